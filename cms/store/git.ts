// Runs git, and makes commits without a working tree.
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const CONTENT = 'content/';
/** Where the content was before version 1.2: commits and drafts of that time have it there. */
export const OLD_CONTENT = 'site/src/content/';
const pathOf = (file: string) => file.replace(/^(?:site\/src\/)?content\//, '');
/** The committer of all that the editor commits. A person is the author. */
export const EDITOR = 'Website';
const EMAIL = 'website@website.invalid';
/** A command that takes longer hangs. */
const MOST_MS = 600_000;
const MOST_REMOTE_MS = 60_000;

const SETTINGS = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', GIT_OPTIONAL_LOCKS: '0' };
// A power failure must not leave a commit without its files.
const OPTIONS = ['core.hooksPath=/dev/null', 'core.fsync=all', `user.name=${EDITOR}`, `user.email=${EMAIL}`];

async function output(
  folder: string,
  args: string[],
  input?: string | Uint8Array,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Buffer> {
  const timeout = /^(?:push|ls-remote)$/.test(args[0] ?? '') ? MOST_REMOTE_MS : MOST_MS;
  // Variables of a hook that started us would point git elsewhere.
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const job = run('git', [...OPTIONS.flatMap((option) => ['-c', option]), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(outside), ...SETTINGS },
    encoding: 'buffer',
    maxBuffer: 400_000_000,
    timeout,
    ...(signal && { signal }),
  });
  if (input !== undefined) job.child.stdin?.on('error', () => {}).end(input);
  return (await job).stdout;
}

export const git = async (
  folder: string,
  args: string[],
  input?: string | Uint8Array,
  options?: { signal?: AbortSignal },
): Promise<string> => String(await output(folder, args, input, options));

/** Splits the output of `-z`. */
export const linesOf = (output: string): string[] => output.split('\0').filter(Boolean);

/** Blob ids of the content files of a commit, by their path in the content. Symbolic links are left out. */
export async function filesOf(root: string, commit: string): Promise<Files> {
  const listed = await git(root, ['ls-tree', '-r', '-z', commit, '--', OLD_CONTENT, CONTENT]);
  const files = linesOf(listed).flatMap((line) => {
    const [, id = '', file = ''] = /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
    return id ? [[pathOf(file), id] as const] : [];
  });
  // Git lists the new folder first, and the last of two entries counts.
  return new Map(files.reverse());
}
export type Files = ReadonlyMap<string, string>;

/** New versions of files; undefined removes one. */
export type Chosen = ReadonlyMap<string, { id: string } | undefined>;

export const chosenFrom = (files: Files, paths: readonly string[]): Chosen =>
  new Map(
    paths.map((path) => {
      const id = files.get(path);
      return [path, id ? { id } : undefined];
    }),
  );

export const withChosen = (files: Files, chosen: Chosen): Files =>
  new Map([
    ...[...files].filter(([path]) => !chosen.has(path)),
    ...[...chosen].flatMap(([path, version]) => (version ? [[path, version.id] as const] : [])),
  ]);

/** Contents of blobs by id. One process reads all: starting one takes long while the editor is large. */
export async function blobsOf(root: string, ids: readonly string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  if (ids.length === 0) return found;
  const all = await output(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`);
  let at = 0;
  for (const id of ids) {
    const start = all.indexOf('\n', at) + 1;
    const [, size] = / blob (\d+)\n$/.exec(all.toString('latin1', at, start)) ?? [];
    at = start;
    if (size === undefined) continue;
    found.set(id, all.subarray(start, start + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

export const blobId = (content: string | Uint8Array): string => {
  const bytes = Buffer.from(content);
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
};

/** A new content of a file, or the id of a blob; undefined removes the file. */
export type Content = string | Uint8Array | { id: string } | undefined;
export type Edits = ReadonlyMap<string, Content>;
export type NewCommit = { who: string; at?: number; message: string; edits: Edits };

/** Makes commits one after the other on `from`, as a branch, and returns the last. Rejects if the branch is not at `from`, unless `isForced`. */
export async function commitOn(
  root: string,
  branch: string,
  from: string,
  commits: readonly NewCommit[],
  isForced = false,
): Promise<string> {
  const parts: (string | Uint8Array)[] = commits.length === 0 ? [`reset ${branch}\nfrom ${from}\n`] : [];
  for (const [number, { who, at = Date.now(), message, edits }] of commits.entries()) {
    const time = `${Math.floor(at / 1000)} +0000`;
    parts.push(`commit ${branch}\nmark :${number + 1}\n`);
    parts.push(`author ${identityOf(who)} ${time}\ncommitter ${EDITOR} <${EMAIL}> ${time}\n`);
    parts.push(...data(message), ...(number === 0 ? [`from ${from}\n`] : []));
    for (const [path, content] of edits) {
      // Quoted as in C.
      const name = JSON.stringify(CONTENT + path);
      if (content === undefined) parts.push(`D ${name}\n`);
      else if (typeof content === 'object' && 'id' in content) parts.push(`M 100644 ${content.id} ${name}\n`);
      else parts.push(`M 100644 inline ${name}\n`, ...data(content));
    }
  }
  if (commits.length > 0) parts.push(`get-mark :${commits.length}\n`);
  parts.push('done\n');
  const stream = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const args = ['fast-import', '--quiet', '--done', ...(isForced ? ['--force'] : [])];
  return (await git(root, args, stream)).trim() || from;
}

const data = (content: string | Uint8Array) => [`data ${Buffer.byteLength(content)}\n`, content, '\n'];

/** Git refuses these characters in a name. */
function identityOf(who: string): string {
  const name = who.replaceAll(/[<>\n\0]/g, ' ').trim() || EDITOR;
  return `${name} <${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@website.invalid>`;
}

/** A change of a file in a commit. The ids are empty where there is none. */
export type Step = { who: string; at: number; path: string; before: string; after: string };

/** How content files changed from one commit to a later one, oldest first. A merge by the editor itself has no author. */
export async function stepsOf(root: string, from: string, to: string): Promise<Step[]> {
  const format = '--format=%x01%an%x02%at%x02';
  const args = ['log', '--reverse', '--topo-order', '--raw', '--no-abbrev', '--no-renames', '-z', format];
  const log = await git(root, [...args, `${from}..${to}`, '--', CONTENT, OLD_CONTENT]);
  return log
    .split('\x01')
    .slice(1)
    .flatMap((entry) => {
      const [who = '', at = '', raw = ''] = entry.split('\x02');
      const fields = linesOf(raw.replace(/^\0*\n?/, ''));
      return fields.flatMap((field, position): Step[] => {
        const [, before = '', after = ''] = /:\d+ \d+ (\w+) (\w+) \w$/.exec(field) ?? [];
        const path = pathOf(fields[position + 1] ?? '');
        const known = (id: string) => (/^0+$/.test(id) ? '' : id);
        return before
          ? [
              {
                who: who === EDITOR ? '' : who,
                at: Number(at) * 1000,
                path,
                before: known(before),
                after: known(after),
              },
            ]
          : [];
      });
    });
}
