// Compressed copies: beside text files only, and only where they are smaller.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFile, crowdedFolders, isCompressed, qualities } from './compress.ts';

it('writes .br and .gz that hold the same text', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'tred-compress-'));
  const page = '<p>Term II attendance</p>'.repeat(50);
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'tiny.txt'), 'a');
  for (const file of ['index.html', 'tiny.txt']) await compressFile(join(dist, file), 11);
  expect((await readdir(dist)).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'tiny.txt']);
  expect(brotliDecompressSync(await readFile(join(dist, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(dist, 'index.html.gz'))).toString()).toBe(page);
  await rm(dist, { recursive: true });
});

it('is for texts that visitors get', () => {
  const files = ['index.html', 'llms.txt', 'photo.webp', '_manifest.json'];
  expect(files.filter(isCompressed)).toEqual(['index.html', 'llms.txt']);
});

it('takes less trouble where many pages stand side by side', () => {
  const many = Array.from({ length: 101 }, (_, at) => `blog/${at}/index.html`);
  const qualityOf = qualities([...many, 'about/index.html']);
  expect(qualityOf('blog/7/index.html')).toBeLessThan(qualityOf('about/index.html'));
});

it('knows the folders where many pages stand side by side', () => {
  const pages = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/${at}/index.html`);
  const files = [...pages('blog', 101), ...pages('docs', 100), 'blog/rss.xml', 'about/index.html'];
  expect([...crowdedFolders(files)]).toEqual(['blog']);
});
