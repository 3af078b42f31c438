// The shell's commands, as processes on a real database file.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFixtureSite } from './site/fixture-site.ts';
import { acceptSubmission } from './store/accept.ts';
import { openStore } from './store/open-store.ts';
import { contactMessage, testContext } from './store/test-submissions.ts';

const entry = fileURLToPath(new URL('cli.ts', import.meta.url));
let dir: string;
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
let reference: string;

const desk = (...args: string[]) => deskOn(dir, ...args);

function deskOn(dataDir: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      SITE_DIR: site.dir,
      SITE_URL: 'https://tred.example',
    };
    execFile(process.execPath, [entry, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

beforeAll(async () => {
  site = await makeFixtureSite();
  dir = await mkdtemp(join(tmpdir(), 'desk-cli-'));
  const store = openStore({ dataDir: dir, databaseUrl: undefined });
  await store.prepare();
  const stored = await acceptSubmission(store, testContext(), {
    submission: contactMessage({ message: '=1+1\u001b[2J', lastName: 'O"Brien' }),
    spam: null,
    keys: [],
    now: 0,
  });
  reference = stored.outcome === 'conflict' ? '' : stored.reference;
  await store.close();
});
afterAll(async () => {
  await site.remove();
  await rm(dir, { recursive: true });
});

it('lists and shows', async () => {
  expect((await desk('list', '--form', 'contact', '--search', 'o"brien', '--status', 'new')).out).toMatch(
    new RegExp(`^${reference}  1970-01-01 00:00  new .*grace@school.example\n1 of 1\n$`),
  );
  // As people read a reference out.
  const shown = await desk('show', reference.toLowerCase().replaceAll('-', ' '));
  expect(shown.out).toMatch(/First name: Grace/);
  expect(shown.out).not.toContain('\u001b');
});

it('exports text that no spreadsheet takes for a formula', async () => {
  const { out } = await desk('export', '--format', 'csv');
  expect(out).toContain('"O""Brien"');
  expect(out).toContain(`"'=1+1`);
  expect(JSON.parse((await desk('export', '--format', 'json')).out)).toMatchObject([
    { reference, form: 'contact' },
  ]);
});

it('adds people, gives rights and takes them, and leaves a trail of it', async () => {
  const added = await desk('add-user', 'Sarah');
  expect(added.out).toMatch(/^Sarah can log in at .*\/desk with the password [\w-]{24}\n$/);
  await desk('add-user', 'Peter', '--export');
  // The first may do everything: someone has to let the others in.
  expect((await desk('list-users')).out).toBe(
    [
      'Peter                 export; no log-in codes',
      'Sarah                 owner, export, security; no log-in codes',
      '',
    ].join('\n'),
  );
  expect((await desk('set-rights', 'Peter', '--security')).out).toBe('Peter: security\n');
  expect((await desk('add-user', 'Peter')).out).toMatch(/^Peter can log in /);
  expect((await desk('add-user', 'Peter', '--owner')).err).toContain('use set-rights');
  expect((await desk('end-log-ins', 'Peter')).out).toBe('Peter is logged out everywhere.\n');
  expect((await desk('remove-user', 'Peter')).out).toBe('Peter can no longer log in.\n');
  expect((await desk('remove-user', 'Sarah')).err).toContain('one owner left');
  expect((await desk('remove-user', 'Peter')).err).toContain('nobody called "Peter"');
  expect((await desk('remove-code', 'Sarah')).err).toBe('desk: Sarah has no log-in codes\n');
  expect((await desk('require-codes', 'on')).out).toBe('Everyone needs log-in codes.\n');
  expect((await desk('list-users')).out).toContain('Everyone needs log-in codes.');
  await desk('require-codes', 'off');

  const { out } = await desk('audit');
  const lines = out.split('\r\n').map((line) => line.replaceAll('"', '').split(','));
  expect(lines.slice(1, -1).map(([, , who, what]) => [/^shell: ./.test(who ?? ''), what])).toEqual(
    [
      'exported',
      'exported',
      'user-added',
      'user-added',
      'rights-changed',
      'password-changed',
      'log-ins-ended',
      'user-removed',
      'code-requirement-changed',
      'code-requirement-changed',
      'audit-exported',
    ].map((what) => [true, what]),
  );
});

it('copies the database, and a desk works on the copy', async () => {
  const restored = join(dir, 'restored');
  const file = join(restored, 'desk.sqlite');
  expect(await desk('backup', file)).toMatchObject({ code: 1 });
  await mkdir(restored);
  expect(await desk('backup', file)).toEqual({ code: 0, out: `Copied to ${file}\n`, err: '' });
  expect((await desk('backup', file)).err).toContain('exists already');
  expect((await deskOn(restored, 'list')).out).toContain(reference);
  // Nobody else may read either, whatever the umask.
  for (const each of [file, join(dir, 'desk.sqlite')])
    expect((await stat(each)).mode & 0o777, each).toBe(0o600);
});

it.each([
  [['fly'], 'desk: there is no command "fly"; try npm run desk -- --help\n'],
  [['show', 'TRD-1'], 'desk: there is no such entry\n'],
  [['list', '--status', 'odd'], 'desk: --status must be one of new, in-progress, done\n'],
  [['export', '--format', 'pdf'], 'desk: --format must be csv or json\n'],
  [['require-codes', 'maybe'], 'desk: require-codes needs on or off\n'],
  [['erase'], 'desk: erase needs an e-mail address\n'],
])('says in one line what is wrong with %j', async (args, err) => {
  expect(await desk(...args)).toEqual({ code: 1, out: '', err });
});

it('erases', async () => {
  expect((await desk('person', 'grace@school.example')).out).toContain(reference);
  expect((await desk('erase', 'GRACE@school.example')).out).toBe(
    'Erased 1 entries and what belonged to them.\n',
  );
  expect((await desk('list')).out).toBe('0 of 0\n');
});
