// The pages of the built site, found from its files, so that a new page is tested without being listed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { addressOf, filesIn } from '../../site/checks/page-files.ts';

/** The folder that the tests' desk serves. */
export const builtSite = process.env.SITE_DIR ?? fileURLToPath(new URL('../../site/dist', import.meta.url));
if (!existsSync(join(builtSite, 'index.html'))) {
  throw new Error(`There is no built site in ${builtSite}: start the tests with \`npm run e2e\`.`);
}

export const htmlOf = (address: string): string =>
  readFileSync(join(builtSite, address === '/404' ? '404.html' : join(address, 'index.html')), 'utf8');

/** All addresses except those of redirects. */
export const builtPages: string[] = filesIn(builtSite).flatMap((file) => {
  const address = addressOf(file);
  return address === undefined || /<meta\s[^>]*http-equiv="?refresh/i.test(htmlOf(address)) ? [] : [address];
});

/** The pages that the specification registers. */
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

const routes = fileURLToPath(new URL('../../site/src/pages', import.meta.url));
const hasOwnRoute = (address: string): boolean =>
  [`${address}.astro`, `${address}/index.astro`].some((file) => existsSync(join(routes, file)));

/** The registered pages, each page with a route file of its own, and the first page of each dynamic route. */
export const onePerRoute: ReadonlySet<string> = new Set(
  builtPages.filter(
    (address, index) =>
      registeredPages.includes(address) ||
      hasOwnRoute(address) ||
      builtPages.findIndex((other) => dirname(other) === dirname(address) && !hasOwnRoute(other)) === index,
  ),
);
