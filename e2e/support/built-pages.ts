// The pages of the built site, found from its files, so that a new page is tested by being there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, filesIn } from '../../site/checks/page-files.ts';

const dist = fileURLToPath(new URL('../../site/dist', import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  throw new Error('There is no built site to test: run `TRED_GALLERY=1 npm run build` first.');
}

/** All addresses but those of pages that only send the visitor on. */
export const builtPages: string[] = filesIn(dist).flatMap((file) => {
  const address = addressOf(file);
  if (address === undefined) return [];
  const redirects = /<meta\s[^>]*http-equiv="?refresh/i.test(readFileSync(join(dist, file), 'utf8'));
  return redirects ? [] : [address];
});
