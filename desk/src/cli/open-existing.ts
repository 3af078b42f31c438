// Opens the database that is there. A command that is run in the wrong folder, or without its settings, must not make an
// empty one and report success.
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { Refusal } from '../cli-staff.ts';
import { openStore, type Store, type StoreSettings, sqliteFile } from '../store/open-store.ts';
import { openingProblem } from '../store/opening-problem.ts';

export async function openExisting(
  settings: StoreSettings,
  { create, from }: { create: boolean; from: string },
): Promise<Store> {
  const hint = `Settings came from ${from}; --settings FILE names another file, --create makes a new database.`;
  if (!settings.databaseUrl) refuseNewFile(sqliteFile(settings.dataDir), create, hint);
  const store = open(settings);
  try {
    if (!create && !(await hasTables(store)))
      throw new Refusal(`there are no tables of a desk in ${store.place}. ${hint}`);
    await store.prepare();
    return store;
  } catch (error) {
    await store.close();
    throw error instanceof Refusal ? error : new Refusal(openingProblem(settings, error));
  }
}

function open(settings: StoreSettings): Store {
  try {
    return openStore(settings);
  } catch (error) {
    throw new Refusal(openingProblem(settings, error));
  }
}

function refuseNewFile(file: string, create: boolean, hint: string): void {
  if (existsSync(file)) return;
  if (!create) throw new Refusal(`there is no database at ${file}. ${hint}`);
  // What root makes, the desk could not open.
  const folder = dirname(file);
  const owner = existsSync(folder) ? statSync(folder).uid : 0;
  if (process.getuid?.() === 0 && owner !== 0)
    throw new Refusal(
      `${folder} belongs to the user ${owner}: run this as that user (sudo -u '#${owner}' …)`,
    );
}

/** The table that every version of the desk has had. */
async function hasTables({ db, kind }: Store): Promise<boolean> {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where name = 'meta'`
      : sql<{ name: string }>`select 'meta' as name where to_regclass('meta') is not null`;
  return (await query.execute(db)).rows.length > 0;
}
