// What the sandbox keeps for each key, in memory alone: a bounded number of schools, each for a bounded time and with a
// bounded number of bytes. Whoever used theirs least lately makes room.
import { type Kept, keep } from '@tred/sandbox/http/answer';
import type { School } from '@tred/sandbox/types';

export interface Keeper {
  /** What is kept under a name, or a new one from that school. */
  get(name: string, fresh: School, at: number): Kept;
  has(name: string, at: number): boolean;
  put(name: string, kept: Kept, at: number): void;
  /** How many schools are kept, and about how many bytes were written into them. */
  size(): { schools: number; written: number };
}

export const usualBounds = { schools: 500, written: 24_000_000, idle: 24 * 3_600_000 } as const;

export function createKeeper(bounds: { schools: number; written: number; idle: number }): Keeper {
  /** In the order of their last use. */
  const kept = new Map<string, { value: Kept; at: number }>();
  let written = 0;

  function drop(name: string): void {
    written -= kept.get(name)?.value.written ?? 0;
    kept.delete(name);
  }

  function current(name: string, at: number): Kept | undefined {
    const entry = kept.get(name);
    if (entry && at - entry.at > bounds.idle) drop(name);
    return kept.get(name)?.value;
  }

  return {
    get: (name, fresh, at) => current(name, at) ?? keep(fresh, at),
    has: (name, at) => current(name, at) !== undefined,
    put(name, value, at) {
      drop(name);
      kept.set(name, { value, at });
      written += value.written;
      for (const [oldest, entry] of kept) {
        const isTooMuch = kept.size > bounds.schools || written > bounds.written;
        if (oldest === name || (!isTooMuch && at - entry.at <= bounds.idle)) break;
        drop(oldest);
      }
    },
    size: () => ({ schools: kept.size, written }),
  };
}
