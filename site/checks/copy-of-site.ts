// A copy of what a build needs, for builds that change what they are built from, and for the editor's preview. Nothing of
// the checkout is touched.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Made again by a build, or not needed for one. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist.next', 'dist.previous', '.astro', '.cache']);

/** What starts a build there: `node` with these, in the folder `site` of the copy. */
export const BUILD = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'];

/** Under the key of all it was made from (src/files/kept.ts), so it is true for any copy. */
const KEPT = ['drawings', 'pdf', 'pictures', 'sharing-pictures'];

/** What earlier builds of the checkout made and kept, so that the copy's makes only what is another there. */
export async function copyKept(copy: string): Promise<void> {
  const folder = 'site/node_modules/.cache/tred';
  for (const kind of KEPT)
    if (existsSync(join(root, folder, kind)))
      await cp(join(root, folder, kind), join(copy, folder, kind), { recursive: true });
}

/** Gives the copied `site`. Packages are linked one by one: what a build keeps beside them stays in the copy. */
export async function copySite(copy: string): Promise<string> {
  for (const part of ['site', 'scripts', 'LICENSE', 'package.json', 'tsconfig.base.json'])
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  for (const modules of ['node_modules', 'site/node_modules']) {
    await mkdir(join(copy, modules), { recursive: true });
    for (const name of await readdir(join(root, modules)).catch(() => []))
      if (!name.startsWith('.') || name === '.bin')
        await symlink(join(root, modules, name), join(copy, modules, name));
  }
  return join(copy, 'site');
}
