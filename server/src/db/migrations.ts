// Database migrations: each step of migrations/ runs once, even if several servers start together.
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { readMeta } from './meta.ts';
import { type Db, isPostgres } from './tables.ts';

export class DatabaseTooNew extends Error {}

const folder = new URL('migrations/', import.meta.url);
/** Append only. `004-audit.sqlite.sql` is the part of a step for SQLite. */
const files = readdirSync(folder).sort();

const migrations = Object.fromEntries(
  files.map((file) => file.replace(/\..*/, '')).map((name) => [name, { up: (db: Db) => runStep(db, name) }]),
);

async function runStep(db: Db, name: string): Promise<void> {
  if (name === '001-first-tables') {
    await sql`create table if not exists meta (key text primary key, value text not null)`.execute(db);
    // Up to 1.1.0 the number of steps was there; such a database already has these tables.
    if (await readMeta(db, 'version')) return;
  }
  for (const file of [`${name}.sql`, `${name}.${isPostgres(db) ? 'postgres' : 'sqlite'}.sql`]) {
    if (!files.includes(file)) continue;
    const text = readFileSync(new URL(file, folder), 'utf8');
    // The lines inside of a statement are indented.
    for (const statement of text.split(/;\n(?! )/).filter(Boolean)) await sql.raw(statement).execute(db);
  }
}

/** Applied steps that this server does not know: a newer server applied them. */
export const unknownSteps = (names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(migrations, name));

export const pendingSteps = (names: readonly string[]): string[] =>
  Object.keys(migrations).filter((name) => !names.includes(name));

export async function appliedSteps(db: Db): Promise<string[]> {
  const run = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return run.map(({ name }) => name);
}

/** Up to the named step; by default all. */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error === undefined) return;
  const [newer] = unknownSteps(await appliedSteps(db).catch(() => []));
  if (newer) throw new DatabaseTooNew(`the database (${newer}) is newer than this server: update the server`);
  throw error;
}
