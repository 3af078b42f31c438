// Publishes drafts: one commit, one build, one swap. The working tree of the repository holds the drafts; the live site
// is always the build of a commit. After a kill at any point, `recover` finishes the publication or forgets it.
import { execFile } from 'node:child_process';
import { hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { putInPlace, undoHalfSwap } from '../build/build-folder.ts';
import { todayInKampala } from '../src/lib/dates.ts';
import { CONTENT, changedSince, git, linesOf, SPECIFICATION } from './git.ts';
import type { Progress, Published } from './messages.ts';
import { writeWhole } from './write-whole.ts';

/** Exists from the end of a build until the swap is complete. */
const READY = 'refs/website/ready';
/** Marks the commits that are publications, and says which kind. */
const TRAILER = 'Website';
const PUT_BACK = 'put back';
const MOST_HISTORY = 50;
const LOCK_MS = 2000;

type BuildResult = { ok: true } | { ok: false; message: string };

type Options = {
  /** The repository, and the folder of the live build in it. */
  root: string;
  live: string;
  /** Builds the tree into its `site/dist`. */
  build: (tree: string) => Promise<BuildResult>;
  /** What changed in these files, a line for each field. */
  words: (files: readonly string[]) => Promise<string[]>;
  /** Where to push each publication; empty for nowhere. */
  remote?: string;
  onStep?: (step: Progress['step']) => void;
};

type Commit = { base: string; tree: string; who: string; words: string[]; isPutBack?: boolean };

/** A publication that did not happen, in words for the person. */
export class NotPublished extends Error {}

export class Publication {
  readonly #options: Options;
  readonly #state: string;
  readonly #tree: string;
  #progress: Progress | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#state = join(options.root, '.cache/website');
    this.#tree = join(this.#state, 'tree');
    mkdirSync(this.#state, { recursive: true });
  }

  get progress(): Progress | undefined {
    return this.#progress;
  }

  get isRunning(): boolean {
    return this.#progress !== undefined && !['done', 'failed'].includes(this.#progress.step);
  }

  #git = (args: string[], options?: Parameters<typeof git>[2]) => git(this.#options.root, args, options);

  async #commitOf(name: string): Promise<string> {
    return (await this.#git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).catch(() => '')).trim();
  }

  /** Runs `work` with an index that has the files of `commit`. The index of the repository stays as it is. */
  async #withIndex<Result>(
    commit: string,
    work: (env: { GIT_INDEX_FILE: string }) => Promise<Result>,
  ): Promise<Result> {
    const env = { GIT_INDEX_FILE: join(this.#state, `index-${randomUUID()}`) };
    try {
      await this.#git(['read-tree', commit], { env });
      return await work(env);
    } finally {
      await rm(env.GIT_INDEX_FILE, { force: true });
    }
  }

  #changed = (since = 'HEAD') => changedSince(this.#options.root, since, CONTENT);

  /** Gives the person every draft that is new since the last call, and returns those. */
  async noteSaved(who: string, at = Date.now()): Promise<string[]> {
    const before = this.saved();
    const now = await Promise.all(
      (await this.#changed()).map(async ({ file }) => {
        const bytes = await readFile(join(this.#options.root, file)).catch(() => '');
        const version = hash('sha256', bytes);
        return { file, entry: before[file]?.version === version ? before[file] : { version, who, at } };
      }),
    );
    const saved = Object.fromEntries(now.map(({ file, entry }) => [file, entry]));
    await writeWhole(join(this.#state, 'drafts.json'), JSON.stringify(saved));
    return now.filter(({ file, entry }) => entry !== before[file]).map(({ file }) => file);
  }

  /** Who saved which draft last, and when. */
  saved(): Record<string, { version: string; who: string; at: number }> {
    try {
      return JSON.parse(readFileSync(join(this.#state, 'drafts.json'), 'utf8'));
    } catch {
      return {};
    }
  }

  /** Publications, newest first. */
  async history(): Promise<Published[]> {
    const format = `%H%x00%an%x00%at%x00%(trailers:key=${TRAILER},valueonly,separator=%x2C)%x00%b%x01`;
    const log = ['log', `--max-count=${MOST_HISTORY}`, `--grep=^${TRAILER}: `, `--format=${format}`];
    return (await this.#git(log))
      .split('\x01\n')
      .filter(Boolean)
      .map((entry) => {
        const [commit = '', who = '', at = '', kind = '', body = ''] = entry.split('\0');
        const words = body.split('\n').filter((line) => line && !line.startsWith(`${TRAILER}: `));
        return { commit, who, at: Number(at) * 1000, isPutBack: kind === PUT_BACK, words };
      });
  }

  /** Publishes the drafts of these files; the others stay drafts. */
  publish(who: string, files: readonly string[]): Promise<void> {
    return this.#run(async (base) => {
      const changed = (await this.#changed(base)).map(({ file }) => file);
      const chosen = changed.filter((file) => files.includes(file));
      if (files.length === 0 && (await this.isOutdated())) return base;
      if (chosen.length === 0)
        throw new NotPublished('There is nothing to publish: no text differs from the live site.');
      const tree = await this.#withIndex(base, async (env) => {
        const input = [...chosen, SPECIFICATION].map((file) => `${file}\0`).join('');
        await this.#git(['update-index', '--add', '--remove', '-z', '--stdin'], { env, input });
        return (await this.#git(['write-tree'], { env })).trim();
      });
      return this.#commit({ base, tree, who, words: await this.#options.words(chosen) });
    });
  }

  /** Whether a programmer's version has arrived since the last publication. */
  async isOutdated(): Promise<boolean> {
    const live = join(this.#state, 'live');
    return existsSync(live) && readFileSync(live, 'utf8') !== (await this.#commitOf('HEAD'));
  }

  #filesIn = async (commit: string) =>
    linesOf(await this.#git(['diff-tree', '-r', '--no-commit-id', '--name-only', '-z', commit]));

  /** Publishes the content before this publication; undoes later ones too. Drafts stay. */
  putBack(who: string, commit: string): Promise<void> {
    return this.#run(async (base) => {
      const history = await this.history();
      const at = history.findIndex((each) => each.commit === commit);
      if (at < 0) throw new NotPublished('This publication is not in the history.');
      const undone = history.slice(0, at + 1);
      const lists = await Promise.all(undone.map((each) => this.#filesIn(each.commit)));
      const files = [...new Set(lists.flat())];
      const tree = await this.#withIndex(base, async (env) => {
        const before = await this.#git(['ls-tree', '-r', '-z', `${commit}^`, '--', ...files]);
        const gone = files
          .filter((file) => !before.includes(`\t${file}\0`))
          .map((file) => `0 ${'0'.repeat(40)}\t${file}\0`);
        await this.#git(['update-index', '-z', '--index-info'], { env, input: before + gone.join('') });
        return (await this.#git(['write-tree'], { env })).trim();
      });
      if (tree === (await this.#git(['rev-parse', `${base}^{tree}`])).trim())
        throw new NotPublished('The live site has these words already.');
      const words = undone.flatMap((each) => each.words);
      return this.#commit({ base, tree, who, words, isPutBack: true });
    });
  }

  /** Builds the last commit again: a new day has come, or the build is missing. */
  rebuild(): Promise<void> {
    return this.#run(async (base) => base);
  }

  /** Whether a day since the live build changes a page: an entry's day has come, or is over. */
  async isDue(today: string): Promise<boolean> {
    const manifest = join(this.#options.live, '_manifest.json');
    if (!existsSync(manifest)) return true;
    const built = todayInKampala(statSync(manifest).mtime);
    const pattern = '^[- a-zA-Z]+: [\'"]?20[0-9]{2}-[0-9]{2}-[0-9]{2}';
    const lines = await this.#git(['grep', '-hE', pattern, 'HEAD', '--', CONTENT]).catch(() => '');
    const days = [...lines.matchAll(/20\d\d-\d\d-\d\d/g)].map(([day]) => day);
    // The day of the build may be over.
    return built < today && days.some((day) => day >= built && day <= today);
  }

  async #commit({ base, tree, ...about }: Commit): Promise<string> {
    const words = about.words.map((line) => line.replaceAll(/\s+/g, ' ').trim());
    // Git refuses these characters in a name.
    const who = about.who.replaceAll(/[<>\n\0]/g, ' ').trim() || 'Website';
    const subject = `${about.isPutBack ? 'Put back: ' : ''}${words[0] ?? 'Content'}`.slice(0, 100);
    const trailer = `${TRAILER}: ${about.isPutBack ? PUT_BACK : 'published'}`;
    const env = {
      GIT_AUTHOR_NAME: who,
      GIT_AUTHOR_EMAIL: `${who.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@website.invalid`,
      GIT_COMMITTER_NAME: 'Website',
      GIT_COMMITTER_EMAIL: 'website@website.invalid',
    };
    const input = [subject, '', ...words, '', trailer, ''].join('\n');
    return (await this.#git(['commit-tree', tree, '-p', base, '-F', '-'], { env, input })).trim();
  }

  async #run(commitOf: (base: string) => Promise<string>): Promise<void> {
    if (this.isRunning) throw new NotPublished('A publication is running. Wait until it is done.');
    const step = (now: Progress['step'], message = '') => {
      this.#progress = { step: now, message };
      this.#options.onStep?.(now);
    };
    step('checking');
    try {
      const base = await this.#commitOf('HEAD');
      if (!base)
        throw new NotPublished('This folder is not a git repository with a commit: ask your administrator.');
      const commit = await commitOf(base);
      step('building');
      await this.#prepareTree(commit).catch(async () => {
        await rm(this.#tree, { recursive: true, force: true });
        await this.#prepareTree(commit);
      });
      const built = await this.#options.build(this.#tree);
      if (!built.ok) throw new NotPublished(built.message);
      step('switching');
      await this.#goLive(commit, base);
      step('sending');
      step('done', await this.#push(commit));
    } catch (error) {
      await this.#forget();
      step('failed', messageOf(error));
      throw error;
    }
  }

  /** A second working tree with the packages of the first. */
  async #prepareTree(commit: string): Promise<void> {
    const { root } = this.#options;
    if (existsSync(join(this.#tree, '.git'))) {
      await this.#removeLocks(['index', 'HEAD'], this.#tree);
      await git(this.#tree, ['reset', '--hard', '--quiet', commit]);
      await git(this.#tree, ['clean', '-fdq']);
    } else {
      await this.#git(['worktree', 'prune']);
      await this.#git(['worktree', 'add', '--force', '--detach', this.#tree, commit]);
    }
    for (const workspace of ['', 'site', 'desk', 'contract', 'sandbox', 'e2e', 'bench'])
      await linkPackages(join(root, workspace), join(this.#tree, workspace));
  }

  /** Files that a killed git leaves. One that works holds them for milliseconds. */
  async #removeLocks(names: string[], folder = this.#options.root): Promise<void> {
    for (const name of names) {
      const path = (await git(folder, ['rev-parse', '--git-path', `${name}.lock`])).trim();
      const file = resolve(folder, path);
      while (existsSync(file) && Date.now() - statSync(file).mtimeMs < LOCK_MS) await pause(LOCK_MS / 10);
      await rm(file, { force: true });
    }
  }

  async #goLive(commit: string, base: string): Promise<void> {
    const { root, live } = this.#options;
    await rm(`${live}.next`, { recursive: true, force: true });
    await rename(join(this.#tree, 'site/dist'), `${live}.next`);
    // A power failure must not leave the name of a file without its bytes.
    await promisify(execFile)('sync', ['-f', root]).catch(() => {});
    // The same commit on a new day.
    if (commit === base) return this.#swap(commit);
    await this.#git(['update-ref', READY, commit]);
    // The publication happens here.
    await this.#git(['update-ref', '-m', 'website: published', 'HEAD', commit, base]).catch(() => {
      throw new NotPublished('A new version of the site arrived meanwhile. Publish again.');
    });
    await this.#finish(commit);
  }

  async #swap(commit: string): Promise<void> {
    const { root, live } = this.#options;
    undoHalfSwap(live);
    if (existsSync(`${live}.next`)) putInPlace(live);
    await writeWhole(join(this.#state, 'live'), commit);
    // `npm start` finds that this build is current, if nothing else has changed.
    const stamp = '.cache/built-from-dist';
    await cp(join(this.#tree, stamp), join(root, stamp)).catch(() => rm(join(root, stamp), { force: true }));
  }

  async #finish(commit: string): Promise<void> {
    await this.#swap(commit);
    const files = await this.#filesIn(commit);
    const kind = await this.#git(['log', '-1', `--format=%(trailers:key=${TRAILER},valueonly)`, commit]);
    if (kind.trim() === PUT_BACK) for (const file of files) await this.#follow(commit, file);
    // The repository's own index: without this, `git status` would show the publication as undone.
    if (files.length > 0) await this.#git(['reset', '--quiet', '--', ...files]).catch(() => {});
    await this.#git(['update-ref', '-d', READY]);
    await this.#git(['gc', '--auto', '--quiet']).catch(() => {});
  }

  /** After Put back, a file without a draft gets the words that are live. */
  async #follow(commit: string, file: string): Promise<void> {
    const path = join(this.#options.root, file);
    const now = existsSync(path) ? (await this.#git(['hash-object', '--', file])).trim() : '';
    const before = (
      await this.#git(['rev-parse', '--verify', '--quiet', `${commit}^:${file}`]).catch(() => '')
    ).trim();
    if (now !== before) return;
    const isKept = (await this.#git(['ls-tree', commit, '--', file])) !== '';
    if (isKept) await this.#git(['restore', `--source=${commit}`, '--worktree', '--', file]);
    else await rm(path, { force: true });
  }

  async #forget(): Promise<void> {
    if ((await this.#commitOf(READY)) === '') return;
    await this.#git(['update-ref', '-d', READY]);
    await rm(`${this.#options.live}.next`, { recursive: true, force: true });
  }

  /** At the start: ends a publication that was killed. */
  async recover(): Promise<void> {
    undoHalfSwap(this.#options.live);
    for (const name of readdirSync(this.#state).filter((each) => each.startsWith('index-')))
      await rm(join(this.#state, name), { force: true });
    const branch = await this.#git(['symbolic-ref', '--quiet', 'HEAD']).catch(() => '');
    await this.#removeLocks([READY, 'HEAD', 'index', branch.trim()].filter(Boolean));
    const ready = await this.#commitOf(READY);
    if (ready === '') return;
    if (ready === (await this.#commitOf('HEAD'))) await this.#finish(ready);
    else await this.#forget();
  }

  /** Returns a sentence if the remote refused. */
  async #push(commit: string): Promise<string> {
    const { remote } = this.#options;
    if (!remote) return '';
    const branch = (await this.#git(['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '')).trim();
    if (!branch) return '';
    return this.#git(['push', '--quiet', remote, `${commit}:refs/heads/${branch}`]).then(
      () => '',
      (error: Error & { stderr?: string }) =>
        `It is live, but the copy at ${nameOf(remote)} could not be updated: ${lastLine(error.stderr ?? error.message)}`,
    );
  }
}

/** Without a password in the address. */
const nameOf = (remote: string) => (URL.canParse(remote) ? new URL(remote).host || remote : remote);

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function messageOf(error: unknown): string {
  if (error instanceof NotPublished) return error.message;
  const { code, message = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || /No space left on device|out of diskspace/i.test(message))
    return 'The disk of the server is full. Nothing was published, and your drafts are kept: tell your administrator.';
  return `Nothing was published: ${lastLine(message)}`;
}

/** Links each package, but Astro's cache is the tree's own, and workspaces lead to the tree. */
async function linkPackages(from: string, to: string): Promise<void> {
  const source = join(from, 'node_modules');
  if (!existsSync(source) || !existsSync(to)) return;
  const target = join(to, 'node_modules');
  for (const name of existsSync(target) ? readdirSync(target) : [])
    if (name !== '.astro') await rm(join(target, name), { recursive: true });
  await mkdir(join(source, '.cache'), { recursive: true });
  await mkdir(join(target, '@tred'), { recursive: true });
  for (const name of readdirSync(source))
    if (!['.astro', '@tred'].includes(name)) symlinkSync(join(source, name), join(target, name));
  for (const name of existsSync(join(source, '@tred')) ? readdirSync(join(source, '@tred')) : [])
    symlinkSync(join('../..', name), join(target, '@tred', name));
}
