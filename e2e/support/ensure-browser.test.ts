// A browser is taken from CHROMIUM_PATH first, then from the path; a wrong CHROMIUM_PATH is said, not skipped.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from './ensure-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
const program = join(folder, 'chromium');
writeFileSync(program, '');
chmodSync(program, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

test('CHROMIUM_PATH wins', () => {
  expect(findBrowser({ CHROMIUM_PATH: program, PATH: '' })).toBe(program);
});

test('a Chromium on the path is found', () => {
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(program);
});

test('a CHROMIUM_PATH without a program is an error that names it', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow('/nowhere/chrome');
});
