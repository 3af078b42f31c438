import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runServerCommand } from './cli/test-command.ts';
import { inSqlite } from './db/test-stores.ts';
import { bareEnv } from './faults/server-process.ts';
import { startTestMailServer } from './mail/test-mail-server.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { acceptTest, addTestStaff, contactMessage } from './submissions/test-submissions.ts';
import { testFolder } from './test-folder.ts';

const dir = testFolder();
let site: Awaited<ReturnType<typeof makeFixtureSite>>;

const serverWith = (env: Record<string, string>, ...args: string[]) =>
  runServerCommand({ SITE_DIR: site.dir, ...env }, ...args);
const serverOn = (dataDir: string, ...args: string[]) => serverWith({ DATA_DIR: dataDir }, ...args);
const server = (...args: string[]) => serverOn(dir, ...args);

beforeAll(async () => {
  site = await makeFixtureSite();
  await inSqlite(dir, (store) => acceptTest(store, contactMessage(), { now: 0 }));
});
afterAll(() => site.remove());

it('lets a person in again, and leaves a line for each change in the audit log', async () => {
  await inSqlite(dir, ({ db }) => addTestStaff(db, 'Sarah'));
  const reset = await server('reset-sign-in', 'Sarah', '--new-password');
  expect(reset.out).toMatch(/^Sarah can sign in at .*\/admin with the password [\w-]{24}\n$/);
  await inSqlite(dir, ({ db }) => db.updateTable('staff').set({ code_secret: 'encrypted' }).execute());
  expect((await server('reset-sign-in', 'Sarah', '--remove-codes')).code).toBe(0);
  for (const refused of [
    ['reset-sign-in', 'Sarah', '--remove-codes'],
    ['reset-sign-in', 'Sarah'],
    ['reset-sign-in', 'Peter', '--new-password'],
  ])
    expect([refused, (await server(...refused)).code]).toEqual([refused, 1]);
  await server('require-codes', 'everyone');
  await server('require-codes', 'nobody');
  await server('subscribers');
  const lines = await inSqlite(dir, ({ db }) =>
    db.selectFrom('audit').select(['who', 'what']).orderBy('id').execute(),
  );
  expect(new Set(lines.map(({ who }) => who))).toEqual(new Set(['shell: the tester']));
  expect(lines.map(({ what }) => what).join(' ')).toBe(
    'password-changed log-ins-ended code-removed code-requirement-changed code-requirement-changed exported',
  );
});

it('creates no database', async () => {
  const none = join(dir, 'none');
  const refused = await serverOn(none, 'subscribers');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`${none}/desk.sqlite`);
  await serverOn(none, 'fly');
  await serverOn(none, 'doctor');
  expect(existsSync(none)).toBe(false);
});

it('reads the settings that the service reads', async () => {
  const file = join(dir, 'server.env');
  await writeFile(file, `# comment\nDATA_DIR="${dir}"\nMAIL_TO=staff@tred.example\n`);
  const named = await serverWith({}, 'subscribers', '--settings', file);
  expect(named.err).toContain(`${dir}/desk.sqlite (settings from ${file})`);
  expect((await serverWith({ SERVER_SETTINGS: file }, 'subscribers')).err).toContain(`${dir}/desk.sqlite`);
  const other = await serverWith({ DATA_DIR: join(dir, 'other') }, 'subscribers', '--settings', file);
  expect(other.err).toContain('/other/desk.sqlite');
  expect((await serverWith({}, 'subscribers', '--settings', '/no/such/file')).err).toContain('/no/such/file');
});

it('sends a test email, or says what the mail server has against it', async () => {
  const mail = await startTestMailServer('nobody@');
  const env = { DATA_DIR: dir, SMTP_URL: mail.url };
  const test = (to: string) => serverWith(env, 'mail', 'test', to);
  expect((await test('a@b.example')).code).toBe(0);
  expect(mail.emails).toHaveLength(1);
  expect((await test('nobody@b.example')).err).toContain('MAIL_FROM');
  await mail.stop();
  expect((await test('a@b.example')).err).toContain('127.0.0.1');
  expect((await server('mail', 'test')).err).toContain('SMTP_URL');
});

it.each([[['subscribers', '--fly']], [['fly']]])('answers %j with its help', async (args) => {
  const { code, out, err } = await server(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/fly.*\n.*\n\ntred-server COMMAND/);
});

it('is a command of its own, from any folder and through a link', async () => {
  const link = join(dir, 'tred server');
  await symlink(fileURLToPath(new URL('../bin/tred-server', import.meta.url)), link);
  const env = { ...bareEnv, DATA_DIR: dir };
  const { stdout } = await promisify(execFile)(link, ['subscribers'], { cwd: '/', env });
  expect(stdout).toContain('unsubscribe');
});

// Skipped for others, because only root can become another user.
it.skipIf(process.getuid?.() !== 0)('run by root, works as the user whom the data belongs to', async () => {
  const data = testFolder();
  await inSqlite(data, async () => {});
  for (const name of ['.', ...readdirSync(data)]) await chown(join(data, name), 65534, 65534);
  const env = { ...bareEnv, DATA_DIR: data };
  const bin = fileURLToPath(new URL('../bin/tred-server', import.meta.url));
  const copy = join(data, 'copy.sqlite');
  await promisify(execFile)(bin, ['backup', copy], { env });
  expect((await stat(copy)).uid).toBe(65534);
});

it.each([
  [['require-codes', 'maybe'], 'require-codes'],
  [['reset-sign-in'], 'reset-sign-in'],
  [['mail', 'again'], 'mail'],
])('says in one line what is wrong with %j', async (args, named) => {
  const { code, out, err } = await server(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err.trim().split('\n').at(-1)).toContain(named);
});

it('erases after the retention period only with --yes if the clock is far from the newest entry', async () => {
  const refused = await server('erase-expired');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--yes')]);
  expect((await server('erase-expired', '--yes')).out).toContain('Erased 1');
});
