import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testFolder } from '../../server/src/test-folder.ts';
import { compressFile, isCompressed } from './compress.ts';

it('writes .br and .gz that hold the same text', async () => {
  const page = '<p>Term II attendance</p>'.repeat(50);
  const dist = testFolder({ 'index.html': page, 'tiny.txt': 'a' });
  for (const file of ['index.html', 'tiny.txt']) await compressFile(join(dist, file));
  expect((await readdir(dist)).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'tiny.txt']);
  expect(brotliDecompressSync(await readFile(join(dist, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(dist, 'index.html.gz'))).toString()).toBe(page);
});

it('is for texts that visitors get', () => {
  const files = ['index.html', 'llms.txt', 'photo.webp', '_manifest.json'];
  expect(files.filter(isCompressed)).toEqual(['index.html', 'llms.txt']);
});
