import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { personIn } from '@tred/contract/editor-requests';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { startTestMailServer } from '../mail/test-mail-server.ts';
import { readSettings } from '../settings.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import { writeMeta } from '../store/meta.ts';
import { enqueue } from '../store/outbox.ts';
import { inSqlite } from '../store/test-stores.ts';
import { makeTestDesk, testSecret } from '../test-desk.ts';
import { testFolder } from '../test-folder.ts';
import { formatFinding } from './doctor.ts';
import { checkEditor } from './doctor-editor.ts';
import { checkOutside, checkPlain } from './doctor-outside.ts';
import { runDeskCommand } from './test-command.ts';

const dir = testFolder();
let site: Awaited<ReturnType<typeof makeFixtureSite>>;
/** Nobody listens there. */
const [closed, alsoClosed] = [await freePort(), await freePort()];
const usual = {
  PORT: String(closed),
  SITE_URL: `http://127.0.0.1:${alsoClosed}`,
  DESK_SECRET: testSecret,
};
const doctor = (env: Record<string, string> = {}) =>
  runDeskCommand({ DATA_DIR: dir, SITE_DIR: site.dir, ...usual, ...env }, 'doctor');
const outsideOf = async (SITE_URL: string) =>
  (await checkOutside(readSettings({ ...usual, SITE_URL }), []))
    .map((result) => formatFinding({ what: 'outside', ...result }))
    .join('\n');

beforeAll(async () => {
  site = await makeFixtureSite();
  await inSqlite(dir, async () => {});
});
afterAll(() => site.remove());

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

it('has a line for each thing, and a fix for each problem', async () => {
  const { out, code } = await doctor();
  const lines = out.trim().split('\n');
  expect(lines.map((line) => line.slice(6, 14).trim())).toEqual(
    'settings rights disk database secret backups deletion mail clock site desk outside'.split(' '),
  );
  expect(out).toMatch(/^ok {4}database .* can be written$/m);
  expect(out).toMatch(/^ok {4}site {6}build [0-9a-f]{12}, made /m);
  for (const line of lines) expect(/^ok /.test(line) || line.includes('. Fix: '), line).toBe(true);
  expect([code, out]).toEqual([1, expect.stringMatching(/^FAIL {2}outside .*does not answer/m)]);
  expect(out).toMatch(/^FAIL {2}desk {6}no desk answers/m);
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
  [{ SITE_URL: 'https://no-such-host.invalid' }, /^FAIL {2}outside {3}no-such-host\.invalid has no address/m],
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
  await runDeskCommand({ DATA_DIR: dir }, 'backup', backups);
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

it('names a timer that is off, and nothing where there is no systemd', async () => {
  const fake = async (answer: string) => {
    await writeFile(join(dir, 'systemctl'), `#!/bin/sh\necho ${answer}\n`, { mode: 0o755 });
    return (await doctor()).out;
  };
  vi.stubEnv('PATH', `${dir}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await fake('LoadState=loaded ActiveState=inactive')).toMatch(
    /^FAIL {2}timers .*backup.* Fix: systemctl enable --now tred-backup\.timer$/m,
  );
  for (const answer of ['LoadState=loaded ActiveState=active', 'LoadState=not-found ActiveState=inactive'])
    expect(await fake(answer)).not.toMatch(/ timers /);
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
  const { code, out } = await runDeskCommand(env, 'doctor', 'admin@tred.example', '--mail');
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
  await mkdir(join(release, 'desk/bin'), { recursive: true });
  await writeFile(join(release, 'node_modules/.bin/node'), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  const program = join(release, 'desk/bin/tred-desk');
  await copyFile(new URL('../../bin/tred-desk', import.meta.url), program);
  const { status, stderr } = spawnSync('/bin/sh', [program, 'doctor'], { encoding: 'utf8' });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(line)]]);
});

describe('with TLS', () => {
  const authorities = getCACertificates();
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'ignore' });
  let server: Server;
  let port: number;
  beforeAll(async () => {
    openssl(
      ...'req -x509 -newkey rsa:2048 -nodes -days 9 -subj /CN=ca -keyout ca.key -out ca.pem'.split(' '),
    );
    openssl(...'req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out leaf.csr'.split(' '));
    await writeFile(join(dir, 'names'), 'subjectAltName=DNS:localhost');
    openssl(
      ...'x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -days 2 -extfile names -out leaf.pem'.split(' '),
    );
    const [key, cert] = ['key.pem', 'leaf.pem'].map((name) => readFileSync(join(dir, name)));
    server = createSecureServer({ key, cert }, (_request, reply) => reply.writeHead(502).end());
    port = await portOf(server);
  });
  afterAll(() => {
    setDefaultCACertificates(authorities);
    server.close();
  });
  const outside = () => outsideOf(`https://localhost:${port}`);

  it('names a certificate without its chain, then one that ends in days, then a proxy without a desk', async () => {
    expect(await outside()).toMatch(/^FAIL .*no chain .*Fix: /);
    setDefaultCACertificates([...authorities, readFileSync(join(dir, 'ca.pem'), 'utf8')]);
    expect(await outside()).toMatch(/^FAIL .*the proxy reaches no desk.*\nFAIL .*ends in 1 days\. Fix: /);
  });
});

it('names an address of http that does not lead to https', async () => {
  let location = '';
  const server = createServer((_request, reply) => reply.writeHead(200, location ? { location } : {}).end());
  const url = `http://127.0.0.1:${await portOf(server)}/`;
  expect(await checkPlain(url)).toMatchObject([{ state: 'fail', summary: expect.stringContaining('https') }]);
  location = 'https://127.0.0.1/';
  expect(await checkPlain(url)).toEqual([]);
  server.close();
  await once(server, 'close');
  expect(await checkPlain(url)).toMatchObject([{ state: 'fail' }]);
});

it('blames PostgreSQL, and nothing else, when PostgreSQL is down', async () => {
  const { out } = await doctor({ DATABASE_URL: `postgres://desk@127.0.0.1:${closed}/desk` });
  expect(out).toMatch(/^FAIL {2}database {2}The database cannot be reached\./m);
  expect(out).toContain(`It was asked for at 127.0.0.1:${closed}`);
  expect(out).not.toMatch(/^FAIL {2}(?:mail|clock|secret|copies)/m);
});

describe('through a proxy', () => {
  let desk: Awaited<ReturnType<typeof makeTestDesk>>;
  let deskPort: number;
  let proxy: Server | undefined;
  beforeAll(async () => {
    desk = await makeTestDesk();
    deskPort = Number(new URL(await desk.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => desk.close());
  afterEach(() => proxy?.close());

  async function outside(sent: Record<string, string>, server = 'nginx') {
    proxy = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
      const headers = { ...incoming.headers, ...sent };
      request({ port: deskPort, host: '127.0.0.1', path: incoming.url, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 0, { ...reply.headers, server });
        reply.pipe(outgoing);
      }).end();
    });
    return outsideOf(`http://127.0.0.1:${await portOf(proxy)}`);
  }
  const right = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' };

  it('that is set up well', async () => {
    expect(await outside(right)).toMatch(/^ok .* reaches this desk/);
    const here = { PORT: String(deskPort), HOST: '127.0.0.1' };
    expect((await doctor(here)).out).toMatch(/^ok {4}desk {6}version \d.* serves that build$/m);
    const other = await doctor({ ...here, DESK_SECRET: 'another secret, of 32 letters or more' });
    expect(other.out).toMatch(/^FAIL {2}desk .* has another secret/m);
  });
  it.each([
    ['changes the host', { ...right, host: 'desk' }, /^FAIL .*asked for "desk" .*Host \$http_host/],
    ['changes the scheme', { ...right, 'x-forwarded-proto': 'https' }, /^FAIL .*for https\. Fix/],
    ['believes a visitor’s address', { 'x-forwarded-proto': 'http' }, /^FAIL .*can give any address/],
    ['leads to something else', { ...right, 'x-tred-doctor': '1.x' }, /^FAIL .*it is not this desk/],
  ])('that %s', async (_what, headers, line) => {
    expect(await outside(headers)).toMatch(line);
    expect(await outside(headers, 'Caddy')).toMatch(/^FAIL .*Fix: .*Caddy/);
  });

  it('that is another program at the desk’s port', async () => {
    proxy = createServer((_incoming, outgoing) => outgoing.end('Hello'));
    const port = String(await portOf(proxy));
    expect((await doctor({ PORT: port, HOST: '127.0.0.1' })).out).toMatch(
      /^FAIL {2}desk .* is answered by another program.* Fix: ss -ltnp/m,
    );
  });
});
