// RSS feeds of lists.
import { getRssString } from '@astrojs/rss';
import { asSample } from '../facts/preview.ts';
import type { IsoDay } from '../lib/dates.ts';
import { escapeHtml } from '../lib/text.ts';
import { absoluteUrl } from './addresses.ts';

export type Feed = {
  title: string;
  description: string;
  path: string;
  /** The page with the whole list. */
  archive: string;
};

/** Number of items: readers load the whole feed several times a day. */
const NEWEST = 50;

export type FeedItem = {
  title: string;
  text: string;
  date: IsoDay;
  path: string;
  author?: string;
  category?: string;
};

export function feedText(site: URL | string, feed: Feed, items: readonly FeedItem[]): Promise<string> {
  const self = absoluteUrl(site, feed.path);
  return getRssString({
    site,
    title: feed.title,
    description: asSample(feed.description),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      '<language>en-ug</language>',
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      `<atom:link href="${absoluteUrl(site, feed.archive)}" rel="archives" type="text/html"/>`,
    ].join(''),
    items: items.slice(0, NEWEST).map(({ title, text, date, path, author, category }) => ({
      title,
      description: asSample(text),
      link: absoluteUrl(site, path),
      // Start of the day in Kampala.
      pubDate: new Date(`${date}T00:00:00+03:00`),
      ...(category && { categories: [category] }),
      ...(author && { customData: `<dc:creator>${escapeHtml(author)}</dc:creator>` }),
    })),
  });
}
