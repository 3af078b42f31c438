// Runs git, and lists the files that differ from a commit.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The folder that is edited. */
export const CONTENT = 'site/src/content/';
const PUSH_TIMEOUT_MS = 60_000;

const SETTINGS = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', GIT_OPTIONAL_LOCKS: '0' };

export async function git(folder: string, args: string[], input?: string): Promise<string> {
  // Variables of a hook that started us would point git elsewhere.
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const job = run('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(outside), ...SETTINGS },
    maxBuffer: 100_000_000,
    timeout: args[0] === 'push' ? PUSH_TIMEOUT_MS : 0,
  });
  if (input !== undefined) job.child.stdin?.end(input);
  return (await job).stdout;
}

/** Splits the output of `-z`. */
export const linesOf = (output: string): string[] => output.split('\0').filter(Boolean);

export type Changed = { file: string; state: 'new' | 'changed' | 'removed' };

/** Files of a folder, relative to `root`, that differ from a commit. */
export async function changedSince(root: string, commit: string, folder: string): Promise<Changed[]> {
  const diff = ['diff', '--name-status', '--no-renames', '--relative', '-z', commit, '--', folder];
  const others = ['ls-files', '--others', '--exclude-standard', '-z', '--', folder];
  const [changed = [], added = []] = (await Promise.all([git(root, diff), git(root, others)])).map(linesOf);
  const states = { A: 'new', D: 'removed' } as const;
  const found = changed.flatMap((letter, at): Changed[] => {
    const file = changed[at + 1];
    if (at % 2 === 1 || file === undefined) return [];
    return [{ file, state: states[letter as 'A'] ?? 'changed' }];
  });
  return [...found, ...added.map((file) => ({ file, state: 'new' as const }))].sort((one, other) =>
    one.file.localeCompare(other.file),
  );
}
