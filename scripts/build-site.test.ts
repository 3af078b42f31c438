// A build is out of date once a file beneath the sources is changed, added or taken away.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lastChange } from './build-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
const deep = join(folder, 'pages/blog');
const file = join(deep, 'index.astro');
const longAgo = new Date('2020-01-01T00:00:00Z');

beforeEach(() => {
  mkdirSync(deep, { recursive: true });
  writeFileSync(file, '');
  for (const path of [file, deep, join(folder, 'pages'), folder]) utimesSync(path, longAgo, longAgo);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a tree that nobody touched is as old as it is', () => {
  expect(lastChange(folder)).toBe(longAgo.getTime());
});

test.each([
  ['changed', () => writeFileSync(file, 'new')],
  ['added', () => writeFileSync(join(deep, 'new.astro'), '')],
  ['taken away', () => rmSync(file)],
])('a file deep within is %s', (_what, change) => {
  change();
  expect(lastChange(folder)).toBeGreaterThan(longAgo.getTime());
});
