// Pages of a built site from its files, so that new pages are covered.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { addressOf as addressOfPage } from '../build/dist-files.ts';
import { specification } from './specification.ts';

/** `pricing/index.html` is served at `/pricing`, `404.html` at `/404`; other files are no pages. */
export const addressOf = (file: string): string | undefined =>
  file.endsWith('.html') ? addressOfPage(file) : undefined;

/** The component gallery exists in test builds only. */
export function isGallery(address: string): boolean {
  return address === '/gallery' || address.startsWith('/gallery/');
}

/** The routes of the specification; the page for unknown addresses is none. */
export const registeredPages = Object.keys(specification.pages).filter((address) => address !== '/404');

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
