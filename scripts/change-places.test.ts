// Going back is one command, and going back twice is going nowhere.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePlaces } from './change-places.ts';

let folder: string;
const remembered = () => join(folder, 'built-from');
const put = (name: string, words: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, '_manifest.json'), words);
};
const served = () => readFileSync(join(folder, 'dist/_manifest.json'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roll back-'));
  put('dist', 'new');
  writeFileSync(remembered(), 'x');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('goes back, and forward again', () => {
  put('dist.previous', 'old');
  expect(changePlaces(folder, remembered())).toBeUndefined();
  expect(served()).toBe('old');
  expect(existsSync(remembered())).toBe(false);
  changePlaces(folder, remembered());
  expect(served()).toBe('new');
  expect(existsSync(join(folder, 'dist.bad'))).toBe(false);
});

it('goes back when the present one is gone', () => {
  put('dist.previous', 'old');
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(changePlaces(folder, remembered())).toBeUndefined();
  expect(served()).toBe('old');
});

it('leaves everything as it is when there is no build before', () => {
  expect(changePlaces(folder, remembered())).toContain('no build to go back to');
  expect(served()).toBe('new');
});
