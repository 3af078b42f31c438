import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer, type TestServer } from '../test-server.ts';
import { fixtureManifest, makeFixtureSite } from './fixture-site.ts';
import { readManifest } from './read-manifest.ts';
import { readStaticSite } from './static-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

const get: TestServer['get'] = (...request) => server.get(...request);

describe('pages', () => {
  it('answers a clean address with the page and its own policy', async () => {
    const reply = await get('/');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('<h1>Home</h1>');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'sha256-home'",
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/features/requests')).body).toBe('<h1>Requests</h1>');
  });

  it('fills choices of the address into the contact form, and no text', async () => {
    const { body, headers } = await get('/contact?subject=demo&size=b&firstName=Eve');
    expect(body).toContain('<option value="demo" selected="">');
    expect(body).toMatch(/<input id="contact-size-1"[^>]* checked="">/);
    expect(body).not.toContain('Eve');
    expect(headers['cache-control']).toBe('no-store');
    // Each request has its own choices.
    const other = (await get('/contact?size=a')).body;
    expect(other).toContain('<option value="" selected="">');
    expect(other).not.toMatch(/id="contact-size-1"[^>]* checked/);
  });

  it('answers an address without choices of the form with the page as it was built', async () => {
    const { body, headers } = await get('/contact');
    for (const query of ['utm_source=radio', 'subject=none', 'firstName=Eve', 'size=c&x=1&y=2']) {
      const reply = await get(`/contact?${query}`);
      expect.soft(reply.body === body, query).toBe(true);
      expect.soft(reply.headers.etag, query).toBe(headers.etag);
      expect.soft(reply.headers['cache-control'], query).toBe('no-cache');
    }
  });

  it.each([
    ['/features/requests/', '/features/requests'],
    ['/Features/Requests?a=B%20c', '/features/requests?a=B%20c'],
    ['/features/requests/index.html', '/features/requests'],
    ['/index.html', '/'],
    ['/old?x=1', '/features/requests?x=1'],
    ['/old/', '/features/requests'],
  ])('sends %s for good to %s', async (from, to) => {
    const reply = await get(from);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, to]);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('ignores a redirect over a built page or an address of its own, and names it', async () => {
    const redirects = { '/old': '/', '/desk': '/', '/contact': '/', '/api/votes': '/' };
    const site = await makeFixtureSite({
      [MANIFEST_FILE]: JSON.stringify({ ...fixtureManifest, redirects }),
      'server/index.html': '<meta http-equiv="refresh" content="0;url=/">',
    });
    const { redirect, ignoredRedirects, find } = await readStaticSite(site.dir, await readManifest(site.dir));
    expect([redirect('/old'), redirect('/desk'), redirect('/contact'), redirect('/api/votes')]).toEqual([
      '/',
      undefined,
      undefined,
      undefined,
    ]);
    expect(ignoredRedirects).toEqual(['/desk', '/contact', '/api/votes']);
    expect([find('/old'), find('/contact')?.address]).toEqual([undefined, '/contact']);
    await site.remove();
  });

  it.each([
    '/nope',
    '/404',
    '/_headers',
    '/_manifest.json',
    '/../server.ts',
    '/..%2f..%2fpackage.json',
    '/%00',
    '//example.org/',
    '/index.html.br',
    '/constructor',
  ])('shows the not-found page, with status 404, for %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe('<h1>Oops!</h1>');
    expect(reply.headers['content-security-policy']).toContain('sha256-lost');
    expect(reply.headers.etag).toBeUndefined();
  });

  it.each(['GET', 'POST'] as const)(
    'answers %s of an unknown address of the API with JSON',
    async (method) => {
      const reply = await get('/api/formz', { method });
      expect([reply.statusCode, reply.json().ok]).toEqual([404, false]);
    },
  );

  it('answers HEAD like GET, without the body', async () => {
    const reply = await get('/', { method: 'HEAD' });
    expect([reply.statusCode, reply.body, reply.headers['content-length']]).toEqual([200, '', '13']);
  });

  it.each(['POST', 'OPTIONS'] as const)('refuses %s on a page before reading a body', async (method) => {
    const body = method === 'POST' ? { headers: { 'content-type': 'text/x-unknown' }, payload: 'x' } : {};
    const reply = await get('/features/requests', { method, ...body });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers a broken address with 400 and the headers', async () => {
    const reply = await get('/%zz');
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('compressed copies', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
  ])('for Accept-Encoding "%s" sends %s', async (accept, encoding) => {
    // The second page is filled in for each visitor.
    for (const address of ['/', '/thank-you']) {
      const reply = await get(address, { headers: { 'accept-encoding': accept } });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers.vary).toBe('accept-encoding');
      const plain = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
      const read = plain[(encoding ?? 'none') as keyof typeof plain];
      expect(read(reply.rawPayload).toString()).toBe((await get(address)).body);
    }
  });

  it('tags each copy differently, and strongly', async () => {
    const tagOf = async (accept: string) =>
      (await get('/', { headers: { 'accept-encoding': accept } })).headers.etag;
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it('answers 304 to a browser that has the copy', async () => {
    const etag = String((await get('/')).headers.etag);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await get('/', { headers: { 'if-none-match': header } });
      expect(reply.statusCode).toBe(304);
      expect(reply.body).toBe('');
      expect(reply.headers.etag).toBe(etag);
    }
    expect((await get('/', { headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});

it('keeps hashed assets for a year', async () => {
  const reply = await get('/_astro/App.B1x.js');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
});

it('lets a picture that is opened by itself run nothing', async () => {
  expect((await get('/mark.svg')).headers['content-security-policy']).toContain("default-src 'none'");
});

it('serves .well-known', async () => {
  expect((await get('/.well-known/security.txt')).statusCode).toBe(200);
});

describe('a download that broke off', () => {
  const url = '/downloads/large.zip';
  const size = 600 * 1024;
  it.each([
    ['bytes=100-199', 100, 199],
    ['bytes=614000-', 614_000, size - 1],
    ['bytes=-10', size - 10, size - 1],
    ['bytes=614000-999999', 614_000, size - 1],
  ])('goes on with %s', async (range, start, end) => {
    const reply = await get(url, { headers: { range } });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
    expect(reply.rawPayload.length).toBe(end - start + 1);
  });

  it.each(['bytes=9-1', 'bytes=999999-', 'bytes=0-1,5-6', 'bytes=-', 'lines=1-2'])(
    'starts again for %s',
    async (range) => {
      const reply = await get(url, { headers: { range } });
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, size]);
    },
  );

  it('resumes only the same file, and never a page, which is compressed', async () => {
    const etag = String((await get(url)).headers.etag);
    const part = async (ifRange: string, of = url) =>
      (await get(of, { headers: { range: 'bytes=5-', 'if-range': ifRange } })).statusCode;
    expect([await part(etag), await part('"another"')]).toEqual([206, 200]);
    expect((await get('/', { headers: { range: 'bytes=0-3' } })).statusCode).toBe(200);
  });
});

it.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a.example\r\nhOst: b.example\r\n'],
  ['HTTP/0.9', 'GET / HTTP/0.9\r\n'],
])('refuses %s, which a proxy may read differently', async (_what, request) => {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${request}Connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

it('promises TLS only to a visitor who came by TLS', async () => {
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await get('/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
});
