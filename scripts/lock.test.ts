// That one has it and others hear who, and that it is free when it was unlocked, or its process has ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'new/building');
});
afterEach(() => rmSync(folder, { recursive: true }));

const free = { unlock: expect.any(Function) };

test('one has it, and others hear who', () => {
  const first = lock(file);
  expect(first).toEqual(free);
  expect(lock(file)).toEqual({ lockedBy: process.pid });
  if ('unlock' in first) first.unlock();
  expect(lock(file)).toEqual(free);
});

test('what a process locked that has ended is free', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  lock(file);
  writeFileSync(file, String(other.pid));
  expect(lock(file)).toEqual({ lockedBy: other.pid });
  other.kill();
  await once(other, 'exit');
  expect(lock(file)).toEqual(free);
});

test('a file that names nobody holds nothing up', () => {
  lock(file);
  writeFileSync(file, '');
  expect(lock(file)).toEqual(free);
});
