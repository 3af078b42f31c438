// A file that is rendered as it was for the build before is taken over from there, finished and compressed: its compressed
// copies are links to the same bytes, since nothing is ever written into a build that is whole.
import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  linkSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const COPIES = ['', '.br', '.gz'];

export const digestOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('base64url');

/** Puts a file of `before` in its place in `dist`, with its compressed copies. */
export function takeOver(file: string, { dist, before }: { dist: string; before: string }): void {
  for (const copy of COPIES.map((suffix) => file + suffix)) {
    const [old, path] = [join(before, copy), join(dist, copy)];
    if (!existsSync(old)) continue;
    if (existsSync(path)) writeOver(path, readFileSync(old));
    else linkOrCopy(old, path);
  }
}

/** Into the file that is there: to take one away takes some disks twenty times as long. */
function writeOver(path: string, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  try {
    writeSync(file, bytes);
    ftruncateSync(file, bytes.length);
  } finally {
    closeSync(file);
  }
}

function linkOrCopy(old: string, path: string): void {
  try {
    linkSync(old, path);
  } catch {
    // Not every disk has links.
    copyFileSync(old, path);
  }
}
