// The editor accepts only requests of its own page on this machine.
import { expect, it } from 'vitest';
import { policy, refusal } from './guard.ts';

const own = { host: '127.0.0.1:4322' };
const check = (headers: Record<string, string>, method = 'GET', url = '/file') =>
  refusal({ method, headers, url }, 4322);

it('answers its own page', () => {
  expect(check(own)).toBeUndefined();
  expect(check({ ...own, origin: 'http://127.0.0.1:4322' }, 'PUT')).toBeUndefined();
  expect(check({ host: 'localhost:4322', origin: 'http://localhost:4322' }, 'DELETE')).toBeUndefined();
});

it.each([
  ['a name that was made to point here', { host: 'evil.example:4322' }, 'GET'],
  ['another port’s name', { host: '127.0.0.1:4321' }, 'GET'],
  ['no name at all', {}, 'GET'],
  ['a write from another site', { ...own, origin: 'https://evil.example' }, 'PUT'],
  ['a write from the preview', { ...own, origin: 'http://127.0.0.1:4321' }, 'POST'],
  ['a write from a file', { ...own, origin: 'null' }, 'DELETE'],
  ['a write that does not say from where', own, 'PUT'],
  ['a read by another site', { ...own, origin: 'https://evil.example' }, 'GET'],
  ['a read by another site’s tag', { ...own, 'sec-fetch-site': 'cross-site' }, 'GET'],
  ['a read by a page on another port', { ...own, 'sec-fetch-site': 'same-site' }, 'GET'],
])('refuses %s', (_, headers, method) => {
  expect(check(headers as Record<string, string>, method)).toMatch(/\.$/);
});

it('may be linked to, and shown in no frame', () => {
  expect(check({ ...own, 'sec-fetch-site': 'cross-site' }, 'GET', '/')).toBeUndefined();
  expect(policy).toContain("frame-ancestors 'none'");
});
