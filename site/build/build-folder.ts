// The folder of a build, its neighbours `.next` and `.previous`, the lock of the live site, and the packages of a copy.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Two renames: current becomes previous, new becomes current. */
export function putInPlace(folder: string, next = `${folder}.next`): void {
  rmSync(`${folder}.previous`, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, `${folder}.previous`);
  renameSync(next, folder);
}

/** After a kill between the two renames, the previous build is current again. */
export function undoHalfSwap(folder: string): void {
  if (!existsSync(folder) && existsSync(`${folder}.previous`)) renameSync(`${folder}.previous`, folder);
}

/** In the repository: of the process that writes the live site. */
export const SITE_LOCK = '.cache/site-lock';
const SQLITE_BUSY = 5;

/** Undefined if it is taken. The system frees it when its process ends, in whatever way. */
export function lock(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/** Links the packages into a copy of the repository. Workspaces lead to the copy; its caches are its own, but for `shared`. */
export function linkPackages(root: string, copy: string, shared: readonly string[] = []): void {
  for (const modules of ['node_modules', 'site/node_modules', 'node_modules/@tred']) {
    const [from, to] = [join(root, modules), join(copy, modules)];
    if (!existsSync(from)) continue;
    mkdirSync(to, { recursive: true });
    for (const cache of shared) mkdirSync(join(from, cache), { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@tred' || (/^\.(?!bin$|package-lock)/.test(name) && !shared.includes(name))) continue;
      rmSync(join(to, name), { recursive: true, force: true });
      symlinkSync(modules.endsWith('@tred') ? join(copy, name) : join(from, name), join(to, name));
    }
  }
}
