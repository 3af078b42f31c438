// That what is typed stands in the copy and never in the file, and goes when it is taken back.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Mirror } from './mirror.ts';

const FILE = 'src/content/blog/one.md';
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
  await vi.waitFor(() => expect(copied()).toBe('by hand'), { timeout: 5000 });
  await mirror.lay('blog/one.md', 'typed');
  writeFileSync(join(site, FILE), 'by hand again');
  writeFileSync(join(site, 'src/content/blog/after.md'), 'later');
  await vi.waitFor(() => expect(copied('src/content/blog/after.md')).toBe('later'), { timeout: 5000 });
  expect(copied()).toBe('typed');
  await mirror.written('blog/one.md');
  expect(copied()).toBe('by hand again');
});

it('leaves nothing behind', async () => {
  await mirror.lay('blog/one.md', 'typed');
  mirror.remove();
  expect(existsSync(mirror.site)).toBe(false);
});
