// The editor's server bounds and checks each body, and no request ends it.
import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Saved } from '@tred/contract/editor-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditedContent } from '../content/content.ts';
import { DraftBranch } from '../drafts/branch.ts';
import { DraftList } from '../drafts/draft-list.ts';
import { testEditor } from './test-editor.ts';

const site = new URL('../../site/', import.meta.url).pathname;
let content: EditedContent;
let server: Server;
beforeEach(async () => {
  const load = () => Promise.reject(new Error('Nothing is read.'));
  content = new EditedContent(site, load, new DraftBranch(site));
  const root = new URL('..', `file://${site}`).pathname;
  const personOf = async () => ({ name: 'Apio', rights: ['edit', 'publish'] }) as const;
  ({ server } = testEditor(root, { content, personOf, drafts: new DraftList(content) }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  content.close();
});
const port = () => (server.address() as AddressInfo).port;
const send = (method: string, path: string, body: string) =>
  fetch(`http://127.0.0.1:${port()}${path}`, { method, body });

it('refuses an upload of unknown length at its limit', async () => {
  const upload = request({
    port: port(),
    host: '127.0.0.1',
    method: 'POST',
    path: '/picture?path=a&name=a.png',
  });
  upload.on('error', () => {});
  const replied = once(upload, 'response');
  const part = Buffer.alloc(1_000_000);
  for (let sent = 0; sent < 45; sent++) upload.write(part);
  const [reply] = await replied;
  expect(reply.statusCode).toBe(413);
  upload.destroy();
});

it('tells open pages of a save at once, though no preview runs', async () => {
  vi.spyOn(content, 'save').mockResolvedValue({ result: {} as Saved, changed: ['a'] });
  const { body } = await fetch(`http://127.0.0.1:${port()}/events?path=a`);
  const said = body?.pipeThrough(new TextDecoderStream()).getReader();
  await said?.read();
  await send('PUT', '/file', '{"path":"a","version":""}');
  const words: (string | undefined)[] = [];
  while (!words.join('').includes('event: news')) words.push((await said?.read())?.value);
  await said?.cancel();
});

it('refuses a text that would keep everybody waiting', async () => {
  const statusOf = async (body: string) => {
    const file = { path: 'pages/home.yaml', version: '', body };
    return (await send('PUT', '/file', JSON.stringify(file))).status;
  };
  for (const deep of ['>', '> ', '- ', '1. ', '*\t', '[^a]'])
    expect(await statusOf(deep.repeat(1000))).toBe(422);
  expect(await statusOf('k: v\n'.repeat(60_000))).toBe(413);
});

it.each([
  ['POST', '/put-back'],
  ['POST', '/publish'],
  ['POST', '/undo'],
  ['PUT', '/file'],
  ['POST', '/remove'],
])('answers any body of %s %s with a sentence, and goes on', async (method, path) => {
  for (const body of ['', '{', 'null', '[]', '{}', '5', '{"commit":5}', '{"files":{}}', '{"path":[]}']) {
    const reply = await send(method, path, body);
    expect([reply.status, await reply.json()]).toEqual([400, expect.objectContaining({ problems: [] })]);
  }
});
