// The desk's own database file, through Node's built-in SQLite.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type Logger, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { ensurePrivate } from './private-file.ts';
import type { Tables } from './tables.ts';

/** Gives Kysely the few calls it makes, in node:sqlite's terms, and keeps prepared statements. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    // A transaction that starts by reading and then writes could fail half-way when another process wrote
    // in between; taking the write lock at once makes it wait its turn instead.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    if (prepared.size < 500) prepared.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** SQLite changes tables in transactions; Kysely, not told so, would let two desks run one step of a migration each. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export function openSqlite(file: string, log?: Logger): Kysely<Tables> {
  // Only the desk's own user may read what visitors wrote.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  ensurePrivate(file);
  const database = new DatabaseSync(file);
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `);
  return new Kysely<Tables>({
    dialect: new TransactionalSqlite({ database: forKysely(database) }),
    ...(log && { log }),
  });
}
