// Cases that the browser tests do not cover: no network, keys, searches from any page, and matching.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { counted, fillValues } from '~/lib/format-text';
import { inPages } from '~/lib/paging';
import { blog } from '../../words';
import { type IndexedPost, matches, PER_PAGE } from './articles';
import { BlogIndex } from './BlogIndex';

const words = blog.list;
const articles = (count: number) => counted(count, words.unit);
const post = (number: number, more: Partial<IndexedPost> = {}): IndexedPost => ({
  drawing: 'cash box',
  title: `Article ${number}`,
  text: 'On running a school.',
  author: 'Grace Auma',
  category: 'Design',
  href: `/blog/${number}`,
  facts: ['12 June 2026', '4 min read'],
  ...more,
});
const posts = [
  ...Array.from({ length: 12 }, (_, index) => post(index + 1)),
  post(13, { title: 'Fees by phone', author: 'Moses Tumwine' }),
  post(14, { text: 'What fees say.', category: 'Security' }),
];
const pages = inPages(posts, PER_PAGE);

/** Serves /blog/articles.json. */
const server = vi.fn(async (_: string) => Response.json(posts));

const island = (page = 1) => {
  const slice = pages[page - 1];
  if (!slice) throw new Error(`There is no page ${page}`);
  return <BlogIndex {...slice} words={words} />;
};

const addresses = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: words.label });
const status = () => screen.getByRole('status').textContent;
const says = (text: string) => waitFor(() => expect(status()).toBe(text));
const more = () => screen.queryByRole('button', { name: words.more });
/** One change event: each key would render six covers. */
const search = (text: string) => fireEvent.change(field(), { target: { value: text } });

beforeEach(() => {
  server.mockClear();
  vi.stubGlobal('fetch', server);
  history.replaceState(null, '', '/blog');
});

it('reports a network failure, and can retry', async () => {
  // This test must be the first: the file is fetched once.
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockImplementation(server));
  render(island());
  search('q');
  await waitFor(() => expect(status()).toBe(words.failed));
  expect(addresses()).toHaveLength(6);
  search('qx');
  await says(fillValues(words.none, { query: 'qx' }));
});

it('loads more with the space bar, and lets modified clicks open a new tab', async () => {
  const user = userEvent.setup();
  render(island());
  more()?.focus();
  await user.keyboard(' ');
  await says(fillValues(words.shown, { shown: 12, articles: articles(14) }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('button', { name: words.more }));
  expect(addresses()).toHaveLength(12);
});

it('searches all pages from a later page, and returns to that page', async () => {
  history.replaceState(null, '', '/blog/page/2');
  render(island(2));
  search('phone');
  await says(fillValues(words.found, { articles: articles(1), query: 'phone' }));
  expect(location.pathname + location.search).toBe('/blog?q=phone');
  search('');
  await says(fillValues(words.range, { first: 7, last: 12, articles: articles(14) }));
  expect(location.pathname + location.search).toBe('/blog/page/2');
});

it('shows the first six results', async () => {
  render(island());
  search('article');
  await says(fillValues(words.found, { articles: articles(13), query: 'article' }));
  expect(addresses()).toHaveLength(6);
});

const found = post(2, {
  title: 'Fees without the queue',
  text: 'What a bursar’s ledger says',
  author: 'Aïsha Namuli',
  category: 'Best Practices',
});

it.each(['fees', 'FEES queue', 'queue fees', 'bursars', 'bursar', 'aisha', 'best prac', 'queue, fees!'])(
  'matches "%s"',
  (query) => expect(matches(found, query)).toBe(true),
);

it.each(['', '  ', '!', 'uneb', 'fees uneb', 'edger'])('does not match "%s"', (query) =>
  expect(matches(found, query)).toBe(false),
);
