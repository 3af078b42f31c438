// When all texts are read again while somebody writes.
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forget, see } from '../src/readers/seen-entries.ts';
import { textsWatch } from './texts-watch.ts';

type Asked = { context: Record<string, unknown> };

const COLLECTION = 'tests of watching texts';
const content = join(import.meta.dirname, '../src/content');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forget(COLLECTION);
  vi.useRealTimers();
});

/** How often all is read again after these changes. */
async function reads({ isRestart }: { isRestart: boolean }, ...changes: [event: string, path: string][]) {
  const { hooks } = textsWatch();
  hooks['astro:config:setup']?.({ isRestart } as HookParameters<'astro:config:setup'>);
  const watcher = new EventEmitter();
  const refreshContent = vi.fn(async ({ context }: Asked) => forget('a collection', context));
  const given = { server: { watcher }, refreshContent, logger: { error: vi.fn() } };
  hooks['astro:server:setup']?.(given as unknown as HookParameters<'astro:server:setup'>);
  for (const [event, path] of changes) watcher.emit('all', event, join(content, path));
  await vi.runAllTimersAsync();
  return refreshContent.mock.calls.length;
}

it('leaves a changed text to Astro, until a changed fact has started it over', async () => {
  expect(await reads({ isRestart: false }, ['change', 'blog/exams.md'])).toBe(0);
  expect(await reads({ isRestart: true }, ['change', 'blog/exams.md'])).toBe(1);
});

it('reads all again when a file comes or goes, or names change that others may use', async () => {
  expect(await reads({ isRestart: false }, ['add', 'documents/dpa.md'])).toBe(1);
  expect(await reads({ isRestart: false }, ['unlink', 'documents/dpa.md'])).toBe(1);
  expect(await reads({ isRestart: false }, ['change', 'request-categories.yaml'])).toBe(1);
});

it('reads all again after any change while something is wrong', async () => {
  const file = 'site/src/content/guides/security/index.md';
  see(COLLECTION, file, { problems: [{ file, line: 7, what: 'documents[1] is …' }] });
  expect(await reads({ isRestart: false }, ['change', 'blog/exams.md'])).toBe(1);
});

it('reads once what is saved in several steps, and nothing outside the contents', async () => {
  const steps: [string, string][] = [
    ['unlink', 'blog/exams.md'],
    ['add', 'blog/exams.md'],
  ];
  expect(await reads({ isRestart: false }, ...steps)).toBe(1);
  expect(await reads({ isRestart: true }, ['change', '../pages/index.astro'])).toBe(0);
});
