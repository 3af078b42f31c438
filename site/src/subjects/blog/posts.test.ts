// The order of articles and what leads from one to the next.
import { expect, it } from 'vitest';
import { somePost as post } from './fixtures';
import { inStoredOrder, linkedNumbers, neighbours, newestFirst, relatedTo } from './posts';

const filed = (number: number, file = `${number}.md`) => ({ number, file });
const numbers = (posts: readonly { number: number }[]) => posts.map(({ number }) => number);

it('keeps the stored order, whatever the order of the files', () => {
  expect(numbers(inStoredOrder([filed(10), filed(2), filed(1)]))).toEqual([1, 2, 10]);
});

it('names both files when two share a number, and the number to take', () => {
  const twice = [filed(2, 'old.md'), filed(7), filed(2, 'new.md')];
  expect(() => inStoredOrder(twice)).toThrow(
    'new.md: number: 2 is taken by old.md. Take the next free one, 8.',
  );
});

it('sorts by date, and one day by number', () => {
  const posts = [post(1), post(2, { date: '2026-03-01' }), post(3)];
  expect(numbers(newestFirst(posts))).toEqual([2, 3, 1]);
});

it('finds the neighbours, none beyond the ends', () => {
  const posts = [post(1), post(2), post(5)];
  expect(neighbours(post(2), posts)).toMatchObject({ previous: { number: 1 }, next: { number: 5 } });
  expect(neighbours(post(5), posts).next).toBeUndefined();
  expect(neighbours(post(1), posts).previous).toBeUndefined();
});

it('finds the articles that a text links to', () => {
  expect(linkedNumbers('See [this](/blog/12), [that](/blog/3#part) and [them all](/blog).')).toEqual([12, 3]);
});

it('relates by links either way, then by category, then by shared words, never the article itself', () => {
  const own = post(1, { title: 'Fees paid by phone', links: [6] });
  const posts = [
    own,
    post(2, { category: 'Security', title: 'Unrelated matters' }),
    post(3, { category: 'Security', title: 'Phones and fraud' }),
    post(4),
    post(5, { category: 'Security', title: 'A nod to another', links: [1] }),
    post(6, { category: 'Security', title: 'Linked from there' }),
  ];
  expect(numbers(relatedTo(own, posts, 4))).toEqual([5, 6, 4, 3]);
});
