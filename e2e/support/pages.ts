// The pages of the built site, found from its files, so that a new page is tested without being listed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../site/build/dist-files.ts';
import { addressOf, pagesOfRoutes } from '../../site/checks/page-files.ts';

/** The folder that the tests' desk serves. */
export const builtSite = process.env.SITE_DIR ?? fileURLToPath(new URL('../../site/dist', import.meta.url));
if (!existsSync(join(builtSite, 'index.html'))) {
  throw new Error(`There is no built site in ${builtSite}: start the tests with \`npm run e2e\`.`);
}

export const htmlOf = (address: string): string =>
  readFileSync(join(builtSite, address === '/404' ? '404.html' : join(address, 'index.html')), 'utf8');

/** All addresses except those of redirects. */
export const builtPages: string[] = listFiles(builtSite).flatMap((file) => {
  const address = addressOf(file);
  return address === undefined || /<meta\s[^>]*http-equiv="?refresh/i.test(htmlOf(address)) ? [] : [address];
});

export const onePerRoute = pagesOfRoutes(builtPages);
