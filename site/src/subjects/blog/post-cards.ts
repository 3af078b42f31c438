// An article as a card in a list, and as a link to the next.
import { formatDate } from '~/lib/dates';
import type { Cover } from '~/sections/Covers/Covers';
import type { LoadedPost } from './collection';
import type { IndexedPost } from './islands/BlogIndex/BlogIndex';
import { postPath } from './posts';

/** Seeds its weave, which never changes. */
export const seedOf = ({ number }: LoadedPost) => `blog-${number}`;

/** What the search needs and no more: it goes to the browser. */
export function indexed(post: LoadedPost): IndexedPost {
  const { title, excerpt, author, category, date, minutes } = post;
  const facts = [formatDate(date), `${minutes}\u00a0min\u00a0read`];
  return { seed: seedOf(post), title, text: excerpt, author, category, href: postPath(post), facts };
}

export function coverOf(post: LoadedPost): Cover {
  const { author, facts, ...cover } = indexed(post);
  return { ...cover, facts: [author, ...facts] };
}

export const linkTo = (post: LoadedPost | undefined) => post && { title: post.title, href: postPath(post) };
