// Articles in order: the stored order, the newest first, the neighbours of one, and what else to read after it.
import type { LoadedPost } from './collection';

export const postPath = ({ number }: Pick<LoadedPost, 'number'>) => `/blog/${number}`;

/** By number. Two articles with one number would share an address, so that stops the build. */
export function inStoredOrder<Post extends { number: number; file: string }>(posts: readonly Post[]): Post[] {
  const ordered = posts.toSorted((a, b) => a.number - b.number);
  const free = (ordered.at(-1)?.number ?? 0) + 1;
  for (const [index, { number, file }] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next?.number === number) {
      throw new Error(
        `${next.file}: number: ${number} is taken by ${file}. Take the next free one, ${free}.`,
      );
    }
  }
  return ordered;
}

export function newestFirst(posts: readonly LoadedPost[]): LoadedPost[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date) || b.number - a.number);
}

/** The articles before and after one in the given order. */
export function neighbours(post: LoadedPost, posts: readonly LoadedPost[]) {
  const index = posts.findIndex(({ number }) => number === post.number);
  return { previous: posts[index - 1], next: posts[index + 1] };
}

/** The numbers of the articles that a text links to. */
export function linkedNumbers(markdown: string): number[] {
  return [...markdown.matchAll(/\]\(\/blog\/(\d+)/g)].map(([, number]) => Number(number));
}

/** What to read next: what it links to or is linked from, then its category, then by shared words. */
export function relatedTo(post: LoadedPost, posts: readonly LoadedPost[], count: number): LoadedPost[] {
  const own = keywords(post);
  const score = (other: LoadedPost) =>
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
function keywords({ title, excerpt }: LoadedPost): Set<string> {
  const words = `${title} ${excerpt}`.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}
