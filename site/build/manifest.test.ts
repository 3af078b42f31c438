// What the desk is told of a build: the pages with their forms, and the same rules that other hosts get.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestSchema } from '@tred/contract/manifest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formsIn, writeManifest } from './manifest.ts';

describe('formsIn', () => {
  it('finds a form by where it is posted to, also at another origin', () => {
    expect(formsIn('<form action="/api/forms/contact"></form><form action="/search"></form>')).toEqual([
      'contact',
    ]);
    expect(formsIn('<form action="https://desk.example/api/forms/vote#top"></form>')).toEqual(['vote']);
  });

  it('is not misled by an address that only stands in the text', () => {
    expect(
      formsIn('<p>/api/forms/contact</p><astro-island props="/api/forms/order"></astro-island>'),
    ).toEqual([]);
  });
});

describe('writeManifest', () => {
  const content = {
    organisation: { name: 'Tred', email: 'hello@tred.example', phone: '+256 600 900100' },
    events: { workshop: { title: 'The workshop', capacity: 2 } },
    requests: ['offline-marks'],
    replies: [],
  };
  let dist: string;
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'tred-manifest-'));
    await mkdir(join(dist, 'contact'));
    await writeFile(join(dist, 'index.html'), '<p>Home');
    await writeFile(join(dist, 'contact/index.html'), '<form action="/api/forms/contact"></form>');
    await writeFile(join(dist, 'catalogue.json'), JSON.stringify(content));
  });
  afterEach(() => rm(dist, { recursive: true }));
  const read = (file: string) => readFile(join(dist, file), 'utf8');

  it('tells what the desk can read', async () => {
    await writeManifest(dist, { '/old': '/contact' });
    const written = manifestSchema.parse(JSON.parse(await read('_manifest.json')));
    expect(written).toMatchObject({
      ...content,
      redirects: { '/old': '/contact' },
      pages: [
        { address: '/contact', file: 'contact/index.html', forms: ['contact'] },
        { address: '/', file: 'index.html', forms: [] },
      ],
    });
    expect(written.headers.map(({ path }) => path)).toEqual(['/*', '/_astro/*', '/contact', '/']);
  });

  it('leaves nothing of it for visitors', async () => {
    await writeManifest(dist, {});
    expect(existsSync(join(dist, 'catalogue.json'))).toBe(false);
    expect(await read('_redirects')).toContain('/_manifest.json /404.html 404!');
  });

  it('writes the same rules for other hosts', async () => {
    const { headers } = await writeManifest(dist, { '/old': '/contact' });
    expect(await read('_redirects')).toContain('/old /contact 301\n');
    for (const { path } of headers) expect(await read('_headers')).toContain(`\n${path}\n`);
  });

  it('fails the build when the content lacks what the desk needs', async () => {
    await writeFile(join(dist, 'catalogue.json'), JSON.stringify({ ...content, events: undefined }));
    await expect(writeManifest(dist, {})).rejects.toThrow('events');
  });
});
