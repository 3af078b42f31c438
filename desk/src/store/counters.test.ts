// Counting on both databases: all of several marks or none, and together where desks share a database.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCounters, type Rule } from '../limits/counters.ts';
import { createKeyedHash } from '../secret.ts';
import { openStore } from './open-store.ts';
import { eraseExpired } from './retention.ts';
import { databaseKinds, databases, openTestStore, type TestDatabase } from './test-stores.ts';
import { testContext } from './test-submissions.ts';

const keyedHash = createKeyedHash('a secret for tests');
const narrow: Rule = { name: 'narrow', limit: 3, per: 60 };
const wide: Rule = { name: 'wide', limit: 5, per: 60 };
const all = [1, 2, 3, 4];

describe.each(databaseKinds)('on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(() => database.remove());
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts every mark or none, and begins anew after its time', async () => {
    const store = await openTestStore(database);
    const counters = createCounters(store, keyedHash);
    const take = (key: string) =>
      counters.take([
        { rule: narrow, key },
        { rule: wide, key: 'everyone' },
      ]);
    for (const n of all) expect((await take('a')) > 0).toBe(n > 3);
    // The refused one is in neither count: two more fit into the wide one.
    expect([await take('b'), await take('b')]).toEqual([0, 0]);
    expect(await take('b')).toBeGreaterThan(50);
    await counters.giveBack([{ rule: wide, key: 'everyone' }]);
    expect(await take('b')).toBe(0);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await take('a')).toBe(0);
    await store.close();
  });

  it('counts several points at once', async () => {
    const store = await openTestStore(database);
    const counters = createCounters(store, keyedHash);
    const take = (points: number) => counters.take([{ rule: wide, key: 'size', points }]);
    expect([await take(4), (await take(2)) > 0, await take(1)]).toEqual([0, true, 0]);
    await store.close();
  });

  it('lets no more through when all come at once', async () => {
    const store = await openTestStore(database);
    const counters = createCounters(store, keyedHash);
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => counters.take([{ rule: wide, key: 'x' }])),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    await store.close();
  });

  if (kind === 'postgres') {
    it('counts for all desks together, without a word of whom, and forgets what is over', async () => {
      const settings = await database.settings();
      const stores = [openStore(settings), openStore(settings)];
      for (const store of stores) await store.prepare();
      const desks = stores.map((store) => createCounters(store, keyedHash));
      const waits: (number | undefined)[] = [];
      for (let n = 0; n < 8; n++)
        waits.push(await desks[n % 2]?.take([{ rule: wide, key: 'grace@b.example' }]));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      const [store] = stores;
      if (!store) throw new Error('no store');
      const rows = await store.db.selectFrom('limits').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain('grace');
      await eraseExpired(store, testContext(), 24, Date.now() + 61_000);
      expect(await store.db.selectFrom('limits').selectAll().execute()).toEqual([]);
      for (const open of stores) await open.close();
    });
  }
});

it('forgets the oldest in memory before it holds too many', async () => {
  const counters = createCounters({ pool: undefined }, (key) => key);
  const once: Rule = { name: 'once', limit: 1, per: 60 };
  const take = (key: string) => counters.take([{ rule: once, key }]);
  await take('first');
  expect(await take('first')).toBeGreaterThan(0);
  for (let n = 0; n < 50_000; n++) await take(String(n));
  expect(await take('first')).toBe(0);
});
