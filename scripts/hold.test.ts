// That one holds it and others hear who, and that it is free when it was let go, or its process has ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hold } from './hold.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hold-'));
  file = join(folder, 'new/building');
});
afterEach(() => rmSync(folder, { recursive: true }));

const free = { letGo: expect.any(Function) };

test('one holds it, and others hear who', () => {
  const held = hold(file);
  expect(held).toEqual(free);
  expect(hold(file)).toEqual({ heldBy: process.pid });
  if ('letGo' in held) held.letGo();
  expect(hold(file)).toEqual(free);
});

test('what a process held that has ended is free', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  hold(file);
  writeFileSync(file, String(other.pid));
  expect(hold(file)).toEqual({ heldBy: other.pid });
  other.kill();
  await once(other, 'exit');
  expect(hold(file)).toEqual(free);
});

test('a file that names nobody holds nothing up', () => {
  hold(file);
  writeFileSync(file, '');
  expect(hold(file)).toEqual(free);
});
