// What the inbox makes of the desk's answers, and of those of whatever stands in between.
import { newCountReply } from '@tred/contract/desk-api';
import { afterEach, expect, it, vi } from 'vitest';
import { call, Trouble } from './api';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const ask = () => call('GET', '/new', newCountReply);

it('hands on what the desk says', async () => {
  answerWith(200, '{"ok":true,"count":3}');
  expect(await ask()).toEqual({ ok: true, count: 3 });
});

it('shows the desk’s own sentence', async () => {
  answerWith(404, '{"ok":false,"message":"There is no such entry."}');
  await expect(ask()).rejects.toThrow(new Trouble('There is no such entry.'));
});

it.each([
  ['a page', 502, '<h1>Bad gateway</h1>'],
  ['nothing', 502, ''],
  ['null', 500, 'null'],
  ['a refusal without a word', 403, '{"ok":false}'],
  ['a word of another kind', 503, '{"ok":false,"message":{"en":"Down"}}'],
  ['success without what was asked for', 200, '{"ok":true}'],
  ['a page with success', 200, '<!doctype html>'],
])('has a plain sentence for %s', async (_name, status, body) => {
  answerWith(status, body);
  await expect(ask()).rejects.toThrow(new Trouble('The desk cannot be reached. Try again in a minute.'));
});

it('tells a session that has ended from other trouble, whoever says so', async () => {
  answerWith(401, '');
  await expect(ask()).rejects.toMatchObject({ loggedOut: true });
  answerWith(503, '');
  await expect(ask()).rejects.toMatchObject({ loggedOut: false });
});
