import { expect, test } from 'vitest';
import { parsePage } from '../build/html-tree.ts';
import { findable, type IndexedPage } from '../build/search-entries.ts';
import { makeIndex } from '../build/search-index.ts';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import type { SearchQuestion } from './search.ts';
import { search } from './search.ts';

const origin = 'https://tred.example';
const panel = '<template><div data-search-panel="/search-index.json"></div></template>';
const pages: Record<string, string> = {
  '/pricing': pageOf({ address: '/pricing', title: 'Pricing', body: `<h2 id="plans">Plans</h2>${panel}` }),
  '/terms': pageOf({ address: '/terms', title: 'Terms', body: panel }),
  '/search': pageOf({
    address: '/search',
    title: 'All pages',
    body: `<a href="/pricing">P</a><a href="/terms">T</a><a href="/search">S</a>${panel}`,
  }),
};
const found = Object.entries(pages).flatMap(([address, html]) => findable(parsePage(html), address, origin));

type Built = { html?: Record<string, string>; entries?: IndexedPage[] };

function checked(questions: SearchQuestion[], { html = pages, entries = found }: Built = {}) {
  const files = Object.entries(html).map(([address, text]) => [`${address.slice(1)}/index.html`, text]);
  const site = siteOf({
    ...Object.fromEntries(files),
    'search-index.json': JSON.stringify(makeIndex(entries)),
  });
  return search(site, questions);
}

const problems = async (built: Built = {}, questions: SearchQuestion[] = []): Promise<string[]> =>
  (await checked(questions, built)).problems.map(({ where, what }) => `${where} ${what}`);

test('a page that is not in the index', async () => {
  expect(await problems({ entries: found.filter(({ href }) => href !== '/terms') })).toEqual([
    '/terms is not in the search index',
  ]);
});

test('an entry without a page or a place', async () => {
  const lost = { href: '/gone', title: 'Gone', text: '', headings: [], words: [] };
  const place = { ...lost, href: '/terms#nowhere' };
  expect(await problems({ entries: [...found, lost, place] })).toEqual([
    'search index /gone: there is no such page',
    'search index /terms#nowhere: the page has no such place',
    '/search does not list /gone',
  ]);
});

test('a page that may not connect leads to the search instead', async () => {
  const quiet = (link: string) => {
    const body = `<div data-connects="nowhere">${link}</div>`;
    return { ...pages, '/terms': pageOf({ address: '/terms', title: 'Terms', body }) };
  };
  expect(await problems({ html: quiet('<a href="/search">Search</a>') })).toEqual([]);
  expect(await problems({ html: quiet('') })).toEqual(['/terms has no search']);
});

test('a page that searches another index, or none', async () => {
  const html = {
    ...pages,
    '/terms': pages['/terms']?.replace('/search-index', '/_astro/old') ?? '',
    '/pricing': pages['/pricing']?.replace(panel, '') ?? '',
  };
  expect(await problems({ html })).toEqual([
    '/pricing has no search',
    '/terms searches /_astro/old.json, not /search-index.json',
  ]);
});

test('too few questions that are answered', async () => {
  const [first, three] = await problems({}, [{ question: 'terms', pages: ['/pricing'] }]);
  expect(first).toMatch(/0% .* first 1, not 70%\n.*“terms”: \/pricing in place none; first \/terms/);
  expect(three).toMatch(/first 3, not 95%/);
});

test('a question is asked for the pages that are left', async () => {
  const questions = [['/gone', '/terms'], ['/terms#gone']].map((pages) => ({ question: 'terms', pages }));
  expect(await checked(questions)).toEqual({
    checked: expect.stringContaining('1 questions, 1 not asked'),
    problems: [],
  });
});

test('no index', async () => {
  expect((await search(siteOf({}), [])).problems).toHaveLength(1);
});
