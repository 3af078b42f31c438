// Pages of a built site from its files, so that new pages are covered.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { addressOf as addressOfPage } from '../build/dist-files.ts';

/** `pricing/index.html` is served at `/pricing`, `404.html` at `/404`; other files are no pages. */
export const addressOf = (file: string): string | undefined =>
  file.endsWith('.html') ? addressOfPage(file) : undefined;

/** The component gallery exists in test builds only. */
export function isGallery(address: string): boolean {
  return address === '/gallery' || address.startsWith('/gallery/');
}

export const registeredPages = [
  '/',
  '/features',
  '/features/requests',
  '/modules',
  '/case-studies',
  '/about',
  '/blog',
  '/pricing',
  '/careers',
  '/contact',
  '/privacy',
  '/cookies',
  '/terms',
  '/corporate-responsibility',
  '/esg',
  '/media-kit',
  '/whitepapers',
  '/diversity',
  '/events',
  '/developers',
  '/security/bug-bounty',
  '/hackathons',
  '/updates',
  '/partners/portal',
  '/partners/become-a-partner',
  '/startup-program',
  '/affiliate',
  '/trust',
  '/compliance',
  '/mobile',
  '/store',
  '/vip',
  '/leaderboard',
];

const routes = fileURLToPath(new URL('../src/pages', import.meta.url));
const hasOwnRoute = (address: string): boolean =>
  [`${address}.astro`, `${address}/index.astro`].some((file) => existsSync(join(routes, file)));

/** The registered pages, each page with its own route, and the first page of each dynamic route. */
export function pagesOfRoutes(addresses: readonly string[]): ReadonlySet<string> {
  const own = new Set(addresses.filter(hasOwnRoute));
  const first = new Map<string, string>();
  for (const address of addresses)
    if (!own.has(address) && !first.has(dirname(address))) first.set(dirname(address), address);
  return new Set([...own, ...registeredPages, ...first.values()].filter((each) => addresses.includes(each)));
}
