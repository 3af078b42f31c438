// Real databases for tests: a SQLite file and a PostgreSQL server of its own, both in temporary folders.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach } from 'vitest';
import { openStore, type Store, type StoreSettings } from './open-store.ts';
import { startPostgres } from './test-postgres.ts';

/** One kind of database for a test file: `settings()` names a new, empty one each time. */
export interface TestDatabase {
  settings(): Promise<StoreSettings>;
  remove(): Promise<void>;
}

export const databases: Record<'sqlite' | 'postgres', () => Promise<TestDatabase>> = {
  async sqlite() {
    const dir = await mkdtemp(join(tmpdir(), 'desk-data-'));
    let count = 0;
    return {
      settings: async () => ({ dataDir: join(dir, String(++count)), databaseUrl: undefined }),
      remove: () => rm(dir, { recursive: true, force: true }),
    };
  },
  async postgres() {
    const server = await startPostgres({ durable: false });
    return {
      settings: async () => ({ dataDir: '', databaseUrl: await server.database() }),
      remove: () => server.remove(),
    };
  },
};

export const databaseKinds = ['sqlite', 'postgres'] as const;

export async function openTestStore(database: TestDatabase) {
  const store = openStore(await database.settings());
  await store.prepare();
  return store;
}

/** For the tests of one `describe`: a database of that kind for all of them, and in it a new, empty store for each. */
export function freshStores(kind: (typeof databaseKinds)[number]): { database: TestDatabase; store: Store } {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await databases[kind]();
    return () => database.remove();
  });
  beforeEach(async () => {
    store = await openTestStore(database);
    return () => store.close();
  });
  return {
    get database() {
      return database;
    },
    get store() {
      return store;
    },
  };
}
