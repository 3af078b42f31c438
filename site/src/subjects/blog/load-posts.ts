// The blog's articles from their files, in the stored order, with what is computed from their text.
import { getCollection } from 'astro:content';
import { blogCategories } from '~/facts/blog-categories';
import { readText } from '~/facts/read-text';
import { oncePerBuild } from '~/lib/once';
import { countWords, readingMinutes } from '~/lib/words';
import type { PageMeta } from '~/seo/page-meta';
import { withPictures } from '../pictures/with-pictures';
import { postMeta } from './article-page';
import { categoryMeta } from './category-page';
import type { LoadedPost } from './collection';
import { inStoredOrder, linkedNumbers, newestFirst } from './posts';

export const loadPosts = oncePerBuild(async (): Promise<LoadedPost[]> => {
  const entries = (await getCollection('blog')).map(async (entry) => {
    const drawn = await withPictures(entry);
    const text = readText(drawn);
    const words = countWords(text.html);
    const computed = { words, minutes: readingMinutes(words), links: linkedNumbers(text.html) };
    return { ...entry.data, text, pictures: drawn.pictures, ...computed };
  });
  return inStoredOrder(await Promise.all(entries));
});

/** Everything in the blog that gets a sharing picture: the ways in first, then the articles, the newest first. */
export async function blogMetas(): Promise<PageMeta[]> {
  return [...blogCategories.map(categoryMeta), ...newestFirst(await loadPosts()).map(postMeta)];
}
