// A finished build takes the site's place, and what stood there is kept for the way back.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace, ranOutOfMemory, whatIsWrong } from './build-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function finish(build: string): void {
  mkdirSync(join(folder, 'dist.next'));
  writeFileSync(join(folder, 'dist.next/index.html'), build);
  putInPlace(folder);
}

const page = (of: string) => readFileSync(join(folder, of, 'index.html'), 'utf8');

test('the first build has nothing to replace', () => {
  finish('one');
  expect(page('dist')).toBe('one');
  expect(existsSync(join(folder, 'dist.previous'))).toBe(false);
});

test('the one before is kept, and no other', () => {
  for (const build of ['one', 'two', 'three']) finish(build);
  expect(page('dist')).toBe('three');
  expect(page('dist.previous')).toBe('two');
  expect(existsSync(join(folder, 'dist.next'))).toBe(false);
});

test('a build that was killed, or had no more memory to ask for, is told from one that failed', () => {
  expect([137, 134].every(ranOutOfMemory)).toBe(true);
  expect([0, 1, 2].some(ranOutOfMemory)).toBe(false);
});

test('of a build that stopped at a text, only what is wrong with it is shown', () => {
  const wrong =
    'site/src/content/blog/a.md, line 5: date is 2026. It must be a real day, written as 2027-03-31.';
  const said = `12:00:00 [content] Syncing content\n12:00:01 [ERROR] An unhandled error occurred\n${wrong}\n  Hint:\n`;
  expect(whatIsWrong(said)).toBe(`${wrong}\n\nThe build stopped. The site that was there is as it was.`);
});

test('of any other, all it said', () => {
  expect(whatIsWrong('12:00:01 [ERROR] no memory\n')).toBe('12:00:01 [ERROR] no memory\n');
});
