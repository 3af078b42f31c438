// The files of the preview are those of the drafts, whatever a kill left.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gitIn, home, makeRepository, save } from '../publish/test-repository.ts';
import { DraftBranch } from './branch.ts';
import { CONTENT } from './git.ts';
import { PreviewTree } from './preview-tree.ts';

it('shows the drafts, with the published commit as HEAD', async () => {
  const root = await makeRepository();
  const folder = join(root, '.cache/website/drafts');
  const shown = async (words: string) => {
    await save(root, 'Apio', { [home]: `headline: ${words}\n` });
    await new PreviewTree(root).show(await new DraftBranch(root).state());
    return readFileSync(join(folder, CONTENT, home), 'utf8');
  };
  expect(await shown('Two')).toBe('headline: Two\n');
  expect(gitIn(folder, 'rev-parse', 'HEAD')).toBe(gitIn(root, 'rev-parse', 'main'));
  writeFileSync(join(root, '.git/worktrees/drafts/index.lock'), '');
  expect(await shown('Three')).toBe('headline: Three\n');
  rmSync(join(folder, '.git'));
  expect(await shown('Four')).toBe('headline: Four\n');
  writeFileSync(join(root, '.git/worktrees/drafts/index'), 'half an index');
  expect(await shown('Five')).toBe('headline: Five\n');
  rmSync(root, { recursive: true });
});

it('writes a changed file in its place, so that the preview misses no change', async () => {
  const root = await makeRepository();
  const tree = new PreviewTree(root);
  const show = async (words: string) => {
    await save(root, 'Apio', { [home]: `headline: ${words}\n` });
    await tree.show(await new DraftBranch(root).state());
  };
  const held = join(root, '.cache/held');
  await show('Two');
  linkSync(join(tree.folder, CONTENT, home), held);
  await show('Three, longer');
  expect(readFileSync(held, 'utf8')).toBe('headline: Three, longer\n');
  expect(gitIn(tree.folder, 'status', '--porcelain')).toContain(home);
  rmSync(root, { recursive: true });
});
