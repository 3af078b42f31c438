// A PostgreSQL database that several desks share.
import { Kysely, type Logger, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

const int8 = pg.types.builtins.INT8;

export function openPostgres(url: string, onIdleError: (error: Error) => void, log?: Logger) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tred-desk',
    max: 10,
    // A visitor waits: better a clear "try again" than a page that hangs.
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    // On disk before the answer, whatever the server's default is.
    options: '-c synchronous_commit=on',
    types: {
      // Counts and times come as strings by default; none of ours exceeds a safe integer.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', onIdleError);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) }) };
}
