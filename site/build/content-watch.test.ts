import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCollection, setEntryState } from '../src/readers/collection-state.ts';
import { factsVersion } from '../src/readers/read-facts.ts';
import { contentWatch } from './content-watch.ts';

const COLLECTION = 'content-watch test';
const content = join(import.meta.dirname, '../src/content');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearCollection(COLLECTION);
  vi.useRealTimers();
});

type Options = { context: { onLoad: (facts: string) => void } };

async function changed(changes: [event: string, path: string][], versions: string[] = []) {
  const watcher = new EventEmitter();
  const invalidateModule = vi.fn();
  const moduleGraph = {
    getModulesByFile: (file: string) => (/read-(?:facts|page)\.ts$/.test(file) ? new Set([file]) : undefined),
    invalidateModule,
  };
  const refreshContent = vi.fn(async ({ context }: Options) =>
    context.onLoad(versions.shift() ?? factsVersion()),
  );
  const send = vi.fn();
  const server = { watcher, environments: { ssr: { moduleGraph } }, ws: { send } };
  const hook = contentWatch().hooks['astro:server:setup'];
  hook?.({
    server,
    refreshContent,
    logger: { error: vi.fn() },
  } as unknown as HookParameters<'astro:server:setup'>);
  for (const [event, path] of changes) watcher.emit(event, join(content, path));
  const invalidated = invalidateModule.mock.calls.length;
  await vi.runAllTimersAsync();
  const calls = { loads: refreshContent.mock.calls.length, reloads: send.mock.calls.length };
  return { ...calls, invalidated, invalidatedLater: invalidateModule.mock.calls.length - invalidated };
}

it('has facts read again at once, and loads collections until their schemas have the new facts', async () => {
  expect(await changed([['change', 'facts/prices.yaml']])).toEqual({
    loads: 1,
    invalidated: 1,
    // A page that was rendered meanwhile may have kept the old facts.
    invalidatedLater: 1,
    reloads: 1,
  });
  expect(await changed([['change', 'facts/prices.yaml']], ['old', 'old'])).toEqual({
    loads: 3,
    invalidated: 1,
    // A page that was rendered meanwhile may have kept the old facts.
    invalidatedLater: 1,
    reloads: 1,
  });
});

it('has words read again at once', async () => {
  for (const path of ['pages/home.yaml', 'forms/contact.yaml', 'navigation.yaml'])
    expect(await changed([['change', path]]), path).toMatchObject({ loads: 0, invalidated: 1, reloads: 1 });
});

it('leaves a changed entry to Astro', async () => {
  expect(await changed([['change', 'blog/exams.md']])).toMatchObject({
    loads: 0,
    invalidated: 0,
    reloads: 0,
  });
});

it.each([
  ['add', 'documents/dpa.md'],
  ['unlink', 'documents/dpa.md'],
  ['change', 'request-categories.yaml'],
])('loads all collections when others may be concerned: %s %s', async (event, path) => {
  expect((await changed([[event, path]])).loads).toBe(1);
});

it('loads all collections after any change while an entry is wrong', async () => {
  const file = 'site/src/content/guides/security/index.md';
  setEntryState(COLLECTION, file, { problems: [{ file, line: 7, what: 'documents[1] is …' }] });
  expect((await changed([['change', 'blog/exams.md']])).loads).toBe(1);
});

it('loads once for several steps of saving, and not for files outside the content', async () => {
  const steps: [string, string][] = [
    ['unlink', 'blog/exams.md'],
    ['add', 'blog/exams.md'],
  ];
  expect((await changed(steps)).loads).toBe(1);
  expect((await changed([['add', '../pages/index.astro']])).loads).toBe(0);
});
