import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDeskCommand } from './cli/test-command.ts';
import { bareEnv } from './faults/desk-process.ts';
import { startTestMailServer } from './mail/test-mail-server.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { inSqlite } from './store/test-stores.ts';
import { acceptTest, contactMessage } from './store/test-submissions.ts';
import { testFolder } from './test-folder.ts';

const dir = testFolder();
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
let reference: string;

const deskWith = (env: Record<string, string>, ...args: string[]) =>
  runDeskCommand({ SITE_DIR: site.dir, ...env }, ...args);
const deskOn = (dataDir: string, ...args: string[]) => deskWith({ DATA_DIR: dataDir }, ...args);
const desk = (...args: string[]) => deskOn(dir, ...args);

beforeAll(async () => {
  site = await makeFixtureSite();
  const submission = contactMessage({ message: '=1+1\u001b[2J', lastName: 'O"Brien' });
  reference = await inSqlite(dir, (store) => acceptTest(store, submission, { now: 0 }));
});
afterAll(() => site.remove());

it('lists and shows', async () => {
  expect((await desk('list', '--form', 'contact', '--search', 'o"brien', '--status', 'new')).out).toMatch(
    new RegExp(`^${reference}  1970-01-01 00:00  new .*grace@school.example\n1 of 1\n$`),
  );
  // As people read a reference out.
  const output = await desk('show', reference.toLowerCase().replaceAll('-', ' '));
  expect(output.out).toMatch(/Label of firstName: Grace/);
  expect(output.out).not.toContain('\u001b');
});

it('exports text that no spreadsheet takes for a formula', async () => {
  const { out } = await desk('export', '--format', 'csv');
  expect(out).toContain('"O""Brien"');
  expect(out).toContain(`"'=1+1`);
  const json = await desk('export', '--format', 'json');
  expect(JSON.parse(json.out)).toMatchObject([{ reference, form: 'contact' }]);
});

it('adds people, changes them, and leaves a line for each in the audit trail', async () => {
  const outputOf = async (...args: string[]) => {
    const { code, out, err } = await desk(...args);
    return code === 0 ? out : err;
  };
  expect(await outputOf('add-user', 'Sarah')).toMatch(
    /^Sarah can log in at .*\/desk with the password [\w-]{24}\n$/,
  );
  await desk('add-user', 'Peter', '--rights', 'export');
  // The first person must be able to add the others.
  expect(await outputOf('users')).toMatch(
    /^Peter +export; .*\nSarah +owner, export, security, edit, publish; /,
  );
  expect(await outputOf('change-user', 'Peter', '--rights', 'security')).toBe('Peter: security\n');
  expect(await outputOf('change-user', 'Peter', '--new-password')).toMatch(/^Peter can log in /);
  await desk('change-user', 'Peter', '--log-out');
  await desk('remove-user', 'Peter');
  for (const refused of [
    ['change-user', 'Sarah', '--rights', 'boss'],
    ['change-user', 'Sarah', '--remove-codes'],
    ['change-user', 'Sarah'],
    ['add-user', 'Sarah'],
    ['remove-user', 'Sarah'],
    ['remove-user', 'Peter'],
  ])
    expect([refused, (await desk(...refused)).code]).toEqual([refused, 1]);
  await desk('require-codes', 'everyone');
  expect(await outputOf('users')).toContain('Everyone needs log-in codes.');
  await desk('require-codes', 'nobody');
  await desk('export', 'subscribers');
  await desk('mail', 'retry');
  const { out } = await desk('export', 'audit');
  const lines = out.split('\r\n').map((line) => line.replaceAll('"', '').split(','));
  expect(new Set(lines.slice(1, -1).map(([, , who]) => who))).toEqual(new Set(['shell: the tester']));
  expect(
    lines
      .slice(1, -1)
      .map(([, , , what]) => what)
      .join(' '),
  ).toBe(
    'exported exported exported user-added user-added rights-changed password-changed log-ins-ended log-ins-ended ' +
      'user-removed code-requirement-changed code-requirement-changed exported mail-retried audit-exported',
  );
});

it('creates a database only with --create', async () => {
  const none = join(dir, 'none');
  const refused = await deskOn(none, 'add-user', 'Sarah');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`${none}/desk.sqlite`);
  await deskOn(none, 'fly');
  await deskOn(none, 'doctor');
  expect(existsSync(none)).toBe(false);
  expect((await deskOn(none, 'add-user', 'Sarah', '--create')).out).toContain('Sarah can log in');
});

it('reads the settings that the service reads', async () => {
  const file = join(dir, 'desk.env');
  await writeFile(file, `# comment\nDATA_DIR="${dir}"\nMAIL_TO=staff@tred.example\n`);
  const named = await deskWith({}, 'list', '--settings', file);
  expect(named.err).toContain(`${dir}/desk.sqlite (settings from ${file})`);
  expect((await deskWith({ DESK_SETTINGS: file }, 'list')).out).toContain(reference);
  const other = await deskWith({ DATA_DIR: join(dir, 'other') }, 'list', '--settings', file);
  expect(other.err).toContain('/other/desk.sqlite');
  expect((await deskWith({}, 'list', '--settings', '/no/such/file')).err).toContain('/no/such/file');
});

it('sends a test email, or says what the mail server has against it', async () => {
  const mail = await startTestMailServer('nobody@');
  const env = { DATA_DIR: dir, SMTP_URL: mail.url };
  const test = (to: string) => deskWith(env, 'mail', 'test', to);
  expect((await test('a@b.example')).code).toBe(0);
  expect(mail.emails).toHaveLength(1);
  expect((await test('nobody@b.example')).err).toContain('MAIL_FROM');
  await mail.stop();
  expect((await test('a@b.example')).err).toContain('127.0.0.1');
  expect((await desk('mail', 'test')).err).toContain('SMTP_URL');
});

it.each([[['list', '--fly']], [['fly']]])('answers %j with its help', async (args) => {
  const { code, out, err } = await desk(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/fly.*\n.*\n\ntred-desk COMMAND/);
});

it('is a command of its own, from any folder and through a link', async () => {
  const link = join(dir, 'tred desk');
  await symlink(fileURLToPath(new URL('../bin/tred-desk', import.meta.url)), link);
  const env = { ...bareEnv, DATA_DIR: dir };
  const { stdout } = await promisify(execFile)(link, ['list'], { cwd: '/', env });
  expect(stdout).toContain(reference);
});

// Skipped for others, because only root can become another user.
it.skipIf(process.getuid?.() !== 0)('run by root, works as the user whom the data belongs to', async () => {
  const data = testFolder();
  await chown(data, 65534, 65534);
  const env = { ...bareEnv, DATA_DIR: data };
  const bin = fileURLToPath(new URL('../bin/tred-desk', import.meta.url));
  await promisify(execFile)(bin, ['add-user', 'Sarah', '--create'], { env });
  expect((await stat(join(data, 'desk.sqlite'))).uid).toBe(65534);
});

it.each([
  [['show', 'TRD-1'], 'no such submission'],
  [['list', '--status', 'odd'], '--status'],
  [['export', '--format', 'pdf'], '--format'],
  [['export', 'all'], '"all"'],
  [['require-codes', 'maybe'], 'require-codes'],
  [['erase'], 'erase'],
  [['erase', 'Grace'], '"Grace"'],
])('says in one line what is wrong with %j', async (args, named) => {
  const { code, out, err } = await desk(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err.split('\n')).toEqual([expect.any(String), expect.stringContaining(named), '']);
});

it('erases, and after the retention period only with --yes if the clock is far from the newest entry', async () => {
  const refused = await desk('erase-expired');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--yes')]);
  expect((await desk('person', 'grace@school.example')).out).toContain(reference);
  await desk('erase', 'GRACE@school.example');
  expect((await desk('list')).out).toBe('0 of 0\n');
  expect((await desk('erase-expired', '--yes')).out).toContain('Erased 0');
});
