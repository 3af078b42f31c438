// What an article's page shows.
import { expect, it } from 'vitest';
import { articlePage } from './article-page';
import { somePost } from './fixtures';

const post = somePost(2, {
  title: 'Fees on time',
  excerpt: 'How one bursar does it.',
  category: 'Best Practices',
  updated: '2026-02-01',
});
const posts = [somePost(1), post, somePost(5, { title: 'The next one', category: 'Best Practices' })];
const page = articlePage(post, posts);

it('says what it is, where it belongs and since when', () => {
  expect(page.article).toMatchObject({
    title: 'Fees on time',
    lead: 'How one bursar does it.',
    text: { html: '<p>Words.</p>' },
    trail: [{ path: '/blog' }, { name: 'Best Practices', path: '/blog/category/best-practices' }],
    meta: {
      path: '/blog/2',
      article: { published: '2026-01-01', updated: '2026-02-01', author: 'Grace Auma' },
    },
    jsonLd: [{ '@type': 'BlogPosting' }],
  });
});

it('is shared by its number', () => {
  expect(page.share).toEqual({ title: 'Fees on time', url: 'https://tred.example/blog/2' });
});

it('leads on to what is related and to what stands beside it', () => {
  expect(page.related.covers.map(({ href }) => href)).toEqual(['/blog/5', '/blog/1']);
  expect(page.neighbours).toMatchObject({
    previous: { href: '/blog/1' },
    next: { title: 'The next one', href: '/blog/5' },
  });
});
