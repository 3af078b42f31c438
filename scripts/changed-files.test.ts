// What git says of changed files, and what it does not know.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed files '));
  mkdirSync(join(root, 'texts'));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.z', ...args], { cwd: root, stdio: 'pipe' });
const write = (name: string, text = name) => writeFileSync(join(root, name), text);

it('tells what is new, changed and deleted since the last commit, in one folder', () => {
  git('init', '-q');
  for (const name of ['texts/a.md', 'texts/b c.md', 'texts/same.md', 'other.md']) write(name);
  git('add', '.');
  git('commit', '-qm', 'x');
  write('texts/a.md', 'otherwise');
  write('other.md', 'otherwise');
  write('texts/d.md');
  rmSync(join(root, 'texts/b c.md'));
  expect(changedFiles(root, 'texts')).toEqual({
    since: 'the last commit',
    changes: [
      { how: 'changed', file: 'texts/a.md' },
      { how: 'deleted', file: 'texts/b c.md' },
      { how: 'new', file: 'texts/d.md' },
    ],
  });
});

it('says nothing where there is no commit', () => {
  git('init', '-q');
  expect(changedFiles(root, 'texts')).toBeUndefined();
});
