// The blog's articles in the stored order, with what is computed from their text.
import { getCollection } from 'astro:content';
import { featuredNumber } from '~/content/pages/blog';
import { countWords, readingMinutes } from '~/lib/words';
import { inStoredOrder, linkedNumbers } from './posts';

export type LoadedPost = Awaited<ReturnType<typeof loadPosts>>[number];

export async function loadPosts() {
  const entries = await getCollection('blog');
  const posts = entries.map((entry) => {
    const { body = '', filePath = entry.id } = entry;
    const words = countWords(body);
    const computed = { words, minutes: readingMinutes(words), links: linkedNumbers(body) };
    return { ...entry.data, ...computed, file: filePath, entry };
  });
  return inStoredOrder(posts);
}

export function featuredOf(posts: readonly LoadedPost[]): LoadedPost {
  const post = posts.find(({ number }) => number === featuredNumber);
  if (!post) {
    throw new Error(`content/pages/blog.ts: featuredNumber: no article has the number ${featuredNumber}.`);
  }
  return post;
}
