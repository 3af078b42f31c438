// Sandbox schools in memory, limited in number, bytes and idle time. Evicts the least recently used.
import { type KeyState, newKeyState } from '@tred/sandbox/http/handle-request';
import type { School } from '@tred/sandbox/types';

interface SchoolStore {
  get(name: string, fresh: School, at: number): KeyState;
  has(name: string, at: number): boolean;
  put(name: string, state: KeyState, at: number, network: string): void;
  size(): { schools: number; bytes: number };
}

interface Bounds {
  schools: number;
  bytes: number;
  idle: number;
}

export const defaultBounds: Bounds = { schools: 500, bytes: 24_000_000, idle: 24 * 3_600_000 };
/** One network's share of both limits; above it, its own schools are evicted first. */
const networkShare = 1 / 10;

/** A character takes up to two bytes. */
const bytesOf = ({ bytesWritten }: KeyState) => 2 * bytesWritten;

export function createSchoolStore(bounds: Bounds): SchoolStore {
  /** Ordered by last use. */
  const entries = new Map<string, { value: KeyState; at: number; network: string }>();

  function sizeOf(some: Iterable<{ value: KeyState }>) {
    const size = { schools: 0, bytes: 0 };
    for (const { value } of some) {
      size.schools += 1;
      size.bytes += bytesOf(value);
    }
    return size;
  }

  function current(name: string, at: number): KeyState | undefined {
    const entry = entries.get(name);
    if (entry && at - entry.at > bounds.idle) entries.delete(name);
    return entries.get(name)?.value;
  }

  /** Evicts the least recently used schools, except `name`, until the rest fits. */
  function makeRoom(name: string, share: number, isAmong: (network: string) => boolean): void {
    const among = [...entries].filter(([, { network }]) => isAmong(network));
    const size = sizeOf(among.map(([, entry]) => entry));
    for (const [oldest, { value }] of among) {
      if (size.schools <= bounds.schools * share && size.bytes <= bounds.bytes * share) return;
      if (oldest === name) continue;
      size.schools -= 1;
      size.bytes -= bytesOf(value);
      entries.delete(oldest);
    }
  }

  return {
    get: (name, fresh, at) => current(name, at) ?? newKeyState(fresh, at),
    has: (name, at) => current(name, at) !== undefined,
    put(name, value, at, network) {
      entries.delete(name);
      entries.set(name, { value, at, network });
      for (const [oldest, entry] of entries) {
        if (at - entry.at <= bounds.idle) break;
        entries.delete(oldest);
      }
      makeRoom(name, networkShare, (other) => other === network);
      makeRoom(name, 1, () => true);
    },
    size: () => sizeOf(entries.values()),
  };
}
