// Databases for tests: SQLite files, and databases on the shared PostgreSQL server.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Selectable, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, inject } from 'vitest';
import { openStore, type Store, type StoreSettings } from './open-store.ts';
import type { Tables } from './tables.ts';
import { startPostgres, TEMPLATE } from './test-postgres.ts';

export interface TestDatabase {
  settings(): Promise<StoreSettings>;
  /** Creates one that may be migrated already. */
  migrated(): Promise<StoreSettings>;
  remove(): Promise<void>;
}

type DatabaseKind = Store['kind'];

export const databases: Record<DatabaseKind, () => Promise<TestDatabase>> = {
  async sqlite() {
    const dir = await mkdtemp(join(tmpdir(), 'server-data-'));
    let count = 0;
    const settings = async () => ({ dataDir: join(dir, String(++count)), databaseUrl: undefined });
    return { settings, migrated: settings, remove: () => rm(dir, { recursive: true, force: true }) };
  },
  async postgres() {
    const server = new pg.Client(new URL('postgres', inject('postgres')).href);
    await server.connect();
    const names: string[] = [];
    const create = async (template: string) => {
      const name = `server-${randomUUID()}`;
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

/** For tests that stop the server. */
export async function ownPostgres() {
  const server = await startPostgres({ durable: false });
  const settings = async () => ({ dataDir: '', databaseUrl: await server.database() });
  return { ...server, settings, migrated: settings };
}

/** PostgreSQL only when asked: `npm run test:full` sets TEST_POSTGRES. */
export const databaseKinds: readonly DatabaseKind[] = process.env.TEST_POSTGRES
  ? ['sqlite', 'postgres']
  : ['sqlite'];
export const withPostgres = databaseKinds.includes('postgres');

export async function openTestStore(database: TestDatabase) {
  const store = openStore(await database.migrated());
  await store.prepare();
  return store;
}

/** The SQLite of a data folder, open for this work. */
export async function inSqlite<Value>(
  dataDir: string,
  work: (store: Store) => Promise<Value>,
): Promise<Value> {
  const store = openStore({ dataDir, databaseUrl: undefined });
  await store.prepare();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

interface Trigger {
  name: string;
  sql: string;
}

/** Deletes all rows. The triggers of the audit log refuse that, so they are away meanwhile. */
async function emptyStore({ db, kind }: Store): Promise<void> {
  const deletions = (await db.introspection.getTables()).map(({ name }) => `delete from ${name}`);
  const query = sql<Trigger>`select name, sql from sqlite_master where type = 'trigger'`;
  const { rows: triggers } = kind === 'sqlite' ? await query.execute(db) : { rows: [] };
  const statements =
    kind === 'sqlite'
      ? [
          'pragma defer_foreign_keys = on',
          ...triggers.map(({ name }) => `drop trigger ${name}`),
          ...deletions,
          ...triggers.map((trigger) => trigger.sql),
        ]
      : ['set local session_replication_role = replica', ...deletions];
  await db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
}

/** One database for a `describe`, empty before each test: a new one would take much longer. */
export function freshStores(kind: DatabaseKind) {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await databases[kind]();
    store = await openTestStore(database);
    return async () => {
      await store.close();
      await database.remove();
    };
  });
  beforeEach(() => emptyStore(store));
  return {
    get database() {
      return database;
    },
    get store() {
      return store;
    },
    get db() {
      return store.db;
    },
    rows: <Name extends keyof Tables>(table: Name) =>
      store.db.selectFrom<keyof Tables>(table).selectAll().execute() as Promise<unknown> as Promise<
        Selectable<Tables[Name]>[]
      >,
  };
}
