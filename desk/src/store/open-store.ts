// Opens whichever database the settings name, and says whether it is ready.
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { createCommitQueue } from './commit-queue.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Db } from './tables.ts';

export interface Store {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** PostgreSQL's connections, for what asks it without Kysely. */
  pool: pg.Pool | undefined;
  /** Runs a piece of work in a transaction; resolves once it is on disk. */
  write<Value>(work: (tx: Db) => Promise<Value>): Promise<Value>;
  /** Resolves once the tables are up to date; rejects when the database cannot be reached now. */
  prepare(): Promise<void>;
  /** Rejects when the database cannot be reached now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'desk.sqlite');

export function openStore(settings: StoreSettings, onIdleError: (error: Error) => void = () => {}): Store {
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
  const { db, pool } = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, onIdleError)
    : { db: openSqlite(sqliteFile(settings.dataDir)), pool: undefined };
  let prepared: Promise<void> | undefined;
  return {
    db,
    kind,
    pool,
    // PostgreSQL brings the commits of several connections together by itself.
    write: kind === 'sqlite' ? createCommitQueue(db) : (work) => db.transaction().execute(work),
    prepare() {
      prepared ??= migrate(db).catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
      return prepared;
    },
    async check() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
