// `/blog/category/security/rss.xml`: the articles of one category, the newest first.
import type { APIRoute, GetStaticPaths } from 'astro';
import { blogCategories } from '~/facts/blog';
import { feedText } from '~/seo/feed';
import { loadPosts } from '~/subjects/blog/load';
import { categoryFeed, categorySlug, feedItems, postsIn } from '~/subjects/blog/view';

export const getStaticPaths = (() =>
  blogCategories.map((name) => ({
    params: { slug: categorySlug(name) },
    props: { name },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string }> = async ({ props: { name }, url, site = url }) =>
  new Response(await feedText(site, categoryFeed(name), feedItems(postsIn(name, await loadPosts()))));
