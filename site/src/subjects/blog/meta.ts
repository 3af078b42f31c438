// What an article's page says about itself to people, search engines and feed readers.

import { meta } from '~/content/pages/blog';
import { blogCategories } from '~/facts/blog-categories';
import { brand } from '~/facts/organisation';
import { absoluteUrl } from '~/seo/addresses';
import { blogPosting } from '~/seo/json-ld';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import { categoryMeta } from './categories';
import { type LoadedPost, loadPosts } from './load-posts';
import { postPath } from './posts';

export function postMeta(post: LoadedPost): PageMeta {
  const { title, excerpt, date, updated, author, category } = post;
  const article = { published: date, updated, author, section: category };
  return { path: postPath(post), title, description: excerpt, article };
}

/** The address to share, also from /blog/featured. */
export const postUrl = (post: LoadedPost) => absoluteUrl(publisher.site, postPath(post));

export const postingOf = (post: LoadedPost) =>
  blogPosting(publisher, { ...post, published: post.date, path: postPath(post) });

export const blogFeed = { title: `${brand} blog`, description: meta.description, path: '/blog/rss.xml' };

/** Everything in the blog that gets a sharing picture. */
export async function blogMetas(): Promise<PageMeta[]> {
  return [...(await loadPosts()).map(postMeta), ...blogCategories.map(categoryMeta)];
}
