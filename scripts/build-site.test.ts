import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { putFiles, testFolder } from '../server/src/test-folder.ts';
import { putInPlace } from '../site/build/build-folder.ts';
import { buildErrors, fingerprint, ranOutOfMemory } from './build-site.ts';

let folder: string;
const at = (path: string) => join(folder, path);
const write = (path: string, text: string) => putFiles(folder, { [path]: text });
beforeEach(() => {
  folder = testFolder();
});

describe('builds in a folder', () => {
  const finish = (build: string) => {
    write('out.next/_manifest.json', build);
    putInPlace(at('out'));
  };
  const content = (name: string) => readFileSync(at(`${name}/_manifest.json`), 'utf8');

  test('keeps only the previous build', () => {
    for (const build of ['one', 'two', 'three']) finish(build);
    expect([content('out'), content('out.previous')]).toEqual(['three', 'two']);
    expect(existsSync(at('out.next'))).toBe(false);
  });
});

describe('fingerprint', () => {
  beforeEach(() => write('blog/index.astro', 'old'));

  test.each([
    ['changed', () => write('blog/index.astro', 'new')],
    ['added', () => write('blog/new.astro', '')],
    ['renamed', () => renameSync(at('blog/index.astro'), at('blog/other.astro'))],
    ['deleted', () => rmSync(at('blog/index.astro'))],
  ])('changes when a file is %s', (_what, change) => {
    const before = fingerprint([folder]);
    change();
    expect(fingerprint([folder])).not.toBe(before);
  });

  test('changes with the words, but not with generated files or the time of a file', () => {
    const before = fingerprint([folder], ['monday']);
    for (const name of ['node_modules', 'dist', 'dist.test.next', '.astro']) write(`blog/${name}/file`, name);
    write('blog/index.astro', 'old');
    expect(fingerprint([folder], ['monday'])).toBe(before);
    expect(fingerprint([folder], ['tuesday'])).not.toBe(before);
  });
});

test('errors in content are shown alone, other output as a whole', () => {
  const wrong = 'content/blog/a.md, line 5: date is 2026.';
  expect(buildErrors(`12:00 [content] Syncing\n${wrong}\n  Hint:\n`)).toBe(
    `${wrong}\n\nThe build stopped. The site that was there is as it was.`,
  );
  expect(buildErrors('12:00 [ERROR] no memory\n')).toBe('12:00 [ERROR] no memory\n');
});

test('says that the disk is full, also when a tool of the build says it in its own words', () => {
  for (const words of ['failed to write: No space left on device (os error 28)', 'ENOSPC: no space, write'])
    expect(buildErrors(`12:00 [ERROR] ${words}\n`)).toMatch(/^The disk is full\..* as it was\.$/);
});

test('tells a build without enough memory from a failed one', () => {
  expect([137, 134].every(ranOutOfMemory)).toBe(true);
  expect([0, 1, 2].some(ranOutOfMemory)).toBe(false);
});
