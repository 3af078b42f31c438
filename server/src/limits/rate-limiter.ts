// Rate limiter: counts in the database, where all servers and later ones find them, or in memory.

import type { Store } from '../db/open-store.ts';
import type { Db } from '../db/tables.ts';
import type { KeyedHash } from '../secret.ts';

export interface Rule {
  name: string;
  limit: number;
  /** Seconds. */
  per: number;
}

export interface Usage {
  rule: Rule;
  key: string;
  points?: number;
}

export interface RateLimiter {
  /** Counts all usage, or nothing when one is over its limit; then returns the seconds to wait. */
  consume(usage: readonly Usage[]): Promise<number>;
  refund(usage: readonly Usage[]): Promise<void>;
  sweep(): Promise<void>;
}

interface CountedUsage {
  key: string;
  rule: Rule;
  points: number;
}

interface OverLimit {
  rule: Rule;
  endsAt: number;
}

interface CountStore {
  add(entries: readonly CountedUsage[], now: number): Promise<OverLimit | undefined>;
  subtract(entries: readonly CountedUsage[], now: number): Promise<void>;
  deleteEnded(now: number): Promise<void>;
}

const endOf = (rule: Rule, now: number) => now + rule.per * 1000;
/** A count that ends later than a new one would comes from a clock that was ahead. */
const runs = (endsAt: number, rule: Rule, now: number) => endsAt > now && endsAt <= endOf(rule, now);

/** For all rules together: about 10 MB. */
export const maxKeys = 50_000;

export function createMemoryCounts(): CountStore & { size(): number } {
  /** Ordered by last use. */
  const counts = new Map<string, { points: number; endsAt: number }>();
  const find = ({ key, rule }: CountedUsage, now: number) => {
    const count = counts.get(key);
    return count && runs(count.endsAt, rule, now) ? count : undefined;
  };
  return {
    size: () => counts.size,
    async add(entries, now) {
      for (const entry of entries) {
        const { rule, points } = entry;
        const count = find(entry, now);
        if ((count?.points ?? 0) + points > rule.limit)
          return { rule, endsAt: count?.endsAt ?? endOf(rule, now) };
      }
      for (const entry of entries) {
        const { key, rule, points } = entry;
        const count = find(entry, now) ?? { points: 0, endsAt: endOf(rule, now) };
        counts.delete(key);
        counts.set(key, { ...count, points: count.points + points });
      }
      for (const oldest of counts.keys()) {
        if (counts.size <= maxKeys) break;
        counts.delete(oldest);
      }
      return undefined;
    },
    async subtract(entries, now) {
      for (const entry of entries) {
        const count = find(entry, now);
        if (count && count.points > entry.points) count.points -= entry.points;
        else counts.delete(entry.key);
      }
    },
    async deleteEnded(now) {
      for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    },
  };
}

/** In the table `limits`. In PostgreSQL it is unlogged: a crash empties it. */
export function createDatabaseCounts({ db, kind, write }: Pick<Store, 'db' | 'kind' | 'write'>): CountStore {
  // SQLite writes many counts with one sync of the disk. PostgreSQL gets single statements, so that two servers cannot deadlock.
  const run: Store['write'] = kind === 'sqlite' ? write : (work) => work(db);
  return {
    add: (entries, now) => run((tx) => addPoints(tx, entries, now)),
    subtract: (entries, now) => run((tx) => subtractPoints(tx, entries, now)),
    deleteEnded: (now) =>
      run(async (tx) => {
        await tx.deleteFrom('limits').where('expire', '<=', now).execute();
      }),
  };
}

async function subtractPoints(db: Db, entries: readonly CountedUsage[], now: number): Promise<void> {
  for (const { key, points } of entries) {
    await db
      .updateTable('limits')
      .set((eb) => ({ points: eb('points', '-', points) }))
      .where('key', '=', key)
      .where('expire', '>', now)
      .execute();
    await db.deleteFrom('limits').where('key', '=', key).where('points', '<=', 0).execute();
  }
}

async function addPoints(
  db: Db,
  entries: readonly CountedUsage[],
  now: number,
): Promise<OverLimit | undefined> {
  const keys = entries.map(({ key }) => key);
  const rows = await db
    .selectFrom('limits')
    .select(['key', 'points', 'expire'])
    .where('key', 'in', keys)
    .execute();
  const over = entries
    .map((entry) => {
      const count = rows.find(({ key, expire }) => key === entry.key && runs(expire, entry.rule, now));
      return { ...entry, points: (count?.points ?? 0) + entry.points, endsAt: count?.expire };
    })
    .find(({ rule, points }) => points > rule.limit);
  if (over) return { rule: over.rule, endsAt: over.endsAt ?? endOf(over.rule, now) };
  const added = await db
    .insertInto('limits')
    .values(
      // Sorted, so that two servers cannot deadlock.
      [...entries]
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, rule, points }) => ({ key, points, expire: endOf(rule, now) })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        // As in `runs`.
        const runsOn = eb.and([
          eb('limits.expire', '>', now),
          eb('limits.expire', '<=', eb.ref('excluded.expire')),
        ]);
        return {
          points: eb
            .case()
            .when(runsOn)
            .then(eb('limits.points', '+', eb.ref('excluded.points')))
            .else(eb.ref('excluded.points'))
            .end(),
          expire: eb.case().when(runsOn).then(eb.ref('limits.expire')).else(eb.ref('excluded.expire')).end(),
        };
      }),
    )
    .returning(['key', 'points', 'expire'])
    .execute();
  // Another server may have counted between the two statements.
  for (const { key, rule } of entries) {
    const count = added.find((row) => row.key === key);
    if (!count || count.points <= rule.limit) continue;
    await subtractPoints(db, entries, now);
    return { rule, endsAt: count.expire };
  }
  return undefined;
}

export function createRateLimiter(
  counts: CountStore,
  keyedHash: KeyedHash,
  clock: () => number,
  onRefusal: (rule: string) => void = () => {},
): RateLimiter {
  const countedUsage = (usage: readonly Usage[]): CountedUsage[] =>
    usage.map(({ rule, key, points = 1 }) => ({ key: `${rule.name}:${keyedHash(key)}`, rule, points }));
  return {
    async consume(usage) {
      const now = clock();
      const refused = await counts.add(countedUsage(usage), now);
      if (!refused) return 0;
      onRefusal(refused.rule.name);
      return Math.max(1, Math.ceil((refused.endsAt - now) / 1000));
    },
    refund: (usage) => counts.subtract(countedUsage(usage), clock()),
    sweep: () => counts.deleteEnded(clock()),
  };
}

/** For load tests. */
export const noLimits: RateLimiter = {
  consume: async () => 0,
  refund: async () => {},
  sweep: async () => {},
};
