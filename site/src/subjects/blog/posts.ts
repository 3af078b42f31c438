// Articles in order: the stored order, the newest first, the neighbours of one, and what else to read after it.
import type { IsoDay } from '../../lib/dates.ts';

export type Post = {
  number: number;
  title: string;
  excerpt: string;
  date: IsoDay;
  author: string;
  category: string;
};

export const postPath = ({ number }: Pick<Post, 'number'>) => `/blog/${number}`;

/** By number. Two articles with one number would share an address, so that stops the build. */
export function inStoredOrder<T extends Post & { file: string }>(posts: readonly T[]): T[] {
  const ordered = [...posts].sort((a, b) => a.number - b.number);
  for (const [index, post] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next?.number === post.number) {
      throw new Error(
        `${next.file}: number: ${post.number} is taken by ${post.file}. Take the next free one, ${ordered.reduce((most, { number }) => Math.max(most, number), 0) + 1}.`,
      );
    }
  }
  return ordered;
}

export function newestFirst<T extends Post>(posts: readonly T[]): T[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || b.number - a.number);
}

/** The articles before and after one in the given order. */
export function neighbours<T extends Post>(post: Post, posts: readonly T[]) {
  const index = posts.findIndex(({ number }) => number === post.number);
  return { previous: posts[index - 1], next: posts[index + 1] };
}

/** How many articles each category has, in the order of the categories. */
export function countByCategory<Name extends string>(posts: readonly Post[], categories: readonly Name[]) {
  return categories.map((name) => ({
    name,
    count: posts.filter(({ category }) => category === name).length,
  }));
}

/** The numbers of the articles that a text links to. */
export function linkedNumbers(markdown: string): number[] {
  return [...markdown.matchAll(/\]\(\/blog\/(\d+)/g)].map(([, number]) => Number(number));
}

type Linked = { links: readonly number[] };

/** What to read next: what it links to or is linked from, then its category, then by shared words. */
export function relatedTo<T extends Post & Linked>(post: T, posts: readonly T[], count: number): T[] {
  const own = keywords(post);
  const score = (other: T) =>
    (post.links.includes(other.number) || other.links.includes(post.number) ? 200 : 0) +
    (other.category === post.category ? 100 : 0) +
    [...keywords(other)].filter((word) => own.has(word)).length;
  return posts
    .filter(({ number }) => number !== post.number)
    .map((other) => ({ other, score: score(other) }))
    .sort((a, b) => b.score - a.score || a.other.number - b.other.number)
    .slice(0, count)
    .map(({ other }) => other);
}

/** Words long enough to mean something. */
function keywords({ title, excerpt }: Post): Set<string> {
  const words = `${title} ${excerpt}`.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}
