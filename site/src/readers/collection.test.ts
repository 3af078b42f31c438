import { z } from 'astro/zod';
import { afterEach, expect, it } from 'vitest';
import { collection } from './collection.ts';
import { readAgain } from './content.ts';
import { inWords } from './read-yaml.ts';

const schema = z.strictObject({
  number: z.int(),
  title: z.string(),
  date: z.iso.date(),
  draft: z.boolean().default(false),
});

afterEach(() => readAgain());

const entry = (number: number, date: string, more = '') =>
  `---\nnumber: ${number}\ntitle: Number ${number}\ndate: ${date}\n${more}---\nWords\n`;

async function read(files: Record<string, string>, drafts = false) {
  readAgain(Object.fromEntries(Object.entries(files).map(([name, text]) => [`tested/${name}`, text])));
  const rules = { folder: 'tested', pattern: '*.md', schema, waitsFor: 'date', unique: 'number' };
  const render = async (body: string) => {
    if (body.includes('klingon')) throw new Error('no language "klingon"');
    return body;
  };
  const { entries, problems } = await collection(rules, { render, drafts }).read();
  return {
    ids: entries.map(({ id }) => id),
    problems: problems.map((each) => inWords(each).replaceAll('content/tested/', '')),
  };
}

it('leaves wrong entries out, and reports each', async () => {
  const files = { 'a.md': entry(1, '2026-02-31'), 'b.md': entry(2, '2026-02-28'), 'c.md': entry(3, '2026') };
  expect(await read(files)).toMatchObject({
    ids: ['b'],
    problems: [expect.stringContaining('a.md, line 4: date'), expect.stringContaining('c.md, line 4: date')],
  });
});

it('leaves out drafts and entries of a later day, unless drafts are shown', async () => {
  const files = {
    'a.md': entry(1, '2026-01-01', 'draft: true\n'),
    'b.md': entry(2, '2999-01-01'),
    'c.md': entry(3, '2026-01-01'),
  };
  expect(await read(files)).toEqual({
    ids: ['c'],
    problems: [],
  });
  expect((await read(files, true)).ids).toEqual(['a', 'b', 'c']);
});

it('reports a day that does not exist, instead of waiting for it', async () => {
  const { ids, problems } = await read({ 'a.md': entry(1, '2999-11-31') });
  expect(ids).toEqual([]);
  expect(problems).toHaveLength(1);
});

it('reports an unfinished draft only where drafts are shown', async () => {
  const files = { 'a.md': entry(1, '2026', 'draft: true\n') };
  expect(await read(files)).toMatchObject({ ids: [], problems: [] });
  expect((await read(files, true)).problems).toHaveLength(1);
});

it('names both files when two share a number, also when one still waits', async () => {
  const [now, later] = ['2026-01-01', '2999-01-01'] as const;
  const files = { 'a.md': entry(2, now), 'b.md': entry(7, now), 'c.md': entry(2, later) };
  expect((await read(files)).problems).toEqual([
    'c.md, line 2: number is 2, which a.md has. Take the next free one, 8.',
  ]);
});

it('reports text that could not be rendered, with its line', async () => {
  expect(await read({ 'a.md': `${entry(1, '2026-01-01')}\nin klingon\n` })).toMatchObject({
    ids: [],
    problems: ['a.md, line 8: no language "klingon"'],
  });
});
