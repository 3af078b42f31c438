// What the pages of a category show.
import { expect, it } from 'vitest';
import { blogCategories } from '~/facts/blog-categories';
import { categoryPages } from './category-page';
import { somePost } from './fixtures';

const posts = [
  somePost(1, { category: 'Security' }),
  somePost(2),
  somePost(3, { category: 'Security', date: '2026-03-01' }),
];
const pageOf = (number: number, all = posts) => {
  const found = categoryPages('Security', all).find(({ page }) => page === number);
  if (!found) throw new Error(`There is no page ${number}`);
  return found.props;
};
const page = pageOf(1);

it('lists its own articles, the newest first, with who wrote them', () => {
  expect(page.count).toBe('2 articles');
  expect(page.covers.map(({ href }) => href)).toEqual(['/blog/3', '/blog/1']);
  expect(page.covers[0]?.facts?.[0]).toBe('Grace Auma');
});

it('counts every category, also the empty ones, and marks its own', () => {
  expect(page.categories.links).toHaveLength(blogCategories.length);
  expect(page.categories.links.filter(({ count }) => count > 0)).toEqual([
    { label: 'Design', href: '/blog/category/design', count: 1, current: false },
    { label: 'Security', href: '/blog/category/security', count: 2, current: true },
  ]);
});

it('stands under the blog, and can be followed', () => {
  expect(page.meta).toMatchObject({
    path: '/blog/category/security',
    crumb: 'Security',
    under: [{ path: '/blog' }],
  });
  expect(page.feeds.map(({ path }) => path)).toEqual(['/blog/category/security/rss.xml', '/blog/rss.xml']);
  expect(page.feedLink.label).toBe('Security as an RSS feed');
});

it('has its older articles on further pages', () => {
  const many = Array.from({ length: 45 }, (_, at) => somePost(at + 1, { category: 'Security' }));
  const last = pageOf(3, many);
  expect(last.covers.map(({ href }) => href)).toEqual([5, 4, 3, 2, 1].map((number) => `/blog/${number}`));
  expect(last.count).toBe('45 articles');
  expect(last.meta).toMatchObject({
    path: '/blog/category/security/page/3',
    pictureOf: '/blog/category/security',
    previous: '/blog/category/security/page/2',
  });
});
