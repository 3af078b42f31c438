// The server passes on to the website's editor what staff with the right send from our own page, and nothing else.
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { AUDIT_HEADER, BUILT_HEADER, personIn, signLink, verifyLink } from '@tred/contract/editor-requests';
import type { Right } from '@tred/contract/rights';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { listAudit } from '../staff/audit.ts';
import { removeStaff, setRights } from '../staff/staff.ts';
import { addTestStaff } from '../submissions/test-submissions.ts';
import { makeTestServer, signIn, type TestServer } from '../test-server.ts';

const key = 'a key for tests, of no other use!';
let folder: string;
let editor: Server;
const at = freshStores('sqlite');
let server: TestServer;
/** The request that the editor got. */
let asked: { request: IncomingMessage; body: Buffer }[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editor-'));
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  asked = [];
  editor = createServer(async (request, response) => {
    asked.push({ request, body: await buffer(request) });
    response.setHeader('content-security-policy', "default-src 'none'");
    if (request.method === 'PUT')
      response.setHeader(AUDIT_HEADER, encodeURIComponent('website-saved pages/home.yaml'));
    response.writeHead(request.url === '/missing' ? 404 : 200, { 'content-type': 'text/html' }).end('editor');
  });
  editor.listen(join(folder, 'socket'));
  await once(editor, 'listening');
  server = await makeTestServer({ website: { socket: join(folder, 'socket'), key }, store: at.store });
});
afterEach(async () => {
  editor.close();
  await server.close();
});

async function logIn(rights: Right[]): Promise<string> {
  await addTestStaff(server.store.db, 'owner');
  await addTestStaff(server.store.db, 'apio');
  await setRights(server.store.db, 'owner', ['owner']);
  await setRights(server.store.db, 'apio', rights);
  return (await signIn(server, 'apio')).cookie;
}

type Method = 'GET' | 'PUT' | 'POST';
const send = (method: Method, path: string, headers: Record<string, string>, payload?: Buffer) =>
  server.app.inject({ method, url: `/api/admin/website${path}`, headers, ...(payload && { payload }) });

it('refuses a person without a session', async () => {
  expect((await send('GET', '/overview', {})).statusCode).toBe(401);
  expect(asked).toHaveLength(0);
});

it('passes on what was sent, with the person, and the reply with its policy', async () => {
  const cookie = await logIn(['edit']);
  const bytes = Buffer.alloc(5_000_000, 7);
  const reply = await send('PUT', '/file?path=a%20b', { cookie, 'content-type': 'image/png' }, bytes);
  expect([reply.statusCode, reply.body]).toEqual([200, 'editor']);
  expect(reply.headers['content-security-policy']).toBe("default-src 'none'");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers[AUDIT_HEADER]).toBeUndefined();
  expect(Number(reply.headers[BUILT_HEADER])).toBe(server.time.now);
  const [{ request, body } = {}] = asked;
  expect(body?.equals(bytes)).toBe(true);
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.url).toBe('/file?path=a%20b');
  expect(personIn(key, request?.headers ?? {})).toEqual({ name: 'apio', rights: ['edit'] });
  for (const headers of [{}, { ...request?.headers, 'x-website-key': `${key}!` }])
    expect(personIn(key, headers)).toBeUndefined();
  const { lines } = await listAudit(server.store.db, { limit: 1, offset: 0 });
  expect(lines).toMatchObject([{ who: 'apio', what: 'website-saved', about: 'pages/home.yaml' }]);
  expect((await send('GET', '/missing', { cookie })).statusCode).toBe(404);
});

it.each<[string, Right[], Method, string, Record<string, string>, number]>([
  ['without the right to edit', ['publish', 'export'], 'GET', '/overview', {}, 403],
  ['from another site', ['edit', 'publish'], 'POST', '/publish', { origin: 'https://evil.example' }, 403],
  ['with a body that is too large', ['edit'], 'POST', '/picture', { 'content-length': '41000000' }, 413],
])('refuses a request %s', async (_, rights, method, path, headers, status) => {
  const cookie = await logIn(rights);
  expect((await send(method, path, { cookie, ...headers })).statusCode).toBe(status);
  expect(asked).toHaveLength(0);
});

it('shows pages to a person with a link, without an account, and nothing else', async () => {
  await logIn(['edit']);
  const link = signLink(key, { revision: 'revision', by: 'apio' });
  const reply = await send('GET', `/shared/${link}/page/pricing?a`, {});
  expect([reply.body, reply.headers['x-robots-tag']]).toEqual(['editor', 'noindex']);
  const [{ request } = {}] = asked;
  expect(request?.url).toBe('/page/pricing?a');
  expect(request?.headers['x-forwarded-prefix']).toBe(`/api/admin/website/shared/${link}`);
  expect(personIn(key, request?.headers ?? {})).toEqual({ name: link, rights: [] });
  const statuses = [
    send('GET', `/shared/x${link}/page/pricing`, {}),
    send('POST', `/shared/${link}/publish`, {}),
  ];
  expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 401]);
  expect(asked).toHaveLength(1);
});

it('ends a link when the person who made it may not edit any more', async () => {
  await logIn(['edit']);
  const link = signLink(key, { revision: 'revision', by: 'apio' });
  const status = async () => (await send('GET', `/shared/${link}/page/`, {})).statusCode;
  expect(await status()).toBe(200);
  await setRights(server.store.db, 'apio', ['export']);
  expect(await status()).toBe(404);
  await setRights(server.store.db, 'apio', ['edit']);
  expect(await status()).toBe(200);
  await removeStaff(server.store.db, 'apio');
  expect(await status()).toBe(404);
});

it('passes on the address that it checked', async () => {
  const headers = { cookie: await logIn(['edit']), origin: 'https://tred.example', host: 'tred.example' };
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  // Other clients would tidy the address before they send it.
  const statusOf = async (method: Method, path: string) => {
    const [reply] = await once(get({ port, method, path: `/api/admin/website${path}`, headers }), 'response');
    reply.resume();
    return reply.statusCode;
  };
  for (const path of ['/page/../revert', '/page/%2e%2e/publish', '/./publish?x'])
    await statusOf('POST', path);
  const link = signLink(key, { revision: 'revision', by: 'apio' });
  for (const path of ['/../../api/admin/staff', `/shared/${link}/../../overview`])
    expect(await statusOf('GET', path)).toBe(404);
  await statusOf('GET', '/page/../page/a?b');
  await statusOf('GET', `/shared/${link}/page/../events`);
  expect(asked.map(({ request }) => request.url)).toEqual([
    ...['/revert', '/publish', '/publish?x', '/page/a?b', '/events'],
  ]);
});

it('compresses a form for a slow network', async () => {
  const headers = { cookie: await logIn(['edit']), 'accept-encoding': 'gzip, br' };
  const reply = await send('GET', '/overview', headers);
  expect(reply.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(reply.rawPayload))).toBe('editor');
});

it('keeps a log-in by what a person does, not by what an open page asks for', async () => {
  const cookie = await logIn(['edit']);
  const polled = ['/page/', '/events?path=a', '/overview', '/website', '/changes', '/progress'];
  const statusAfter = async (minutes: number, path: string) => {
    server.time.now += minutes * 60_000;
    return (await send('GET', path, { cookie })).statusCode;
  };
  expect(await statusAfter(50, '/file?path=a')).toBe(200);
  for (const path of polled) expect(await statusAfter(9, path)).toBe(200);
  expect(await statusAfter(9, '/file?path=a')).toBe(401);
});

it('ends a stream with the log-in', async () => {
  const cookie = await logIn(['edit']);
  const beats = new EventEmitter();
  editor.removeAllListeners('request');
  let left = false;
  editor.on('request', (_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      .write(':\n\n');
    beats.on('beat', () => response.write(':\n\n'));
    response.once('close', () => {
      left = true;
    });
  });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/api/admin/website/events`, { headers: { cookie } });
  expect(reply.headers.get('x-accel-buffering')).toBe('no');
  const reader = reply.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  beats.emit('beat');
  expect((await reader?.read())?.done).toBe(false);
  await server.app.inject({ method: 'DELETE', url: '/api/admin/session', headers: { cookie } });
  beats.emit('beat');
  await expect(reader?.read()).rejects.toThrow();
  await expect.poll(() => left).toBe(true);
});

it('tells the editor at once that a person has left', async () => {
  const cookie = await logIn(['edit']);
  const left = new Promise((resolve) => {
    editor.removeAllListeners('request');
    editor.on('request', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      response.once('close', resolve);
    });
  });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const leave = new AbortController();
  await fetch(`${address}/api/admin/website/events`, { headers: { cookie }, signal: leave.signal });
  leave.abort();
  await left;
});

it('knows the revision of a link for seven days, and of no other link', () => {
  const one = { revision: 'one', by: 'Apio M. <a.b>' };
  const link = signLink(key, one, 1000);
  const end = 1000 + 7 * 86_400_000;
  expect(verifyLink(key, link, end - 1)).toEqual(one);
  expect(verifyLink(key, link, end)).toBeUndefined();
  const [until, revision, by, signature] = link.split('.');
  const forged = [
    [until, 'two', by, signature],
    [`9${until}`, revision, by, signature],
    [until, revision, Buffer.from('desk').toString('base64url'), signature],
  ].map((parts) => parts.join('.'));
  for (const wrong of [...forged, signLink('', one, 1000), ''])
    expect(verifyLink(key, wrong, 2000)).toBeUndefined();
});
