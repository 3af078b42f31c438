// Files that only the desk's user may read, and that survive a crash.
import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';

const ownerOnly = 0o600;

/** Creates the file if needed. SQLite gives its side files the same permissions. */
export function ensurePrivate(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  chmodSync(file, ownerOnly);
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
