// A small repository for tests. As a program: publishes a draft.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../site/build/dist-files.ts';
import type { Render } from '../check/program.ts';
import { DraftBranch } from '../store/branch.ts';
import { CONTENT, chosenFrom } from '../store/git.ts';
import { Publisher } from './publisher.ts';

export const home = 'home.yaml';
export const news = 'news.yaml';

export const gitIn = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@tred.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const FILES = { [home]: 'headline: One\n', [news]: 'headline: News\n' };

/** Copying a repository is faster than making one. */
const made = new Map<string, string>();
process.on('exit', () => {
  for (const folder of made.values()) rmSync(folder, { recursive: true, force: true });
});

/** Published files, and their build. */
export async function makeRepository(files: Record<string, string> = FILES): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'repository '));
  const key = JSON.stringify(files);
  const first = made.get(key) ?? (await makeFirst(files));
  made.set(key, first);
  cpSync(first, root, { recursive: true });
  return root;
}

async function makeFirst(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'first '));
  gitIn(root, 'init', '--quiet', '--initial-branch=main');
  for (const [path, text] of Object.entries(files)) write(root, CONTENT + path, text);
  write(root, '.gitignore', 'dist/\ndist.*/\n.cache/\nnode_modules/\n');
  write(root, 'package.json', '{}\n');
  gitIn(root, 'add', '.');
  gitIn(root, 'commit', '--quiet', '--message', 'First');
  copyContent(join(root, CONTENT), join(root, 'site/dist'));
  return root;
}

export function write(root: string, file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The text of a draft; undefined if it is removed. */
export async function draftOf(root: string, path: string): Promise<string | undefined> {
  const branch = new DraftBranch(root);
  const id = (await branch.state()).files.get(path) ?? '';
  return (await branch.texts([id])).get(id);
}

function copyContent(content: string, out: string): void {
  cpSync(content, out, { recursive: true });
  writeFileSync(join(out, '_manifest.json'), '{}');
}

/** Like the website's program, with the content as pages. Refuses a file with the word "broken". */
export const render: Render = async ({ content, out, onProgress }) => {
  const broken = listFiles(content).filter((file) =>
    readFileSync(join(content, file), 'utf8').includes('broken'),
  );
  if (broken.length > 0)
    return { ok: false, message: '', problems: broken.map((path) => ({ path, message: 'It is broken.' })) };
  onProgress?.(1, 2);
  copyContent(content, out);
  return { ok: true };
};

type Options = ConstructorParameters<typeof Publisher>[0];

export const publisherIn = (root: string, options: Partial<Options> = {}) =>
  new Publisher({
    root,
    live: join(root, 'site/dist'),
    render: () => render,
    named: async (found) =>
      found.map(({ path, message }) => ({ path, message, title: path, page: '/', field: '', label: '' })),
    words: async (before, after) =>
      [...new Set([...before.keys(), ...after.keys()])].filter(
        (path) => before.get(path) !== after.get(path),
      ),
    ...options,
  });

/** Saves drafts unchecked. */
export async function save(root: string, who: string, texts: Record<string, string | undefined>) {
  await new DraftBranch(root).write(who, async () => ({
    edits: new Map(Object.entries(texts)),
    result: undefined,
  }));
}

export async function publishIn(publisher: Publisher, root: string, who: string, paths: string[]) {
  const { files } = await new DraftBranch(root).state();
  const titles = paths.map((path) => ({ path, title: path }));
  return publisher.ended(publisher.publish(who, titles, chosenFrom(files, paths)));
}

/** The live words; empty without a whole site. */
export function liveWords(root: string, file = home): string {
  const live = join(root, 'site/dist');
  const path = join(live, file);
  return existsSync(join(live, '_manifest.json')) && existsSync(path) ? readFileSync(path, 'utf8') : '';
}

export async function draftsIn(root: string): Promise<string[]> {
  const { live, files } = await new DraftBranch(root).state();
  return [...new Set([...live.keys(), ...files.keys()])]
    .filter((path) => live.get(path) !== files.get(path))
    .sort();
}

if (process.argv[1] === import.meta.filename) {
  const [, , root = ''] = process.argv;
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const half: Render = async (rendering) => {
    cpSync(rendering.content, `${rendering.out}.part`, { recursive: true });
    if (process.env.KILL_AT === 'render') process.kill(process.pid, 'SIGKILL');
    return render(rendering);
  };
  await publishIn(publisherIn(root, { render: () => half }), root, 'Apio', [home]);
}
