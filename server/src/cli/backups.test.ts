import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { writeMeta } from '../db/meta.ts';
import { openStore, type Store } from '../db/open-store.ts';
import type { Tables } from '../db/tables.ts';
import { databases, inSqlite, withPostgres } from '../db/test-stores.ts';
import { bareEnv } from '../faults/server-process.ts';
import { createEncryption } from '../secret.ts';
import { createAudit, eraseOldLines } from '../staff/audit.ts';
import {
  acceptTest,
  addTestStaff,
  contactMessage,
  registration,
  subscription,
} from '../submissions/test-submissions.ts';
import { testFolder } from '../test-folder.ts';
import { runServerCommand } from './test-command.ts';

const secret = 'a secret for tests, of 32 letters or more';
const program = fileURLToPath(new URL('../cli.ts', import.meta.url));
let folder: string;
let data: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = testFolder();
  data = join(folder, 'data');
  file = join(folder, 'copy.sqlite');
  store = openStore({ dataDir: data, databaseUrl: undefined });
  await store.prepare();
  await acceptTest(store, contactMessage({ message: 'the first' }));
  await addTestStaff(store.db, 'Sarah');
});
afterEach(() => store.close());

const command = (...args: string[]) => runServerCommand({ DATA_DIR: data, SERVER_SECRET: secret }, ...args);
const countSubmissions = () =>
  inSqlite(data, async ({ db }) => (await db.selectFrom('submissions').selectAll().execute()).length);

it('writes a dated copy into a folder, and deletes a few that are older than 35 days, oldest first', async () => {
  const copies = join(folder, 'copies');
  await mkdir(copies);
  const old = ['01', '02', '03', '04', '05', '06'].map((day) => `desk-202601${day}-000000.sqlite`);
  for (const [name, age] of [
    ...old.map((name) => [name, 36] as const),
    ['desk-20260201-000000.sqlite', 34],
    ['other.sqlite', 90],
  ] as const) {
    await writeFile(join(copies, name), '');
    const time = new Date(Date.now() - age * 24 * 60 * 60_000);
    await utimes(join(copies, name), time, time);
  }
  const { code, out } = await command('backup', copies);
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^Copied to .*: 1 submissions\.\nDeleted .*20260101/),
  ]);
  const left = readdirSync(copies).sort();
  expect(left).toEqual([
    old[5],
    'desk-20260201-000000.sqlite',
    expect.stringMatching(/^desk-\d{8}-\d{6}\.sqlite$/),
    'other.sqlite',
  ]);
  expect((await stat(join(copies, left[2] ?? ''))).mode & 0o777).toBe(0o600);
  const lines = await store.db.selectFrom('audit').select(['what', 'about']).execute();
  expect(lines).toEqual([{ what: 'backup-made', about: copies }]);
});

it('leaves nothing behind when a backup fails, and works at the next try', async () => {
  await sql`alter table submissions rename to hidden`.execute(store.db);
  expect((await command('backup', file)).code).toBe(1);
  expect(readdirSync(folder)).toEqual(['data']);
  await sql`alter table hidden rename to submissions`.execute(store.db);
  expect((await command('backup', file)).out).toContain('1 submissions');
  expect((await command('backup', file)).err).toContain('exists already');
  expect((await command('backup', join(folder, 'none/copy.sqlite'))).err).toContain('there is no folder');
});

it('restores a backup whole, only while no server has the database open, and keeps the one before', async () => {
  await command('backup', file);
  await acceptTest(store, contactMessage({ message: 'the second' }));
  expect((await command('restore', file)).err).toContain('is in use');
  await store.close();
  await writeFile(join(folder, 'text'), 'words '.repeat(500));
  expect((await command('restore', join(folder, 'text'))).err).toContain('no backup of a server');
  expect((await command('restore', join(folder, 'nothing'))).err).toContain('there is no file');
  expect(await countSubmissions()).toBe(2);
  const { out, code } = await command('restore', file);
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/Restored 1 submissions.*\nThe database from before is/),
  ]);
  expect(await countSubmissions()).toBe(1);
  data = join(folder, 'another/server');
  expect((await command('restore', file)).out).toContain('Restored 1 submissions');
  expect(existsSync(`${file}-wal`)).toBe(false);
});

it('keeps no visit and no salt of their hashes in a backup', async () => {
  const step = { visitor: 'hash', day: 1, step: 'search a-word-of-the-visitor' };
  await store.db.insertInto('visit_steps').values(step).execute();
  await writeMeta(store.db, 'visit-salt', '1 the-salt-of-the-day');
  expect((await command('backup', file)).code).toBe(0);
  const bytes = await readFile(file, 'latin1');
  expect(bytes).toContain('the first');
  expect(bytes).not.toMatch(/a-word-of-the-visitor|the-salt-of-the-day/);
  expect(await store.db.selectFrom('visit_steps').selectAll().execute()).toEqual([step]);
});

it('says whose log-in codes the secret no longer opens', async () => {
  const code_secret = createEncryption(secret).encrypt('JBSWY3DPEHPK3PXP', 'Sarah');
  await store.db.updateTable('staff').set({ code_secret }).execute();
  await command('backup', file);
  await store.close();
  expect((await command('restore', file)).out).not.toContain('is missing');
  const env = { DATA_DIR: data, SERVER_SECRET: 'another secret, of 32 letters or more' };
  expect((await runServerCommand(env, 'restore', file)).out).toMatch(/log-in codes of Sarah is missing/);
  expect((await runServerCommand(env, 'doctor')).out).toContain('does not open the log-in codes of Sarah');
});

/** Ends the process when it renames a file. */
const killAtRename = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.renameSync = () => process.kill(process.pid, 'SIGKILL');
  syncBuiltinESMExports();
`)}`;

it('killed at its rename, a restore leaves a whole database', async () => {
  await command('backup', file);
  await store.close();
  const args = ['--import', killAtRename, program, 'restore', file];
  const killed = promisify(execFile)(process.execPath, args, { env: { ...bareEnv, DATA_DIR: data } });
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await countSubmissions()).toBe(1);
});

it('copies SQLite from a full disk, and does not migrate it', async () => {
  const steps = () => sql`select name from kysely_migration`.execute(store.db);
  await sql`delete from kysely_migration where name like '00_-a%'`.execute(store.db);
  const old = await steps();
  // The log stays longer than any file may be, so nothing more can be written to it.
  await sql`pragma wal_autocheckpoint = 0`.execute(store.db);
  for (let n = 0; n < 300; n += 1) await writeMeta(store.db, 'test', `${n} ${'x'.repeat(9000)}`);
  expect(statSync(join(data, 'desk.sqlite-wal')).size).toBeGreaterThan(1024 * 1024);
  const limited = ['-c', 'ulimit -f 2048; exec "$0" "$1" backup "$2"', process.execPath, program, folder];
  const env = { ...bareEnv, DATA_DIR: data };
  const { status, stdout, stderr } = spawnSync('/bin/sh', limited, { encoding: 'utf8', env });
  expect([status, stdout, stderr]).toEqual([
    0,
    expect.stringContaining('Copied to'),
    expect.stringContaining('the audit log has no line'),
  ]);
  expect(await steps()).toEqual(old);
});

// PostgreSQL takes half a minute to start, so `npm test` leaves it out.
it.runIf(withPostgres)('fills an empty PostgreSQL with a backup, every row unchanged', async () => {
  for (let n = 0; n < 250; n += 1) {
    const message = `Ŋ – “${n}” \\ ' 😀\n\t${'x'.repeat(n)}`;
    await acceptTest(store, contactMessage({ email: `g${n}@school.example`, message }), {
      keys: [`key-${n}`],
    });
  }
  for (const submission of [
    registration('a@b.example'),
    registration('c@d.example'),
    subscription('e@f.example'),
  ])
    await acceptTest(store, submission);
  await command('backup', join(folder, 'earlier.sqlite'));
  await command('backup', file);
  const server = await databases.postgres();
  onTestFinished(server.remove);
  const { databaseUrl = '' } = await server.settings();
  const env = { DATA_DIR: data, SERVER_SECRET: secret, DATABASE_URL: databaseUrl };
  expect((await runServerCommand(env, 'restore', file)).out).toContain('Restored 254 submissions');
  expect((await runServerCommand(env, 'restore', file)).err).toContain('has data');
  expect((await runServerCommand(env, 'backup', file)).err).toContain('pg_dump');
  const postgres = openStore({ dataDir: '', databaseUrl });
  onTestFinished(postgres.close);
  for (const table of ['submissions', 'outbox', 'event_places', 'subscribers', 'staff'] as const) {
    const rowsOf = async ({ db }: Store) => {
      const rows = await db.selectFrom<keyof Tables>(table).selectAll().execute();
      return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    };
    expect(await rowsOf(postgres)).toEqual(await rowsOf(store));
  }
  // The audit log continues its numbering.
  const ids = await postgres.db.selectFrom('audit').select(['id', 'what']).orderBy('id').execute();
  expect(ids).toEqual([
    { id: 1, what: 'backup-made' },
    { id: 2, what: 'restored' },
  ]);
});

it.runIf(withPostgres)('cannot change or drop an audit table that belongs to another role', async () => {
  const server = await databases.postgres();
  onTestFinished(server.remove);
  const { databaseUrl = '' } = await server.settings();
  const admin = openStore({ dataDir: '', databaseUrl });
  const run = (text: string) => sql.raw(text).execute(admin.db);
  const { pathname, port } = new URL(databaseUrl);
  await run(`create role tred login password 'tred'`);
  await run(`grant usage, create on schema public to tred`);
  // Everything about the server as parameters, as for a socket.
  const own = openStore({
    dataDir: '',
    databaseUrl: `postgres://${pathname}?host=127.0.0.1&port=${port}&user=tred&password=tred`,
  });
  await own.prepare();
  const handOver = await readFile(new URL('../../../deploy/postgres-audit.sql', import.meta.url), 'utf8');
  // Without psql: its variable filled in, its own command left out.
  await run(handOver.replaceAll(':"owner"', 'server').replace(/^\\.*$/m, ''));
  const audit = createAudit({ months: 12, clock: Date.now });
  await audit.record(own.db, { who: 'Sarah', what: 'log-in', network: 'this machine' });
  await eraseOldLines(own.db);
  for (const wrong of [
    `update audit set who = 'Peter'`,
    'delete from audit',
    'truncate audit',
    'drop table audit',
    'alter table audit disable trigger all',
    'create or replace function audit_keep() returns trigger language plpgsql as $$ begin return old; end $$',
  ])
    await expect(sql.raw(wrong).execute(own.db), wrong).rejects.toThrow();
  expect((await sql`select who from audit`.execute(own.db)).rows).toEqual([{ who: 'Sarah' }]);
  await own.close();
  await admin.close();
});
