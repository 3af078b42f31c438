// The pages of the built site, found from its files, so that a new page is tested without being listed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestSchema } from '../../contract/src/manifest.ts';
import { listFiles } from '../../site/build/dist-files.ts';
import { addressOf } from '../../site/checks/page-files.ts';

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

/** Whether it is not another page at a second address. */
function isCanonical(address: string): boolean {
  const [, named] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(htmlOf(address)) ?? [];
  return named === undefined || (named || '/') === address;
}

/** The names of styles in its main part: sections, their variants and parts. */
const stylesOf = (address: string) =>
  new Set(
    [...mainOf(address).matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );

/** Few pages that together have every style: each time the one with the most that are left. */
export function pagesWithEveryStyle(): ReadonlySet<string> {
  const addresses = builtPages.filter(isCanonical);
  const styles = new Map(addresses.map((address) => [address, stylesOf(address)]));
  const chosen = new Set<string>();
  let left = new Set([...styles.values()].flatMap((names) => [...names]));
  const gain = (address: string) => styles.get(address)?.intersection(left).size ?? 0;
  while (left.size > 0) {
    const best = addresses.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.add(best);
    left = left.difference(styles.get(best) ?? new Set());
  }
  return chosen;
}
