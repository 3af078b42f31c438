// Finds an installed program, for tests that are skipped without it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
