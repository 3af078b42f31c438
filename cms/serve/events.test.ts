// The stream to open pages of the editor: what changed, who is there, and a sign of life for proxies.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Events } from './events.ts';

let events: Events;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  events = new Events();
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

it('tells all that something changed, and a listener that was away what it missed', () => {
  const before = open('Apio', 'home.yaml');
  expect(before.said[0]).toMatch(/^retry: \d+\nevent: news\ndata: \[0,0\]\n\n$/);
  before.close();
  const { length } = before.said;
  const pages = [open('Apio', 'home.yaml'), open('Okello', '')];
  events.changed();
  expect(before.said).toHaveLength(length);
  for (const { said } of pages) expect(said.at(-1)).toBe('event: news\ndata: [1,1]\n\n');
  expect(open('Apio', 'home.yaml').said[0]).toContain('[1,1]');
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

it('says that the editor ends', () => {
  const { said } = open('Apio', 'home.yaml');
  events.end();
  expect(said.at(-1)).toMatch(/^event: idle\n/);
});
