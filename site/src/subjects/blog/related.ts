// What to read after an article: what it links to or is linked from, then its category, then by shared words.
import type { LoadedPost } from './collection';

/** A word of so many articles tells none apart, and comparing all with all would take a build of thousands hours. */
const TELLING = 50;

const LINKED = 200;
const SAME_CATEGORY = 100;

/** Reads all articles once, and then says for any of them which others to read next. */
export function relatedness(posts: readonly LoadedPost[]) {
  const byNumber = new Map(posts.map((post) => [post.number, post]));
  const words = new Map(posts.map((post) => [post.number, keywords(post)]));
  const byWord = lists(posts, ({ number }) => words.get(number) ?? []);
  const linkedFrom = lists(posts, ({ links }) => links);
  const byCategory = Map.groupBy(posts, ({ category }) => category);

  return (post: LoadedPost, count: number): LoadedPost[] => {
    const scores = new Map<LoadedPost, number>();
    const add = (other: LoadedPost | undefined, score: number) => {
      if (other && other.number !== post.number) scores.set(other, (scores.get(other) ?? 0) + score);
    };
    const linked = new Set([
      ...post.links.map((number) => byNumber.get(number)),
      ...(linkedFrom.get(post.number) ?? []),
    ]);
    for (const other of linked) add(other, LINKED);
    for (const word of words.get(post.number) ?? []) {
      const others = byWord.get(word) ?? [];
      if (others.length <= TELLING) for (const other of others) add(other, 1);
    }
    // Where nothing else speaks for one of them, the first of the category and the first of all come next.
    for (const other of (byCategory.get(post.category) ?? []).slice(0, count + 1)) add(other, 0);
    for (const other of posts.slice(0, count + 1)) add(other, 0);
    return [...scores]
      .map(([other, score]) => ({
        other,
        score: score + (other.category === post.category ? SAME_CATEGORY : 0),
      }))
      .sort((a, b) => b.score - a.score || a.other.number - b.other.number)
      .slice(0, count)
      .map(({ other }) => other);
  };
}

/** The articles under each thing they have. */
function lists<Key>(
  posts: readonly LoadedPost[],
  of: (post: LoadedPost) => Iterable<Key>,
): Map<Key, LoadedPost[]> {
  const all = new Map<Key, LoadedPost[]>();
  for (const post of posts)
    for (const key of new Set(of(post))) {
      const known = all.get(key);
      if (known) known.push(post);
      else all.set(key, [post]);
    }
  return all;
}

/** Words long enough to mean something. */
function keywords({ title, excerpt }: LoadedPost): Set<string> {
  const words = `${title} ${excerpt}`.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}
