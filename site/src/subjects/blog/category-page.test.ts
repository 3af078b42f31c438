// What the page of a category shows.
import { expect, it } from 'vitest';
import { blogCategories } from '~/facts/blog-categories';
import { categorySlug } from './categories';
import { categoryPage } from './category-page';
import { somePost } from './fixtures';

const posts = [
  somePost(1, { category: 'Security' }),
  somePost(2),
  somePost(3, { category: 'Security', date: '2026-03-01' }),
];
const page = categoryPage('Security', posts);

it('makes an address of a name: lower case, the first space a hyphen', () => {
  expect(categorySlug('Technology')).toBe('technology');
  expect(categorySlug('Best Practices')).toBe('best-practices');
  expect(categorySlug('A B C')).toBe('a-b c');
});

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
});
