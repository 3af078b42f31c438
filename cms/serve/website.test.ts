// Who may ask the editor behind the server: staff with the right, and a person with a link to drafts.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AUDIT_HEADER, DOCTOR, headersOf, type Person, STATE } from '@tred/contract/editor-requests';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gitIn, makeRepository } from '../publish/test-repository.ts';
import { key, leaveSocket, testEditor } from './test-editor.ts';
import { auditOf, type Website } from './website.ts';

let root: string;
let website: Website;
beforeEach(async () => {
  root = await makeRepository();
  ({ website } = testEditor(root, {}));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const apio: Person = { name: 'Apio', rights: ['edit'] };
const ask = (person: Person, method: string, url: string) =>
  website
    .personOf({ method, url, headers: headersOf(key, person) } as unknown as IncomingMessage)
    .then(({ name }) => name);
const run = (route: string) => website.routes(apio, async () => ({}) as never)[route]?.();
const newLink = async () => ({ name: ((await run('POST /link')) as { link: string }).link, rights: [] });

it('shows pages to a person with a link, until it is ended or something is published', async () => {
  expect(await ask(apio, 'PUT', '/file')).toBe('Apio');
  const first = await newLink();
  expect(await ask(first, 'GET', '/page/pricing')).toBe(first.name);
  for (const [method, url] of [
    ['GET', '/file?path=a'],
    ['POST', '/page/pricing'],
    ['GET', '/pages'],
    ['GET', '/events?path=a'],
    ['GET', '/page/../events'],
    ['GET', '/page/%2e%2e/overview'],
    ['GET', '@example.com/../page/'],
  ] as const)
    await expect(ask(first, method, url)).rejects.toThrow();
  expect(await ask({ name: DOCTOR, rights: [] }, 'GET', STATE)).toBe(DOCTOR);
  await expect(ask({ name: DOCTOR, rights: [] }, 'GET', '/overview')).rejects.toThrow();
  await expect(ask({ name: 'Okello', rights: ['publish'] }, 'GET', '/page/')).rejects.toThrow();
  await run('POST /end-links');
  await expect(ask(first, 'GET', '/page/pricing')).rejects.toThrow();
  const second = await newLink();
  expect(await ask(second, 'GET', '/page/pricing')).toBe(second.name);
  gitIn(root, 'commit', '--quiet', '--allow-empty', '--message', 'A publication');
  await expect(ask(second, 'GET', '/page/pricing')).rejects.toThrow();
});

it.each(['publish', 'revert', 'cancel', 'day'])(
  'refuses POST /%s without the right to publish',
  async (route) => {
    await expect((async () => run(`POST /${route}`))()).rejects.toMatchObject({ status: 403 });
  },
);

it('names for the audit log what was saved and undone, and that links were ended', () => {
  const said = (path: string, ...about: string[]) =>
    decodeURIComponent(auditOf(path, about)[AUDIT_HEADER] ?? '');
  expect(said('/undo', 'a.yaml')).toBe('change-undone a.yaml');
  expect(said('/end-links')).toBe('links-ended ');
  expect(said('/remove', 'a.yaml', 'b.yaml')).toBe('website-saved a.yaml, b.yaml');
  expect(said('/search')).toBe('');
});

it('listens in the place of an editor that was killed', async () => {
  const socket = join(root, 'socket');
  await leaveSocket(socket);
  const server = createServer((_, response) => response.end('here'));
  await website.listen(server, { WEBSITE_SOCKET: socket });
  await once(server, 'listening');
  const [reply] = await once(get({ socketPath: socket, path: '/page/' }), 'response');
  expect(String(await buffer(reply))).toBe('here');
  server.close();
});
