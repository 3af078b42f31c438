import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { putFiles, testFolder } from '../server/src/test-folder.ts';
import { lock, putInPlace } from '../site/build/build-folder.ts';
import { buildErrors, fingerprint, ranOutOfMemory } from './build-site.ts';

let folder: string;
const at = (path: string) => join(folder, path);
const write = (path: string, text: string) => putFiles(folder, { [path]: text });
beforeEach(() => {
  folder = testFolder();
});

describe('builds in a folder', () => {
  const finish = (build: string) => {
    write('out.next/_manifest.json', build);
    putInPlace(at('out'));
  };
  const content = (name: string) => readFileSync(at(`${name}/_manifest.json`), 'utf8');

  test('keeps only the previous build', () => {
    for (const build of ['one', 'two', 'three']) finish(build);
    expect([content('out'), content('out.previous')]).toEqual(['three', 'two']);
    expect(existsSync(at('out.next'))).toBe(false);
  });
});

describe('fingerprint', () => {
  beforeEach(() => write('blog/index.astro', 'old'));

  test.each([
    ['changed', () => write('blog/index.astro', 'new')],
    ['added', () => write('blog/new.astro', '')],
    ['renamed', () => renameSync(at('blog/index.astro'), at('blog/other.astro'))],
    ['deleted', () => rmSync(at('blog/index.astro'))],
  ])('changes when a file is %s', (_what, change) => {
    const before = fingerprint([folder]);
    change();
    expect(fingerprint([folder])).not.toBe(before);
  });

  test('changes with the words, but not with generated files or the time of a file', () => {
    const before = fingerprint([folder], ['monday']);
    for (const name of ['node_modules', 'dist', 'dist.test.next', '.astro']) write(`blog/${name}/file`, name);
    write('blog/index.astro', 'old');
    expect(fingerprint([folder], ['monday'])).toBe(before);
    expect(fingerprint([folder], ['tuesday'])).not.toBe(before);
  });
});

describe('lock', () => {
  const free = { unlock: expect.any(Function) };

  test('is held by one process until it unlocks', () => {
    const first = lock(at('new/building'));
    expect(lock(at('new/building'))).toEqual({ lockedBy: process.pid });
    if ('unlock' in first) first.unlock();
    expect(lock(at('new/building'))).toEqual(free);
  });

  const module = new URL('../site/build/build-folder.ts', import.meta.url).href;
  const start = (code: string) =>
    spawn(process.execPath, ['--input-type=module', '-e', code, at('building')]);

  test('is free when its process has ended', async () => {
    const other = start(
      `import { lock } from '${module}'; lock(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`,
    );
    await once(other.stdout, 'data');
    expect(lock(at('building'))).toEqual({ lockedBy: other.pid });
    other.kill();
    await once(other, 'exit');
    expect(lock(at('building'))).toEqual(free);
    expect(readdirSync(folder)).toEqual(['building']);
  });

  test('is not free while another process writes it, and free when that was long ago', () => {
    write('building', '');
    expect(lock(at('building'))).not.toEqual(free);
    utimesSync(at('building'), 0, 0);
    expect(lock(at('building'))).toEqual(free);
  });

  // Each leaves a stale lock, as a kill does, for both to take.
  test('has one holder when several processes take over from one that has ended', async () => {
    const code = `import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
      import { lock } from '${module}';
      const [, file] = process.argv;
      for (let taken = 0; taken < 40; ) {
        const held = lock(file);
        if ('lockedBy' in held) continue;
        taken++;
        mkdirSync(file + '.alone');
        rmdirSync(file + '.alone');
        writeFileSync(file, '999999999 1');
      }`;
    write('building', '999999999 1');
    const takers = Array.from({ length: 3 }, () => start(code));
    const codes = await Promise.all(takers.map(async (taker) => (await once(taker, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0]);
  });
});

test('errors in content are shown alone, other output as a whole', () => {
  const wrong = 'content/blog/a.md, line 5: date is 2026.';
  expect(buildErrors(`12:00 [content] Syncing\n${wrong}\n  Hint:\n`)).toBe(
    `${wrong}\n\nThe build stopped. The site that was there is as it was.`,
  );
  expect(buildErrors('12:00 [ERROR] no memory\n')).toBe('12:00 [ERROR] no memory\n');
});

test('says that the disk is full, also when a tool of the build says it in its own words', () => {
  for (const words of ['failed to write: No space left on device (os error 28)', 'ENOSPC: no space, write'])
    expect(buildErrors(`12:00 [ERROR] ${words}\n`)).toMatch(/^The disk is full\..* as it was\.$/);
});

test('tells a build without enough memory from a failed one', () => {
  expect([137, 134].every(ranOutOfMemory)).toBe(true);
  expect([0, 1, 2].some(ranOutOfMemory)).toBe(false);
});
