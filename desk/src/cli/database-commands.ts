// Copies of the database, back from them, and from one kind of database to the other.
import { Refusal } from '../cli-staff.ts';
import type { Settings } from '../settings.ts';
import { sqliteFile } from '../store/open-store.ts';
import type { Call } from './call.ts';
import { openExisting } from './open-existing.ts';
import { copySqlite, isInUse, restoreSqlite } from './sqlite-file.ts';

export async function copyDatabase({ need, print }: Call, { databaseUrl, dataDir }: Settings): Promise<void> {
  const file = need('a file');
  const { dumpPostgres } = await import('./postgres-dump.ts');
  const said = databaseUrl ? dumpPostgres(databaseUrl, file) : await copySqlite(sqliteFile(dataDir), file);
  await print(`${said}\n`);
}

/** There need not be a database yet, and it must not be open. */
export async function restore(
  { need, print, options }: Call,
  { databaseUrl, dataDir }: Settings,
): Promise<void> {
  const file = need('a file');
  const { restorePostgres } = await import('./postgres-dump.ts');
  const said = databaseUrl
    ? restorePostgres(databaseUrl, file, options.replace ?? false)
    : restoreSqlite(file, sqliteFile(dataDir));
  await print(`${said}\n`);
}

export async function move(
  { argument, second, print, tell }: Call,
  settings: Settings,
  from: string,
): Promise<void> {
  const { MoveError, moveDatabase } = await import('../store/move-database.ts');
  const way = `${argument} ${second}`;
  if (way !== 'sqlite postgres' && way !== 'postgres sqlite')
    throw new Refusal('move needs where from and where to: sqlite postgres, or postgres sqlite');
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl) throw new Refusal('DATABASE_URL is not set: it names the PostgreSQL to move to or from');
  const toPostgres = way === 'sqlite postgres';
  const sqlite = { dataDir, databaseUrl: undefined };
  const [here, there] = toPostgres ? [sqlite, settings] : [settings, sqlite];
  const source = await openExisting(here, { create: false, from });
  await source.close();
  const file = sqliteFile(dataDir);
  if (toPostgres && isInUse(file)) throw new Refusal(`${file} is in use: stop the desk first`);
  const opened = await openExisting(here, { create: false, from });
  try {
    const target = await openExisting(there, { create: true, from });
    tell(`from ${opened.place}`);
    tell(`to ${target.place}`);
    try {
      await moveDatabase(opened.db, target.db, (table, rows) =>
        print(`${table.padEnd(16)} ${rows} rows, each the same\n`),
      );
    } catch (error) {
      throw error instanceof MoveError ? new Refusal(`${error.message}. Nothing was moved.`) : error;
    } finally {
      await target.close();
    }
  } finally {
    await opened.close();
  }
  await print(
    toPostgres
      ? `Moved. Keep the file "secret" in ${dataDir}, or set DESK_SECRET to what it holds; with DATABASE_URL set, start the desk.\n`
      : 'Moved. Take DATABASE_URL out of the settings and start the desk.\n',
  );
}
