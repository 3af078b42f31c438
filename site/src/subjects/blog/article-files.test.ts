// What the blog's list fetches to search.
import { expect, it } from 'vitest';
import { wordFiles } from './article-files';
import { somePost } from './fixtures';
import { indexed } from './posts';

const files = wordFiles(
  [
    somePost(1, { title: 'Fees by phone', excerpt: 'The fees of S.1.' }),
    somePost(7, { title: 'Écoles, and fees', excerpt: '' }),
  ].map(indexed),
);

it('has each word of a card once, with the places of the articles in the stored order', () => {
  expect(files.get('f')).toEqual({ fees: [0, 1] });
  expect(files.get('a')).toMatchObject({ and: [1], auma: [0, 1] });
});

it('sorts words by how they are compared: without accents, digits too', () => {
  expect(files.get('e')).toEqual({ ecoles: [1] });
  expect(files.get('1')).toEqual({ 1: [0] });
});
