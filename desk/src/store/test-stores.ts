// Databases for tests: SQLite files, and databases on the shared PostgreSQL server.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, inject } from 'vitest';
import { openStore, type Store, type StoreSettings } from './open-store.ts';
import { startPostgres, TEMPLATE } from './test-postgres.ts';

export interface TestDatabase {
  /** Creates an empty one. */
  settings(): Promise<StoreSettings>;
  /** Creates one that may be migrated already. */
  migrated(): Promise<StoreSettings>;
  remove(): Promise<void>;
}

export const databases: Record<'sqlite' | 'postgres', () => Promise<TestDatabase>> = {
  async sqlite() {
    const dir = await mkdtemp(join(tmpdir(), 'desk-data-'));
    let count = 0;
    const settings = async () => ({ dataDir: join(dir, String(++count)), databaseUrl: undefined });
    return { settings, migrated: settings, remove: () => rm(dir, { recursive: true, force: true }) };
  },
  async postgres() {
    const server = new pg.Client(new URL('postgres', inject('postgres')).href);
    await server.connect();
    const names: string[] = [];
    const create = async (template: string) => {
      const name = `desk-${randomUUID()}`;
      await server.query(`create database "${name}" template ${template}`);
      names.push(name);
      return { dataDir: '', databaseUrl: new URL(name, inject('postgres')).href };
    };
    return {
      settings: () => create('template1'),
      migrated: () => create(TEMPLATE),
      async remove() {
        for (const name of names) await server.query(`drop database "${name}" with (force)`);
        await server.end();
      },
    };
  },
};

/** For tests that stop the server, need durable writes, or are not in the project `slow`. */
export async function ownPostgres(options?: { durable: boolean }) {
  const server = await startPostgres(options);
  const settings = async () => ({ dataDir: '', databaseUrl: await server.database() });
  return { ...server, settings, migrated: settings };
}

export const databaseKinds = ['sqlite', 'postgres'] as const;

export async function openTestStore(database: TestDatabase) {
  const store = openStore(await database.migrated());
  await store.prepare();
  return store;
}

/** One database for a `describe`, with an empty store for each test. */
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
