// A small repository with drafts for tests. As a program: publishes its drafts, and kills itself at a step.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from '@tred/contract/editor-api';
import { Publication } from './publication.ts';

export const home = 'site/src/content/home.yaml';
export const news = 'site/src/content/news.yaml';

export const gitIn = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@tred.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Two published files, and their build. */
export async function makeRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'publication '));
  gitIn(root, 'init', '--quiet', '--initial-branch=main');
  write(root, home, 'headline: One\n');
  write(root, news, 'headline: News\n');
  write(root, '.gitignore', 'dist/\ndist.*/\n.cache/\nnode_modules/\n');
  write(root, 'package.json', '{}\n');
  gitIn(root, 'add', '.');
  gitIn(root, 'commit', '--quiet', '--message', 'First');
  build(root);
  return root;
}

export function write(root: string, file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Like the site's: content in `site/dist`. Refuses a file with the word "broken". */
export function build(tree: string) {
  const content = join(tree, 'site/src/content');
  const broken = readdirSync(content).find((file) =>
    readFileSync(join(content, file), 'utf8').includes('broken'),
  );
  if (broken) return { ok: false as const, message: `${broken}: broken` };
  cpSync(content, join(tree, 'site/dist'), { recursive: true });
  writeFileSync(join(tree, 'site/dist/_manifest.json'), '{}');
  return { ok: true as const };
}

type Options = ConstructorParameters<typeof Publication>[0];

export const publicationIn = (root: string, options: Partial<Options> = {}) =>
  new Publication({
    root,
    live: join(root, 'site/dist'),
    build: async (tree) => build(tree),
    words: async (files) => [...files],
    ...options,
  });

/** The live words; empty without a whole site. */
export function liveWords(root: string, file = home): string {
  const live = join(root, 'site/dist');
  const path = join(live, file.replace('site/src/content/', ''));
  return existsSync(join(live, '_manifest.json')) && existsSync(path) ? readFileSync(path, 'utf8') : '';
}

if (process.argv[1] === import.meta.filename) {
  const [, , root = '', killAt] = process.argv;
  const onStep = (step: Progress['step']) => {
    if (step === killAt) process.kill(process.pid, 'SIGKILL');
  };
  await publicationIn(root, { onStep }).publish('Apio', [home]);
}
