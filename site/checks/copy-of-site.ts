// Copies the site's sources for tests.
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkPackages } from '../build/build-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Generated or unused by a build. */
const LEFT_OUT = /^(?:node_modules|\.astro|\.cache|dist(?:\..*)?)$/;

const PARTS = [
  ...['content', 'site', 'scripts', 'contract', 'sandbox', 'server', 'cms', 'admin'],
  ...['LICENSE', 'package.json', 'package-lock.json', 'tsconfig.base.json', '.gitignore'],
];

/** Returns the copied `site`, with the packages and the `shared` caches of this one. */
export async function copySite(copy: string, shared?: string[]): Promise<string> {
  for (const part of PARTS)
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(basename(path)),
    });
  linkPackages(root, copy, shared);
  return join(copy, 'site');
}
