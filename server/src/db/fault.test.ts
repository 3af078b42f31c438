import { chmodSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { testFolder } from '../test-folder.ts';
import { explainFailure, faultOf, openingProblem } from './fault.ts';
import { sqliteFile } from './open-store.ts';

const dir = testFolder();

function failing(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

it('knows a full SQLite', () => {
  const db = new DatabaseSync(join(dir, 'full'));
  db.exec('create table t (x text); pragma max_page_count = 3');
  const full = failing(() => db.prepare('insert into t values (?)').run('x'.repeat(100_000)));
  expect(faultOf(full)).toBe('disk-full');
  const path = '/var/lib/tred/desk.sqlite';
  expect(explainFailure({ place: path }, full)).toMatchObject({ fault: 'disk-full', path });
  db.close();
});

it('knows one that can only be read, one that is none, and one that is not there', () => {
  const readOnly = new DatabaseSync(join(dir, 'full'), { readOnly: true });
  expect(faultOf(failing(() => readOnly.exec('delete from t')))).toBe('no-rights');
  readOnly.close();
  writeFileSync(join(dir, 'text'), 'not a database, but long enough to look at '.repeat(30));
  expect(faultOf(failing(() => new DatabaseSync(join(dir, 'text')).exec('select * from t')))).toBe(
    'disk-failed',
  );
  expect(faultOf(failing(() => new DatabaseSync(join(dir, 'no/such/folder'))))).toBe('no-rights');
});

it.each([
  ['53100', 'disk-full'],
  ['28P01', 'refused'],
  ['42P01', undefined],
])('knows %s', (code, fault) => {
  expect(faultOf(Object.assign(new Error('x'), { code }))).toBe(fault);
});

it('knows a server that is not there, as the driver says it', async () => {
  const pool = new pg.Pool({
    connectionString: `postgres://a:b@localhost:${await freePort()}/c`,
    connectionTimeoutMillis: 3000,
  });
  expect(faultOf(await pool.connect().catch((error: unknown) => error))).toBe('unavailable');
  await pool.end();
});

it('takes a mistake of ours for no fault of the database', () => {
  expect(faultOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(explainFailure({ place: '/x' }, new TypeError('x'))).toEqual({ error: 'TypeError' });
});

const dataDir = testFolder();
chmodSync(dataDir, 0o500);

const failed = (code: string) => Object.assign(new Error('as the system says it'), { code });

it('names the file, its owner and the command', () => {
  const line = openingProblem({ dataDir, databaseUrl: undefined }, failed('EACCES'));
  for (const part of [sqliteFile(dataDir), userInfo().username, `chmod u+rwX ${dataDir}`])
    expect(line).toContain(part);
  const missing = openingProblem({ dataDir: '/proc/1/x', databaseUrl: undefined }, failed('EROFS'));
  expect(missing).toContain('DATA_DIR');
  // Never a whole folder of the system's for one that is not there yet.
  expect(missing).not.toContain('chown -R');
});

it('names a server without its password', () => {
  const databaseUrl = 'postgres://tred:hush@db.example/tred';
  const line = openingProblem({ dataDir, databaseUrl }, failed('28P01'));
  for (const part of ['db.example', 'DATABASE_URL']) expect(line).toContain(part);
  expect(line).not.toContain('hush');
});
