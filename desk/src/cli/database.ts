// Opens an existing database. In the wrong folder or without settings, a command must not create an empty one.
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { createEncryption, findSecret, type SecretSettings } from '../secret.ts';
import { openingProblem } from '../store/fault.ts';
import { openStore, type Store, type StoreSettings, sqliteFile } from '../store/open-store.ts';
import { CommandError } from './command-line.ts';

export async function openExisting(
  settings: StoreSettings,
  { create, from }: { create: boolean; from: string },
): Promise<Store> {
  const hint = `Settings came from ${from}; --settings FILE names another file, --create makes a new database.`;
  const file = sqliteFile(settings.dataDir);
  if (!settings.databaseUrl && !create && !existsSync(file))
    throw new CommandError(`there is no database at ${file}. ${hint}`);
  let store: Store | undefined;
  try {
    store = openStore(settings);
    if (!create && !(await hasTables(store)))
      throw new CommandError(`there are no tables of a desk in ${store.place}. ${hint}`);
    await store.prepare();
    return store;
  } catch (error) {
    await store?.close();
    throw error instanceof CommandError ? error : new CommandError(openingProblem(settings, error));
  }
}

/** Looks for the table that every version has. */
export async function hasTables({ db, kind }: Store): Promise<boolean> {
  const query =
    kind === 'sqlite'
      ? sql`select name from sqlite_master where name = 'meta'`
      : sql`select 'meta' where to_regclass('meta') is not null`;
  return (await query.execute(db)).rows.length > 0;
}

export async function staffLockedOut({ db }: Store, settings: SecretSettings): Promise<string[]> {
  const people = await db
    .selectFrom('staff')
    .select(['name', 'code_secret'])
    .where('code_secret', 'is not', null)
    .orderBy('name')
    .execute();
  const secret = findSecret(settings);
  const encryption = secret === undefined ? undefined : createEncryption(secret);
  return people
    .filter(({ name, code_secret }) => encryption?.decrypt(code_secret ?? '', name) === undefined)
    .map(({ name }) => name);
}

export const lockedOutAdvice =
  'put back the file "secret" of DATA_DIR, or the DESK_SECRET, that belongs to this database; without it: tred-desk change-user NAME --remove-codes';
