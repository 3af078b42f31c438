// Creates files that only the server's user may read.
import { chmodSync, closeSync, openSync } from 'node:fs';

const ownerOnly = 0o600;

/** Creates the file if needed. SQLite gives its side files the same permissions. */
export function ensurePrivate(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  chmodSync(file, ownerOnly);
}
