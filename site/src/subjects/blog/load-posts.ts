// The blog's articles from their files, in the stored order, with what is computed from their text.
import { getCollection } from 'astro:content';
import { blogCategories } from '~/facts/blog-categories';
import { readText } from '~/facts/read-text';
import { countWords, readingMinutes } from '~/lib/words';
import type { PageMeta } from '~/seo/page-meta';
import { postMeta } from './article-page';
import { categoryMeta } from './category-page';
import type { LoadedPost } from './collection';
import { inStoredOrder, linkedNumbers } from './posts';

export async function loadPosts(): Promise<LoadedPost[]> {
  const entries = (await getCollection('blog')).map((entry) => {
    const { body = '', filePath = entry.id, data } = entry;
    const words = countWords(body);
    const computed = {
      text: readText(entry),
      words,
      minutes: readingMinutes(words),
      links: linkedNumbers(body),
    };
    return { ...data, ...computed, file: filePath };
  });
  return inStoredOrder(entries);
}

/** Everything in the blog that gets a sharing picture. */
export async function blogMetas(): Promise<PageMeta[]> {
  return [...(await loadPosts()).map(postMeta), ...blogCategories.map(categoryMeta)];
}
