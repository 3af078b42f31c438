// A browser is taken from CHROMIUM_PATH first, then a light one, then a whole one; a wrong CHROMIUM_PATH is said, not skipped.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { besidePlaywrights, findBrowser, findWholeBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

const whole = program('whole', 'chromium');
const light = program('light', 'chromium-headless-shell');
const both = `${dirname(whole)}:${dirname(light)}`;

test('CHROMIUM_PATH wins', () => {
  expect(findBrowser({ CHROMIUM_PATH: whole, PATH: both })).toBe(whole);
  expect(findWholeBrowser({ CHROMIUM_PATH: light, PATH: both })).toBe(light);
});

test('of two on the path the light one is taken, and the whole one by what measures', () => {
  expect(findBrowser({ PATH: both })).toBe(light);
  expect(findWholeBrowser({ PATH: both })).toBe(whole);
});

test("Playwright's light one is found beside its whole one, whatever the machine is called", () => {
  const shell = program('own', 'chromium_headless_shell-12', 'chrome-linux', 'headless_shell');
  expect(besidePlaywrights(join(folder, 'own', 'chromium-12', 'chrome-linux', 'chrome'))).toContain(shell);
  expect(besidePlaywrights(join(folder, 'own', 'chromium-13', 'chrome-linux', 'chrome'))).toEqual([]);
});

test('a CHROMIUM_PATH without a program is an error that names it', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow('/nowhere/chrome');
});
