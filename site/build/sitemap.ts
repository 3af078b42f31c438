// The sitemap, in pieces of a thousand addresses under one index: one article more changes one of them, not a list of
// thousands.
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { sitemapEntries } from './sitemap-entries.ts';

export const ADDRESSES_A_PIECE = 1000;

export function sitemapInPieces(root?: URL): [AstroIntegration, AstroIntegration] {
  const { serialize, readsThisBuild } = sitemapEntries(root);
  return [
    readsThisBuild,
    sitemap({
      serialize,
      entryLimit: ADDRESSES_A_PIECE,
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
  ];
}
