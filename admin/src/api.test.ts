import { afterEach, expect, it, vi } from 'vitest';
import { call, isSignedOut } from './api';
import { addressOfHash } from './old-addresses';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const count = () => call('GET /new', {});

it('shows the server’s own sentence', async () => {
  respondWith(404, '{"message":"There is no such submission."}');
  await expect(count()).rejects.toThrow('There is no such submission.');
});

it.each([
  ['a page', 502, '<h1>Bad gateway</h1>'],
  ['null', 500, 'null'],
  ['a message of another kind', 503, '{"message":{"en":"Down"}}'],
  ['a page with success', 200, '<!doctype html>'],
])('has a plain sentence for %s', async (_name, status, body) => {
  respondWith(status, body);
  await expect(count()).rejects.toThrow('The server cannot be reached. Try again in a minute.');
});

it('tells an ended session from other errors', async () => {
  respondWith(401, '');
  expect(isSignedOut(await count().catch((error) => error))).toBe(true);
  respondWith(503, '');
  expect(isSignedOut(await count().catch((error) => error))).toBe(false);
});

it.each([
  ['/admin', '#TRD-4F7K2-M9QXD', '/admin/inbox/TRD-4F7K2-M9QXD'],
  ['/admin', '#visitors', '/admin/visitors'],
  ['/admin', '#events/momo-fees-forum', '/admin/events/momo-fees-forum'],
  ['/admin', '#letters/2026-11', '/admin/newsletter/2026-11'],
  ['/admin', '#trail', '/admin/audit-log'],
  ['/admin', '#%E0', undefined],
  ['/admin/people', '#main', undefined],
  ['/admin/website', '#start', '/admin/website'],
  ['/admin/website', '#new:blog', '/admin/website/new/blog'],
  [
    '/admin/website',
    '#pages/home.yaml?hero.title&Education',
    '/admin/website/file/pages/home.yaml?field=hero.title&words=Education',
  ],
])('finds the screen of an earlier address: %s%s', (path, hash, address) => {
  expect(addressOfHash(path, hash)).toBe(address);
});
