// Opens an existing database. In the wrong folder or without settings, a command must not create an empty one.
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { openingProblem } from '../db/fault.ts';
import { openStore, type Store, type StoreSettings, sqliteFile } from '../db/open-store.ts';
import { createEncryption, findSecret, type SecretSettings } from '../secret.ts';
import { staffWithCodes } from '../staff/log-in-codes.ts';
import { CommandError } from './command-line.ts';

const hintOf = (from: string) =>
  `Settings came from ${from}; --settings FILE names another file, --create makes a new database.`;

export function requireDatabase({ databaseUrl, dataDir }: StoreSettings, from: string): void {
  const file = sqliteFile(dataDir);
  if (!databaseUrl && !existsSync(file))
    throw new CommandError(`there is no database at ${file}. ${hintOf(from)}`);
}

export async function openExisting(
  settings: StoreSettings,
  { create, from }: { create: boolean; from: string },
): Promise<Store> {
  if (!create) requireDatabase(settings, from);
  let store: Store | undefined;
  try {
    store = openStore(settings);
    if (!create && !(await hasTables(store)))
      throw new CommandError(`there are no tables of a server in ${store.place}. ${hintOf(from)}`);
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
  const secret = findSecret(settings);
  const encryption = secret === undefined ? undefined : createEncryption(secret);
  return (await staffWithCodes(db))
    .filter(({ name, encrypted }) => encryption?.decrypt(encrypted, name) === undefined)
    .map(({ name }) => name);
}
