// Counts how often something happens, to tell people from programs.

interface Window {
  start: number;
  count: number;
  before: number;
}

export interface Rule {
  limit: number;
  /** Milliseconds. */
  per: number;
}

/** Keys beyond this many are dropped, oldest first: a flood must not fill the memory. */
const maxKeys = 50_000;

/** A sliding count for each key, from this and the previous window; in memory, so each desk counts for itself. */
export class Velocity {
  readonly #windows = new Map<string, Window>();

  /** Counts one; returns how many seconds to wait when that is over the limit, else 0. */
  hit(key: string, { limit, per }: Rule, now: number): number {
    const start = Math.floor(now / per) * per;
    const last = this.#windows.get(key);
    const before = last?.start === start ? last.before : last?.start === start - per ? last.count : 0;
    const count = last?.start === start ? last.count : 0;
    const weight = 1 - (now - start) / per;
    if (before * weight + count >= limit) return Math.max(1, Math.ceil((start + per - now) / 1000));
    // Set anew, so that the map's order is that of last use.
    this.#windows.delete(key);
    this.#windows.set(key, { start, count: count + 1, before });
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= maxKeys) break;
      this.#windows.delete(oldest);
    }
    return 0;
  }
}
