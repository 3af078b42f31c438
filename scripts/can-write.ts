// Whether something could be written at a path: into it, or, while it is not there, into the folder it would be made in.
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';

export function canWrite(path: string): boolean {
  if (!existsSync(path) && path !== dirname(path)) return canWrite(dirname(path));
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
