// The sitemap of the built pages. An article has the date that it states; other pages have none.
import { join } from 'node:path';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import { headOf } from './dist-files.ts';

/** Leaves out pages that are not indexed, and further addresses of a page. */
export function sitemapEntry(dist: string, item: SitemapItem): SitemapItem | undefined {
  const [head = ''] = headOf(join(dist, new URL(item.url).pathname, 'index.html')).split('</head>');
  const value = (name: string, attribute: string) =>
    head
      .match(new RegExp(`<(?:meta|link)[^>]*["']${name}["'][^>]*>`))?.[0]
      .match(new RegExp(`\\b${attribute}=["']([^"']*)["']`))?.[1];
  if (value('canonical', 'href') !== item.url) return undefined;
  const lastmod = value('article:modified_time', 'content');
  return lastmod ? { ...item, lastmod } : item;
}

/** In pieces, so that one article changes one piece. `dist` is known once Astro has its settings. */
export const sitemapOf = (dist: () => string) =>
  sitemap({
    serialize: (item) => sitemapEntry(dist(), item),
    entryLimit: 1000,
    namespaces: { news: false, xhtml: false, image: false, video: false },
  });
