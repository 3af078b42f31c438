// What a feed of articles says.
import { expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { categoryFeed, feedItems } from './feeds';
import { somePost } from './fixtures';

it('has the articles, the newest first, by their own addresses', () => {
  const posts = [somePost(1, { excerpt: 'In short.' }), somePost(2, { date: '2026-02-01' })];
  expect(feedItems(posts).map(({ path }) => path)).toEqual(['/blog/2', '/blog/1']);
  expect(feedItems(posts)[1]).toEqual({
    title: 'A title',
    text: 'In short.',
    date: '2026-01-01',
    path: '/blog/1',
    author: 'Grace Auma',
    category: 'Design',
  });
});

it('is named after its category', () => {
  expect(categoryFeed('Case Study')).toMatchObject({
    title: `${organisation.name} blog: Case Study`,
    path: '/blog/category/case-study/rss.xml',
  });
});
