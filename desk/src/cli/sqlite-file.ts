// Copies of the SQLite file: made while the desk runs, and put back while it does not.
import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Refusal } from '../cli-staff.ts';
import { stepsNotKnown } from '../store/migrations.ts';
import { ensurePrivate } from '../store/private-file.ts';

/** Whether another process has it open. Only whoever is alone can take it out of its mode for many readers. */
export function isInUse(file: string): boolean {
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

/** How many entries it has; refuses what is damaged, no desk's, or a newer desk's. */
function inspect(file: string): number {
  let copy: DatabaseSync | undefined;
  try {
    copy = new DatabaseSync(file, { readOnly: true });
    const [check] = copy.prepare('pragma integrity_check').all();
    if (check?.integrity_check !== 'ok') throw new Refusal(`${file} is damaged: is the disk full?`);
    const names = copy
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name));
    const [newer] = stepsNotKnown(names);
    if (newer) throw new Refusal(`${file} (${newer}) is newer than this desk: update the desk`);
    return Number(copy.prepare('select count(*) as n from submissions').get()?.n);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `${file} is no copy of a desk's database (${error instanceof Error ? error.message : error})`,
    );
  } finally {
    copy?.close();
  }
}

export async function copySqlite(source: string, file: string): Promise<string> {
  if (existsSync(file)) throw new Refusal(`${file} exists already`);
  if (!existsSync(dirname(file))) throw new Refusal(`there is no folder ${dirname(file)}`);
  ensurePrivate(file);
  const db = new DatabaseSync(source, { readOnly: true });
  await backup(db, file);
  db.close();
  // A copy that cannot be read back is no copy.
  return `Copied to ${file}: ${inspect(file)} entries.`;
}

/** What stood there is kept beside it. */
export function restoreSqlite(copy: string, file: string): string {
  if (!existsSync(copy)) throw new Refusal(`there is no file ${copy}`);
  const entries = inspect(copy);
  if (existsSync(file) && isInUse(file))
    throw new Refusal(`${file} is in use: stop the desk first (systemctl stop tred-desk)`);
  const next = `${file}.next`;
  rmSync(next, { force: true });
  ensurePrivate(next);
  copyFileSync(copy, next);
  // Whoever runs this, the desk's own user must be able to open it.
  const { uid, gid } = statSync(existsSync(file) ? file : dirname(file));
  if (process.getuid?.() === 0) chownSync(next, uid, gid);
  const descriptor = openSync(next, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  const before = `${file}.before-${new Date().toISOString().replace(/\W/g, '').slice(0, 15)}`;
  const had = existsSync(file);
  if (had) renameSync(file, before);
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true });
  renameSync(next, file);
  return [
    `Restored ${entries} entries to ${file}.`,
    ...(had ? [`What stood there before is ${before}: delete it when all is well.`] : []),
    'Start the desk (systemctl start tred-desk). Whoever was erased after the copy was made is back: erase them again.',
  ].join('\n');
}
