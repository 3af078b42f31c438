// The editor's server bounds and checks each body, and no request ends it.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Saved } from '@tred/contract/editor-api';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCheck } from '../check/fake-site.ts';
import { EditedContent } from '../drafts/content.ts';
import { DraftList } from '../drafts/draft-list.ts';
import { DraftBranch } from '../store/branch.ts';
import { testEditor } from './test-editor.ts';

const root = mkdtempSync(join(tmpdir(), 'server-'));
let content: EditedContent;
let server: Server;
beforeEach(async () => {
  content = new EditedContent(new DraftBranch(root), fakeCheck(root));
  const personOf = async () => ({ name: 'Apio', rights: ['edit', 'publish'] }) as const;
  ({ server } = testEditor(root, { content, personOf, drafts: new DraftList(content) }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
afterAll(() => rmSync(root, { recursive: true }));
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

it('tells open pages of a save at once', async () => {
  vi.spyOn(content, 'save').mockResolvedValue({ result: {} as Saved, changed: ['a'] });
  const { body } = await fetch(`http://127.0.0.1:${port()}/events?path=a`);
  const said = body?.pipeThrough(new TextDecoderStream()).getReader();
  await said?.read();
  await send('PUT', '/file', '{"path":"a","version":""}');
  const words: (string | undefined)[] = [];
  while (!words.join('').includes('event: news')) words.push((await said?.read())?.value);
  await said?.cancel();
});

it('refuses a text that is too long', async () => {
  const file = { path: 'pages/home.yaml', version: '', body: 'k: v\n'.repeat(60_000) };
  expect((await send('PUT', '/file', JSON.stringify(file))).status).toBe(413);
});

it.each([
  ['POST', '/revert'],
  ['POST', '/cancel'],
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
