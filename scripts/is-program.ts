// Whether a file is there and may be run, and where a program of some name is.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The programs of these names on the path, the first name first. */
export function programsOnPath(names: readonly string[], path = process.env.PATH ?? ''): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}
