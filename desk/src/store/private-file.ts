// Files that only the desk's own user may read, whatever the umask.
import { chmodSync, closeSync, openSync } from 'node:fs';

const ownerOnly = 0o600;

/** There and empty, or there already. SQLite gives the files it makes beside a database the same rights. */
export function ensurePrivate(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  chmodSync(file, ownerOnly);
}
