// What the blog's front page shows.
import { expect, it } from 'vitest';
import { featuredNumber } from '~/content/pages/blog';
import { blogPage } from './blog-page';
import { somePost } from './fixtures';

const posts = [somePost(1), somePost(featuredNumber, { title: 'On top' })];

it('sets one article on top, at the address of the featured one', () => {
  expect(blogPage(posts).featured.covers).toMatchObject([{ title: 'On top', href: '/blog/featured' }]);
});

it('lists them all, the featured one too, by their numbers', () => {
  expect(blogPage(posts).posts.map(({ href }) => href)).toEqual(['/blog/1', `/blog/${featuredNumber}`]);
});

it('sends to the browser what a card shows, and not the text', () => {
  expect(blogPage(posts).posts[0]).toEqual({
    seed: 'blog-1',
    title: 'A title',
    text: '',
    author: 'Grace Auma',
    category: 'Design',
    href: '/blog/1',
    facts: ['1 January 2026', '6\u00a0min\u00a0read'],
  });
});

it('stops when the article that should be on top is missing', () => {
  expect(() => blogPage([somePost(1)])).toThrow(`no article has the number ${featuredNumber}`);
});
