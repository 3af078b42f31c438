// The cards of all articles: the build writes them into one file, and Load more fetches it.

import type { DrawingName } from '~/lib/drawings';

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
