// Runs git, and lists the files that differ from a commit.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The folder that is edited. */
export const CONTENT = 'site/src/content/';
const PUSH_TIMEOUT_MS = 60_000;

const SETTINGS = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', GIT_OPTIONAL_LOCKS: '0' };

export async function git(
  folder: string,
  args: string[],
  input?: string,
  encoding: BufferEncoding = 'utf8',
): Promise<string> {
  // Variables of a hook that started us would point git elsewhere.
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const job = run('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(outside), ...SETTINGS },
    encoding,
    maxBuffer: 100_000_000,
    timeout: args[0] === 'push' ? PUSH_TIMEOUT_MS : 0,
  });
  if (input !== undefined) job.child.stdin?.end(input);
  return (await job).stdout;
}

/** Splits the output of `-z`. */
export const linesOf = (output: string): string[] => output.split('\0').filter(Boolean);

/** Texts of files in the last commit. One process reads all: starting one takes long while the editor is large. */
export async function committedTexts(root: string, files: string[]): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  const objects = files.map((file) => `HEAD:./${file}\n`).join('');
  // Sizes count bytes, and so does this encoding.
  const output = await git(root, ['cat-file', '--batch'], objects, 'latin1');
  let at = 0;
  const texts = files.map((file) => {
    const start = output.indexOf('\n', at) + 1;
    const [, size = 0] = / blob (\d+)\n$/.exec(output.slice(at, start)) ?? [];
    at = start + (size ? Number(size) + 1 : 0);
    const text = Buffer.from(output.slice(start, start + Number(size)), 'latin1').toString();
    return [file, text] as const;
  });
  return new Map(texts);
}

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
