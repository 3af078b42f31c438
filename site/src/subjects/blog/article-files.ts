// What the blog's list fetches when someone asks for more: the cards of a page, and for each first letter the words that
// begin with it and the articles that have them. Small files, however many articles there are.
import { wordsOf } from '~/lib/search-words';
import { letterOf } from './islands/BlogIndex/article-addresses';
import type { IndexedPost } from './islands/BlogIndex/BlogIndex';

/** For each word the places, in the stored order, of the articles that have it. */
export type WordFile = Record<string, number[]>;

/** Every word of what a card shows, by its first letter. */
export function wordFiles(posts: readonly IndexedPost[]): Map<string, WordFile> {
  const places = new Map<string, number[]>();
  posts.forEach(({ title, text, author, category }, place) => {
    for (const word of new Set(wordsOf([title, text, author, category].join(' ')))) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  });
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  const files = Map.groupBy(sorted, ([word]) => letterOf(word));
  return new Map([...files].map(([letter, words]) => [letter, Object.fromEntries(words)]));
}
