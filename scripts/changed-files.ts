// Which files differ from what is published, as far as git knows: from what the code host has, or else the last commit.
import { spawnSync } from 'node:child_process';

export type Change = { how: 'new' | 'changed' | 'deleted'; file: string };
export type Changes = { since: string; changes: Change[] };

/** Nothing where there is no git, or no commit yet. */
export function changedFiles(root: string, folder: string): Changes | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  const upstream = git('rev-parse', '--abbrev-ref', '@{upstream}')?.trim();
  const base = upstream ? git('merge-base', 'HEAD', upstream)?.trim() : 'HEAD';
  const tracked = base && git('diff', '--name-status', '--no-renames', '-z', base, '--', folder);
  if (tracked === undefined || tracked === '') {
    if (git('rev-parse', 'HEAD') === undefined) return undefined;
  }
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', '--', folder) ?? '';
  const changes = [...changesIn(tracked ?? ''), ...untracked.split('\0').filter(Boolean).map(asNew)];
  return {
    since: upstream ?? 'the last commit',
    changes: changes.toSorted((a, b) => a.file.localeCompare(b.file)),
  };
}

const asNew = (file: string): Change => ({ how: 'new', file });

/** What git says with `--name-status -z`: a letter and a path, in turn. */
function changesIn(said: string): Change[] {
  const parts = said.split('\0').filter(Boolean);
  return parts.flatMap((letter, at) => {
    const file = parts[at + 1];
    if (at % 2 === 1 || file === undefined) return [];
    return [{ how: letter === 'A' ? 'new' : letter === 'D' ? 'deleted' : 'changed', file }];
  });
}
