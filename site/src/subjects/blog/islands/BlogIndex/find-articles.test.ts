// What the blog's search finds: every word, whole or begun, in any order.
import { beforeEach, expect, it, vi } from 'vitest';
import { wordFiles } from '../../article-files';
import { somePost } from '../../fixtures';
import { indexed } from '../../posts';
import { cardsAt, findArticles } from './find-articles';

const posts = [
  somePost(1, { title: 'Other matters', author: 'Moses Okello', category: 'Design' }),
  somePost(2, {
    title: 'Fees without the queue',
    excerpt: 'What a bursar’s ledger says',
    author: 'Aïsha Namuli',
    category: 'Best Practices',
  }),
].map(indexed);
const words = wordFiles(posts);

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const [, letter] = address.match(/words\/(\w+)/) ?? [];
    return Response.json(letter ? (words.get(letter) ?? {}) : posts);
  });
});

it.each(['fees', 'FEES queue', 'queue fees', 'bursars', 'bursar', 'aisha', 'best prac', 'queue, fees!'])(
  'finds it by "%s"',
  async (query) => expect(await findArticles(query)).toEqual([1]),
);

it.each(['', '  ', '!', 'uneb', 'fees uneb', 'edger', 'fees okello'])(
  'does not find it by "%s"',
  async (query) => expect(await findArticles(query)).toEqual([]),
);

it('gives the cards in the order asked for, and fails on one that is not there', async () => {
  expect((await cardsAt([1, 0])).map(({ href }) => href)).toEqual(['/blog/2', '/blog/1']);
  await expect(cardsAt([5])).rejects.toThrow('no article at place 5');
});
