import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentWatch } from './content-watch.ts';

const content = join(import.meta.dirname, '../../content');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The modules that are evaluated again, and how often the page is loaded again. */
async function changed(...paths: string[]) {
  const watcher = new EventEmitter();
  const invalidated = new Set<string>();
  const moduleGraph = {
    getModulesByFile: (file: string) => [file],
    invalidateModule: (file: string) => invalidated.add(file.replace(/.*\//, '')),
  };
  const send = vi.fn();
  const server = { watcher, environments: { ssr: { moduleGraph } }, ws: { send } };
  const hook = contentWatch().hooks['astro:server:setup'];
  hook?.({ server } as unknown as HookParameters<'astro:server:setup'>);
  for (const path of paths) watcher.emit('change', join(content, path));
  await vi.runAllTimersAsync();
  return { invalidated, reloads: send.mock.calls.length };
}

it.each([
  ['facts/prices.yaml', 'read-facts.ts'],
  ['navigation.yaml', 'read-facts.ts'],
  ['pages/about.yaml', 'read-page.ts'],
  ['blog/exams.md', 'collection.ts'],
])('evaluates what reads %s again', async (path, reader) => {
  expect((await changed(path)).invalidated).toContain(reader);
});

it('loads the page once for several steps of saving, and not for files outside the content', async () => {
  expect((await changed('blog/exams.md', 'blog/exams.md')).reloads).toBe(1);
  expect((await changed('../pages/index.astro')).reloads).toBe(0);
});
