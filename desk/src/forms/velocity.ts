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

  /** Seconds to wait when one more would be over the limit, else 0. */
  wait(key: string, { limit, per }: Rule, now: number): number {
    const { start, count, before } = this.#window(key, per, now);
    const weight = 1 - (now - start) / per;
    return before * weight + count < limit ? 0 : Math.max(1, Math.ceil((start + per - now) / 1000));
  }

  count(key: string, { per }: Rule, now: number): void {
    const window = this.#window(key, per, now);
    // Set anew, so that the map's order is that of last use.
    this.#windows.delete(key);
    this.#windows.set(key, { ...window, count: window.count + 1 });
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= maxKeys) break;
      this.#windows.delete(oldest);
    }
  }

  /** Counts one unless that is over the limit; returns the seconds to wait. */
  hit(key: string, rule: Rule, now: number): number {
    const seconds = this.wait(key, rule, now);
    if (seconds === 0) this.count(key, rule, now);
    return seconds;
  }

  #window(key: string, per: number, now: number): Window {
    const start = Math.floor(now / per) * per;
    const last = this.#windows.get(key);
    if (last?.start === start) return last;
    return { start, count: 0, before: last?.start === start - per ? last.count : 0 };
  }
}
