import { afterEach, expect, it, vi } from 'vitest';
import { call, isSignedOut } from './api';

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
