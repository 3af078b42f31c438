import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { putFiles, testFolder } from '../../../desk/src/test-folder.ts';
import { clearCollection, unpublishedEntries, wrongEntries } from './collection-state.ts';
import { entryLoader } from './entries.ts';
import { inWords } from './read-yaml.ts';

const schema = z.strictObject({
  number: z.int(),
  title: z.string(),
  date: z.iso.date(),
  draft: z.boolean().default(false),
});
const COLLECTION = 'tests of checking';

let root: string;
beforeEach(() => {
  root = testFolder();
});
afterAll(() => clearCollection(COLLECTION));

const entry = (number: number, date: string, more = '') =>
  `---\nnumber: ${number}\ntitle: Number ${number}\ndate: ${date}\n${more}---\nWords\n`;

/** Loads the files as Astro does; returns the ids of visible entries. */
async function load(files: Record<string, string>, writing = false): Promise<string[]> {
  putFiles(root, files);
  const stored = new Map<string, unknown>();
  const renderMarkdown = async (body: string) => {
    if (body.includes('klingon')) throw new Error('no language "klingon"');
    return { html: body };
  };
  const context = {
    collection: COLLECTION,
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    logger: { warn: () => {}, info: () => {}, error: () => {} },
    renderMarkdown,
    generateDigest: JSON.stringify,
    watcher: writing ? { add: () => {}, on: () => {} } : undefined,
    store: {
      keys: () => [...stored.keys()],
      get: (id: string) => stored.get(id),
      delete: (id: string) => stored.delete(id),
      set: (each: { id: string }) => Boolean(stored.set(each.id, each)),
    },
  } as unknown as LoaderContext;
  const rules = { schema, waitsFor: 'date', alone: 'number' };
  await entryLoader({ base: '.', pattern: '*.md' }, rules).load(context);
  return [...stored.keys()].sort();
}

const wrong = () =>
  wrongEntries()
    .map(inWords)
    .filter((each) => /site\/(a|b|c)\.md/.test(each));

it('leaves wrong entries out, and reports each', async () => {
  const files = { 'a.md': entry(1, '2026-02-31'), 'b.md': entry(2, '2026-02-28'), 'c.md': entry(3, '2026') };
  expect(await load(files)).toEqual(['b']);
  expect(wrong()).toEqual([
    expect.stringContaining('site/a.md, line 4: date'),
    expect.stringContaining('site/c.md, line 4: date'),
  ]);
});

it('leaves out drafts and entries of a later day, except in development', async () => {
  const files = {
    'a.md': entry(1, '2026-01-01', 'draft: true\n'),
    'b.md': entry(2, '2999-01-01'),
    'c.md': entry(3, '2026-01-01'),
  };
  expect(await load(files)).toEqual(['c']);
  expect(unpublishedEntries()).toEqual([
    { file: 'site/b.md', title: 'Number 2', until: '2999-01-01' },
    { file: 'site/a.md', title: 'Number 1', until: 'draft' },
  ]);
  expect(await load(files, true)).toEqual(['a', 'b', 'c']);
  expect(wrong()).toEqual([]);
});

it('reports a day that does not exist, instead of waiting for it', async () => {
  expect(await load({ 'a.md': entry(1, '2999-11-31') })).toEqual([]);
  expect(unpublishedEntries()).toEqual([]);
  expect(wrongEntries()).toHaveLength(1);
});

it('reports an unfinished draft in development only', async () => {
  expect(await load({ 'a.md': entry(1, '2026', 'draft: true\n') })).toEqual([]);
  expect(wrong()).toEqual([]);
  expect(wrongEntries({ drafts: true })).toHaveLength(1);
});

it('names both files when two share a number, also when one still waits', async () => {
  const [now, later] = ['2026-01-01', '2999-01-01'] as const;
  await load({ 'a.md': entry(2, now), 'b.md': entry(7, now), 'c.md': entry(2, later) });
  expect(wrong()).toEqual([
    'site/c.md, line 2: number is 2, which site/a.md has. Take the next free one, 8.',
  ]);
});

it('reports text that could not be rendered, with its line', async () => {
  expect(await load({ 'a.md': `${entry(1, '2026-01-01')}\nin klingon\n` })).toEqual([]);
  expect(wrong()).toEqual(['site/a.md, line 8: no language "klingon"']);
});
