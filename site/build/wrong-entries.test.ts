import type { AstroIntegrationLogger, HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCollection, setEntryState, WrongEntries } from '../src/readers/collection-state.ts';
import { stopAtWrongEntries } from './wrong-entries.ts';

const COLLECTION = 'tests of wrong entries';
const file = 'site/src/content/blog/exams.md';
const wrong = { problems: [{ file, line: 12, what: '<iframe> cannot stand in a text.' }] };
const logger = { info: vi.fn(), error: vi.fn() } as unknown as AstroIntegrationLogger;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearCollection(COLLECTION);
  vi.useRealTimers();
});

const hooks = () => stopAtWrongEntries().hooks;
const build = () => hooks()['astro:build:start']?.({ logger } as HookParameters<'astro:build:start'>);

it('stops it, with nothing but what is wrong', () => {
  setEntryState(COLLECTION, file, wrong);
  expect(build).toThrow(
    expect.objectContaining({ message: `${file}, line 12: <iframe> cannot stand in a text.`, stack: '' }),
  );
});

it('keeps the words document and window from where Astro looks for them, to give advice on browsers', () => {
  expect(String(new WrongEntries([{ file, line: 3, what: 'no document, no window.' }]))).toBe('WrongEntries');
});

it('tells the browser, each page that is opened later too, and when all is right again', async () => {
  const sent = vi.fn();
  const opened: ((socket: { send: (text: string) => void }) => void)[] = [];
  const ws = { send: sent, on: (_: string, listener: (typeof opened)[number]) => opened.push(listener) };
  const server = { ws };
  hooks()['astro:server:setup']?.({ server, logger } as unknown as HookParameters<'astro:server:setup'>);

  setEntryState(COLLECTION, file, wrong);
  await vi.runAllTimersAsync();
  const message = `${file}, line 12: &lt;iframe&gt; cannot stand in a text.`;
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'error' }));
  expect(sent.mock.lastCall?.[0].err.message).toContain(message);

  const page = vi.fn();
  for (const open of opened) open({ send: page });
  expect(JSON.parse(page.mock.lastCall?.[0]).err.message).toContain(message);

  setEntryState(COLLECTION, file, undefined);
  await vi.runAllTimersAsync();
  expect(sent).toHaveBeenLastCalledWith({ type: 'full-reload' });
});
