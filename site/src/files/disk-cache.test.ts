import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../../server/src/test-folder.ts';
import { type CacheInput, cached, deleteUnused } from './disk-cache.ts';

let folder: string;
let made = 0;
beforeEach(() => {
  folder = testFolder();
  made = 0;
});

const text = async (...from: CacheInput[]) => {
  const make = async () => Buffer.from(`made ${++made}`);
  return Buffer.from(await cached('text', from, make, folder)).toString();
};

test('the same input is made once', async () => {
  expect(await text('a', 'b')).toBe('made 1');
  expect(await text('a', 'b')).toBe('made 1');
});

test('two who ask for the same at once both get it', async () => {
  const slow = async () => {
    await new Promise((done) => setImmediate(done));
    return Buffer.from('made');
  };
  const results = Array.from({ length: 8 }, () => cached('text', ['a'], slow, folder));
  expect((await Promise.all(results)).map((bytes) => Buffer.from(bytes).toString())).toEqual(
    Array(8).fill('made'),
  );
  expect(await readdir(join(folder, 'text'))).toHaveLength(1);
});

test('another input, or the same letters cut elsewhere, is made anew', async () => {
  await text('ab', 'c');
  expect(await text('ab', 'd')).toBe('made 2');
  expect(await text('a', 'bc')).toBe('made 3');
});

test('does not cache a failure', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(cached('text', ['a'], fail, folder)).rejects.toThrow('no');
  expect(await text('a')).toBe('made 1');
});

test('deletes files unused for a month', async () => {
  await text('a');
  const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
  await deleteUnused(days(29), folder);
  expect(await readdir(join(folder, 'text'))).toHaveLength(1);
  await deleteUnused(days(31), folder);
  expect(await readdir(join(folder, 'text'))).toEqual([]);
});
