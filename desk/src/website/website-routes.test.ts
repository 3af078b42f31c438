// The desk passes on to the website's editor what staff with the right send from our own page, and nothing else.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AUDIT_HEADER, personIn, signLink, verifyLink } from '@tred/contract/editor-requests';
import type { Right } from '@tred/contract/rights';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAudit } from '../store/audit.ts';
import { setRights } from '../store/staff.ts';
import { freshStores } from '../store/test-stores.ts';
import { addTestStaff, testPassword } from '../store/test-submissions.ts';
import { cookiesOf, makeTestDesk, type TestDesk } from '../test-desk.ts';

const key = 'a key for tests, of no other use!';
let folder: string;
let editor: Server;
const at = freshStores('sqlite');
let desk: TestDesk;
/** What the editor got. */
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
  desk = await makeTestDesk({ website: { socket: join(folder, 'socket'), key }, store: at.store });
});
afterEach(async () => {
  editor.close();
  await desk.close();
});

async function logIn(rights: Right[]): Promise<string> {
  await addTestStaff(desk.store.db, 'owner');
  await addTestStaff(desk.store.db, 'apio');
  await setRights(desk.store.db, 'owner', ['owner']);
  await setRights(desk.store.db, 'apio', rights);
  const payload = { name: 'apio', password: testPassword };
  return cookiesOf(await desk.app.inject({ method: 'POST', url: '/api/desk/session', payload }));
}

type Method = 'GET' | 'PUT' | 'POST';
const send = (method: Method, path: string, headers: Record<string, string>, payload?: Buffer) =>
  desk.app.inject({ method, url: `/desk/website${path}`, headers, ...(payload && { payload }) });

it('sends a person without a session to the log-in', async () => {
  const page = await send('GET', '/', {});
  expect([page.statusCode, page.headers.location]).toEqual([303, '/desk']);
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
  const [{ request, body } = {}] = asked;
  expect(body?.equals(bytes)).toBe(true);
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.url).toBe('/file?path=a%20b');
  expect(personIn(key, request?.headers ?? {})).toEqual({ name: 'apio', rights: ['edit'] });
  for (const headers of [{}, { ...request?.headers, 'x-website-key': `${key}!` }])
    expect(personIn(key, headers)).toBeUndefined();
  const { lines } = await listAudit(desk.store.db, { limit: 1, offset: 0 });
  expect(lines).toMatchObject([{ who: 'apio', what: 'website-saved', about: 'pages/home.yaml' }]);
  expect((await send('GET', '/missing', { cookie })).statusCode).toBe(404);
});

it.each<[string, Right[], Method, string, Record<string, string>, number]>([
  ['without the right to edit', ['publish', 'export'], 'GET', '/overview', {}, 403],
  ['without the right to publish', ['edit'], 'POST', '/publish', {}, 403],
  ['without the right to put back, written otherwise', ['edit'], 'POST', '/%70ut-back?x', {}, 403],
  ['from another site', ['edit', 'publish'], 'POST', '/publish', { origin: 'https://evil.example' }, 403],
  ['with a body that is too large', ['edit'], 'POST', '/picture', { 'content-length': '41000000' }, 413],
])('refuses a request %s', async (_, rights, method, path, headers, status) => {
  const cookie = await logIn(rights);
  expect((await send(method, path, { cookie, ...headers })).statusCode).toBe(status);
  expect(asked).toHaveLength(0);
});

it('shows pages to a person with a link, without an account, and nothing else', async () => {
  const link = signLink(key, 'revision');
  const reply = await send('GET', `/shared/${link}/page/pricing?a`, {});
  expect([reply.body, reply.headers['x-robots-tag']]).toEqual(['editor', 'noindex']);
  const [{ request } = {}] = asked;
  expect(request?.url).toBe('/page/pricing?a');
  expect(request?.headers['x-forwarded-prefix']).toBe(`/desk/website/shared/${link}`);
  expect(personIn(key, request?.headers ?? {})).toEqual({ name: link, rights: [] });
  const statuses = [
    send('GET', `/shared/x${link}/page/pricing`, {}),
    send('POST', `/shared/${link}/publish`, {}),
  ];
  expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 401]);
  expect(asked).toHaveLength(1);
});

it('knows the revision of a link for seven days, and of no other link', () => {
  const link = signLink(key, 'one', 1000);
  const end = 1000 + 7 * 86_400_000;
  expect(verifyLink(key, link, end - 1)).toBe('one');
  expect(verifyLink(key, link, end)).toBeUndefined();
  for (const wrong of [link.replace('one', 'two'), link.replace(/^\d/, '9'), signLink('', 'one', 1000), ''])
    expect(verifyLink(key, wrong, 2000)).toBeUndefined();
});

it('says that the editor does not answer, and the inbox works', async () => {
  const cookie = await logIn(['edit']);
  editor.close();
  await once(editor, 'close');
  expect((await send('GET', '/', { cookie })).body).toMatch(/does not answer/);
  expect((await desk.get('/api/desk/session', { headers: { cookie } })).json()).toMatchObject({
    hasWebsite: true,
  });
  editor.listen(join(folder, 'socket'));
});
