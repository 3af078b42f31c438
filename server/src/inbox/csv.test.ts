import { buffer } from 'node:stream/consumers';
import { anyText } from '@tred/contract/test-values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testContext } from '../submissions/test-submissions.ts';
import { submissionsToCsv, toCsv } from './csv.ts';

const csv = async (...rows: unknown[][]) => (await buffer(toCsv(['a', 'b'], rows))).toString();
const cell = async (value: unknown) => (await csv([value, 'end'])).split('\r\n')[1]?.replace(/,"end"$/, '');

it('begins with the mark of UTF-8, quotes every cell and ends its lines as spreadsheets do', async () => {
  expect(await csv(['É "x"', null], [12, true])).toBe('\uFEFF"a","b"\r\n"É ""x""",""\r\n"12","true"\r\n');
});

it.each([
  ['@SUM(1)', `"'@SUM(1)"`],
  ['x;=1+1', `"x;'=1+1"`],
  ['x\t@SUM(1)', `"x\t'@SUM(1)"`],
  ['x\n＝1+1', `"x\n'＝1+1"`],
  ['x;"=1+1', `"x;""'=1+1"`],
  [' =1+1', `" '=1+1"`],
])('takes %j for text, also where cells are told apart by other signs', async (typed, expected) => {
  expect(await cell(typed)).toBe(expected);
});

it.each(['1 + 1 = 2', 'a-b@c.example', 'well; then', 'M&S'])('leaves %j as it is', async (typed) => {
  expect(await cell(typed)).toBe(`"${typed}"`);
});

it('writes rows of a list as JSON', async () => {
  expect(await cell([{ product: 'cap' }])).toBe('"[{""product"":""cap""}]"');
});

it('has a column for each label, and one column for forms that ask in the same words', async () => {
  const submission = { status: 'new', spam: null, place: null, email: null, createdAt: 0 } as const;
  async function* entries() {
    yield { ...submission, reference: 'a', form: 'newsletter', values: { email: 'a@b.ug', source: 'blog' } };
    yield { ...submission, reference: 'b', form: 'gone', values: { email: 'c@d.ug' } };
  }
  const { forms } = testContext();
  const [head, first, second] = String(await buffer(submissionsToCsv(entries(), forms, undefined))).split(
    '\r\n',
  );
  expect(head?.split('"Label of email"')).toHaveLength(2);
  expect(first).toContain('"a@b.ug"');
  expect(second).not.toContain('c@d.ug');
  const own = String(await buffer(submissionsToCsv(entries(), forms, 'newsletter')));
  expect(own).toContain('"place","Label of email","Label of source"\r\n');
});

// For every separator and every prefix that a program strips.
const formula = /(?:^|[;\t\r\n])[\s"]*[=+\-@＝＋－＠]/u;

it('begins no formula, whatever was typed, and loses none of it', async () => {
  const typed = fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...'=+-@＝＠;,\t\r\n "\'x') }));
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const cell = (await buffer(toCsv(['a'], [[text]]))).toString().slice('\uFEFF"a"\r\n'.length);
      expect(cell).not.toMatch(formula);
      const read = cell.slice(1, -3).replaceAll('""', '"');
      const bare = (words: string) => Buffer.from(words.replaceAll("'", '')).toString();
      expect(bare(read)).toBe(bare(text));
    }),
  );
});
