// Compares secrets. Not for the browser.
import { hash, timingSafeEqual } from 'node:crypto';

/** Takes as long for a wrong text as for a right one: hashes have equal length. */
export const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
