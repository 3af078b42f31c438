import { expect, it } from 'vitest';
import { pack, type SearchEntry, stem, unpack } from './index-file.ts';
import { inSections, sectionOf } from './sections.ts';

const entry = (number: number, words: string[] = []): SearchEntry => ({
  href: `/page-${number}`,
  title: `Page ${number}`,
  section: number % 2 ? 'Blog' : 'Product',
  weight: number % 2 ? 1 : 1.5,
  text: 'Its own description.',
  headings: [],
  words,
  also: [],
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
      { ...entry(1, ['slip']), also: ['money', 'slips'] },
    ],
    common: ['the', 'school'],
    answers: [{ page: '/help', questions: ['money back', 'refund'] }],
  };
  expect(unpack(JSON.parse(JSON.stringify(pack(index))))).toEqual(index);
});

it('keeps the pages of a word, also when they are far apart', () => {
  const at = [0, 1, 91, 92, 183, 400, 999];
  const entries = Array.from({ length: 1000 }, (_, number) =>
    entry(number, at.includes(number) ? ['far'] : []),
  );
  const found = unpack(pack({ entries, common: [], answers: [] })).entries;
  expect(found.flatMap(({ words }, number) => (words.includes('far') ? [number] : []))).toEqual(at);
});

it.each([
  ['fee', 'fees'],
  ['price', 'prices', 'pricing', 'priced'],
  ['register', 'registers', 'registered', 'registering'],
  ['class', 'classes'],
  ['policy', 'policies'],
  ['apply', 'applies', 'applied', 'applying'],
  ['plan', 'plans', 'planned', 'planning'],
])('%s', (...forms) => expect(new Set(forms.map(stem)).size).toBe(1));

it.each(['status', 'analysis', 'bus', 'sms', 'process', 'ring', 'need', 'red', 'line'])(
  '"%s" keeps its ending',
  (word) => expect(stem(word)).toBe(word),
);

const sections = [
  { name: 'Product', under: ['/', '/features'] },
  { name: 'Requests', under: ['/features/requests'] },
  { name: 'Company', under: ['/contact'], others: true },
];

it.each([
  ['/', 'Product'],
  ['/features', 'Product'],
  ['/features/requests', 'Requests'],
  ['/features/requests#dark-theme', 'Requests'],
  ['/featuresque', 'Company'],
  ['/about', 'Company'],
])('%s is in %s', (href, name) => expect(sectionOf(sections, href).name).toBe(name));

it('lists all of a section, or the first 60 and a link where the section has its own list', () => {
  const links = (start: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `${at}`, href: `${start}/${at}` }));
  const groups = (count: number, list?: string) =>
    inSections(
      [
        { name: 'Blog', under: ['/blog'], ...(list && { list }) },
        { name: 'Empty', under: ['/empty'] },
      ],
      links('/blog', count),
      '{section}: all {count}',
    );
  expect(groups(60, '/blog')).toEqual([{ title: 'Blog', links: links('/blog', 60) }]);
  expect(groups(61)[0]?.links).toHaveLength(61);
  expect(groups(5000, '/blog')[0]?.links).toHaveLength(61);
  expect(groups(5000, '/blog')[0]?.links.at(-1)).toEqual({ label: 'Blog: all 5000', href: '/blog' });
});
