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

const nothing = { files: [], problems: [], isBuilt: true };

it('shows what would go live, what waits, and every problem, in the names of pages', () => {
  const files = [
    { path: 'a.md', title: 'Fees by phone', page: '/blog/18' },
    { path: 'b.md', title: 'Fees', page: '/blog/19', until: '2027-03-02' },
    { path: 'c.md', title: 'Exams', page: '/blog/20', until: 'draft' as const },
  ];
  const problem = { path: 'a.md', title: 'Fees by phone', page: '/blog/18', field: 'date', label: 'Date' };
  const problems = Array.from({ length: 15 }, (_, at) => ({ ...problem, message: `Date: ${at}.` }));
  const question = { ...problem, message: 'Date: It is over.', asks: true as const };
  const changes = ['a.md', 'b.md', 'd.md'].map((file) => ({
    state: 'new' as const,
    file: `site/src/content/${file}`,
  }));
  const proof = { ...nothing, files, problems: [...problems, question], isBuilt: false };
  expect(proofScreen(proof, { since: 'the last commit', changes })).toBe(`What would go live
  new      Fees by phone (/blog/18)
  new      d.md

Not yet
  on 2 March 2027: Fees (/blog/19)
  a draft: Exams (/blog/20)

Is this meant so?
  Fees by phone (/blog/18): Date: It is over.

What is wrong
${problems.map(({ message }) => `  Fees by phone (/blog/18): ${message}`).join('\n')}

Links are looked up in the last build, and there is none yet: npm run build.

15 things are wrong: a build would stop.`);
});

it('says when there is nothing to publish', () => {
  const screen = proofScreen(nothing, { since: 'origin/main', changes: [] });
  expect(screen).toContain('Nothing that differs from origin/main.');
  expect(screen).toContain('Nothing was found.');
});

it('finds new, changed and deleted files since the last commit, in one folder', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.z', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  const write = (name: string, text = name) => writeFileSync(join(root, name), text);
  git('init', '-q');
  expect(await changedFiles(root, 'texts')).toBeUndefined();
  for (const name of ['texts/a.md', 'texts/b c.md', 'texts/same.md', 'other.md']) write(name);
  git('add', '.');
  git('commit', '-qm', 'x');
  for (const name of ['texts/a.md', 'other.md']) write(name, 'changed');
  write('texts/d.md');
  rmSync(join(root, 'texts/b c.md'));
  expect(await changedFiles(root, 'texts')).toEqual({
    since: 'the last commit',
    base: 'HEAD',
    changes: [
      { state: 'changed', file: 'texts/a.md' },
      { state: 'removed', file: 'texts/b c.md' },
      { state: 'new', file: 'texts/d.md' },
    ],
  });
});
