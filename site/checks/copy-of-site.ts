// Copies the site's sources for test builds and for the editor's preview.
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Generated or unused by a build. */
const LEFT_OUT = /^(?:node_modules|\.astro|\.cache|dist(?:\..*)?)$/;

const PARTS = [
  ...['site', 'scripts', 'contract', 'sandbox', 'desk'],
  ...['LICENSE', 'package.json', 'package-lock.json', 'tsconfig.base.json', '.gitignore'],
];

export const BUILD = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'];

/** Returns the copied `site`. Links packages one by one, so that caches stay in the copy. */
export async function copySite(copy: string): Promise<string> {
  for (const part of PARTS)
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(basename(path)),
    });
  for (const modules of ['node_modules', 'site/node_modules']) {
    await mkdir(join(copy, modules), { recursive: true });
    for (const name of await readdir(join(root, modules)).catch(() => []))
      if (!name.startsWith('.') || name === '.bin')
        await symlink(join(root, modules, name), join(copy, modules, name));
  }
  return join(copy, 'site');
}
