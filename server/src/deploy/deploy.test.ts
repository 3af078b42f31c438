// The files in deploy/, tried with the programs that they are for, where those are installed.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { WEBSITE_API } from '@tred/contract/admin-api';
import { CONTACT_PATH } from '@tred/contract/forms/contact';
import { LOOKUP_PATH } from '@tred/contract/lookup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { until } from '../faults/server-process.ts';
import { freePort } from '../free-port.ts';
import { schema, settingsProblems } from '../settings.ts';
import { makeTestServer, type TestServer } from '../test-server.ts';
import { findProgram } from './find-program.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const deploy = (name: string) => fileURLToPath(new URL(`deploy/${name}`, root));
const run = promisify(execFile);
const nginx = findProgram('nginx');
const systemd = findProgram('systemd-analyze');
const unavailable = '<h1>Back in a moment</h1>';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'server-deploy-'));
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=tred.example'],
    ...['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')],
  ]);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** A whole configuration around our file, with everything that nginx writes in the test's folder. */
async function nginxConfiguration(changes: [string | RegExp, string][]): Promise<string> {
  let site = readFileSync(deploy('nginx.conf'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/tred.example', dir)
    .replaceAll(/\/var\/(?:log|lib)\/nginx/g, dir)
    .replaceAll('/opt/tred/current/site/dist', dir);
  for (const [from, to] of changes) site = site.replaceAll(from, to);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  const file = join(dir, 'nginx.test.conf');
  await writeFile(
    file,
    `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log; events {}
     http { access_log off; ${paths.join(' ')} ${site} }`,
  );
  return file;
}

// Skipped without the proxy, because `npm test` must pass on a machine that has none.
describe.skipIf(!nginx)('nginx.conf in front of a server', () => {
  let server: TestServer;
  let direct: string;
  let url: string;
  let plainUrl: string;
  const posts: string[] = [];
  const gets: string[] = [];
  let events: ServerResponse;
  let written = '';
  let stop = async () => {};
  beforeAll(async () => {
    server = await makeTestServer({ files: { 'contact/demo': 'Demo', 'contact/apply/teacher': 'Apply' } });
    server.app.get(`${WEBSITE_API}/events`, (_request, reply) => {
      reply.hijack();
      events = reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      events.flushHeaders();
    });
    server.app.get('/api/seen', async ({ host, protocol, ip }) => ({ host, protocol, ip }));
    server.app.addHook('onRoute', ({ method, url: path }) => {
      if ([method].flat().includes('POST')) posts.push(path);
      if ([method].flat().includes('GET')) gets.push(path);
    });
    direct = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const ports = { server: Number(new URL(direct).port), proxy: await freePort(), plain: await freePort() };
    url = `http://127.0.0.1:${ports.proxy}`;
    plainUrl = `http://127.0.0.1:${ports.plain}`;
    await mkdir(join(dir, 'unavailable'), { recursive: true });
    await writeFile(join(dir, 'unavailable/index.html'), unavailable);
    await run('chmod', ['-R', 'a+rX', dir]);
    // Without TLS, because no client would trust its certificate here.
    const file = await nginxConfiguration([
      ['127.0.0.1:4321', `127.0.0.1:${ports.server}`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.proxy};`],
      ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
      [/listen \[::\]:.*;/g, ''],
      [`server_name tred.example;`, 'server_name tred.example 127.0.0.1;'],
    ]);
    const args = ['-p', dir, '-e', join(dir, 'error.log'), '-c', file];
    const child = spawn(nginx ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.on('data', (text) => {
      written += text;
    });
    stop = async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    };
    await until(async () => (await fetch(url).catch(() => undefined))?.ok === true);
  });
  afterAll(async () => {
    await stop();
    await server.close();
  });

  it('passes every POST on', async () => {
    expect(posts.length).toBeGreaterThan(20);
    const headers = { 'content-type': 'application/json' };
    const send = async (base: string, path: string) => {
      const address = base + path.replace(/:\w+|\*/g, 'contact');
      const reply = await fetch(address, { method: 'POST', headers, body: '{}', redirect: 'manual' });
      return [path, reply.status, reply.headers.get('content-type')];
    };
    for (const path of posts) expect(await send(url, path)).toEqual(await send(direct, path));
  });

  it('serves pages with the server’s own headers', async () => {
    const [theirs, ours] = await Promise.all([fetch(`${url}/`), fetch(`${direct}/`)]);
    expect(await theirs.text()).toBe(await ours.text());
    for (const header of ['content-security-policy', 'x-content-type-options', 'cache-control'])
      expect([header, theirs.headers.get(header)]).toEqual([header, ours.headers.get(header)]);
  });

  it('gives the server the right host and scheme, and an address that the visitor cannot choose', async () => {
    const reply = await fetch(`${url}/api/seen`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await reply.json()).toEqual({ host: new URL(url).host, protocol: 'http', ip: '127.0.0.1' });
  });

  const redirects = [
    ['http', 'tred.example', 'https://tred.example/contact?x=1'],
    // At the same name first, so that browsers learn that the name with www is for TLS only.
    ['http', 'www.tred.example', 'https://www.tred.example/contact?x=1'],
    ['https', 'www.tred.example', 'https://tred.example/contact?x=1'],
  ] as const;
  it.each(redirects)('sends visitors of %s://%s on to %s', async (scheme, host, target) => {
    const from = `${scheme === 'http' ? plainUrl : url}/contact?x=1`;
    const { headers, statusCode } = await new Promise<IncomingMessage>((resolve, fail) =>
      get(from, { headers: { host } }, resolve).on('error', fail),
    );
    expect([statusCode, headers.location]).toEqual([301, target]);
    if (scheme === 'https') expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('stores no reply that is for one visitor', async () => {
    expect(gets.length).toBeGreaterThan(10);
    for (const path of gets) {
      // Without a reference or a carried value, the page is for everyone.
      const queries: Record<string, string> = {
        [LOOKUP_PATH]: '?reference=TRD-4F7K2-M9QXD',
        [CONTACT_PATH]: '?size=b',
      };
      const query = queries[path] ?? '';
      const reply = await fetch(direct + path.replace(/:\w+|\*/g, 'x') + query, { redirect: 'manual' });
      if (reply.status === 200)
        expect([path, reply.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it.each(['/contact?%70osition=teacher', '/contact?s%75bject=demo', '/%63ontact?subject=demo'])(
    'gives %s and the page without a query their own copies',
    async (odd) => {
      for (const path of [odd, '/contact', odd]) {
        const [theirs, ours] = await Promise.all([fetch(url + path), fetch(direct + path)]);
        expect(await theirs.text()).toBe(await ours.text());
      }
    },
  );

  it('passes an event of the editor on at once', async () => {
    const stop = new AbortController();
    const { body } = await fetch(`${url}${WEBSITE_API}/events`, { signal: stop.signal });
    events.write('data: 1\n\n');
    const first = await body?.getReader().read();
    expect(String.fromCharCode(...(first?.value ?? []))).toBe('data: 1\n\n');
    stop.abort();
  });

  it('refuses a picture of a stranger before it has arrived', async () => {
    const sent = request(`${url}${WEBSITE_API}/picture`, {
      method: 'POST',
      headers: { 'content-length': 39_000_000 },
    });
    sent.on('error', () => {}).write('the first of many bytes');
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(401);
    sent.destroy();
  });

  // The last test here, because it stops the server.
  it('shows a page without the server, and logs neither address nor token', async () => {
    const known = await fetch(`${url}/`);
    await server.app.close();
    const copy = await fetch(`${url}/`);
    expect([copy.status, await copy.text()]).toEqual([200, await known.text()]);
    const policy = 'content-security-policy';
    expect(copy.headers.get(policy)).toBe(known.headers.get(policy));
    for (const reply of [
      await fetch(`${url}/newsletter/confirm?token=SECRETTOKEN`),
      await fetch(`${url}/api/forms/contact`, { method: 'POST' }),
    ]) {
      expect([reply.status, await reply.text()]).toEqual([502, unavailable]);
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
    await fetch(`${url}${WEBSITE_API}/shared/SECRETTOKEN/page/`);
    const logs = readdirSync(dir).filter((file) => file.endsWith('.log'));
    for (const text of [written, ...logs.map((file) => readFileSync(join(dir, file), 'utf8'))])
      expect(text).not.toMatch(/SECRETTOKEN|client:|user-agent/i);
  });
});

// Skipped without nginx, because `npm test` must pass on a machine that has none.
it.skipIf(!nginx)('nginx accepts nginx.conf as it is, with TLS', async () => {
  const file = await nginxConfiguration([]);
  const { stderr } = await run(nginx ?? '', ['-t', '-p', dir, '-e', join(dir, 'error.log'), '-c', file]);
  expect(stderr).toContain('test is successful');
  expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/);
});

// Skipped without systemd, because `npm test` must pass on a machine that has none.
it
  .skipIf(!systemd)
  .each(['tred-server.service', 'tred-backup.service', 'tred-doctor.service', 'tred-website.service'])(
  'systemd rates the exposure of %s 2.0 or lower',
  async (name) => {
    const unit = join(dir, name);
    await writeFile(unit, read(`deploy/${name}`) + read('deploy/tred-.service.d/hardening.conf'));
    const args = ['security', '--offline=true', '--threshold=20', '--no-pager', unit];
    expect((await run(systemd ?? '', args)).stdout).toContain('Overall exposure level');
  },
);

it('passes every setting on to the container, but those that the image sets', () => {
  const [, service = ''] = /^x-server: &server\n((?: .*\n)+)/m.exec(read('compose.yaml')) ?? [];
  const passed = [...service.matchAll(/^ {4}([A-Z_]+): \$\{\1[:}]/gm)].map(([, name]) => name);
  const image = [...read('Dockerfile').matchAll(/\b(HOST|PORT|DATA_DIR)=/g)].map(([, name]) => name);
  const elsewhere = ['SITE_DIR', 'RATE_LIMITS', 'WEBSITE_KEY', 'WEBSITE_SOCKET'];
  expect([...passed, ...image, ...elsewhere].sort()).toEqual(Object.keys(schema.shape).sort());
});

it('gives only known settings in the examples', () => {
  const names = [...read('deploy/server.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(settingsProblems(names, {})).toEqual([]);
});

describe('package-lock.json', () => {
  const entry = z.object({
    integrity: z.string().optional(),
    link: z.boolean().optional(),
    hasInstallScript: z.boolean().optional(),
  });
  const lock = z
    .object({ packages: z.record(z.string(), entry) })
    .parse(JSON.parse(read('package-lock.json')));
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('has the hash of every package', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('has no package that runs a script at install, but those that package.json names', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    for (const [path] of installed.filter(([, { hasInstallScript }]) => hasInstallScript))
      expect(Object.keys(allowScripts)).toContain(path.replace(/^.*node_modules\//, ''));
    expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
  });
});
