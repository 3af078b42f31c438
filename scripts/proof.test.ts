// The report before publishing, and the changed files from git.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles, proofScreen } from './proof.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed files '));
  mkdirSync(join(root, 'texts'));
});
afterEach(() => rmSync(root, { recursive: true }));

const nothing = { wrong: [], waiting: [], leftOut: [], addressOf: () => undefined };

it('shows what would go live, what waits and what is wrong', () => {
  const proof = {
    wrong: ['a.md, line 5: date is 2026.'],
    waiting: [
      { file: 'b.md', title: 'Fees', until: '2027-03-02' },
      { file: 'c.md', title: 'Exams', until: 'draft' },
    ],
    leftOut: ['The other texts were not checked.'],
    addressOf: (file: string) => (file === 'a.md' ? '/blog/18' : undefined),
  };
  const changes = ['a.md', 'b.md', 'd.md'].map((file) => ({ how: 'new' as const, file }));
  expect(proofScreen(proof, { since: 'the last commit', changes })).toBe(`What would go live
  new      a.md, /blog/18
  new      d.md

Not yet
  on 2 March 2027: Fees (b.md)
  a draft: Exams (c.md)

What is wrong
  a.md, line 5: date is 2026.

The other texts were not checked.

One thing is wrong: a build would stop.`);
});

it('fits on one screen', () => {
  const changes = Array.from({ length: 15 }, (_, at) => ({ how: 'new' as const, file: `${at}.md` }));
  const screen = proofScreen(nothing, { since: 'the last commit', changes });
  expect(screen).toContain('  new      11.md\n  and 3 more\n');
});

it('says when there is nothing to publish', () => {
  const screen = proofScreen(nothing, { since: 'origin/main', changes: [] });
  expect(screen).toContain('Nothing that differs from origin/main.');
  expect(screen).toContain('Nothing was found.');
});

it('finds new, changed and deleted files since the last commit, in one folder', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.z', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  const write = (name: string, text = name) => writeFileSync(join(root, name), text);
  git('init', '-q');
  expect(changedFiles(root, 'texts')).toBeUndefined();
  for (const name of ['texts/a.md', 'texts/b c.md', 'texts/same.md', 'other.md']) write(name);
  git('add', '.');
  git('commit', '-qm', 'x');
  for (const name of ['texts/a.md', 'other.md']) write(name, 'changed');
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
