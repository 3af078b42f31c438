// The cards of all articles: the build writes them into one file, and the browser's lists and searches fetch it.

import type { DrawingName } from '~/lib/drawings';
import { wordsOf } from '~/lib/format-text';

export type IndexedPost = {
  drawing: DrawingName;
  title: string;
  text: string;
  author: string;
  category: string;
  href: string;
  facts: readonly string[];
};

export const LIST = '/blog';

export const PER_PAGE = 6;

const ARTICLES = `${LIST}/articles.json`;

let loading: Promise<IndexedPost[]> | undefined;

/** All cards, in the order of the list. Fetches them once; a failed request can be repeated. */
export function loadArticles(): Promise<IndexedPost[]> {
  loading ??= fetch(ARTICLES).then((reply) => {
    if (!reply.ok) throw new Error(`${ARTICLES}: ${reply.status}`);
    return reply.json() as Promise<IndexedPost[]>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Whether a card contains every word of the query, at least as a prefix. */
export function matches({ title, text, author, category }: IndexedPost, query: string): boolean {
  const queryWords = wordsOf(query);
  const words = wordsOf([title, text, author, category].join(' '));
  return queryWords.length > 0 && queryWords.every((each) => words.some((word) => word.startsWith(each)));
}
