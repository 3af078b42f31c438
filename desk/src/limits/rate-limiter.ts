// Rate limiter: counts in PostgreSQL for all desks, otherwise in memory.
import type { KeyedHash } from '../secret.ts';
import type { Db } from '../store/tables.ts';

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

/** Storage of counts. A refused request counts nothing. */
interface CountStore {
  add(entries: readonly CountedUsage[], now: number): Promise<OverLimit | undefined>;
  subtract(entries: readonly CountedUsage[], now: number): Promise<void>;
  deleteEnded(now: number): Promise<void>;
}

/** For all rules together: about 10 MB. */
export const maxKeys = 50_000;

export function createMemoryCounts(): CountStore & { size(): number } {
  /** Ordered by last use. */
  const counts = new Map<string, { points: number; endsAt: number }>();
  const find = (key: string, now: number) => {
    const count = counts.get(key);
    return count && count.endsAt > now ? count : undefined;
  };
  return {
    size: () => counts.size,
    async add(entries, now) {
      for (const { key, rule, points } of entries) {
        const count = find(key, now);
        if ((count?.points ?? 0) + points > rule.limit)
          return { rule, endsAt: count?.endsAt ?? now + rule.per * 1000 };
      }
      for (const { key, rule, points } of entries) {
        const count = find(key, now) ?? { points: 0, endsAt: now + rule.per * 1000 };
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
      for (const { key, points } of entries) {
        const count = find(key, now);
        if (count && count.points > points) count.points -= points;
        else counts.delete(key);
      }
    },
    async deleteEnded(now) {
      for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key);
    },
  };
}

/** In the unlogged table `limits`, which a crash empties. */
export function createPostgresCounts(db: Db): CountStore {
  const subtract: CountStore['subtract'] = async (entries, now) => {
    // One row a statement, so that two desks cannot deadlock.
    for (const { key, points } of entries) {
      await db
        .updateTable('limits')
        .set((eb) => ({ points: eb('points', '-', points) }))
        .where('key', '=', key)
        .where('expire', '>', now)
        .execute();
      await db.deleteFrom('limits').where('key', '=', key).where('points', '<=', 0).execute();
    }
  };
  return {
    async add(entries, now) {
      const counts = await db
        .selectFrom('limits')
        .select(['key', 'points', 'expire'])
        .where(
          'key',
          'in',
          entries.map(({ key }) => key),
        )
        .where('expire', '>', now)
        .execute();
      const over = entries.find(({ key, rule, points }) => {
        const count = counts.find((row) => row.key === key);
        return (count?.points ?? 0) + points > rule.limit;
      });
      const endOf = (rows: typeof counts, { key, rule }: CountedUsage) =>
        rows.find((row) => row.key === key)?.expire ?? now + rule.per * 1000;
      if (over) return { rule: over.rule, endsAt: endOf(counts, over) };
      const added = await db
        .insertInto('limits')
        .values(
          // Sorted, so that two desks cannot deadlock.
          [...entries]
            .sort((a, b) => (a.key < b.key ? -1 : 1))
            .map(({ key, rule, points }) => ({ key, points, expire: now + rule.per * 1000 })),
        )
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            points: eb
              .case()
              .when('limits.expire', '>', now)
              .then(eb('limits.points', '+', eb.ref('excluded.points')))
              .else(eb.ref('excluded.points'))
              .end(),
            expire: eb
              .case()
              .when('limits.expire', '>', now)
              .then(eb.ref('limits.expire'))
              .else(eb.ref('excluded.expire'))
              .end(),
          })),
        )
        .returning(['key', 'points', 'expire'])
        .execute();
      // Another desk may have counted between the two statements.
      const late = entries.find(
        ({ key, rule }) => (added.find((row) => row.key === key)?.points ?? 0) > rule.limit,
      );
      if (!late) return undefined;
      await subtract(entries, now);
      return { rule: late.rule, endsAt: endOf(added, late) };
    },
    subtract,
    async deleteEnded(now) {
      await db.deleteFrom('limits').where('expire', '<=', now).execute();
    },
  };
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
