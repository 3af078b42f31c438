// Cases that the browser tests do not cover: no network, keys, and later pages.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { counted, fillValues } from '~/lib/format-text';
import { inPages } from '~/lib/paging';
import { blog } from '../../words';
import { type IndexedPost, PER_PAGE } from './articles';
import { BlogIndex } from './BlogIndex';

const words = blog.list;
const articles = (count: number) => counted(count, words.unit);
const post = (number: number): IndexedPost => ({
  drawing: 'cash box',
  title: `Article ${number}`,
  text: 'On running a school.',
  author: 'Grace Auma',
  category: 'Design',
  href: `/blog/${number}`,
  facts: ['12 June 2026', '4 min read'],
});
const posts = Array.from({ length: 14 }, (_, index) => post(index + 1));
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
const status = () => screen.getByRole('status').textContent;
const says = (text: string) => waitFor(() => expect(status()).toBe(text));
const more = () => screen.queryByRole('button', { name: words.more });
beforeEach(() => {
  server.mockClear();
  vi.stubGlobal('fetch', server);
  history.replaceState(null, '', '/blog');
});

const range = (first: number, last: number) =>
  fillValues(words.range, { first, last, articles: articles(14) });

it('reports a network failure, and can retry', async () => {
  // This test must be the first: the file is fetched once.
  vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockImplementation(server));
  render(island());
  await userEvent.click(more() as HTMLElement);
  await says(words.failed);
  expect(addresses()).toHaveLength(6);
  await userEvent.click(more() as HTMLElement);
  await says(range(1, 12));
});

it('loads more with the space bar, and lets modified clicks open a new tab', async () => {
  const user = userEvent.setup();
  render(island());
  more()?.focus();
  await user.keyboard(' ');
  await says(range(1, 12));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('button', { name: words.more }));
  expect(addresses()).toHaveLength(12);
});

it('shows the same list after a reload, also from a later page', async () => {
  for (const { page, last } of [
    { page: 1, last: 12 },
    { page: 2, last: 14 },
  ]) {
    history.replaceState(null, '', '/blog');
    const { unmount } = render(island(page));
    await userEvent.click(more() as HTMLElement);
    const shown = range((page - 1) * PER_PAGE + 1, last);
    await says(shown);
    const before = addresses();
    unmount();
    const reloaded = render(island(page));
    await says(shown);
    expect(addresses()).toEqual(before);
    reloaded.unmount();
  }
});
