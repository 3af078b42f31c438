import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putFiles, testFolder } from '../server/src/test-folder.ts';
import { putInPlace } from '../site/build/build-folder.ts';
import { linesOf } from './build-site.ts';

test('keeps only the previous build', () => {
  const folder = testFolder();
  const finish = (build: string) => {
    putFiles(folder, { 'out.next/_manifest.json': build });
    putInPlace(join(folder, 'out'));
  };
  const content = (name: string) => readFileSync(join(folder, name, '_manifest.json'), 'utf8');
  for (const build of ['one', 'two', 'three']) finish(build);
  expect([content('out'), content('out.previous')]).toEqual(['three', 'two']);
  expect(existsSync(join(folder, 'out.next'))).toBe(false);
});

test('names file and line of a problem, and the page of one that no file has', () => {
  const about = { field: 'date', message: 'It must be a day.', what: 'date is 2026.' };
  const problems = [
    { path: 'blog/a.md', line: 5, ...about },
    { path: '', line: 0, ...about, what: 'the page /a has no title.' },
  ];
  expect(linesOf({ problems })).toEqual([
    'content/blog/a.md, line 5: date is 2026.',
    'the page /a has no title.',
  ]);
  expect(linesOf({ error: 'The disk is full.' })).toEqual(['The disk is full.']);
  expect(linesOf({})).toEqual([]);
});
