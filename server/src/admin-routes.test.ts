import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminRoutes } from './admin-routes.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', '<title>Admin</title>'],
    ['theme.js', ''],
    ['assets/index-1.js', 'let a;'],
  ] as const)
    await writeFile(join(folder, name), text);
  app = Fastify();
  app.register(adminRoutes, { folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

it.each(['/admin', '/admin/inbox/TRD-1', '/admin/website/file/pages/home.yaml?field=title'])(
  'answers %s with the page, its policy, and without a place in search engines',
  async (url) => {
    const { body, headers } = await get(url);
    expect(body).toBe('<title>Admin</title>');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  },
);

it('keeps files with a hash in their names for good, and asks again for the others', async () => {
  const caching = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await caching('/admin/assets/index-1.js')).toContain('immutable');
  expect(await caching('/admin/theme.js')).toBe('no-cache');
  expect((await get('/admin/assets/gone.js')).statusCode).toBe(404);
  expect((await get('/admin/assets/..%2f..%2fpackage.json')).body).not.toContain('dependencies');
});

it.each([
  ['/desk', '/admin'],
  ['/desk/website?a=b', '/admin/website?a=b'],
  ['/desk/website/shared/link/page/pricing', '/api/admin/website/shared/link/page/pricing'],
])('redirects the earlier address %s', async (from, to) => {
  const { statusCode, headers } = await get(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});
