// Brings a database up to date: each step runs once, also when several desks start together.
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { auditTable } from './audit-table.ts';
import { firstTables } from './first-tables.ts';
import { heldPlaces } from './held-places.ts';
import { limitsTable } from './limits-table.ts';
import { staffTables } from './staff-tables.ts';
import type { Tables } from './tables.ts';

export class DatabaseTooNew extends Error {}

/** Only ever added to, at the end: they run in the order of their names. */
const migrations = {
  '001-first-tables': { up: firstTables },
  '002-limits': { up: limitsTable },
  '003-held-places': { up: heldPlaces },
  '004-audit': { up: auditTable },
  '005-staff': { up: staffTables },
};

/** Of the steps that a database has been through: those that only a newer desk can have taken. */
export const stepsNotKnown = (names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(migrations, name));

/** Those that this desk would still take. */
export const stepsMissing = (names: readonly string[]): string[] =>
  Object.keys(migrations).filter((name) => !names.includes(name));

export async function stepsTaken(db: Kysely<Tables>): Promise<string[]> {
  const run = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return run.map(({ name }) => name);
}

export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const [newer] = stepsNotKnown(await stepsTaken(db).catch(() => []));
  if (newer) throw new DatabaseTooNew(`the database (${newer}) is newer than this desk: update the desk`);
  throw error;
}
