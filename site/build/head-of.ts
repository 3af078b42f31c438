// As much of a rendered page as holds its head without the styles, which come last. Of thousands of pages that is all that
// most steps ask for; waiting for each would take longer than reading it.
import { closeSync, openSync, readSync } from 'node:fs';

/** More than any head has before its styles. */
const HEAD_BYTES = 8192;
const room = Buffer.alloc(HEAD_BYTES);

export function headOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    return room.toString('utf8', 0, readSync(file, room));
  } finally {
    closeSync(file);
  }
}
