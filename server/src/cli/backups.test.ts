import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { writeMeta } from '../db/meta.ts';
import { openStore, type Store } from '../db/open-store.ts';
import { countRows } from '../db/tables.ts';
import { databaseKinds, databases, inSqlite, type TestDatabase, withPostgres } from '../db/test-stores.ts';
import { bareEnv } from '../faults/server-process.ts';
import { storeDeletionTime } from '../retention/clock-guard.ts';
import { createEncryption } from '../secret.ts';
import { createAudit, eraseOldLines } from '../staff/audit.ts';
import { acceptTest, addTestStaff, contactMessage } from '../submissions/test-submissions.ts';
import { testFolder } from '../test-folder.ts';
import { runServerCommand } from './test-command.ts';

const secret = 'a secret for tests, of 32 letters or more';
const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
const dated = /^desk-\d{8}-\d{6}\.sqlite$/;

describe.each(databaseKinds)('on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let folder: string;
  let env: Record<string, string>;
  const server = (...args: string[]) => runServerCommand(env, ...args);

  const add = (message: string) => acceptTest(store, contactMessage({ message }));
  const submissions = async () => (await store.db.selectFrom('submissions').selectAll().execute()).length;

  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    folder = testFolder();
    const settings = { ...(await database.settings()) };
    settings.dataDir ||= join(folder, 'data');
    env = {
      DATA_DIR: settings.dataDir,
      DESK_SECRET: secret,
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    };
    store = openStore(settings);
    await store.prepare();
    await add('the first');
    await addTestStaff(store.db, 'Sarah');
  });
  afterEach(() => store.close());

  it('writes a dated copy into a folder, beside nothing else, and then deletes what is older than 35 days', async () => {
    const copies = join(folder, 'copies');
    await mkdir(copies);
    for (const [name, age] of [
      ['desk-20260101-000000.sqlite', 36],
      ['desk-20260102-000000.sqlite', 34],
      ['something-else.sqlite', 90],
    ] as const) {
      await writeFile(join(copies, name), '');
      await utimes(join(copies, name), days(age), days(age));
    }
    await storeDeletionTime(store.db, days(3).getTime());
    const refused = await server('backup', copies);
    expect([refused.code, refused.out]).toEqual([1, expect.stringMatching(/^Copied to .*\n$/)]);
    expect(refused.err).toContain('--yes');
    // Names have seconds.
    for (const name of readdirSync(copies).filter((each) => !each.startsWith('desk-20260')))
      if (dated.test(name)) await rm(join(copies, name));
    const { code, out } = await server('backup', copies, '--yes');
    expect(code).toBe(0);
    expect(out).toMatch(/^Copied to .*: 1 submissions\.\nDeleted .*20260101-000000\.sqlite: .*\n$/);
    const left = readdirSync(copies).sort();
    expect(left).toEqual([
      'desk-20260102-000000.sqlite',
      expect.stringMatching(dated),
      'something-else.sqlite',
    ]);
    expect((await stat(join(copies, left[1] ?? ''))).mode & 0o777).toBe(0o600);
    const lines = await store.db.selectFrom('audit').select(['what', 'about']).execute();
    const line = { what: 'backup-made', about: copies };
    expect(lines).toEqual([line, line]);
  });

  it('leaves nothing behind when a copy fails, and works at the next try', async () => {
    const file = join(folder, 'copy.sqlite');
    // A missing table makes the restore fail half-way.
    await sql`alter table submissions rename to hidden`.execute(store.db);
    expect((await server('backup', file)).code).toBe(1);
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
    await sql`alter table hidden rename to submissions`.execute(store.db);
    expect((await server('backup', file)).out).toContain('1 submissions');
    expect((await server('backup', file)).err).toContain('exists already');
    expect((await server('backup', join(folder, 'none/copy.sqlite'))).err).toContain('there is no folder');
  });

  it('puts a copy back whole, and refuses what is none', async () => {
    const file = join(folder, 'copy.sqlite');
    await server('backup', file);
    await add('the second');
    await store.close();
    await writeFile(join(folder, 'text'), 'words '.repeat(500));
    expect((await server('restore', join(folder, 'text'), '--replace')).err).toContain('no copy of a server');
    expect((await server('restore', join(folder, 'nothing'))).err).toContain('there is no file');
    if (kind === 'postgres') expect((await server('restore', file)).err).toContain('add --replace');
    const { out, code } = await server('restore', file, '--replace');
    expect([code, out]).toEqual([0, expect.stringContaining('Restored 1 submissions')]);
    if (kind === 'sqlite') expect(out).toMatch(/The database from before is .*\.before-/);
    store = openStore({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL });
    expect(await submissions()).toBe(1);
    await add('a third');
    expect(await submissions()).toBe(2);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect((await readFile(file)).subarray(0, 6).toString()).toBe('SQLite');
  });

  it('keeps no visit and no salt of their hashes in a copy', async () => {
    const step = { visitor: 'hash', day: 1, step: 'search a-word-of-the-visitor' };
    await store.db.insertInto('visit_steps').values(step).execute();
    await writeMeta(store.db, 'visit-salt', '1 the-salt-of-the-day');
    const file = join(folder, 'copy.sqlite');
    expect((await server('backup', file)).code).toBe(0);
    const bytes = await readFile(file, 'latin1');
    expect(bytes).toContain('the first');
    expect(bytes).not.toMatch(/a-word-of-the-visitor|the-salt-of-the-day/);
    expect(await store.db.selectFrom('visit_steps').selectAll().execute()).toEqual([step]);
  });

  // Codes are the same on PostgreSQL.
  it.runIf(kind === 'sqlite')('says whose log-in codes the secret no longer opens', async () => {
    const code_secret = createEncryption(secret).encrypt('JBSWY3DPEHPK3PXP', 'Sarah');
    await store.db.updateTable('staff').set({ code_secret }).execute();
    const file = join(folder, 'copy.sqlite');
    await server('backup', file);
    await store.close();
    expect((await server('restore', file, '--replace')).out).not.toContain('is missing');
    env.DESK_SECRET = 'another secret, of 32 letters or more';
    expect((await server('restore', file, '--replace')).out).toMatch(/log-in codes of Sarah is missing/);
    expect((await server('doctor')).out).toContain('does not open the log-in codes of Sarah');
  });
});

/** Ends the process when it renames a file. */
const killAtRename = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.renameSync = () => process.kill(process.pid, 'SIGKILL');
  syncBuiltinESMExports();
`)}`;

it('killed at its rename, a restore leaves a whole database', async () => {
  const dir = testFolder();
  await inSqlite(dir, (store) => acceptTest(store, contactMessage()));
  const file = join(dir, 'copy.sqlite');
  await runServerCommand({ DATA_DIR: dir }, 'backup', file);
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const env = { ...bareEnv, DATA_DIR: dir };
  const args = ['--import', killAtRename, cli, 'restore', file];
  const killed = promisify(execFile)(process.execPath, args, { env });
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await inSqlite(dir, ({ db }) => countRows(db.selectFrom('submissions')))).toBe(1);
});

it('restores SQLite only while no server has it open, also into a new folder or an empty PostgreSQL', async () => {
  const dir = testFolder();
  const file = join(dir, 'copy.sqlite');
  await inSqlite(dir, async () => {
    await runServerCommand({ DATA_DIR: dir }, 'backup', file);
    expect((await runServerCommand({ DATA_DIR: dir }, 'restore', file)).err).toContain('is in use');
  });
  const environments: Record<string, string>[] = [{ DATA_DIR: join(dir, 'another/server') }];
  if (withPostgres) {
    const server = await databases.postgres();
    onTestFinished(server.remove);
    const { databaseUrl = '' } = await server.settings();
    environments.push({ DATABASE_URL: databaseUrl });
  }
  for (const env of environments) {
    const moved = await runServerCommand(env, 'restore', file);
    expect([moved.code, moved.out]).toEqual([0, expect.stringContaining('Restored 0 submissions')]);
  }
});

it('copies SQLite from a full disk, and does not migrate it', async () => {
  const dir = testFolder();
  const data = join(dir, 'data');
  const store = openStore({ dataDir: data, databaseUrl: undefined });
  await store.prepare();
  const steps = () => sql`select name from kysely_migration`.execute(store.db);
  await sql`delete from kysely_migration where name like '00_-a%'`.execute(store.db);
  const old = await steps();
  // The log stays longer than any file may be, so nothing more can be written to it.
  await sql`pragma wal_autocheckpoint = 0`.execute(store.db);
  for (let n = 0; n < 300; n += 1)
    await sql`replace into meta (key, value) values ('test', ${`${n} ${'x'.repeat(9000)}`})`.execute(
      store.db,
    );
  expect(statSync(join(data, 'desk.sqlite-wal')).size).toBeGreaterThan(1024 * 1024);
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const limited = ['-c', 'ulimit -f 2048; exec "$0" "$1" backup "$2"', process.execPath, cli, dir];
  const env = { ...bareEnv, DATA_DIR: data };
  const { status, stdout, stderr } = spawnSync('/bin/sh', limited, { encoding: 'utf8', env });
  expect([status, stdout, stderr]).toEqual([
    0,
    expect.stringContaining('Copied to'),
    expect.stringContaining('the audit log has no line'),
  ]);
  expect(await steps()).toEqual(old);
  await store.close();
});

describe.runIf(withPostgres)('a PostgreSQL whose audit table belongs to another role', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases.postgres();
  });
  afterAll(() => database.remove());

  it('lets the server add lines and copy them, and change or drop nothing', async () => {
    const { databaseUrl = '' } = await database.settings();
    const admin = openStore({ dataDir: '', databaseUrl });
    const run = (text: string) => sql.raw(text).execute(admin.db);
    const { pathname, port } = new URL(databaseUrl);
    await run(`create role tred login password 'tred'`);
    await run(`grant usage, create on schema public to tred`);
    // Everything about the server as parameters, as for a socket.
    const own = `postgres://${pathname}?host=127.0.0.1&port=${port}&user=tred&password=tred`;
    const store = openStore({ dataDir: '', databaseUrl: own });
    await store.prepare();
    const handOver = await readFile(new URL('../../../deploy/postgres-audit.sql', import.meta.url), 'utf8');
    // Without psql: its variable filled in, its own command left out.
    const giveTo = (owner: string) => run(handOver.replaceAll(':"owner"', owner).replace(/^\\.*$/m, ''));
    await giveTo('server');

    const audit = createAudit({ months: 12, clock: Date.now });
    await audit.record(store.db, { who: 'Sarah', what: 'log-in', network: 'this machine' });
    await eraseOldLines(store.db);
    for (const wrong of [
      `update audit set who = 'Peter'`,
      'delete from audit',
      'truncate audit',
      'drop table audit',
      'alter table audit disable trigger all',
      'create or replace function audit_keep() returns trigger language plpgsql as $$ begin return old; end $$',
    ])
      await expect(sql.raw(wrong).execute(store.db), wrong).rejects.toThrow();
    expect((await sql`select who from audit`.execute(store.db)).rows).toEqual([{ who: 'Sarah' }]);

    const folder = testFolder();
    const env = { DATA_DIR: folder, DATABASE_URL: own, DESK_SECRET: secret };
    const copy = join(folder, 'copy.sqlite');
    expect((await runServerCommand(env, 'backup', copy)).code).toBe(0);
    await store.close();
    expect((await runServerCommand(env, 'restore', copy, '--replace')).err).toContain('hand it over first');
    await giveTo('tred');
    expect((await runServerCommand(env, 'restore', copy, '--replace')).code).toBe(0);
    await admin.close();
  });
});
