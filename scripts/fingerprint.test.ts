// A fingerprint is another once a file beneath it is changed, added, renamed or taken away, and only then.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let folder: string;
const inFolder = (name: string) => join(folder, 'pages/blog', name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(inFolder('.'), { recursive: true });
  writeFileSync(inFolder('index.astro'), 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['changed', () => writeFileSync(inFolder('index.astro'), 'new')],
  ['added', () => writeFileSync(inFolder('new.astro'), '')],
  ['renamed', () => renameSync(inFolder('index.astro'), inFolder('other.astro'))],
  ['taken away', () => rmSync(inFolder('index.astro'))],
])('a file deep within is %s', (_what, change) => {
  const before = fingerprint([folder]);
  change();
  expect(fingerprint([folder])).not.toBe(before);
});

test('what programs write beside the sources does not count, nor does the time of a file', () => {
  const before = fingerprint([folder]);
  for (const name of ['node_modules', 'dist', 'dist.next', '.astro']) {
    mkdirSync(inFolder(name));
    writeFileSync(join(inFolder(name), 'file'), name);
  }
  writeFileSync(inFolder('index.astro'), 'old');
  expect(fingerprint([folder])).toBe(before);
});

test('words count', () => {
  expect(fingerprint([folder], ['monday'])).not.toBe(fingerprint([folder], ['tuesday']));
});
