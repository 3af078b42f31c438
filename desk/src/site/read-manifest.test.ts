// A site that the desk does not understand is refused, in one line that says what to do.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureManifest, makeFixtureSite } from './fixture-site.ts';
import { readManifest } from './read-manifest.ts';
import { readStaticSite } from './static-site.ts';

let site: Awaited<ReturnType<typeof makeFixtureSite>>;
beforeEach(async () => {
  site = await makeFixtureSite();
});
afterEach(() => site.remove());

const write = (text: string) => writeFile(join(site.dir, MANIFEST_FILE), text);
const changed = (change: object) => write(JSON.stringify({ ...fixtureManifest, ...change }));

it('reads what the build said', async () => {
  expect(await readManifest(site.dir)).toEqual(fixtureManifest);
});

it('says what to do when there is no built site', async () => {
  await expect(readManifest('/nowhere')).rejects.toThrow(
    'No built site in /nowhere: run "npm run build" first.',
  );
});

it.each<[string, () => Promise<void>, string]>([
  ['half a file', () => write('{"version":'), 'the whole'],
  ['nothing', () => write(''), 'the whole'],
  ['another version', () => changed({ version: 0 }), 'version'],
  ['no events', () => changed({ events: undefined }), 'events'],
  [
    'an event without places',
    () => changed({ events: { a: { title: 'A', capacity: 0 } } }),
    'events.a.capacity',
  ],
  [
    'no name',
    () => changed({ organisation: { ...fixtureManifest.organisation, name: '' } }),
    'organisation.name',
  ],
  [
    'a form that the desk does not have',
    () => changed({ pages: [{ address: '/', file: 'index.html', forms: ['x'] }] }),
    'pages.0.forms.0',
  ],
  ['more than it knows', () => changed({ extra: 1 }), 'the whole'],
])('refuses %s', async (_name, spoil, where) => {
  await spoil();
  await expect(readManifest(site.dir)).rejects.toThrow(
    `${join(site.dir, MANIFEST_FILE)} is not what this desk understands (${where}): run "npm run build" again.`,
  );
});

it('refuses a site that lacks a page', async () => {
  await rm(join(site.dir, 'thank-you/index.html'));
  await expect(readStaticSite(site.dir, fixtureManifest)).rejects.toThrow(
    `The site in ${site.dir} lacks thank-you/index.html: run "npm run build" again.`,
  );
});
