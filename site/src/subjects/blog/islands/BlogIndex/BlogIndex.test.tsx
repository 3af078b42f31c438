// The blog's list: found as you type, six at a time, whole without script.
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BlogIndex, type IndexedPost } from './BlogIndex';

const post = (number: number, more: Partial<IndexedPost> = {}): IndexedPost => ({
  seed: `blog-${number}`,
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
const island = <BlogIndex posts={posts} suggestions={['fees', 'UNEB']} />;

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
const status = () => screen.getByRole('status').textContent;
const more = () => screen.queryByRole('button', { name: 'Load more' });

beforeEach(() => history.replaceState(null, '', '/blog'));
afterEach(cleanup);

it('is a whole list and a plain form in the HTML', () => {
  const html = renderToString(island);
  expect(html.match(/href="\/blog\/\d+"/g)).toHaveLength(14);
  expect(html).toContain('action="/blog" method="get"');
  expect(html).toContain('name="q"');
  // Shown where a script can run.
  expect(html).toContain('Load more');
});

it('starts with the first six in the stored order', () => {
  render(island);
  expect(addresses()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `/blog/${number}`));
  expect(status()).toBe('14 articles');
});

it('loads six more, moves the focus to the first new one, and ends', async () => {
  const user = userEvent.setup();
  render(island);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(addresses()).toHaveLength(12);
  expect(document.activeElement?.getAttribute('href')).toBe('/blog/7');
  expect(status()).toBe('Showing 12 of 14 articles');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(addresses()).toHaveLength(14);
  expect(document.activeElement?.getAttribute('href')).toBe('/blog/13');
  expect(more()).toBeNull();
});

it.each([
  ['title', 'article 11', '/blog/11'],
  ['excerpt', 'what fees', '/blog/14'],
  ['author', 'tumwine', '/blog/13'],
  ['category', 'security', '/blog/14'],
])('finds by %s as you type', async (_, query, address) => {
  const user = userEvent.setup();
  render(island);
  await user.type(field(), query);
  expect(addresses()).toEqual([address]);
  expect(status()).toBe(`1 article for “${query}”`);
  expect(new URLSearchParams(location.search).get('q')).toBe(query);
});

it('takes the query from the address, and drops it from there when the field is emptied', async () => {
  history.replaceState(null, '', '/blog?q=fees&from=letter');
  const user = userEvent.setup();
  render(island);
  expect(field().value).toBe('fees');
  expect(status()).toBe('2 articles for “fees”');
  await user.clear(field());
  expect(status()).toBe('14 articles');
  expect(location.search).toBe('?from=letter');
});

it('helps on when nothing is found', async () => {
  const user = userEvent.setup();
  render(island);
  await user.type(field(), 'zebra');
  expect(status()).toBe('No article for “zebra”');
  expect(more()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'fees' }));
  expect(field().value).toBe('fees');
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(2);
});

it('starts with six again after a new search', async () => {
  const user = userEvent.setup();
  render(island);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await user.type(field(), 'article');
  expect(addresses()).toHaveLength(6);
});
