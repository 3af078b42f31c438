// `/blog/rss.xml`: all articles, the newest first.
import type { APIRoute } from 'astro';
import { newestFirst, postPath } from '~/lib/posts';
import { feedText } from '~/seo/feed';
import { blogFeed } from './_meta';
import { loadPosts } from './_posts';

export const GET: APIRoute = async ({ url, site = url }) => {
  const items = newestFirst(await loadPosts()).map((post) => ({
    ...post,
    text: post.excerpt,
    path: postPath(post),
  }));
  return new Response(await feedText(site, blogFeed, items));
};
