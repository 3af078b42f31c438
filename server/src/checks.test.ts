import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { personIn } from '@tred/contract/editor-requests';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { editor } from './checks.ts';
import { runServerCommand } from './cli/test-command.ts';
import { writeMeta } from './db/meta.ts';
import { inSqlite } from './db/test-stores.ts';
import { freePort } from './free-port.ts';
import { startTestMailServer } from './mail/test-mail-server.ts';
import { enqueue } from './outbox/outbox.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { setRights } from './staff/staff.ts';
import { addTestStaff } from './submissions/test-submissions.ts';
import { testFolder } from './test-folder.ts';
import { makeTestServer, signIn, testSecret } from './test-server.ts';

const dir = testFolder();
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
/** Nobody listens there. */
const closed = await freePort();
const doctor = (env: Record<string, string> = {}, ...args: string[]) =>
  runServerCommand(
    {
      ...{ DATA_DIR: dir, SITE_DIR: site.dir, PORT: String(closed), HOST: '127.0.0.1' },
      ...{ SITE_URL: 'http://127.0.0.1', SERVER_SECRET: testSecret, ...env },
    },
    'doctor',
    ...args,
  );
const lineOf = async (what: string, env: Record<string, string> = {}) =>
  (await doctor(env)).out.split('\n').find((line) => line.slice(6).startsWith(what));

beforeAll(async () => {
  site = await makeFixtureSite();
  await inSqlite(dir, async () => {});
});
afterAll(() => site.remove());

it('are shown to owners in Admin, and to no other', async () => {
  const checks = [{ what: 'disk', state: 'ok' as const, summary: '9 MB free' }];
  const server = await makeTestServer({ runChecks: async () => checks });
  onTestFinished(server.close);
  await addTestStaff(server.store.db, 'apio');
  await addTestStaff(server.store.db, 'sarah');
  await setRights(server.store.db, 'apio', ['owner']);
  const see = async (name: string) => (await (await signIn(server, name)).get('/checks')).json();
  expect(await see('apio')).toEqual({ checks });
  await setRights(server.store.db, 'sarah', ['export']);
  expect(await see('sarah')).not.toHaveProperty('checks');
});

it('has a line for each check, and a fix for each problem', async () => {
  const { out, code } = await doctor();
  const lines = out.trim().split('\n');
  expect(lines.map((line) => line.slice(6).split(' ')[0])).toEqual(
    'database passwords backups deletion mail disk site editor server'.split(' '),
  );
  for (const line of lines) expect(/^ok /.test(line) || line.includes('. Fix: '), line).toBe(true);
  expect(code).toBe(1);
});

it.each([
  ['settings', { PORT: 'x' }, /^FAIL .*PORT must be a number\. Fix: correct it in \/dev\/null/],
  ['settings', { SMTP_ULR: 'smtp://x' }, /^FAIL .*did you mean SMTP_URL\?/],
  ['settings', { WEBSITE_SOCKET: '/nowhere' }, /^FAIL .*only one is set/],
  ['site', { SITE_DIR: '/nowhere' }, /^FAIL .*No built site in \/nowhere/],
  [
    'mail',
    { SMTP_URL: `smtp://127.0.0.1:${closed}` },
    /^FAIL .*\(connect ECONNREFUSED.* Fix: correct SMTP_URL/,
  ],
  ['editor', { WEBSITE_SOCKET: '/nowhere', WEBSITE_KEY: testSecret }, /^FAIL .*at \/nowhere \(.*ENOENT/],
  ['server', {}, /^FAIL .*no server answers/],
])('%s: names %o', async (what, env, line) => {
  expect(await lineOf(what, env)).toMatch(line);
});

it('names a build for another address, an empty secret and a first password that nobody deleted', async () => {
  const home = '<link rel="canonical" href="https://tred.test/">';
  const other = await makeFixtureSite({ 'index.html': home });
  onTestFinished(other.remove);
  expect(await lineOf('site', { SITE_DIR: other.dir })).toMatch(/^FAIL .*is for https:\/\/tred\.test/);
  await writeFile(join(dir, 'secret'), '', { mode: 0o600 });
  expect(await lineOf('passwords', { SERVER_SECRET: '' })).toMatch(/^FAIL /);
  await rm(join(dir, 'secret'));
  await writeFile(join(dir, 'first-password'), 'x', { mode: 0o600 });
  expect(await lineOf('passwords')).toMatch(/^WARN .*rm .*first-password/);
  await rm(join(dir, 'first-password'));
  await writeFile(join(dir, 'open'), 'x', { mode: 0o644 });
  expect(await lineOf('disk')).toMatch(/^WARN .*read .*open/);
  await rm(join(dir, 'open'));
});

it('looks for backups in their folder', async () => {
  const folder = join(dir, 'backups');
  expect(await lineOf('backups')).toMatch(/^FAIL .*there is no backup/);
  await mkdir(folder, { mode: 0o700 });
  await runServerCommand({ DATA_DIR: dir }, 'backup', folder);
  expect(await lineOf('backups')).toMatch(/^ok .*the newest is from/);
  const [file = ''] = readdirSync(folder);
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
  await utimes(join(folder, file), twoDaysAgo, twoDaysAgo);
  expect(await lineOf('backups')).toMatch(/^FAIL .*the newest is from/);
  await rm(join(folder, file));
  expect(await lineOf('backups')).toMatch(/^FAIL .*no backup in .* any more/);
});

it('names a retention that refuses to delete, with the command', async () => {
  const setLastDeletion = (time: number) =>
    inSqlite(dir, ({ db }) => writeMeta(db, 'deleted-at', String(time)));
  await setLastDeletion(Date.now() - 3 * 24 * 3600_000);
  expect(await lineOf('deletion')).toMatch(/^FAIL .*clock.* tred-server erase-expired --yes$/);
  await setLastDeletion(Date.now());
  expect(await lineOf('deletion')).toMatch(/^ok /);
});

it('names a mail server that refuses the emails to staff, and sends what is wrong by email', async () => {
  const mail = await startTestMailServer();
  onTestFinished(mail.stop);
  const env = { SMTP_URL: mail.url, MAIL_TO: 'staff@tred.example' };
  await inSqlite(dir, ({ db }) => enqueue(db, { to: env.MAIL_TO, subject: 's', text: 't' }, 0));
  const withError = async (last_error: string) => {
    await inSqlite(dir, ({ db }) => db.updateTable('outbox').set({ last_error }).execute());
    return lineOf('mail', env);
  };
  expect(await withError('all recipients were rejected: 550 nobody here')).toMatch(
    /^FAIL .*550.* Fix: correct MAIL_TO/,
  );
  expect(await withError('connect ECONNREFUSED')).toMatch(/^ok /);
  await inSqlite(dir, ({ db }) => db.deleteFrom('outbox').execute());
  const { code, out } = await doctor(env, 'admin@tred.example', '--mail');
  expect([code, out]).toEqual([1, expect.stringContaining('to admin@tred.example')]);
  expect(mail.emails.join()).toMatch(/Fix: systemctl start/);
});

describe('the editor', () => {
  const socket = join(dir, 'editor');
  const settings = { website: { socket, key: testSecret }, allowedOrigins: ['https://tred.example'] };
  let answer: (request: IncomingMessage, reply: ServerResponse) => void;
  let program: Server;
  beforeAll(async () => {
    program = createServer((request, reply) => answer(request, reply)).listen(socket);
    await once(program, 'listening');
  });
  afterAll(() => program.close());

  it('is asked with the key, and its own checks and another address are shown', async () => {
    const checks = [{ state: 'fail', summary: 'the remote is unreachable', fix: 'git fetch' }];
    answer = ({ url, headers }, reply) => {
      const isSigned = personIn(testSecret, headers) !== undefined && url === '/state';
      reply.writeHead(isSigned ? 200 : 403).end(JSON.stringify({ site: 'https://other.example', checks }));
    };
    expect(await editor({ settings })).toMatchObject([
      ...checks,
      { state: 'fail', fix: expect.stringContaining('SITE_URL') },
    ]);
  });

  it('with another key, an older version, or silent is named', async () => {
    const status = (code: number) => (_: IncomingMessage, reply: ServerResponse) =>
      void reply.writeHead(code).end('{}');
    answer = status(403);
    expect(await editor({ settings })).toMatchObject([{ fix: expect.stringContaining('WEBSITE_KEY') }]);
    answer = status(404);
    expect(await editor({ settings })).toMatchObject([{ fix: expect.stringContaining('journalctl') }]);
    answer = () => {};
    expect(await editor({ settings }, AbortSignal.abort())).toMatchObject([{ state: 'fail' }]);
    program.closeAllConnections();
  });
});

it.each([
  ['another version', 'echo v20.20.2', 'needs Node 24'],
  ['another processor', 'exit 126', 'does not run on this machine'],
])('the command says in one line that Node is for %s', async (_what, answer, line) => {
  const release = join(testFolder(), 'release');
  await mkdir(join(release, 'node_modules/.bin'), { recursive: true });
  await mkdir(join(release, 'server/bin'), { recursive: true });
  await writeFile(join(release, 'node_modules/.bin/node'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  const program = join(release, 'server/bin/tred-server');
  await copyFile(new URL('../bin/tred-server', import.meta.url), program);
  const { status, stderr } = spawnSync('/bin/sh', [program, 'doctor'], { encoding: 'utf8' });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(line)]]);
});

it('blames PostgreSQL, and nothing else, when PostgreSQL is down', async () => {
  const { out } = await doctor({ DATABASE_URL: `postgres://tred@127.0.0.1:${closed}/tred` });
  expect(out).toMatch(/^FAIL {2}database .*It was asked for at 127\.0\.0\.1/m);
  expect(out).not.toMatch(/mail|passwords|backups|ok {4}database/);
});

it('asks the server which build it serves, and takes no other program for it', async () => {
  const server = await makeTestServer();
  onTestFinished(server.close);
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  expect(await lineOf('server', { PORT: port })).toMatch(/^ok .*version \d/);
  const other = await makeFixtureSite({ 'index.html': 'Another' });
  onTestFinished(other.remove);
  expect(await lineOf('server', { PORT: port, SITE_DIR: other.dir })).toMatch(/^WARN .* and not the one in /);
  server.app.server.removeAllListeners('request');
  server.app.server.on('request', (_request, reply) => reply.end('Hello'));
  expect(await lineOf('server', { PORT: port })).toMatch(/^FAIL .*no server answers/);
});
