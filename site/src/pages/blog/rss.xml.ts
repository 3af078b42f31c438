// `/blog/rss.xml`: all articles, the newest first.
import type { APIRoute } from 'astro';
import { feedText } from '~/seo/feed';
import { loadPosts } from '~/subjects/blog/load-posts';
import { blogFeed } from '~/subjects/blog/meta';
import { newestFirst, postPath } from '~/subjects/blog/posts';

export const GET: APIRoute = async ({ url, site = url }) => {
  const items = newestFirst(await loadPosts()).map((post) => ({
    ...post,
    text: post.excerpt,
    path: postPath(post),
  }));
  return new Response(await feedText(site, blogFeed, items));
};
