// Database migrations: each step runs once, even if several desks start together.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { readMeta } from './meta.ts';
import { type Db, isPostgres } from './tables.ts';

export class DatabaseTooNew extends Error {}

/** Append only: steps run in the order of their names. */
const migrations = {
  '001-first-tables': {
    async up(db: Db) {
      await sql`create table if not exists meta (key text primary key, value text not null)`.execute(db);
      // 1.1.0 kept the number of its steps there, and has these tables.
      if ((await readMeta(db, 'version')) === undefined) await run(db, 'first-tables');
    },
  },
  '002-since-1.1.0': {
    async up(db: Db) {
      await run(db, 'since-1.1.0');
      await run(db, isPostgres(db) ? 'postgres' : 'sqlite');
    },
  },
};

/** Runs the statements of a file; the lines inside of one are indented. */
async function run(db: Db, file: string): Promise<void> {
  const text = readFileSync(new URL(`migrations/${file}.sql`, import.meta.url), 'utf8');
  for (const statement of text.split(/;\n(?! )/).filter(Boolean)) await sql.raw(statement).execute(db);
}

/** Applied steps that this desk does not know: a newer desk applied them. */
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

export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const [newer] = unknownSteps(await appliedSteps(db).catch(() => []));
  if (newer) throw new DatabaseTooNew(`the database (${newer}) is newer than this desk: update the desk`);
  throw error;
}
