// The sites that pictures are taken of: this checkout's, and on request that of another commit, each served by its own desk.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIsCurrent, buildSite, testBuild } from '../../scripts/build-site.ts';
import { freePort } from '../../scripts/free-port.ts';
import { cache, root } from '../../scripts/run-program.ts';
import { addressOf, filesIn, isGallery } from '../../site/checks/page-files.ts';

/** A checkout with a built site in it. */
export type Tree = { name: string; folder: string };

const commits = join(cache, 'look');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export async function thisTree(): Promise<Tree> {
  if (!buildIsCurrent(testBuild) && (await buildSite(testBuild)) !== 0) throw new Error('The build failed.');
  const changed = git('status', '--porcelain') === '' ? '' : ' and what is not committed';
  return { name: `${git('log', '-1', '--format=%h %s')}${changed}`, folder: root };
}

/** The files of a commit, built once and kept until another is asked for. */
export function treeOf(commit: string): Tree {
  const id = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  const folder = join(commits, id);
  const name = `${commit} (${git('log', '-1', '--format=%h %s', id)})`;
  if (existsSync(join(folder, 'site/dist/_manifest.json'))) return { name, folder };
  console.log(`Building ${name} …`);
  rmSync(commits, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  bringPackages(folder);
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--force'], {
    cwd: join(folder, 'site'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return { name, folder };
}

/** With the same lockfile the same packages do; the project's own parts are the commit's. */
function bringPackages(folder: string): void {
  const lock = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) {
    execFileSync('npm', ['ci', '--prefer-offline'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return;
  }
  for (const part of ['.', ...readdirSync(folder)]) {
    const from = join(root, part, 'node_modules');
    if (!existsSync(from)) continue;
    const to = join(folder, part, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (name === '.bin' || !/^(?:\.|@tred$)/.test(name)) symlinkSync(join(from, name), join(to, name));
  }
  const own = join(folder, 'node_modules/@tred');
  mkdirSync(own);
  for (const name of readdirSync(join(root, 'node_modules/@tred')))
    if (existsSync(join(folder, name))) symlinkSync(join(folder, name), join(own, name));
}

/** All addresses but those of the gallery and of pages that only send the visitor on. */
export function pagesOf({ folder }: Tree): string[] {
  const dist = join(folder, 'site/dist');
  return filesIn(dist).flatMap((file) => {
    const address = addressOf(file);
    if (address === undefined || isGallery(address)) return [];
    return /http-equiv="?refresh/i.test(readFileSync(join(dist, file), 'utf8')) ? [] : [address];
  });
}

/** Articles, say, differ in their words: the first stands for all. */
export function oneOfEachRoute(tree: Tree): string[] {
  return pagesOf(tree);
}

/** Serves a built site while something is done with it. */
export async function served<T>({ folder }: Tree, work: (origin: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'look-'));
  const desk = spawn(process.execPath, ['desk/src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: origin,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      DESK_LIMITS: 'off',
      DESK_PASSWORD: 'a password for pictures only',
    },
  });
  const ended = new Promise<void>((resolve) => desk.once('exit', () => resolve()));
  try {
    await answers(origin, () => desk.exitCode !== null);
    return await work(origin);
  } finally {
    desk.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function answers(origin: string, isOver: () => boolean): Promise<void> {
  for (;;) {
    if (isOver()) throw new Error('The desk did not start: the lines above say why.');
    const reply = await fetch(origin).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
