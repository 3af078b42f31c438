// The editor's server refuses a body that is too large while it arrives.
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { EditedContent } from '../content/content.ts';
import { DraftBranch } from '../drafts/branch.ts';
import { DraftList } from '../drafts/draft-list.ts';
import { Preview } from './preview.ts';
import { editorServer } from './server.ts';
import type { Website } from './website.ts';

it('refuses an upload of unknown length at its limit', async () => {
  const site = new URL('../../site/', import.meta.url).pathname;
  const load = () => Promise.reject(new Error('Nothing is read.'));
  const content = new EditedContent(site, load, new DraftBranch(site));
  const drafts = new DraftList(content);
  const website = { personOf: async () => ({ name: 'Apio' }), routes: () => ({}) } as unknown as Website;
  const server = editorServer({ content, drafts, website, preview: new Preview(site, 1) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const upload = request({
    port,
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
  server.closeAllConnections();
  server.close();
  content.close();
});
