import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createCommitQueue, forgetOldPages, type Store } from './open-store.ts';
import type { Db } from './tables.ts';
import { databases, openTestStore, type TestDatabase, withPostgres } from './test-stores.ts';

let database: TestDatabase;
let store: Store;
beforeEach(async () => {
  database = await databases.sqlite();
  store = await openTestStore(database);
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

const put = (key: string) => async (tx: Db) => {
  await tx.insertInto('meta').values({ key, value: 'x' }).execute();
  return key;
};
const keys = async () => {
  const rows = await store.db.selectFrom('meta').select('key').where('key', 'like', 'k%').execute();
  return rows.map(({ key }) => key).sort();
};

it('keeps the others when one fails half-way', async () => {
  const write = createCommitQueue(store.db);
  const results = await Promise.allSettled([
    write(put('k1')),
    write(async (tx) => {
      await put('k2')(tx);
      throw new Error('half-way');
    }),
    write(put('k3')),
    // The database refuses this one.
    write(put('k1')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(await keys()).toEqual(['k1', 'k3']);
});

it('tells nobody before the commit, and everybody when it fails', async () => {
  const write = createCommitQueue(store.db);
  let resolved = false;
  const first = write(put('k1')).then(() => {
    resolved = true;
  });
  const second = write(async (tx) => {
    expect(resolved).toBe(false);
    // Like a full disk: the whole transaction is lost.
    await tx.executeQuery({ sql: 'rollback', parameters: [] } as never);
    throw new Error('full');
  });
  const results = await Promise.allSettled([first, second]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await keys()).toEqual([]);
  // Later writes work again.
  await write(put('k9'));
  expect(await keys()).toEqual(['k9']);
});

it('waits for another program that writes, without stopping the event loop', async () => {
  const other = new DatabaseSync(store.place);
  other.exec('begin immediate');
  const waiting = store.write(put('k1'));
  // Fires only if the event loop turns while the write waits.
  await wait(300);
  other.exec('rollback');
  other.close();
  expect(await waiting).toBe('k1');
});

it('removes overwritten data from the write-ahead log once the last reader has finished', async () => {
  const reader = new DatabaseSync(store.place, { readOnly: true });
  reader.exec('begin; select * from meta');
  reader.prepare('select count(*) from meta').get();
  await store.write(put('k-of-somebody'));
  await store.db.deleteFrom('meta').where('key', '=', 'k-of-somebody').execute();
  setTimeout(() => reader.close(), 1);
  await forgetOldPages(store);
  expect(readFileSync(`${store.place}-wal`, 'latin1')).not.toContain('k-of-somebody');
});

it('a write waits for another program while old data is removed, and afterwards', async () => {
  const reader = new DatabaseSync(store.place, { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from meta').get();
  const other = new DatabaseSync(store.place);
  const writeAgainstLock = async (key: string) => {
    other.exec('begin immediate');
    const written = store.write(put(key));
    await wait(200);
    other.exec('rollback');
    return written;
  };
  await store.write(put('k0'));
  const removals = [forgetOldPages(store), forgetOldPages(store)];
  expect(await writeAgainstLock('k1')).toBe('k1');
  reader.close();
  await Promise.all(removals);
  expect(await writeAgainstLock('k2')).toBe('k2');
  other.close();
});

it.runIf(withPostgres)(
  'on PostgreSQL, a connection that ends in a transaction fails that write only',
  async () => {
    const server = await databases.postgres();
    const postgres = await openTestStore(server);
    onTestFinished(async () => {
      await postgres.close();
      await server.remove();
    });
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`;
    const lost = postgres.write(async (tx) => {
      await put('k1')(tx);
      await end.execute(postgres.db);
      // The client notices while no statement runs; without a listener that error would end the process.
      await wait(200);
      await put('k2')(tx);
    });
    await expect(lost).rejects.toThrow();
    expect(await postgres.write(put('k3'))).toBe('k3');
  },
);
