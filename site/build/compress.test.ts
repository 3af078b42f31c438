// Compressed copies: beside text files only, and only where they are smaller.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressTree, crowdedFolders } from './compress.ts';

it('writes .br and .gz that hold the same text', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'tred-compress-'));
  const page = '<p>Term II attendance</p>'.repeat(50);
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'tiny.txt'), 'a');
  await writeFile(join(dist, 'photo.webp'), Buffer.alloc(2000));

  expect(await compressTree(dist)).toBe(2);
  expect((await readdir(dist)).sort()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'photo.webp',
    'tiny.txt',
  ]);
  expect(brotliDecompressSync(await readFile(join(dist, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(dist, 'index.html.gz'))).toString()).toBe(page);
  await rm(dist, { recursive: true });
});

it('knows the folders where many pages stand side by side', () => {
  const pages = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/${at}/index.html`);
  const files = [...pages('blog', 101), ...pages('docs', 100), 'blog/rss.xml', 'about/index.html'];
  expect([...crowdedFolders(files)]).toEqual(['blog']);
});
