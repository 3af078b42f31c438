// The pages of the built site, found from its files, so that a new page is tested without being listed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { manifestSchema } from '../../contract/src/manifest.ts';
import { listFiles } from '../../site/build/dist-files.ts';
import { addressOf } from '../../site/checks/page-files.ts';
import { registeredPages } from '../../site/checks/specification.ts';

/** The folder that the tests' server serves. */
export const builtSite = process.env.SITE_DIR ?? fileURLToPath(new URL('../../site/dist', import.meta.url));
if (!existsSync(join(builtSite, 'index.html'))) {
  throw new Error(`There is no built site in ${builtSite}: start the tests with \`npm run e2e\`.`);
}

export const htmlOf = (address: string): string =>
  readFileSync(join(builtSite, address === '/404' ? '404.html' : join(address, 'index.html')), 'utf8');

/** Without header and footer, which are the same on every page. */
export const mainOf = (address: string): string => /<main[\s\S]*<\/main>/.exec(htmlOf(address))?.[0] ?? '';

/** Events of the build that take registrations, the next one first. */
export const { events: openEvents } = manifestSchema.parse(
  JSON.parse(readFileSync(join(builtSite, '_manifest.json'), 'utf8')),
);

/** All addresses except those of redirects. */
export const builtPages: string[] = listFiles(builtSite).flatMap((file) => {
  const address = addressOf(file);
  return address === undefined || /<meta\s[^>]*http-equiv="?refresh/i.test(htmlOf(address)) ? [] : [address];
});

const routes = fileURLToPath(new URL('../../site/src/pages', import.meta.url));
const hasOwnRoute = (address: string): boolean =>
  [`${address}.astro`, `${address}/index.astro`].some((file) => existsSync(join(routes, file)));

/** Whether it is not another page at a second address. */
function isCanonical(address: string): boolean {
  const [, named] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(htmlOf(address)) ?? [];
  return named === undefined || (named || '/') === address;
}

/** The registered pages, each page with its own route, and the first page of each dynamic route; each at one address. */
function pagesOfRoutes(addresses: readonly string[]): ReadonlySet<string> {
  const own = new Set(addresses.filter(hasOwnRoute));
  const first = new Map<string, string>();
  for (const address of addresses)
    if (!own.has(address) && !first.has(dirname(address))) first.set(dirname(address), address);
  const pages = [...own, ...registeredPages, ...first.values()];
  return new Set(pages.filter((each) => addresses.includes(each) && isCanonical(each)));
}

export const onePerRoute = pagesOfRoutes(builtPages);
