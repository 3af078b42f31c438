import { describe, expect, it } from 'vitest';
import { pack, type SearchEntry } from '../index-file.ts';
import { openIndex, type Piece, significantWords } from './site-search.ts';

it('leaves out question words, unless nothing else was typed', () => {
  expect(significantWords('How do I pay the fees?')).toEqual(['pay', 'fees']);
  expect(significantWords('how to')).toEqual(['how', 'to']);
});

const entry = (href: string, title: string, parts: Partial<SearchEntry> = {}): SearchEntry => ({
  href,
  title,
  section: 'Product',
  weight: 1,
  text: '',
  headings: [],
  words: [],
  also: [],
  ...parts,
});

const entries = [
  entry('/pricing', 'Pricing in Uganda shillings', {
    headings: [
      { text: 'Paid by the term', anchor: 'main' },
      { text: 'Can we leave?', anchor: 'faq' },
    ],
    words: ['mtn', 'instalments'],
  }),
  entry('/modules#attendance', 'Attendance tracking', { text: 'A register on a phone.' }),
  entry('/terms', 'Terms of service', {
    text: 'The agreement in plain English.',
    headings: [{ text: 'Renewal and cancellation', anchor: 'renewal' }, { text: 'Law, courts' }],
    words: ['annex', 'refund', 'refundable'],
  }),
  entry('/blog/1', 'A day at the bursar’s desk', {
    text: 'Fees come in by Mobile Money.',
    words: ['attendance'],
  }),
  entry('/blog/2', 'Aïsha and the register', { text: 'Her work at eight.' }),
  entry('/mobile', 'Mobile app', {
    text: 'For parents. Money is seen at once.',
    weight: 3,
    words: ['refundable'],
  }),
  entry('/events/fees', 'Fees by mobile money', { weight: 0.5, also: ['momo'] }),
];

const runSearch = await openIndex(
  pack({
    entries,
    common: ['parent', 'how', 'to'],
    answers: [{ page: '/terms', questions: ['money back'] }],
  }),
);
const search = (query: string) => runSearch(query).hits;
const found = (query: string) => search(query).map((hit) => hit.entry);
const textOf = (pieces: readonly Piece[] = []) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('finds', () => {
  it.each([
    ['a form of the word', 'prices', '/pricing'],
    ['a word that is still being typed', 'attendan', '/modules#attendance'],
    ['a typing error', 'atendance', '/modules#attendance'],
    ['swapped letters', 'pricnig', '/pricing'],
    ['a word without its accent', 'aisha', '/blog/2'],
    ['a word without its apostrophe', 'bursars', '/blog/1'],
    ['a word that stands only in the text', 'refund', '/terms'],
    ['a synonym', 'momo', '/events/fees'],
    ['a word among common ones', 'how to parents attendance', '/modules#attendance'],
    ['what a question is about', 'how much is the price?', '/pricing'],
    ['the rest, when a word is nowhere', 'zeppelin attendance', '/modules#attendance'],
  ])('%s: "%s"', (_what, query, href) => expect(found(query)[0]).toBe(href));

  it.each(['', '  ', '?!', 'zeppelin'])('nothing by "%s"', (query) => expect(search(query)).toEqual([]));
});

it('finds in a part of the site only, with typing errors too', () => {
  const inBlog = (query: string) => runSearch(query, 9, '/blog/').hits.map((hit) => hit.entry);
  expect(inBlog('fees')).toEqual(['/blog/1']);
  expect(inBlog('mobile money')).toEqual(['/blog/1']);
  expect(inBlog('regsiter')).toEqual(['/blog/2']);
  expect(inBlog('pricing')).toEqual([]);
});

it('counts all results and returns up to the limit', () => {
  const { hits, count } = runSearch('attendance', 1);
  expect([hits.length, count]).toEqual([1, 2]);
});

describe('ranks', () => {
  it('a title above a text, a text above a mere mention', () =>
    expect(found('attendance')).toEqual(['/modules#attendance', '/blog/1']));
  it('whole words above beginnings of words', () => expect(found('refund')).toEqual(['/terms', '/mobile']));
  it('a chosen answer first, for a question with all its words', () => {
    expect(found('can I have my money back')[0]).toBe('/terms');
    expect(found('money')[0]).not.toBe('/terms');
  });
  it('all words in the title above one, even where the section counts for less', () =>
    expect(found('mobile money')[0]).toBe('/events/fees'));
});

describe('shows', () => {
  it('the section, the title and the snippet with what was found', () => {
    const [first, second] = search('fees');
    expect([first?.section, textOf(first?.title)]).toEqual(['Product', '[Fees] by mobile money']);
    expect(textOf(second?.snippet)).toBe('[Fees] come in by Mobile Money.');
  });

  it.each([
    [
      'the heading that has it, and goes there',
      'cancellation',
      'Renewal and [cancellation]',
      '/terms#renewal',
    ],
    ['a heading without an anchor by its words', 'courts', 'Law, [courts]', '/terms#:~:text=Law%2C%20courts'],
    ['the page itself for its first heading', 'paid', '[Paid] by the term', '/pricing'],
  ])('%s', (_, query, heading, href) => {
    const [hit] = search(query);
    expect([textOf(hit?.heading), hit?.href]).toEqual([heading, href]);
  });

  it('the words that only the text has, in the order asked for, and goes to them', () => {
    const [hit] = search('refund');
    expect([hit?.otherMatches, hit?.href]).toEqual([['refund'], '/terms#:~:text=refund']);
    expect(search('refund annex')[0]?.otherMatches.slice(0, 2)).toEqual(['refund', 'annex']);
    expect(search('terms')[0]?.otherMatches).toEqual([]);
    // A synonym is not on the page.
    expect(search('momo')[0]?.otherMatches).toEqual([]);
  });
});
