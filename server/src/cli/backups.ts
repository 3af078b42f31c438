// Backup and restore of the SQLite database. PostgreSQL has pg_dump; a backup can also fill an empty PostgreSQL.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync, backup as sqliteBackup } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isBackup, staffLockedOut } from '../checks.ts';
import { copyRows } from '../db/copy-database.ts';
import { openingProblem } from '../db/fault.ts';
import { migrate, unknownSteps } from '../db/migrations.ts';
import { openStore, sqliteFile } from '../db/open-store.ts';
import { ensurePrivate } from '../db/private-file.ts';
import { openSqlite } from '../db/sqlite.ts';
import { errorMessage } from '../error-text.ts';
import { checkClock } from '../retention/clock-guard.ts';
import { lockedOutAdvice } from '../secret.ts';
import type { Settings } from '../settings.ts';
import { syncToDisk } from '../sync-to-disk.ts';
import { saltKey } from '../visits/visit-steps.ts';
import { type Command, CommandError } from './command-line.ts';
import { hasTables, openExisting, type RecordAction, requireDatabase } from './database.ts';

/** The privacy page promises to delete backups after this time. */
const retention = 35 * 24 * 60 * 60_000;
/** So that a clock that is ahead does not delete them all. */
const mostDeletions = 5;
const sideFiles = ['-wal', '-shm', '-journal'];

const remove = (file: string) => {
  for (const end of ['', ...sideFiles]) rmSync(file + end, { force: true });
};

const timeStamp = () => new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

/** Turns a copy into one file without visits and returns its number of submissions; refuses a file that no server can use. */
function settle(file: string, name: string): number {
  let copy: DatabaseSync | undefined;
  try {
    copy = new DatabaseSync(file);
    copy.exec('pragma journal_mode = delete');
    const [check] = copy.prepare('pragma integrity_check').all();
    if (check?.integrity_check !== 'ok') throw new CommandError(`${name} is damaged: is the disk full?`);
    const steps = copy.prepare('select name from kysely_migration').all();
    const [newer] = unknownSteps(steps.map((step) => String(step.name)));
    if (newer) throw new CommandError(`${name} (${newer}) is newer than this server: update the server`);
    // A promise of the privacy page. The table has another name in older backups.
    copy.exec(`pragma secure_delete = on; delete from meta where key = '${saltKey}'`);
    const tables = "select name from sqlite_master where name in ('visits', 'visit_steps')";
    for (const { name: table } of copy.prepare(tables).all()) copy.exec(`delete from ${table}`);
    return Number(copy.prepare('select count(*) as n from submissions').get()?.n);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${name} is no backup of a server's database (${errorMessage(error)})`);
  } finally {
    copy?.close();
  }
}

/** Writes nothing beside the database, so that a full disk does not matter, and does not migrate it. */
async function copySqlite(from: string, to: string): Promise<void> {
  // Without a server there are no side files, and none can be made on a full disk.
  const path = existsSync(`${from}-wal`) ? from : new URL(`${pathToFileURL(from)}?immutable=1`);
  const source = new DatabaseSync(path, { readOnly: true });
  try {
    await sqliteBackup(source, to);
  } finally {
    source.close();
  }
}

/** Deletes old backups only after the new one is complete. */
export async function backup(
  command: Command,
  settings: Settings,
  { from, record }: { from: string; record: RecordAction },
): Promise<void> {
  if (settings.databaseUrl)
    throw new CommandError('PostgreSQL has its own backups: pg_dump, as in docs/running.md');
  const target = command.need('a folder or a file');
  const dated = existsSync(target) && statSync(target).isDirectory();
  const file = dated ? join(target, `desk-${timeStamp()}.sqlite`) : target;
  const folder = dirname(file);
  if (existsSync(file)) throw new CommandError(`${file} exists already: name a folder, or another file`);
  if (!existsSync(folder)) throw new CommandError(`there is no folder ${folder}`);
  requireDatabase(settings, from);
  const part = `${file}.part`;
  let submissions: number;
  try {
    remove(part);
    ensurePrivate(part);
    await copySqlite(sqliteFile(settings.dataDir), part);
    submissions = settle(part, file);
    syncToDisk(part);
    renameSync(part, file);
    syncToDisk(folder);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (error instanceof Error && 'syscall' in error)
      throw new CommandError(
        `${file} cannot be written (${error.message}): is ${folder} the server's user's?`,
      );
    throw new CommandError(`there is no new backup. ${openingProblem(settings, error)}`);
  } finally {
    remove(part);
  }
  await command.print(`Copied to ${file}: ${submissions} submissions.\n`);
  if (dated) await deleteOld(command, target);
  const store = openStore(settings);
  await record(store.db, 'backup-made', dated ? { about: resolve(folder) } : {})
    .catch((error: unknown) =>
      command.log(`the audit log has no line about this backup. ${openingProblem(settings, error)}`),
    )
    .finally(() => store.close());
}

async function deleteOld({ print }: Command, folder: string): Promise<void> {
  const old = readdirSync(folder)
    .filter((name) => isBackup(name.replace(/\.part$/, '')))
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).mtimeMs < Date.now() - retention)
    .slice(0, mostDeletions);
  for (const path of old) {
    remove(path);
    await print(`Deleted ${path}: older than 35 days.\n`);
  }
}

/** Whether another process has the file open: only a single user can leave WAL mode. */
function isInUse(file: string): boolean {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma busy_timeout = 0');
    return db.prepare('pragma journal_mode = delete').get()?.journal_mode !== 'delete';
  } catch {
    return true;
  } finally {
    db.close();
  }
}

/** Keeps the old file beside the new one. */
function restoreSqlite(copy: string, file: string): string {
  if (existsSync(file) && isInUse(file))
    throw new CommandError(`${file} is in use: stop the server first (systemctl stop tred-server)`);
  // A new server has no folder yet.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.next`;
  remove(next);
  ensurePrivate(next);
  copyFileSync(copy, next);
  const submissions = settle(next, copy);
  syncToDisk(next);
  const before = `${file}.before-${timeStamp()}`;
  const had = existsSync(file);
  // One rename replaces the database: whenever this ends, the old or the new one is there.
  if (had) {
    rmSync(before, { force: true });
    linkSync(file, before);
  }
  for (const end of sideFiles) rmSync(file + end, { force: true });
  renameSync(next, file);
  syncToDisk(dirname(file));
  const kept = had ? `The database from before is ${before}: delete it when all is well.\n` : '';
  return `Restored ${submissions} submissions to ${file}.\n${kept}`;
}

async function fillPostgres(copy: string, settings: Settings): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tred-restore-'));
  const file = join(folder, basename(copy));
  const target = openStore(settings);
  try {
    if (await hasTables(target))
      throw new CommandError('this database has data: create an empty one, and set DATABASE_URL to it');
    ensurePrivate(file);
    copyFileSync(copy, file);
    const submissions = settle(file, copy);
    const source = openSqlite(file);
    try {
      await migrate(source);
      await target.db.transaction().execute(async (tx) => {
        await migrate(tx);
        await copyRows(source, tx);
      });
    } finally {
      await source.destroy();
    }
    return `Restored ${submissions} submissions to ${target.place}.\n`;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`nothing was restored. ${openingProblem(settings, error)}`);
  } finally {
    await target.close();
    rmSync(folder, { recursive: true });
  }
}

export async function restore(command: Command, settings: Settings, record: RecordAction): Promise<void> {
  const copy = command.need('a file');
  if (!existsSync(copy)) throw new CommandError(`there is no file ${copy}`);
  await command.print(
    settings.databaseUrl
      ? await fillPostgres(copy, settings)
      : restoreSqlite(copy, sqliteFile(settings.dataDir)),
  );
  const store = await openExisting(settings, '');
  try {
    await record(store.db, 'restored', { about: basename(copy) });
    const lockedOut = await staffLockedOut(store.db, settings);
    if (lockedOut.length > 0)
      await command.print(
        `The secret that opens the log-in codes of ${lockedOut.join(', ')} is missing: ${lockedOutAdvice}\n`,
      );
    await checkClock(store.db, Date.now()).catch(() =>
      command.print(
        'This backup is more than two days old: the server erases nothing after its retention period before you run tred-server erase-expired --yes.\n',
      ),
    );
  } finally {
    await store.close();
  }
  await command.print(
    'Start the server (systemctl start tred-server). People who were erased after the backup was made are back: erase them again.\n',
  );
}
