// A preview must not stay behind when the editor is killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { endTied, spawnTied } from './tied-process.ts';

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends with a parent that is killed', async () => {
  const program = `import { spawnTied } from ${JSON.stringify(join(import.meta.dirname, 'tied-process.ts'))};
    console.log(spawnTied(['--eval', 'setInterval(() => {}, 1000)'], {}).pid);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [printed] = await once(parent.stdout, 'data');
  const child = Number(printed);
  expect(isThere(child)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isThere(child)).toBe(false);
});

it('ends also when it ignores that', async () => {
  const program = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.error('on');`;
  const child = spawnTied(['--eval', program], {});
  await once(child.stderr as Readable, 'data');
  await endTied(child, 100);
  expect(child.signalCode).toBe('SIGKILL');
});
