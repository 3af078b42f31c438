// Counts how often something happens, to tell people from programs: in PostgreSQL for all desks together, else in
// memory. What a count stands for (an address, a name, a network) is kept as a keyed hash.
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { KeyedHash } from '../secret.ts';

export interface Rule {
  name: string;
  limit: number;
  /** Seconds. */
  per: number;
}

export interface Mark {
  rule: Rule;
  /** Whom or what it counts. */
  key: string;
  /** How many at once; one unless said. */
  points?: number;
}

export interface Counters {
  /** Counts all of them; or, when one would be over its limit, none, and returns the seconds to wait. */
  take(marks: readonly Mark[]): Promise<number>;
  giveBack(marks: readonly Mark[]): Promise<void>;
}

/** The table that the migrations make; see store/migrations.ts. */
const tableName = 'limits';

/** Keys beyond this many are dropped, oldest first: a flood must not fill the memory. */
const maxKeys = 50_000;

class BoundedMemory extends RateLimiterMemory {
  readonly #recent = new Set<string | number>();
  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    // Added anew, so that the order is that of last use.
    this.#recent.delete(key);
    this.#recent.add(key);
    for (const oldest of this.#recent) {
      if (this.#recent.size <= maxKeys) break;
      this.#recent.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, points);
  }
}

function createLimiter({ name, limit, per }: Rule, pool: pg.Pool | undefined): RateLimiterAbstract {
  const options = { keyPrefix: name, points: limit, duration: per };
  if (!pool) return new BoundedMemory(options);
  // Retention clears what has expired.
  const table = { tableName, tableCreated: true, clearExpiredByTimeout: false };
  return new RateLimiterPostgres({ ...options, ...table, storeClient: pool, storeType: 'pool' });
}

export function createCounters(
  { pool }: { pool: pg.Pool | undefined },
  keyedHash: KeyedHash,
  onRefusal: (rule: string) => void = () => {},
): Counters {
  const limiters = new Map<Rule, RateLimiterAbstract>();
  const limiterOf = (rule: Rule) => {
    const known = limiters.get(rule) ?? createLimiter(rule, pool);
    limiters.set(rule, known);
    return known;
  };
  const giveBack = async (marks: readonly Mark[]) => {
    for (const { rule, key, points = 1 } of marks) await limiterOf(rule).reward(keyedHash(key), points);
  };
  return {
    async take(marks) {
      for (const [index, { rule, key, points = 1 }] of marks.entries()) {
        try {
          await limiterOf(rule).consume(keyedHash(key), points);
        } catch (cause) {
          if (!(cause instanceof RateLimiterRes)) throw cause;
          onRefusal(rule.name);
          await giveBack(marks.slice(0, index + 1));
          return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
        }
      }
      return 0;
    },
    giveBack,
  };
}
