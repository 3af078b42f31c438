// The stream to open pages of the editor: what changed, who is there, and a sign of life for proxies.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Events } from './events.ts';

const preview = { turn: 7, changes: new EventTarget() };
let events: Events;
beforeEach(() => {
  vi.useFakeTimers();
  events = new Events(preview);
});
afterEach(() => {
  vi.useRealTimers();
});

function open(who: string, path: string) {
  const said: string[] = [];
  const page = Object.assign(new EventEmitter(), {
    writeHead: vi.fn(),
    write: said.push.bind(said),
    end: said.push.bind(said),
  });
  events.open(page as unknown as ServerResponse, who, path);
  const others = () => said.filter((text) => text.startsWith('event: others')).at(-1);
  return { said, others, headers: page.writeHead, close: () => page.emit('close') };
}
const othersAre = (...names: string[]) => `event: others\ndata: ${JSON.stringify(names)}\n\n`;

it('tells a listener that was away how often the pages changed', () => {
  const before = open('Apio', 'home.yaml');
  expect(before.said[0]).toMatch(/^retry: \d+\nid: 7\nevent: turn\ndata: 7\n\n$/);
  before.close();
  const { length } = before.said;
  preview.turn = 8;
  preview.changes.dispatchEvent(new Event('reload'));
  expect(before.said).toHaveLength(length);
  expect(open('Apio', 'home.yaml').said[0]).toContain('id: 8\n');
});

it('tells people about others who have the same file open, until those leave', () => {
  const first = open('Apio', 'home.yaml');
  open('Apio', 'home.yaml');
  open('Okello', 'news.yaml');
  expect(first.others()).toBe(othersAre());
  const other = open('Okello', 'home.yaml');
  expect([first.others(), other.others()]).toEqual([othersAre('Okello'), othersAre('Apio')]);
  other.close();
  expect(first.others()).toBe(othersAre());
});

it('is neither ended nor kept back by a proxy', () => {
  const { said, headers } = open('Apio', 'home.yaml');
  expect(headers.mock.calls[0]?.[1]).toMatchObject({ 'X-Accel-Buffering': 'no' });
  const { length } = said;
  vi.advanceTimersByTime(60_000);
  expect(said.slice(length)).toEqual([':\n\n', ':\n\n']);
});

it('says to all that something was saved, and that the editor ends', () => {
  const pages = [open('Apio', 'home.yaml'), open('Okello', '')];
  events.send('saved', { path: 'home.yaml' });
  for (const { said } of pages) expect(said.at(-1)).toBe('event: saved\ndata: {"path":"home.yaml"}\n\n');
  events.end();
  for (const { said } of pages) expect(said.at(-1)).toMatch(/^event: idle\n/);
});
