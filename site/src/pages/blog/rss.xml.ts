// `/blog/rss.xml`: all articles, the newest first.
import type { APIRoute } from 'astro';
import { feedText } from '~/seo/feed';
import { loadPosts } from '~/subjects/blog/load';
import { blogFeed, feedItems } from '~/subjects/blog/view';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(await feedText(site, blogFeed, feedItems(await loadPosts())));
