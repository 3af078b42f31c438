// What is packed comes out again, whatever the pages hold.
import { expect, it } from 'vitest';
import { pack, type SearchEntry, unpack } from './index-file.ts';

const entry = (number: number, words: string[] = []): SearchEntry => ({
  href: `/page-${number}`,
  title: `Page ${number}`,
  section: number % 2 ? 'Blog' : 'Product',
  weight: number % 2 ? 1 : 1.5,
  text: 'What it says of itself.',
  headings: [],
  words,
});

it('keeps every field', () => {
  const index = {
    entries: [
      {
        ...entry(0, ['ledger', 'slip']),
        headings: [
          { text: 'Refunds & returns', anchor: 'refunds-returns' },
          { text: 'Issue #12', anchor: 'twelve' },
          { text: 'Without an anchor, #1' },
        ],
      },
      entry(1, ['slip']),
    ],
    common: ['the', 'school'],
    alike: [['momo', 'mobile money']],
  };
  expect(unpack(JSON.parse(JSON.stringify(pack(index))))).toEqual(index);
});

it('finds a word again however far apart its pages stand', () => {
  const at = [0, 1, 91, 92, 183, 400, 999];
  const entries = Array.from({ length: 1000 }, (_, number) =>
    entry(number, at.includes(number) ? ['far'] : []),
  );
  const found = unpack(pack({ entries, common: [], alike: [] })).entries;
  expect(found.flatMap(({ words }, number) => (words.includes('far') ? [number] : []))).toEqual(at);
});

it('needs no escapes in JSON for its steps', () => {
  const entries = Array.from({ length: 300 }, (_, number) =>
    entry(number, number % 7 ? ['often'] : ['seldom']),
  );
  const { places } = pack({ entries, common: [], alike: [] });
  expect(JSON.stringify(places)).toBe(`"${places}"`);
});
