// The order of articles, what leads from one to the next, and their cards.
import { expect, it } from 'vitest';
import { somePost as post } from './fixtures';
import {
  categorySlug,
  coverOf,
  indexed,
  inStoredOrder,
  linkedNumbers,
  neighbours,
  newestFirst,
} from './posts';

const numbers = (posts: readonly { number: number }[]) => posts.map(({ number }) => number);

it('keeps the stored order, whatever the order of the files', () => {
  expect(numbers(inStoredOrder([{ number: 10 }, { number: 2 }, { number: 1 }]))).toEqual([1, 2, 10]);
});

it('sorts by date, and one day by number', () => {
  const posts = [post(1), post(2, { date: '2026-03-01' }), post(3)];
  expect(numbers(newestFirst(posts))).toEqual([2, 3, 1]);
});

it('finds the neighbours, none beyond the ends', () => {
  const [first, second, third] = [post(1), post(2), post(5)];
  const posts = [first, second, third];
  expect(neighbours(second, posts)).toEqual({ previous: first, next: third });
  expect(neighbours(third, posts).next).toBeUndefined();
  expect(neighbours(first, posts).previous).toBeUndefined();
});

it('finds the articles that a text links to', () => {
  expect(
    linkedNumbers(
      '<p>See <a href="/blog/12">this</a>, <a href="/blog/3#part">that</a>, <a href="/blog">all</a>.',
    ),
  ).toEqual([12, 3]);
});

it('makes an address of a category’s name: lower case, the first space a hyphen', () => {
  expect(categorySlug('Technology')).toBe('technology');
  expect(categorySlug('Best Practices')).toBe('best-practices');
  expect(categorySlug('A B C')).toBe('a-b c');
});

it('sends to the browser what a card shows, and not the text', () => {
  const card = {
    seed: 'blog-1',
    pattern: 'diamonds',
    title: 'A title',
    text: '',
    category: 'Design',
    href: '/blog/1',
  };
  const facts = ['1 January 2026', '6\u00a0min\u00a0read'];
  expect(indexed(post(1))).toEqual({ ...card, author: 'Grace Auma', facts });
  expect(coverOf(post(1))).toEqual({ ...card, facts: ['Grace Auma', ...facts] });
});
