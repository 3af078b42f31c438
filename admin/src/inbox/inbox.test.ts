import { newCountReply } from '@tred/contract/desk-api';
import { compared } from '@tred/contract/visits';
import { afterEach, expect, it, vi } from 'vitest';
import { organisation } from '~/facts/organisation';
import { replyText } from '~/features/replies/schema';
import { mailLink } from './Answering';
import { addressOf, readAddress } from './address';
import { call, InboxError } from './api';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const requestCount = () => call('GET', '/new', newCountReply);

it('shows the desk’s own sentence', async () => {
  respondWith(404, '{"ok":false,"message":"There is no such entry."}');
  await expect(requestCount()).rejects.toThrow(new InboxError('There is no such entry.'));
});

it.each([
  ['a page', 502, '<h1>Bad gateway</h1>'],
  ['null', 500, 'null'],
  ['a word of another kind', 503, '{"ok":false,"message":{"en":"Down"}}'],
  ['success without what was asked for', 200, '{"ok":true}'],
  ['a page with success', 200, '<!doctype html>'],
])('has a plain sentence for %s', async (_name, status, body) => {
  respondWith(status, body);
  await expect(requestCount()).rejects.toThrow(
    new InboxError('The desk cannot be reached. Try again in a minute.'),
  );
});

it('tells an ended session from other errors', async () => {
  respondWith(401, '');
  await expect(requestCount()).rejects.toMatchObject({ loggedOut: true });
  respondWith(503, '');
  await expect(requestCount()).rejects.toMatchObject({ loggedOut: false });
});

it.each([
  ['', { view: 'inbox', open: '' }],
  ['#TRD-4F7K2-M9QXD', { view: 'inbox', open: 'TRD-4F7K2-M9QXD' }],
  ['#visitors', { view: 'visitors', open: '' }],
  ['#events/momo-fees-forum', { view: 'events', open: 'momo-fees-forum' }],
  ['#%E0', { view: 'inbox', open: '%E0' }],
] as const)('reads the address %s, and writes it', (hash, address) => {
  expect(readAddress(hash)).toEqual(address);
  expect(readAddress(addressOf(address.view, address.open))).toEqual(address);
});

it('compares a period with the one before', () => {
  expect([compared(112, 100), compared(50, 100)]).toEqual([
    '12 % more than before',
    '50 % fewer than before',
  ]);
  // Nothing can be compared with nothing.
  expect(new Set([compared(0, 0), compared(3, 0), compared(3, 3)]).size).toBe(3);
});

it('writes a mail link that keeps address, subject and text apart', () => {
  const link = mailLink('o&m?cc=x@b.example', {
    subject: 'TRD-1: A & B?\r\nBcc: y@b.example',
    body: 'Dear A,\n\n100 %',
  });
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('o%26m%3Fcc%3Dx@b.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('TRD-1: A & B?\r\nBcc: y@b.example');
  expect(searchParams.get('body')).toBe('Dear A,\r\n\r\n100 %');
});

it('fills in the facts and leaves the entry’s own places to the desk', () => {
  expect(replyText.parse('{{reference}}: Dear {{sender}}, {{brand}}')).toBe(
    `{{reference}}: Dear {{sender}}, ${organisation.name}`,
  );
});

it('refuses a place that neither fills, and names the nearest', () => {
  const refused = replyText.safeParse('Dear {{sendr}}');
  expect(refused.error?.issues[0]?.message).toBe('no fact fills {{sendr}}. Did you mean {{sender}}?');
});
