// `/updates/rss.xml`: all releases, the newest first.
import type { APIRoute } from 'astro';
import { feed } from '~/content/pages/updates';
import { feedText } from '~/seo/feed';
import { loadReleases } from '~/subjects/releases/load';
import { feedItem } from '~/subjects/releases/view';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(await feedText(site, feed, (await loadReleases()).map(feedItem)));
