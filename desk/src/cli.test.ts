// The shell's commands, on a real database file; once as a process of its own.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callDesk } from './cli/test-call.ts';
import { startTestMailServer } from './mail/test-mail-server.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { acceptSubmission } from './store/accept.ts';
import { openStore } from './store/open-store.ts';
import { contactMessage, testContext } from './store/test-submissions.ts';

let dir: string;
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
let reference: string;

const desk = (...args: string[]) => deskOn(dir, ...args);
/** What every command on a database says first, beside what was asked for. */
const opened = (dataDir = dir) => `desk: database ${dataDir}/desk.sqlite (settings from /dev/null)\n`;

const deskOn = (dataDir: string, ...args: string[]) => deskWith({ DATA_DIR: dataDir }, ...args);

const deskWith = (env: Record<string, string>, ...args: string[]) =>
  callDesk({ SITE_DIR: site.dir, ...env }, ...args);

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

it('adds people, changes them, and leaves a line for each in the audit trail', async () => {
  const added = await desk('add-user', 'Sarah');
  expect(added.out).toMatch(/^Sarah can log in at .*\/desk with the password [\w-]{24}\n$/);
  await desk('add-user', 'Peter', '--rights', 'export');
  // The first person must be able to add the others.
  expect((await desk('users')).out).toBe(
    [
      'Peter                 export; no log-in codes',
      'Sarah                 owner, export, security; no log-in codes',
      'Owners need log-in codes.',
      '',
    ].join('\n'),
  );
  expect((await desk('change-user', 'Peter', '--rights', 'security')).out).toBe('Peter: security\n');
  expect((await desk('change-user', 'Peter', '--rights', 'boss')).err).toContain('not "boss"');
  expect((await desk('change-user', 'Peter', '--new-password')).out).toMatch(/^Peter can log in /);
  expect((await desk('add-user', 'Peter')).err).toContain('is there already');
  expect((await desk('change-user', 'Peter', '--log-out')).out).toBe('Peter is logged out everywhere.\n');
  expect((await desk('change-user', 'Peter')).err).toContain('change-user needs');
  expect((await desk('remove-user', 'Peter')).out).toBe('Peter can no longer log in.\n');
  expect((await desk('remove-user', 'Sarah')).err).toContain('one owner left');
  expect((await desk('remove-user', 'Peter')).err).toContain('nobody called "Peter"');
  expect((await desk('change-user', 'Sarah', '--remove-codes')).err).toBe(
    `${opened()}desk: Sarah has no log-in codes\n`,
  );
  expect((await desk('require-codes', 'everyone')).out).toBe('Everyone needs log-in codes.\n');
  expect((await desk('users')).out).toContain('Everyone needs log-in codes.');
  await desk('require-codes', 'nobody');
  await desk('export', 'subscribers');
  await desk('mail', 'retry');

  const { out } = await desk('export', 'audit');
  const lines = out.split('\r\n').map((line) => line.replaceAll('"', '').split(','));
  expect(lines.slice(1, -1).map(([, , who, what]) => [who, what])).toEqual(
    [
      'exported',
      'exported',
      'exported',
      'user-added',
      'user-added',
      'rights-changed',
      'password-changed',
      'log-ins-ended',
      'log-ins-ended',
      'user-removed',
      'code-requirement-changed',
      'code-requirement-changed',
      'exported',
      'mail-retried',
      'audit-exported',
    ].map((what) => ['shell: the tester', what]),
  );
});

it('makes no database unless asked to, and none for a command that does not exist', async () => {
  const none = join(dir, 'none');
  const refused = await deskOn(none, 'add-user', 'Sarah');
  expect(refused.err).toBe(
    `desk: there is no database at ${none}/desk.sqlite. Settings came from /dev/null; --settings FILE names another file, --create makes a new database.\n`,
  );
  await deskOn(none, 'fly');
  await deskOn(none, 'doctor');
  expect(existsSync(none)).toBe(false);
  expect((await deskOn(none, 'add-user', 'Sarah', '--create')).out).toContain('Sarah can log in');
});

it('reads the settings that the service reads', async () => {
  const file = join(dir, 'desk.env');
  await writeFile(file, `# comment\nDATA_DIR="${dir}"\nMAIL_TO=staff@tred.example\n`);
  const named = await deskWith({}, 'list', '--settings', file);
  expect(named.err).toBe(`desk: database ${dir}/desk.sqlite (settings from ${file})\n`);
  expect((await deskWith({ DESK_SETTINGS: file }, 'list')).out).toContain(reference);
  // What is said on the spot wins.
  expect((await deskWith({ DATA_DIR: join(dir, 'other') }, 'list', '--settings', file)).err).toContain(
    '/other/desk.sqlite',
  );
  expect((await deskWith({}, 'list', '--settings', '/no/such/file')).err).toContain(
    '/no/such/file cannot be read',
  );
});

it('sends a test letter, or says what the mail server has against it', async () => {
  const mail = await startTestMailServer('nobody@');
  const env = { DATA_DIR: dir, SMTP_URL: mail.url };
  expect((await deskWith(env, 'mail', 'test', 'a@b.example')).out).toContain(
    'Taken by 127.0.0.1, from website@tred.example',
  );
  expect(mail.letters[0]).toContain('Subject: A test from https://tred.example');
  const refused = await deskWith(env, 'mail', 'test', 'nobody@b.example');
  expect(refused.err).toContain('the server does not take letters from MAIL_FROM, or to that address');
  await mail.stop();
  expect((await deskWith(env, 'mail', 'test', 'a@b.example')).err).toContain('not taken by 127.0.0.1');
  expect((await desk('mail', 'test')).err).toContain('SMTP_URL is not set');
});

it('says which version it is', async () => {
  expect((await desk('--version')).out).toMatch(
    /^desk \d+\.\d+\.\d+\nNode 24\.[\d.]+\nsite build [0-9a-f]{12}, made /,
  );
});

it('answers what it does not understand with its help', async () => {
  const option = await desk('list', '--fly');
  expect([option.code, option.out]).toEqual([1, '']);
  expect(option.err).toMatch(
    /^desk: Unknown option '--fly'\ndesk: these are the commands\.\n\ntred-desk COMMAND/,
  );
  expect((await desk('fly')).err).toMatch(
    /^desk: there is no command "fly"\ndesk: these are the commands\.\n\ntred-desk COMMAND/,
  );
});

it('is a command of its own, from any folder and through a link', async () => {
  const link = join(dir, 'tred desk');
  await symlink(fileURLToPath(new URL('../bin/tred-desk', import.meta.url)), link);
  const run = promisify(execFile);
  const { stdout } = await run(link, ['list'], {
    cwd: '/',
    env: { PATH: process.env.PATH, DATA_DIR: dir, DESK_SETTINGS: '/dev/null' },
  });
  expect(stdout).toContain(reference);
});

// Only root can become another user.
it.skipIf(process.getuid?.() !== 0)('run by root, works as the user whom the data belongs to', async () => {
  const data = await mkdtemp(join(tmpdir(), 'desk-cli-'));
  await chown(data, 65534, 65534);
  const env = { PATH: process.env.PATH, DATA_DIR: data, DESK_SETTINGS: '/dev/null' };
  const bin = fileURLToPath(new URL('../bin/tred-desk', import.meta.url));
  await promisify(execFile)(bin, ['add-user', 'Sarah', '--create'], { env });
  expect((await stat(join(data, 'desk.sqlite'))).uid).toBe(65534);
  await rm(data, { recursive: true });
});

it.each([
  [['show', 'TRD-1'], 'desk: there is no such entry\n'],
  [['list', '--status', 'odd'], 'desk: --status must be one of new, in-progress, done\n'],
  [['export', '--format', 'pdf'], 'desk: --format must be csv or json\n'],
  [['export', 'all'], 'desk: export takes entries, audit, subscribers: not "all"\n'],
  [['require-codes', 'maybe'], 'desk: require-codes needs everyone, owners or nobody\n'],
  [['erase'], 'desk: erase needs an e-mail address\n'],
])('says in one line what is wrong with %j', async (args, err) => {
  expect(await desk(...args)).toEqual({ code: 1, out: '', err: opened() + err });
});

it('erases', async () => {
  expect((await desk('person', 'grace@school.example')).out).toContain(reference);
  expect((await desk('erase', 'GRACE@school.example')).out).toBe(
    'Erased 1 entries and what belonged to them.\n',
  );
  expect((await desk('list')).out).toBe('0 of 0\n');
});
