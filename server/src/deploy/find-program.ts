// Finds a program, for tests that are skipped without it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that `npm test` has unpacked. */
export const unpacked = fileURLToPath(new URL('../../../.cache/programs', import.meta.url));

/** The first of these names that is a program. */
export function findProgram(...names: string[]): string | undefined {
  const own = ['usr/sbin', 'usr/bin'].map((folder) => join(unpacked, folder));
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin', ...own];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
