// Finds the articles that are too old for the index, by what their cards say. What fetches those is loaded where there are
// such articles.
import { stem } from '../stem';
import { type Hit, hitOf } from './hit';
import { tellingWords } from './query';

/** Of one letter nearly all would be found. */
const SHORTEST = 2;

/** The newest of them, and how many there are; `known` are the places of those that the index has. */
export async function olderArticles(
  query: string,
  known: readonly number[],
  limit: number,
): Promise<{ hits: Hit[]; count: number }> {
  const { loadArticles, matches } = await import('~/subjects/blog/islands/BlogIndex/articles');
  const words = tellingWords(query).filter((word) => word.length >= SHORTEST);
  const here = new Set(known);
  const cards = (await loadArticles())
    .filter((card, place) => !here.has(place) && matches(card, words.join(' ')))
    .reverse();
  const terms = words.flatMap((word) => [word, stem(word)]);
  const hits = cards
    .slice(0, limit)
    .map(({ href, title, text }) =>
      hitOf({ href, title, text, section: 'Blog', weight: 1, headings: [], words: [] }, terms, words),
    );
  return { hits, count: cards.length };
}
