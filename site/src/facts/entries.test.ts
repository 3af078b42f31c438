// Entries with facts in them are not kept past a change of the facts.
import type { LoaderContext } from 'astro/loaders';
import { expect, it, vi } from 'vitest';
import { afterFacts } from './entries.ts';
import { factsVersion } from './read-facts.ts';

function load(kept: string | undefined) {
  const meta = new Map(kept === undefined ? [] : [['facts', kept]]);
  const clear = vi.fn();
  const inner = vi.fn(async () => {});
  const context = { meta, store: { clear } } as unknown as LoaderContext;
  const { load: loadAll } = afterFacts({ name: 'files', load: inner });
  return { done: loadAll(context), meta, clear, inner };
}

it('forgets entries that were read with other facts', async () => {
  const { done, meta, clear, inner } = load('before');
  await done;
  expect(clear).toHaveBeenCalledOnce();
  expect(inner).toHaveBeenCalledOnce();
  expect(meta.get('facts')).toBe(factsVersion());
});

it('keeps those that were read with the same', async () => {
  const { done, clear, inner } = load(factsVersion());
  await done;
  expect(clear).not.toHaveBeenCalled();
  expect(inner).toHaveBeenCalledOnce();
});
