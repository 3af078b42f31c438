// The schools of the sandbox, in memory alone: bounded in number, bytes and time. The least recently used one makes room.
import { type Kept, keep } from '@tred/sandbox/http/answer';
import type { School } from '@tred/sandbox/types';

export interface Keeper {
  /** The school under a name, or a new one. */
  get(name: string, fresh: School, at: number): Kept;
  has(name: string, at: number): boolean;
  put(name: string, kept: Kept, at: number, network: string): void;
  size(): { schools: number; bytes: number };
}

interface Bounds {
  schools: number;
  bytes: number;
  idle: number;
}

export const usualBounds: Bounds = { schools: 500, bytes: 24_000_000, idle: 24 * 3_600_000 };
/** Of both bounds, for one network: its own schools go before those of others. */
const networkShare = 1 / 10;

/** A character takes up to two bytes. */
const bytesOf = ({ written }: Kept) => 2 * written;

export function createKeeper(bounds: Bounds): Keeper {
  /** In the order of their last use. */
  const kept = new Map<string, { value: Kept; at: number; network: string }>();

  function sizeOf(entries: Iterable<{ value: Kept }>) {
    const size = { schools: 0, bytes: 0 };
    for (const { value } of entries) {
      size.schools += 1;
      size.bytes += bytesOf(value);
    }
    return size;
  }

  function current(name: string, at: number): Kept | undefined {
    const entry = kept.get(name);
    if (entry && at - entry.at > bounds.idle) kept.delete(name);
    return kept.get(name)?.value;
  }

  /** Drops the least recently used of some schools, but never `name`, until they fit. */
  function makeRoom(name: string, share: number, isAmong: (network: string) => boolean): void {
    const among = [...kept].filter(([, { network }]) => isAmong(network));
    const size = sizeOf(among.map(([, entry]) => entry));
    for (const [oldest, { value }] of among) {
      if (size.schools <= bounds.schools * share && size.bytes <= bounds.bytes * share) return;
      if (oldest === name) continue;
      size.schools -= 1;
      size.bytes -= bytesOf(value);
      kept.delete(oldest);
    }
  }

  return {
    get: (name, fresh, at) => current(name, at) ?? keep(fresh, at),
    has: (name, at) => current(name, at) !== undefined,
    put(name, value, at, network) {
      kept.delete(name);
      kept.set(name, { value, at, network });
      for (const [oldest, entry] of kept) {
        if (at - entry.at <= bounds.idle) break;
        kept.delete(oldest);
      }
      makeRoom(name, networkShare, (other) => other === network);
      makeRoom(name, 1, () => true);
    },
    size: () => sizeOf(kept.values()),
  };
}
