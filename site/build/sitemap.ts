// The sitemap of the pages. An article has the date that it states; other pages have none.
import { escapeHtml } from '../src/lib/text.ts';

type ListedPage = { address: string; modified?: string | undefined };

/** In pieces, so that one article changes one piece. */
const PIECE = 1000;
const inOrder = new Intl.Collator('en', { numeric: true }).compare;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** File names with their contents. */
export function sitemapFiles(pages: readonly ListedPage[], origin: string): Record<string, string> {
  const entries = pages
    .toSorted((one, other) => inOrder(one.address, other.address))
    .map(({ address, modified }) => {
      return `<url><loc>${escapeHtml(new URL(address, origin).href)}</loc>${dated(modified)}</url>`;
    });
  const pieces = Array.from({ length: Math.ceil(entries.length / PIECE) }, (_, at) =>
    entries.slice(at * PIECE, (at + 1) * PIECE),
  );
  const latest = dated(
    pages
      .map(({ modified = '' }) => modified)
      .toSorted()
      .at(-1),
  );
  const index = pieces.map((_, at) => `<sitemap><loc>${origin}/sitemap-${at}.xml</loc>${latest}</sitemap>`);
  return {
    'sitemap-index.xml': xml('sitemapindex', index),
    ...Object.fromEntries(pieces.map((piece, at) => [`sitemap-${at}.xml`, xml('urlset', piece)])),
  };
}

const dated = (day = '') => (day ? `<lastmod>${new Date(day).toISOString()}</lastmod>` : '');

const xml = (name: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="${SCHEMA}">${entries.join('')}</${name}>`;
