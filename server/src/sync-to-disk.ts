// Waits until a file, or the names in a folder, are on the disk.
import { closeSync, fsyncSync, openSync } from 'node:fs';

export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
