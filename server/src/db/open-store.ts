// Opens SQLite or PostgreSQL by the settings and checks that it is writable.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { maxBodyBytes } from '@tred/contract/form';
import { forms } from '@tred/contract/registry';
import { Kysely, type LogEvent, type Logger, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { writeMeta } from './meta.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Db, Tables } from './tables.ts';

export interface Store {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** The file, or the address without its password, for messages. */
  place: string;
  /** Runs work in a transaction; resolves after the commit. */
  write<Value>(work: (tx: Db) => Promise<Value>): Promise<Value>;
  /** Resolves after migration; rejects when the database is unreachable. */
  prepare(): Promise<void>;
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'desk.sqlite');

interface StoreListener {
  connectionError?(error: Error): void;
  /** Seconds for one statement, or until the commit. */
  took?(operation: 'query' | 'write', seconds: number): void;
}

function describeDatabase({ dataDir, databaseUrl }: StoreSettings): string {
  if (!databaseUrl) return sqliteFile(dataDir);
  const { protocol, username, host, pathname, searchParams } = new URL(databaseUrl);
  const socket = searchParams.get('host');
  return `${protocol}//${username && `${username}@`}${host}${pathname}${socket ? ` at ${socket}` : ''}`;
}

export function openStore(settings: StoreSettings, listener: StoreListener = {}): Store {
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
  const { took } = listener;
  const log = took && (({ queryDurationMillis: ms }: LogEvent) => took('query', ms / 1000));
  const db = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, (error) => listener.connectionError?.(error), log)
    : openSqlite(sqliteFile(settings.dataDir), log);
  // PostgreSQL groups commits itself.
  const commit: Store['write'] =
    kind === 'sqlite' ? createCommitQueue(db) : (work) => db.transaction().execute(work);
  const probe = createWriteProbe(commit);
  let prepared: Promise<void> | undefined;
  return {
    db,
    kind,
    place: describeDatabase(settings),
    async write(work) {
      const began = performance.now();
      try {
        const value = await commit(work);
        took?.('write', (performance.now() - began) / 1000);
        return value;
      } catch (error) {
        probe.reportFailure();
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
    check: probe.run,
    close: () => db.destroy(),
  };
}

const int8 = pg.types.builtins.INT8;

function openPostgres(url: string, onConnectionError: (error: Error) => void, log?: Logger) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tred-server',
    max: 10,
    // Fail fast: a visitor is waiting.
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    // Commit to disk before the reply, regardless of the server's default.
    options: '-c synchronous_commit=on',
    types: {
      // Parses bigint as number; ours are safe integers.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without listeners, a broken connection would end the process. `pool` reports idle ones only.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
}

const key = 'trial-write';
const longestForm = Math.max(...forms.map(maxBodyBytes));
/** Caches the result, so that many requests cause one disk write. */
const cacheLength = 1_000;

interface WriteProbe {
  run(): Promise<void>;
  /** After a failed write, the probe writes as much as the longest form. */
  reportFailure(): void;
}

function createWriteProbe(write: Store['write']): WriteProbe {
  let doubtful = false;
  let last: { at: number; result: Promise<void> } | undefined;
  const attempt = async () => {
    const large = doubtful;
    const value = `${Date.now()} ${large ? 'x'.repeat(longestForm) : ''}`;
    await write((tx) => writeMeta(tx, key, value)).catch((error: unknown) => {
      doubtful = true;
      throw error;
    });
    if (large) doubtful = false;
  };
  return {
    run() {
      if (!last || Date.now() - last.at >= cacheLength) last = { at: Date.now(), result: attempt() };
      return last.result;
    },
    reportFailure() {
      doubtful = true;
      last = undefined;
    },
  };
}

type Work<Value> = (tx: Db) => Promise<Value>;

interface Job {
  work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const largestBatch = 100;
const point = 'job';

/** Runs jobs in order; returns callbacks to call after the commit. */
async function runBatch(db: Db, batch: readonly Job[]): Promise<(() => void)[]> {
  const tx = await db.startTransaction().execute();
  try {
    const callbacks: (() => void)[] = [];
    for (const { work, resolve, reject } of batch) {
      const inner = await tx.savepoint(point).execute();
      try {
        const value = await work(inner);
        callbacks.push(() => resolve(value));
      } catch (error) {
        // Rolls back this job only. If that fails too (a full disk), all jobs fail with its reason.
        await inner
          .rollbackToSavepoint(point)
          .execute()
          .catch(() => {
            throw error;
          });
        callbacks.push(() => reject(error));
      }
      await inner.releaseSavepoint(point).execute();
    }
    await tx.commit().execute();
    return callbacks;
  } catch (error) {
    await tx
      .rollback()
      .execute()
      .catch(() => {});
    throw error;
  }
}

export function createCommitQueue(db: Db): <Value>(work: Work<Value>) => Promise<Value> {
  const waiting: Job[] = [];
  let running = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largestBatch);
      try {
        for (const callback of await runBatch(db, batch)) callback();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return <Value>(work: Work<Value>) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job['resolve'], reject });
      if (running) return;
      running = true;
      // Starts after this turn of the event loop, so that its requests share one transaction.
      setImmediate(run);
    });
}

const truncation = { attempts: 20, pause: 100 };

/**
 * Truncates the write-ahead log, which still contains overwritten data. A reader prevents that: tries again for two
 * seconds, and the retention does so three times an hour.
 */
export async function forgetOldPages({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<void> {
  if (kind !== 'sqlite') return;
  for (let attempt = 1; attempt <= truncation.attempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) break;
    await pause(truncation.pause);
  }
}
