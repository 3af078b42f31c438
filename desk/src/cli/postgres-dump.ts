// Copies of a PostgreSQL, by its own programs. The password goes in the environment: a command line can be read by all.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from '../cli-staff.ts';
import { ensurePrivate } from '../store/private-file.ts';

/** The address in the terms of PostgreSQL's own programs. */
function environmentFor(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const all: Record<string, string> = {
    PGHOST: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    PGPORT: url.port,
    PGUSER: url.searchParams.get('user') ?? decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function run(program: string, args: string[], databaseUrl: string): string {
  const env = { ...process.env, ...environmentFor(databaseUrl) };
  const { error, status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  if (error)
    throw new Refusal(`${program} is not here: apt-get install postgresql-client, of the server's version`);
  if (status !== 0) throw new Refusal(`${program} failed: ${stderr.trim()}`);
  return stdout;
}

const holdsEntries = (file: string, databaseUrl: string) =>
  / TABLE DATA \S+ submissions /.test(run('pg_restore', ['--list', file], databaseUrl));

export function dumpPostgres(databaseUrl: string, file: string): string {
  if (existsSync(file)) throw new Refusal(`${file} exists already`);
  ensurePrivate(file);
  // Its limits are counts of the last day, which no copy needs.
  run('pg_dump', ['--format=custom', '--exclude-table-data=limits', `--file=${file}`], databaseUrl);
  if (!holdsEntries(file, databaseUrl)) throw new Refusal(`${file} holds no entries: is the disk full?`);
  return `Copied to ${file}.`;
}

/** All of it or nothing. */
export function restorePostgres(databaseUrl: string, file: string, replace: boolean): string {
  if (!existsSync(file)) throw new Refusal(`there is no file ${file}`);
  if (!holdsEntries(file, databaseUrl)) throw new Refusal(`${file} is no copy of a desk's database`);
  if (!replace)
    throw new Refusal(
      'this replaces all that the database holds: stop every desk, back it up, then add --replace',
    );
  const database = environmentFor(databaseUrl).PGDATABASE ?? '';
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];
  run('pg_restore', [...how, `--dbname=${database}`, file], databaseUrl);
  return `Restored ${file}. Start the desks. Whoever was erased after the copy was made is back: erase them again.`;
}
