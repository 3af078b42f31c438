// Articles: where they stand, in which order, and how one is shown as a card.
import { blogCategories } from '~/facts/blog-categories';
import { formatDate } from '~/lib/dates';
import { patternNames } from '~/lib/weave';
import type { LoadedPost } from './collection';

export const postPath = ({ number }: LoadedPost) => `/blog/${number}`;

/** Lower case, the first space (and only that) a hyphen. */
export const categorySlug = (name: string) => name.toLowerCase().replace(' ', '-');

export const categoryPath = (name: string) => `/blog/category/${categorySlug(name)}`;

export const postsIn = (name: string, posts: readonly LoadedPost[]) =>
  posts.filter(({ category }) => category === name);

export const inStoredOrder = <Post extends { number: number }>(posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => a.number - b.number);

export function newestFirst(posts: readonly LoadedPost[]): LoadedPost[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date) || b.number - a.number);
}

/** The articles before and after one of them in the given order. */
export function neighbours(post: LoadedPost, posts: readonly LoadedPost[]) {
  const index = posts.indexOf(post);
  return { previous: posts[index - 1], next: posts[index + 1] };
}

/** The numbers of the articles that a text links to. */
export function linkedNumbers(html: string): number[] {
  return [...html.matchAll(/ href="\/blog\/(\d+)/g)].map(([, number]) => Number(number));
}

/** Seeds its weave, which never changes. */
export const seedOf = ({ number }: LoadedPost) => `blog-${number}`;

/** The pattern of its category's covers: as many categories, as many patterns, and then from the start again. */
const patternOf = ({ category }: LoadedPost) =>
  patternNames[blogCategories.indexOf(category) % patternNames.length];

/** As a card that can be searched, with no more than that needs: it goes to the browser. */
export function indexed(post: LoadedPost) {
  const { title, excerpt, author, category, date, minutes } = post;
  const facts = [formatDate(date), `${minutes}\u00a0min\u00a0read`];
  const pattern = patternOf(post);
  return { seed: seedOf(post), pattern, title, text: excerpt, author, category, href: postPath(post), facts };
}

/** As a card under its cover. */
export function coverOf(post: LoadedPost) {
  const { author, facts, ...cover } = indexed(post);
  return { ...cover, facts: [author, ...facts] };
}
