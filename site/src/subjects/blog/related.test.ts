// What to read next.
import { expect, it } from 'vitest';
import { somePost as post } from './fixtures';
import { relatedness } from './related';

const numbers = (posts: readonly { number: number }[]) => posts.map(({ number }) => number);

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
  expect(numbers(relatedness(posts)(own, 4))).toEqual([5, 6, 4, 3]);
});

it('does not compare all with all: a word of hundreds of articles counts for nothing', () => {
  const many = Array.from({ length: 300 }, (_, at) => post(at + 1, { title: 'Schools everywhere' }));
  const posts = [...many, post(400, { title: 'Schools of Karamoja' }), post(500, { title: 'Karamoja' })];
  expect(numbers(relatedness(posts)(post(500, { title: 'Karamoja' }), 2))).toEqual([400, 1]);
});
