import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { personIn } from '@tred/contract/editor-requests';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeMeta } from '../db/meta.ts';
import { inSqlite } from '../db/test-stores.ts';
import { freePort } from '../free-port.ts';
import { startTestMailServer } from '../mail/test-mail-server.ts';
import { enqueue } from '../outbox/outbox.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import { testFolder } from '../test-folder.ts';
import { makeTestServer, testSecret } from '../test-server.ts';
import { checkEditor } from './doctor-editor.ts';
import { runServerCommand } from './test-command.ts';

const dir = testFolder();
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
/** Nobody listens there. */
const closed = await freePort();
const usual = {
  PORT: String(closed),
  SITE_URL: 'http://127.0.0.1',
  DESK_SECRET: testSecret,
};
const doctor = (env: Record<string, string> = {}) =>
  runServerCommand({ DATA_DIR: dir, SITE_DIR: site.dir, ...usual, ...env }, 'doctor');
beforeAll(async () => {
  site = await makeFixtureSite();
  await inSqlite(dir, async () => {});
});
afterAll(() => site.remove());

it('has a line for each thing, and a fix for each problem', async () => {
  const { out, code } = await doctor();
  const lines = out.trim().split('\n');
  expect(lines.map((line) => line.slice(6, 14).trim())).toEqual(
    'settings rights disk database secret backups deletion mail site server'.split(' '),
  );
  expect(out).toMatch(/^ok {4}database .* can be written$/m);
  expect(out).toMatch(/^ok {4}site {6}build [0-9a-f]{12}, made /m);
  for (const line of lines) expect(/^ok /.test(line) || line.includes('. Fix: '), line).toBe(true);
  expect([code, out]).toEqual([1, expect.stringMatching(/^FAIL {2}server {4}no server answers/m)]);
});

it.each([
  [
    { TRUST_PROXY: 'nginx' },
    /^FAIL {2}settings {2}TRUST_PROXY takes addresses and networks .*: not "nginx"/m,
  ],
  [{ PORT: 'x' }, /^FAIL {2}settings {2}PORT must be a number\. Fix: correct it in \/dev\/null/m],
  [{ SMTP_ULR: 'smtp://x' }, /^FAIL {2}settings {2}SMTP_ULR is not a setting: did you mean SMTP_URL\?/m],
  [{ HOST: '0.0.0.0' }, /^WARN {2}settings {2}HOST is 0\.0\.0\.0: .* Fix: take HOST out/m],
  [{ DESK_LIMITS: 'off' }, /^FAIL {2}settings {2}DESK_LIMITS is off: .* Fix: take DESK_LIMITS out/m],
  [{ DESK_PASSWORD: 'only for this test' }, /^WARN {2}settings {2}DESK_PASSWORD is still set/m],
  [{ SITE_DIR: '/nowhere' }, /^FAIL {2}site .*No built site in \/nowhere\. Fix: unpack the release again/m],
  [
    { SMTP_URL: `smtp://127.0.0.1:${closed}` },
    /^FAIL {2}mail .*\(connect ECONNREFUSED.* Fix: correct SMTP_URL/m,
  ],
  [
    { SMTP_URL: `smtp://localhost:${closed}` },
    /^FAIL {2}mail .*\(connect ECONNREFUSED.* Fix: correct SMTP_URL/m,
  ],
  [{ WEBSITE_SOCKET: '/nowhere' }, /^FAIL {2}settings {2}of WEBSITE_SOCKET and WEBSITE_KEY only one is set/m],
  [{ WEBSITE_SOCKET: '/nowhere', WEBSITE_KEY: testSecret }, /^FAIL {2}editor .*no socket at \/nowhere/m],
])('names %o', async (env, line) => {
  expect((await doctor(env)).out).toMatch(line);
});

it('names unknown settings of the file, and a first password that nobody deleted', async () => {
  const file = join(dir, 'desk.env');
  await writeFile(file, 'HSOT=localhost\nCOLOUR=blue\n', { mode: 0o600 });
  await writeFile(join(dir, 'first-password'), 'x');
  const { out } = await doctor({ DESK_SETTINGS: file });
  expect(out).toContain('HSOT is not a setting: did you mean HOST?');
  expect(out).toContain('COLOUR is not a setting. Fix');
  expect(out).toMatch(/first password is still in a file.* rm .*first-password/);
  await rm(join(dir, 'first-password'));
});

it('names a build for another address, and an empty secret', async () => {
  const home = '<link rel="canonical" href="https://tred.test/">';
  const other = await makeFixtureSite({ 'index.html': home });
  const typo = await doctor({ SITE_DIR: other.dir, SITE_URL: 'https://tred.tset' });
  expect(typo.out).toMatch(/^FAIL {2}site .*Fix: set SITE_URL=https:\/\/tred\.test in \/dev\/null/m);
  await other.remove();
  await writeFile(join(dir, 'secret'), '', { mode: 0o600 });
  expect((await doctor({ DESK_SECRET: '' })).out).toMatch(/^FAIL {2}secret /m);
  await rm(join(dir, 'secret'));
});

it('looks for backups in their folder', async () => {
  const backups = join(dir, 'backups');
  const line = async () => /^.* backups .*$/m.exec((await doctor()).out)?.[0];
  expect(await line()).toMatch(/^FAIL .*there is no backup/);
  await mkdir(backups);
  await runServerCommand({ DATA_DIR: dir }, 'backup', backups);
  expect(await line()).toMatch(/^ok .*the newest is from/);
  const [file = ''] = readdirSync(backups);
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
  await utimes(join(backups, file), twoDaysAgo, twoDaysAgo);
  expect(await line()).toMatch(/^FAIL .*the newest is from/);
  await rm(join(backups, file));
  expect(await line()).toMatch(/^FAIL .*no backup in .* any more/);
});

it('names a retention that refuses to delete, with the command', async () => {
  const setLastDeletion = (time: number) =>
    inSqlite(dir, ({ db }) => writeMeta(db, 'deleted-at', String(time)));
  await setLastDeletion(Date.now() - 3 * 24 * 3600_000);
  expect((await doctor()).out).toMatch(/^FAIL {2}deletion .*clock.* tred-desk erase-expired --yes$/m);
  await setLastDeletion(Date.now());
  expect((await doctor()).out).toMatch(/^ok {4}deletion /m);
});

it('names a build that is incomplete, with the way to make it again where it was made', async () => {
  const clone = join(dir, 'clone');
  await mkdir(join(clone, '.git'), { recursive: true });
  const { out } = await doctor({ SITE_DIR: join(clone, 'site/dist') });
  expect(out).toMatch(/^FAIL {2}site .* Fix: runuser -u \w+ -- npm --prefix .*clone run build$/m);
});

it('names a mail server that refuses the emails to staff', async () => {
  const mail = await startTestMailServer();
  const to = 'staff@tred.example';
  await inSqlite(dir, ({ db }) => enqueue(db, { to, subject: 's', text: 't' }, 0));
  const line = async (last_error: string) => {
    await inSqlite(dir, ({ db }) => db.updateTable('outbox').set({ last_error }).execute());
    return /^.* mail .*$/m.exec((await doctor({ SMTP_URL: mail.url, MAIL_TO: to })).out)?.[0];
  };
  expect(await line('all recipients were rejected: 550 nobody here')).toMatch(
    /^FAIL .*550.* Fix: correct MAIL_TO/,
  );
  expect(await line('connect ECONNREFUSED')).toMatch(/^ok /);
  await inSqlite(dir, ({ db }) => db.deleteFrom('outbox').execute());
  await mail.stop();
});

describe('the editor', () => {
  const socket = join(dir, 'editor');
  const website = { socket, key: testSecret };
  let answer: (request: IncomingMessage, reply: ServerResponse) => void;
  let editor: Server;
  beforeAll(async () => {
    editor = createServer((request, reply) => answer(request, reply)).listen(socket);
    await once(editor, 'listening');
  });
  afterAll(() => editor.close());
  const look = (signal?: AbortSignal) => checkEditor({ website, allowedOrigins: [] }, signal);

  it('is asked with the key, and its own checks are printed', async () => {
    const found = [
      { state: 'ok', summary: 'published yesterday' },
      { state: 'fail', summary: 'the remote is unreachable', fix: 'git fetch' },
    ];
    answer = ({ url, headers }, reply) => {
      const isSigned = personIn(testSecret, headers) !== undefined && url === '/state';
      reply.writeHead(isSigned ? 200 : 403).end(JSON.stringify({ site: '', checks: found }));
    };
    expect(await look()).toEqual(found);
  });

  it.each([
    ['another key', 403, /keys .* differ/, /WEBSITE_KEY/],
    ['an older version', 404, /older/, /npm run update/],
  ])('with %s is named', async (_, status, summary, fix) => {
    answer = (_request, reply) => reply.writeHead(status).end('{}');
    expect(await look()).toMatchObject([
      { state: 'fail', summary: expect.stringMatching(summary), fix: expect.stringMatching(fix) },
    ]);
  });

  it('that does not answer, or with a dead socket, is named', async () => {
    answer = () => {};
    expect(await look(AbortSignal.abort())).toMatchObject([
      { state: 'fail', fix: expect.stringContaining('journalctl') },
    ]);
    editor.closeAllConnections();
    answer = (request) => request.socket.destroy();
    expect(await look()).toMatchObject([{ state: 'fail', fix: expect.stringContaining('reset-failed') }]);
  });
});

it('sends what is wrong by email', async () => {
  const mail = await startTestMailServer();
  const env = { DATA_DIR: dir, SITE_DIR: site.dir, ...usual, SMTP_URL: mail.url };
  const { code, out } = await runServerCommand(env, 'doctor', 'admin@tred.example', '--mail');
  expect([code, out]).toEqual([1, expect.stringContaining('to admin@tred.example')]);
  expect(mail.emails.join()).toMatch(/Fix: systemctl start/);
  await mail.stop();
});

it.each([
  ['another version', 'echo v20.20.2', 'needs Node 24'],
  ['another processor', 'exit 126', 'does not run on this machine'],
])('says in one line that Node is for %s', async (_what, answer, line) => {
  const release = join(dir, 'release');
  await mkdir(join(release, 'node_modules/.bin'), { recursive: true });
  await mkdir(join(release, 'server/bin'), { recursive: true });
  await writeFile(join(release, 'node_modules/.bin/node'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  const program = join(release, 'server/bin/tred-desk');
  await copyFile(new URL('../../bin/tred-desk', import.meta.url), program);
  const { status, stderr } = spawnSync('/bin/sh', [program, 'doctor'], { encoding: 'utf8' });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(line)]]);
});

it('blames PostgreSQL, and nothing else, when PostgreSQL is down', async () => {
  const { out } = await doctor({ DATABASE_URL: `postgres://desk@127.0.0.1:${closed}/desk` });
  expect(out).toMatch(/^FAIL {2}database {2}The database is not available\./m);
  expect(out).toContain(`It was asked for at 127.0.0.1:${closed}`);
  expect(out).not.toMatch(/^FAIL {2}(?:mail|secret|backups)/m);
});

it('asks the server which build it serves', async () => {
  const server = await makeTestServer();
  onTestFinished(server.close);
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const { out } = await doctor({ PORT: port, HOST: '127.0.0.1' });
  expect(out).toMatch(/^ok {4}server {4}version \d.* serves that build$/m);
  const other = await makeFixtureSite({ 'index.html': 'Another' });
  onTestFinished(other.remove);
  const stale = await doctor({ PORT: port, HOST: '127.0.0.1', SITE_DIR: other.dir });
  expect(stale.out).toMatch(/^WARN {2}server .* and not the one in /m);
});

it('does not take another program for the server', async () => {
  const other = createServer((_request, reply) => reply.end('Hello')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const port = String((other.address() as AddressInfo).port);
  expect((await doctor({ PORT: port, HOST: '127.0.0.1' })).out).toMatch(
    /^FAIL {2}server {4}no server answers/m,
  );
});
