// The lock of the live site has one holder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../server/src/test-folder.ts';
import { lock } from './build-folder.ts';

let file: string;
beforeEach(() => {
  file = join(testFolder(), 'new/lock');
});
const module = new URL('build-folder.ts', import.meta.url).href;
const start = (code: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', `import { lock } from '${module}';${code}`, file]);

it('is held until it is unlocked, also from this process', () => {
  const unlock = lock(file);
  expect(lock(file)).toBeUndefined();
  unlock?.();
  expect(lock(file)).toBeDefined();
});

it('is free when its process has ended', async () => {
  const other = start(`lock(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`);
  await once(other.stdout, 'data');
  expect(lock(file)).toBeUndefined();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(lock(file)).toBeDefined();
});

it('has one holder when several processes try at once', async () => {
  const takers = Array.from({ length: 3 }, () =>
    start(`import { mkdirSync, rmdirSync } from 'node:fs';
      const [, file] = process.argv;
      for (let taken = 0; taken < 40; ) {
        const unlock = lock(file);
        if (!unlock) continue;
        taken++;
        // Fails if another is inside.
        mkdirSync(file + '.alone');
        rmdirSync(file + '.alone');
        unlock();
      }`),
  );
  const codes = await Promise.all(takers.map(async (taker) => (await once(taker, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0]);
});
