// What cannot be opened is named, with whose it is and a way out; a password never is.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqliteFile } from './open-store.ts';
import { openingProblem } from './opening-problem.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-opening-'));
  chmodSync(dataDir, 0o500);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const failed = (code: string) => Object.assign(new Error('as the system says it'), { code });

it('names the file, its owner and the command', () => {
  const line = openingProblem({ dataDir, databaseUrl: undefined }, failed('EACCES'));
  expect(line).toContain(
    `${sqliteFile(dataDir)} cannot be written: ${dataDir} belongs to ${userInfo().username}`,
  );
  expect(line).toContain(`chmod u+rwX ${dataDir}`);
  expect(openingProblem({ dataDir: '/proc/1/x', databaseUrl: undefined }, failed('EROFS'))).toContain(
    'set DATA_DIR',
  );
  // Never a whole folder of the system's for one that is not there yet.
  expect(openingProblem({ dataDir: '/proc/1/x', databaseUrl: undefined }, failed('EROFS'))).not.toContain(
    'chown -R',
  );
});

it('names a server without its password', () => {
  const line = openingProblem(
    { dataDir, databaseUrl: 'postgres://tred:hush@db.example/tred' },
    failed('28P01'),
  );
  expect(line).toBe(
    'The database refuses the desk’s name or password. It was asked for at db.example, database tred, as tred: see DATABASE_URL',
  );
});

it('leaves any other error as it is', () => {
  expect(openingProblem({ dataDir, databaseUrl: undefined }, new Error('No built site in /x'))).toBe(
    'No built site in /x',
  );
});
