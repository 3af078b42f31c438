// What of all pages goes into the index: nothing twice, nothing that tells no page apart.
import { expect, it } from 'vitest';
import { unpack } from '../src/subjects/search/index-file.ts';
import { makeIndex, UNSORTED } from './search-index.ts';
import type { Found } from './searchable.ts';

const found = (href: string, parts: Partial<Found> = {}): Found => ({
  href,
  title: `Title of ${href}`,
  text: '',
  headings: [],
  words: [],
  ...parts,
});

/** Enough other pages that a word on a few of them is not a common one. */
const others = Array.from({ length: 40 }, (_, at) => found(`/blog/${at}`, { words: ['everywhere'] }));
const indexOf = (...entries: Found[]) => unpack(makeIndex([...entries, ...others]));

it('names the section, and one for addresses that nobody sorted in', () => {
  const { entries } = indexOf(found('/pricing'), found('/features/requests#a'), found('/unheard-of'));
  expect(entries.slice(0, 3).map(({ section }) => section)).toEqual([
    'Product',
    'Feature requests',
    UNSORTED,
  ]);
});

it('keeps the words that title, text and headings do not say already, one form of each', () => {
  const [entry, terms] = indexOf(
    found('/pricing', {
      title: 'Pricing',
      text: 'What it costs.',
      headings: [{ text: 'Refunds' }],
      words: ['prices', 'cost', 'refund', 'ledger', 'ledgers', 'a', '12', '27001', 'everywhere'],
    }),
    found('/terms', { words: ['ledgers'] }),
  ).entries;
  expect(entry?.words).toEqual(['27001', 'ledger']);
  expect(terms?.words).toEqual(['ledgers']);
});

it('tells common words from telling ones', () => {
  expect(indexOf(found('/pricing', { words: ['seldom'] })).common).toEqual(['everywher']);
});

it('drops headings that many pages share or that are the title of another entry', () => {
  const shared = { text: 'In short', anchor: 'in-short' };
  const { entries } = indexOf(
    found('/pricing', { headings: [shared, { text: 'Terms' }, { text: 'Own' }] }),
    found('/terms', { title: 'Terms', headings: [shared] }),
    found('/about', { headings: [shared] }),
  );
  expect(entries[0]?.headings).toEqual([{ text: 'Own' }]);
});

it('leaves out all but the newest hundred articles, and says which places in the blog those have', () => {
  const articles = Array.from({ length: 130 }, (_, at) =>
    found(`/blog/${at + 1}`, {
      published: at < 20 ? '2026-11-01' : `2025-01-${(at % 28) + 1}`.padEnd(10, '0'),
    }),
  );
  const file = makeIndex([found('/pricing'), ...articles]);
  expect(file.hrefs).toHaveLength(101);
  expect(file.known).toHaveLength(100);
  expect(file.known?.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(file.known?.map((place) => `/blog/${place + 1}`)).toEqual(file.hrefs.slice(1));
  expect(makeIndex([found('/pricing'), ...articles.slice(0, 100)]).known).toBeUndefined();
});
