// What the desk is told of a build: the pages with their forms, and the same rules that other hosts get.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestSchema } from '@tred/contract/manifest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeManifest } from './manifest.ts';

describe('writeManifest', () => {
  const content = {
    organisation: { name: 'Tred', email: 'hello@tred.example', phone: '+256 600 900100' },
    events: { workshop: { title: 'The workshop', capacity: 2 } },
    requests: ['offline-marks'],
    replies: [],
  };
  const pages = [
    {
      address: '/contact',
      file: 'contact/index.html',
      forms: ['contact' as const],
      policy: "default-src 'none'",
    },
    { address: '/', file: 'index.html', forms: [], policy: "default-src 'none'" },
  ];
  let dist: string;
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'tred-manifest-'));
    await writeFile(join(dist, 'catalogue.json'), JSON.stringify(content));
  });
  afterEach(() => rm(dist, { recursive: true }));
  const read = (file: string) => readFile(join(dist, file), 'utf8');

  it('tells what the desk can read', async () => {
    await writeManifest(dist, { '/old': '/contact' }, pages);
    const written = manifestSchema.parse(JSON.parse(await read('_manifest.json')));
    expect(written).toMatchObject({
      ...content,
      redirects: { '/old': '/contact' },
      pages: [
        { address: '/contact', file: 'contact/index.html', forms: ['contact'] },
        { address: '/', file: 'index.html', forms: [] },
      ],
    });
    expect(written.headers.map(({ path }) => path)).toEqual(['/*', '/_astro/*', '/sw.js', '/contact', '/']);
  });

  it('leaves nothing of it for visitors', async () => {
    await writeManifest(dist, {}, pages);
    expect(existsSync(join(dist, 'catalogue.json'))).toBe(false);
    expect(await read('_redirects')).toContain('/_manifest.json /404.html 404!');
  });

  it('writes the same rules for other hosts', async () => {
    const { headers } = await writeManifest(dist, { '/old': '/contact' }, pages);
    expect(await read('_redirects')).toContain('/old /contact 301\n');
    for (const { path } of headers) expect(await read('_headers')).toContain(`\n${path}\n`);
  });

  it('fails the build when the content lacks what the desk needs', async () => {
    await writeFile(join(dist, 'catalogue.json'), JSON.stringify({ ...content, events: undefined }));
    await expect(writeManifest(dist, {}, pages)).rejects.toThrow('events');
  });
});
