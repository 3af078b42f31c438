// That what is typed stands in the copy and never in the file, and goes when it is taken back.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';

const FILE = 'src/content/blog/one.md';
const AFTER = 'src/content/blog/after.md';
let site: string;
let mirror: Mirror;
const original = (file = FILE) => readFileSync(join(site, file), 'utf8');
const copied = (file = FILE) => readFileSync(join(mirror.site, file), 'utf8');

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'mirror-'));
  mkdirSync(join(site, 'src/content/blog'), { recursive: true });
  writeFileSync(join(site, FILE), 'saved');
  mirror = new Mirror(site);
  await mirror.fill(async (folder) => {
    await cp(site, join(folder, 'site'), { recursive: true });
    return folder;
  });
});
afterEach(() => {
  mirror.remove();
  rmSync(site, { recursive: true });
});

it('lays what is typed over the copy alone, and brings back the file', async () => {
  await mirror.lay('blog/one.md', 'typed');
  expect([original(), copied()]).toEqual(['saved', 'typed']);
  await mirror.drop('blog/one.md');
  expect([original(), copied()]).toEqual(['saved', 'saved']);
});

it('has a new file only while it is typed', async () => {
  await mirror.lay('blog/two.md', 'new');
  expect(copied('src/content/blog/two.md')).toBe('new');
  await mirror.dropAll();
  expect(existsSync(join(mirror.site, 'src/content/blog/two.md'))).toBe(false);
  expect(existsSync(join(site, 'src/content/blog/two.md'))).toBe(false);
});

it('follows what is changed by hand, but not over what is typed', async () => {
  writeFileSync(join(site, FILE), 'by hand');
  await expect.poll(() => copied()).toBe('by hand');
  await mirror.lay('blog/one.md', 'typed');
  writeFileSync(join(site, FILE), 'by hand again');
  writeFileSync(join(site, AFTER), 'later');
  await expect.poll(() => existsSync(join(mirror.site, AFTER)) && copied(AFTER)).toBe('later');
  expect(copied()).toBe('typed');
  await mirror.written('blog/one.md');
  expect(copied()).toBe('by hand again');
});

it('leaves nothing behind', async () => {
  await mirror.lay('blog/one.md', 'typed');
  mirror.remove();
  expect(existsSync(mirror.site)).toBe(false);
});
