// Opens an existing database. In the wrong folder or without settings, a command must not create an empty one.
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { openingProblem } from '../db/fault.ts';
import { openStore, type Store, type StoreSettings, sqliteFile } from '../db/open-store.ts';
import type { Db } from '../db/tables.ts';
import type { NewAuditLine } from '../staff/audit.ts';
import { CommandError } from './command-line.ts';

export type RecordAction = (
  db: Db,
  what: NewAuditLine['what'],
  more?: Pick<NewAuditLine, 'reference' | 'about'>,
) => Promise<void>;

const hintOf = (from: string) => `Settings came from ${from}; --settings FILE names another file.`;

export function requireDatabase({ databaseUrl, dataDir }: StoreSettings, from: string): void {
  const file = sqliteFile(dataDir);
  if (!databaseUrl && !existsSync(file))
    throw new CommandError(`there is no database at ${file}. ${hintOf(from)}`);
}

export async function openExisting(settings: StoreSettings, from: string): Promise<Store> {
  requireDatabase(settings, from);
  let store: Store | undefined;
  try {
    store = openStore(settings);
    if (!(await hasTables(store)))
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
