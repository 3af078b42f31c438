import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@tred/contract/manifest';
import Fastify from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../test-folder.ts';
import { fixtureManifest, makeFixtureSite } from './fixture-site.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';

const settings = { serverUrl: 'https://tred.example', mailTo: undefined, smtpUrl: undefined };
const log = Fastify().log;
let root: string;
let dist: string;
let live: LiveSite;

async function makeBuild(name: string, more: Record<string, string> = {}): Promise<string> {
  const manifest = {
    ...fixtureManifest,
    events: { [name]: { title: name, capacity: 3, last: '2099-12-31' } },
  };
  const { dir } = await makeFixtureSite({
    'index.html': `<h1>${name}</h1>`,
    [`_astro/${name}.js`]: name,
    [MANIFEST_FILE]: JSON.stringify(manifest),
    ...more,
  });
  const place = join(root, `dist.${name}`);
  await rename(dir, place);
  return place;
}

/** Two renames, as the build does it. */
async function swap(place: string): Promise<void> {
  await rename(dist, join(root, `dist.before-${Date.now()}`));
  await rename(place, dist);
}

const textOf = (address: string) => live.site.find(address)?.plain.body.toString();

beforeEach(async () => {
  root = testFolder();
  dist = join(root, 'dist');
  await rename(await makeBuild('one'), dist);
});

it('serves pages and knows events of the new build, both from the same moment', async () => {
  live = await openLiveSite(dist, settings);
  const first = live.build().id;
  await swap(await makeBuild('two'));
  // Nothing changes before the reload, not even files that were not served yet.
  expect(textOf('/')).toBe('<h1>one</h1>');
  expect(await live.reload()).toBe(true);
  expect(textOf('/')).toBe('<h1>two</h1>');
  expect([...live.context.events(0).keys()]).toEqual(['two']);
  expect(live.build().id).not.toBe(first);
  expect(await live.reload()).toBe(false);
});

it('keeps the scripts of the build before for pages that are open, and its pages not', async () => {
  live = await openLiveSite(dist, settings);
  await swap(await makeBuild('two'));
  await live.reload();
  // After a second reload it still has them.
  await live.reload();
  expect(textOf('/_astro/one.js')).toBe('one');
  expect(textOf('/_astro/two.js')).toBe('two');
  await swap(await makeBuild('three'));
  await live.reload();
  expect(live.site.find('/_astro/one.js')).toBeUndefined();
});

it.each<[string, (place: string) => Promise<unknown>]>([
  ['without a manifest', (place) => rm(join(place, MANIFEST_FILE))],
  ['that lacks a page', (place) => rm(join(place, 'contact/index.html'))],
  ['with an empty page', (place) => writeFile(join(place, 'contact/index.html'), '')],
  [
    'without a security policy for a page',
    (place) => {
      const headers = fixtureManifest.headers.filter(({ path }) => path !== '/contact');
      return writeFile(join(place, MANIFEST_FILE), JSON.stringify({ ...fixtureManifest, headers }));
    },
  ],
])('refuses a build %s, and serves the one before', async (_name, spoil) => {
  live = await openLiveSite(dist, settings);
  const half = await makeBuild('two');
  await spoil(half);
  await swap(half);
  await expect(live.reload()).rejects.toThrow(/npm run build/);
  expect(textOf('/')).toBe('<h1>one</h1>');
  expect([...live.context.events(0).keys()]).toEqual(['one']);
  await swap(await makeBuild('three'));
  expect(await live.reload()).toBe(true);
});

it('notices another folder by itself, and waits while there is none', async () => {
  live = await openLiveSite(dist, settings);
  const end = live.watch(log, 5);
  const next = await makeBuild('two');
  await rename(dist, join(root, 'gone'));
  expect(textOf('/')).toBe('<h1>one</h1>');
  await rename(next, dist);
  await expect.poll(() => textOf('/')).toBe('<h1>two</h1>');
  await end();
});

it('never mixes two builds that change places while it reads', async () => {
  live = await openLiveSite(dist, settings);
  const other = await makeBuild('two');
  // Once in each read, and a little later each time: after a second change, the folder would be the first one again.
  for (let round = 0; round < 40; round += 1) {
    const reading = live.reload().catch(() => {});
    for (let tick = 0; tick < round; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    await rename(dist, join(root, 'dist.third'));
    await rename(other, dist);
    await rename(join(root, 'dist.third'), other);
    await reading;
    const page = textOf('/');
    const [event] = live.context.events(0).keys();
    expect(page).toBe(`<h1>${event}</h1>`);
    expect(textOf(`/_astro/${event}.js`)).toBe(event);
  }
});
