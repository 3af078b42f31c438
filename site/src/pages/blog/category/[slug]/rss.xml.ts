// `/blog/category/security/rss.xml`: the articles of one category, the newest first.
import type { APIRoute, GetStaticPaths } from 'astro';
import { blogCategories } from '~/facts/blog-categories';
import { categorySlug } from '~/lib/slugs';
import { feedText } from '~/seo/feed';
import { categoryFeed } from '~/subjects/blog/categories';
import { loadPosts } from '~/subjects/blog/load-posts';
import { newestFirst, postPath } from '~/subjects/blog/posts';

export const getStaticPaths = (() =>
  blogCategories.map((name) => ({
    params: { slug: categorySlug(name) },
    props: { name },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string }> = async ({ props: { name }, url, site = url }) => {
  const posts = (await loadPosts()).filter(({ category }) => category === name);
  const items = newestFirst(posts).map((post) => ({ ...post, text: post.excerpt, path: postPath(post) }));
  return new Response(await feedText(site, categoryFeed(name), items));
};
