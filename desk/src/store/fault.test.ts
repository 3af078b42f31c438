// What is wrong is named from what the databases really say.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explainFailure, faultOf } from './fault.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'desk-fault-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

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
  expect(explainFailure({ place: '/var/lib/tred/desk.sqlite' }, full)).toEqual({
    error: 'ERR_SQLITE_ERROR',
    fault: 'disk-full',
    path: '/var/lib/tred/desk.sqlite',
    why: 'The disk is full: nothing can be saved until there is room.',
  });
  db.close();
});

it('knows one that can only be read, one that is none, and one that is not there', () => {
  const readOnly = new DatabaseSync(join(dir, 'full'), { readOnly: true });
  expect(faultOf(failing(() => readOnly.exec('delete from t')))).toBe('read-only');
  readOnly.close();
  writeFileSync(join(dir, 'text'), 'not a database, but long enough to look at '.repeat(30));
  expect(faultOf(failing(() => new DatabaseSync(join(dir, 'text')).exec('select * from t')))).toBe('damaged');
  expect(faultOf(failing(() => new DatabaseSync(join(dir, 'no/such/folder'))))).toBe('no-rights');
});

it.each([
  ['53100', 'disk-full'],
  ['53300', 'too-many-connections'],
  ['25006', 'read-only'],
  ['28P01', 'log-in-refused'],
  ['57P01', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['42P01', undefined],
])('knows %s', (code, fault) => {
  expect(faultOf(Object.assign(new Error('x'), { code }))).toBe(fault);
});

it('knows a server that is not there, as the driver says it', async () => {
  const pool = new pg.Pool({
    connectionString: 'postgres://a:b@localhost:1/c',
    connectionTimeoutMillis: 3000,
  });
  expect(faultOf(await pool.connect().catch((error: unknown) => error))).toBe('unreachable');
  await pool.end();
});

it('takes a mistake of ours for no fault of the database', () => {
  expect(faultOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(explainFailure({ place: '/x' }, new TypeError('x'))).toEqual({ error: 'TypeError' });
});
