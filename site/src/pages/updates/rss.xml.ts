// `/updates/rss.xml`: all releases, the newest first.
import type { APIRoute } from 'astro';
import { feed } from '~/content/pages/updates';
import { feedText } from '~/seo/feed';
import { releaseMeta, releases } from '~/subjects/releases/load-releases';

export const GET: APIRoute = async ({ url, site = url }) => {
  const items = (await releases()).map((release) => {
    const { ogTitle, path } = releaseMeta(release);
    const { date, description, highlights, type } = release.data;
    const text = `${description} ${highlights.map(({ title }) => title).join('. ')}.`;
    return { title: ogTitle, text, date, path, category: type };
  });
  return new Response(await feedText(site, feed, items));
};
