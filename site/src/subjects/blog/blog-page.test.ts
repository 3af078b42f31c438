// What the pages of the blog's list show.
import { expect, it } from 'vitest';
import { featuredNumber } from '~/facts/blog';
import { blogPage, laterBlogPages } from './blog-page';
import { somePost } from './fixtures';

const posts = [somePost(1), somePost(featuredNumber, { title: 'On top' })];
const many = Array.from({ length: 14 }, (_, at) => somePost(at + featuredNumber));
const addresses = (items: readonly { href: string }[]) => items.map(({ href }) => href);

it('sets one article on top, at the address of the featured one', () => {
  expect(blogPage(posts).featured.first).toMatchObject({ title: 'On top', href: '/blog/featured' });
});

it('lists them all, the featured one too, by their numbers', () => {
  const { list } = blogPage(posts);
  expect(addresses(list.items)).toEqual(['/blog/1', `/blog/${featuredNumber}`]);
  expect(list).toMatchObject({ page: 1, pages: 1, total: 2 });
});

it('has six on a page', () => {
  const { list } = blogPage(many);
  expect(list.items).toHaveLength(6);
  expect(list).toMatchObject({ pages: 3, total: 14 });
});

it('has pages after the first with the rest, each under the blog and after the one before it', () => {
  const [second, third] = laterBlogPages(many);
  expect(addresses(third?.list.items ?? [])).toEqual([12, 13].map((at) => `/blog/${at + featuredNumber}`));
  expect(second?.meta).toMatchObject({
    under: [{ path: '/blog' }],
    crumb: 'Page 2',
    pictureOf: '/blog',
    previous: '/blog',
  });
  expect(third?.meta.previous).toBe('/blog/page/2');
  expect(new Set([second?.meta.title, third?.meta.title]).size).toBe(2);
  expect(second?.links).toMatchObject({ list: '/blog', page: 2, pages: 3 });
});

it('stops when the article that should be on top is missing', () => {
  expect(() => blogPage([somePost(1)])).toThrow(`no article has the number ${featuredNumber}`);
});
