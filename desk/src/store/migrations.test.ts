// Bringing a database up to date, also when several desks start at once.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type StoreSettings } from './open-store.ts';
import { databaseKinds, databases, type TestDatabase } from './test-stores.ts';

/** Another desk, as far as its database goes: its own process, because a lock is waited for by standing still. */
const startElsewhere = (settings: StoreSettings) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { openStore } from ${JSON.stringify(new URL('open-store.ts', import.meta.url).href)};
     const store = openStore(${JSON.stringify(settings)});
     await store.prepare();
     await store.close();`,
  ]);

describe.each(databaseKinds)('on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(() => database.remove());

  it('is safe when five desks start at once, and when one starts again', async () => {
    const settings = await database.settings();
    await Promise.all(Array.from({ length: 5 }, () => startElsewhere(settings)));
    const again = openStore(settings);
    await again.prepare();
    expect(await again.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
    await again.close();
  });

  it('refuses a database that a newer desk has changed', async () => {
    const settings = await database.settings();
    const newer = openStore(settings);
    await newer.prepare();
    await newer.db.updateTable('meta').set({ value: '99' }).where('key', '=', 'version').execute();
    await expect(openStore(settings).prepare()).rejects.toThrow('newer than this desk');
    await newer.close();
  });

  it('puts a commit on disk before it returns', async () => {
    const store = openStore(await database.settings());
    const setting =
      kind === 'sqlite'
        ? sql<{ level: number | string }>`select synchronous as level from pragma_synchronous`
        : sql<{ level: number | string }>`select current_setting('synchronous_commit') as level`;
    const { rows } = await setting.execute(store.db);
    // SQLite's 2 is FULL.
    expect(rows[0]?.level).toBe(kind === 'sqlite' ? 2 : 'on');
    await store.close();
  });
});
