import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, freshStores } from '../db/test-stores.ts';
import { createKeyedHash } from '../secret.ts';
import {
  createDatabaseCounts,
  createMemoryCounts,
  createRateLimiter,
  maxKeys,
  type Rule,
  type Usage,
} from './rate-limiter.ts';

const narrow: Rule = { name: 'narrow', limit: 3, per: 60 };
const wide: Rule = { name: 'wide', limit: 5, per: 60 };
const keyedHash = createKeyedHash('a secret for tests');

describe.each(['memory', ...databaseKinds] as const)('in %s', (kind) => {
  const inMemory = kind === 'memory';
  const test = freshStores(inMemory ? 'sqlite' : kind);
  let now = Date.UTC(2026, 10, 16);
  let memory = createMemoryCounts();
  beforeEach(() => {
    memory = createMemoryCounts();
  });
  const create = () =>
    createRateLimiter(inMemory ? memory : createDatabaseCounts(test.store), keyedHash, () => now);
  const rows = () => test.store.db.selectFrom('limits').selectAll().execute();
  const size = async () => (inMemory ? memory.size() : (await rows()).length);

  it('counts every mark or none, and begins anew after its time', async () => {
    const limiter = create();
    const usage = (key: string): Usage[] => [
      { rule: wide, key: 'everyone' },
      { rule: narrow, key },
    ];
    for (const n of [1, 2, 3, 4]) expect((await limiter.consume(usage('a'))) > 0).toBe(n > 3);
    // A refused request counts nowhere: two more fit the wide limit.
    expect([await limiter.consume(usage('b')), await limiter.consume(usage('b'))]).toEqual([0, 0]);
    expect(await limiter.consume(usage('b'))).toBe(60);
    await limiter.refund([{ rule: wide, key: 'everyone' }]);
    expect(await limiter.consume(usage('b'))).toBe(0);
    now += 60_000;
    expect(await limiter.consume(usage('a'))).toBe(0);
  });

  it('counts several points at once', async () => {
    const limiter = create();
    const consume = (points: number) => limiter.consume([{ rule: wide, key: 'size', points }]);
    expect([await consume(4), (await consume(2)) > 0, await consume(1)]).toEqual([0, true, 0]);
  });

  it('stores nothing for refused, refunded and expired requests', async () => {
    const limiter = create();
    const usage = (key: string): Usage[] => [
      { rule: narrow, key: 'network' },
      { rule: wide, key },
    ];
    for (const key of ['a', 'b', 'c']) await limiter.consume(usage(key));
    const before = await size();
    for (let n = 0; n < 200; n++) expect(await limiter.consume(usage(String(n)))).toBeGreaterThan(0);
    expect(await size()).toBe(before);
    await limiter.refund(usage('a'));
    expect(await size()).toBe(before - 1);
    now += 60_000;
    await limiter.sweep();
    expect(await size()).toBe(0);
  });

  it('lets no more through when all come at once', async () => {
    const limiter = create();
    const usage = [{ rule: wide, key: 'x' }];
    const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.consume(usage)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await size()).toBe(1);
  });

  it('begins anew when a clock that was ahead is put back', async () => {
    const limiter = create();
    const usage = [{ rule: narrow, key: 'a', points: 3 }];
    const year = 365 * 24 * 60 * 60_000;
    now += year;
    await limiter.consume(usage);
    expect(await limiter.consume(usage)).toBeGreaterThan(0);
    now -= year;
    expect(await limiter.consume(usage)).toBe(0);
    expect(await limiter.consume(usage)).toBe(60);
  });

  if (!inMemory)
    it('counts for all servers together, and for later ones, under hashes', async () => {
      const servers = [create(), create()];
      const waits: (number | undefined)[] = [];
      for (let n = 0; n < 8; n++)
        waits.push(await servers[n % 2]?.consume([{ rule: wide, key: 'grace@b.example' }]));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      expect(JSON.stringify(await rows())).not.toContain('grace');
    });
});

it('in memory has one bound over the keys of all rules', async () => {
  const counts = createMemoryCounts();
  const limiter = createRateLimiter(
    counts,
    (key) => key,
    () => 0,
  );
  for (let n = 0; n < maxKeys; n++) await limiter.consume([{ rule: n % 2 ? wide : narrow, key: String(n) }]);
  await limiter.consume([{ rule: wide, key: 'one more' }]);
  expect(counts.size()).toBe(maxKeys);
});
