// Opens whichever database the settings name, and says whether it is ready.
import { join } from 'node:path';
import type { LogEvent } from 'kysely';
import type pg from 'pg';
import { createCommitQueue } from './commit-queue.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Db } from './tables.ts';
import { createTrial } from './trial-write.ts';

export interface Store {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** The file, or the address without its password: for logs and people. */
  place: string;
  /** PostgreSQL's connections, for what asks it without Kysely. */
  pool: pg.Pool | undefined;
  /** Runs a piece of work in a transaction; resolves once it is on disk. */
  write<Value>(work: (tx: Db) => Promise<Value>): Promise<Value>;
  /** Resolves once the tables are up to date; rejects when the database cannot be reached now. */
  prepare(): Promise<void>;
  /** Rejects when nothing can be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'desk.sqlite');

/** Who is told of what happens in between. */
export interface StoreListener {
  idleError?(error: Error): void;
  /** How long the database took, in seconds: over one statement, or until a piece of work was on disk. */
  took?(operation: 'query' | 'write', seconds: number): void;
}

function placeOf({ dataDir, databaseUrl }: StoreSettings): string {
  if (!databaseUrl) return sqliteFile(dataDir);
  const { protocol, username, host, pathname, searchParams } = new URL(databaseUrl);
  const socket = searchParams.get('host');
  return `${protocol}//${username && `${username}@`}${host}${pathname}${socket ? ` at ${socket}` : ''}`;
}

export function openStore(settings: StoreSettings, listener: StoreListener = {}): Store {
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
  const { took } = listener;
  const log = took && (({ queryDurationMillis: ms }: LogEvent) => took('query', ms / 1000));
  const { db, pool } = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, (error) => listener.idleError?.(error), log)
    : { db: openSqlite(sqliteFile(settings.dataDir), log), pool: undefined };
  // PostgreSQL brings the commits of several connections together by itself.
  const commit: Store['write'] =
    kind === 'sqlite' ? createCommitQueue(db) : (work) => db.transaction().execute(work);
  const trial = createTrial(commit);
  let prepared: Promise<void> | undefined;
  return {
    db,
    kind,
    place: placeOf(settings),
    pool,
    async write(work) {
      const began = performance.now();
      try {
        const value = await commit(work);
        took?.('write', (performance.now() - began) / 1000);
        return value;
      } catch (error) {
        trial.doubt();
        throw error;
      }
    },
    prepare() {
      prepared ??= migrate(db).catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
      return prepared;
    },
    check: trial.run,
    close: () => db.destroy(),
  };
}
