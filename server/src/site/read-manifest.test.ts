import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureManifest, makeFixtureSite } from './fixture-site.ts';
import { readManifest } from './read-manifest.ts';

let site: Awaited<ReturnType<typeof makeFixtureSite>>;
beforeEach(async () => {
  site = await makeFixtureSite();
});
afterEach(() => site.remove());

const write = (text: string) => writeFile(join(site.dir, MANIFEST_FILE), text);
const changed = (change: object) => write(JSON.stringify({ ...fixtureManifest, ...change }));
const unknownForm = { address: '/', file: 'index.html', forms: ['x'] };

it.each<[string, () => Promise<void>, string]>([
  ['half a file', () => write('{"version":'), 'the whole'],
  ['another version', () => changed({ version: 0 }), 'version'],
  ['no events', () => changed({ events: undefined }), 'events'],
  ['a form that the server does not have', () => changed({ pages: [unknownForm] }), 'pages.0.forms.0'],
  [
    'a header with a line break',
    () => changed({ headers: [{ path: '/*', headers: { a: 'b\nc' } }] }),
    'headers.0.headers.a',
  ],
  ['more than it knows', () => changed({ extra: 1 }), 'the whole'],
])('refuses %s', async (_name, spoil, where) => {
  await spoil();
  await expect(readManifest(site.dir)).rejects.toThrow(`${join(site.dir, MANIFEST_FILE)} is not`);
  await expect(readManifest(site.dir)).rejects.toThrow(`(${where})`);
});
