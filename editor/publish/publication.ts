// Publishes drafts: one commit, one build, one swap. The working tree of the repository holds the drafts; a second one
// makes the commit and its build. After a kill at any point, `recover` finishes the publication or forgets it.
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Progress, Published } from '@tred/contract/editor-api';
import { linkPackages, putInPlace, undoHalfSwap } from '../../site/build/build-folder.ts';
import { CONTENT, changedSince, git, linesOf } from '../drafts/git.ts';
import { writeWhole } from '../drafts/write-whole.ts';

/** Marks the commits that are publications, and says which kind. */
const TRAILER = 'Website';
const PUT_BACK = 'put back';
const MOST_HISTORY = 50;
const LOCK_MS = 2000;
/** The person is the author. */
const COMMITTER = ['-c', `user.name=${TRAILER}`, '-c', 'user.email=website@website.invalid'];

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

/** A publication that did not happen, in words for the person. */
export class NotPublished extends Error {}

export class Publication {
  readonly #options: Options;
  readonly #state: string;
  readonly #tree: string;
  /** The whole build of the commit in the tree: exists until it is live. */
  readonly #ready: string;
  #progress: Progress | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#state = join(options.root, '.cache/website');
    this.#tree = join(this.#state, 'tree');
    this.#ready = join(this.#state, 'ready');
    mkdirSync(this.#state, { recursive: true });
  }

  get progress(): Progress | undefined {
    return this.#progress;
  }

  get isRunning(): boolean {
    return this.#progress !== undefined && !['done', 'failed'].includes(this.#progress.step);
  }

  #git = (args: string[]) => git(this.#options.root, args);
  #inTree = (args: string[], input?: string) => git(this.#tree, args, input);

  /** The commit of the last publication or version. */
  head = async () => (await this.#git(['rev-parse', 'HEAD'])).trim();

  #drafts = async (since = 'HEAD') =>
    (await changedSince(this.#options.root, since, CONTENT)).map(({ file }) => file);

  /** Gives the person every draft that is new since the last call, and returns those. */
  async noteSaved(who: string, at = Date.now()): Promise<string[]> {
    const before = this.saved();
    const now = await Promise.all(
      (await this.#drafts()).map(async (file) => {
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
      const chosen = (await this.#drafts(base)).filter((file) => files.includes(file));
      for (const file of chosen) {
        const draft = join(this.#options.root, file);
        if (existsSync(draft)) await cp(draft, join(this.#tree, file));
        else await rm(join(this.#tree, file));
      }
      await this.#commit(who, await this.#options.words(chosen));
    });
  }

  /** Publishes the content before this publication; undoes later ones too. Drafts stay. */
  putBack(who: string, commit: string): Promise<void> {
    return this.#run(async () => {
      const history = await this.history();
      const undone = history.slice(0, history.findIndex((each) => each.commit === commit) + 1);
      if (undone.length === 0) throw new NotPublished('This publication is not in the history.');
      const log = ['log', '--format=', '--name-only', '-z', `--grep=^${TRAILER}: `, `${commit}^..`];
      const files = new Set(linesOf(await this.#git(log)));
      await this.#inTree(['restore', `--source=${commit}^`, '--staged', '--worktree', '--', ...files]);
      const words = undone.flatMap((each) => each.words);
      await this.#commit(who, words, PUT_BACK);
    });
  }

  /** Publishes a programmer's version together with the words that were published here. */
  takeVersion(remote: string, branch: string): Promise<void> {
    return this.#run(async (base) => {
      const pull = ['pull', '--quiet', '--no-rebase', '--no-edit', '--no-gpg-sign', remote, branch];
      await this.#inTree([...COMMITTER, ...pull]).catch(({ stdout, stderr }) => {
        throw new NotPublished(
          `Git could not join the new version and the published words.\n${stdout}${stderr}`,
        );
      });
      const drafts = await this.#drafts(base);
      const both = (await this.#filesSince(base)).filter((file) => drafts.includes(file));
      if (both.length > 0)
        throw new NotPublished(
          `The new version changes drafts. Publish or undo them first: ${both.join(', ')}`,
        );
    });
  }

  /** Builds the last commit again: a new day has come, or the build is missing. */
  rebuild(): Promise<void> {
    return this.#run(async () => {});
  }

  /** Commits what differs in the tree. */
  async #commit(author: string, lines: string[], kind = 'published'): Promise<void> {
    await this.#inTree(['add', '--all']);
    if ((await this.#inTree(['status', '--porcelain'])) === '')
      throw new NotPublished('There is nothing to publish: the live site has these words already.');
    const words = lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
    // Git refuses these characters in a name.
    const who = author.replaceAll(/[<>\n\0]/g, ' ').trim() || TRAILER;
    const email = `${who.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@website.invalid`;
    const subject = `${kind === PUT_BACK ? 'Put back: ' : ''}${words[0] ?? 'Content'}`.slice(0, 100);
    await this.#inTree(
      [...COMMITTER, 'commit', '--quiet', '--no-gpg-sign', `--author=${who} <${email}>`, '--file=-'],
      [subject, '', ...words, '', `${TRAILER}: ${kind}`, ''].join('\n'),
    );
  }

  /** Prepares the commit in the tree, builds it, and shows it to visitors. */
  async #run(prepare: (base: string) => Promise<void>): Promise<void> {
    if (this.isRunning) throw new NotPublished('A publication is running. Wait until it is done.');
    const step = (now: Progress['step'], message = '') => {
      this.#progress = { step: now, message };
      this.#options.onStep?.(now);
    };
    step('checking');
    try {
      const base = await this.head().catch(() => {
        throw new NotPublished('This folder is not a git repository with a commit: ask your administrator.');
      });
      await this.#prepareTree(base).catch(async () => {
        await rm(this.#tree, { recursive: true, force: true });
        await this.#prepareTree(base);
      });
      await prepare(base);
      step('building');
      const built = await this.#options.build(this.#tree);
      if (!built.ok) throw new NotPublished(built.message);
      step('switching');
      await this.#goLive(base);
      step('sending');
      step('done', await this.#push());
    } catch (error) {
      step('failed', messageOf(error));
      throw error;
    }
  }

  /** A second working tree with the packages of the first. */
  async #prepareTree(commit: string): Promise<void> {
    const { root } = this.#options;
    await rm(this.#ready, { recursive: true, force: true });
    if (existsSync(join(this.#tree, '.git'))) {
      await this.#inTree(['reset', '--hard', '--quiet', commit]);
      await this.#inTree(['clean', '-fdqx', '--exclude=node_modules']);
    } else {
      await this.#git(['worktree', 'prune']);
      await this.#git(['worktree', 'add', '--force', '--detach', this.#tree, commit]);
    }
    linkPackages(root, this.#tree, ['.cache']);
  }

  async #goLive(base: string): Promise<void> {
    await writeWhole(join(this.#state, 'base'), base);
    await rename(join(this.#tree, 'site/dist'), this.#ready);
    // A power failure must not leave the name of a file without its bytes.
    await promisify(execFile)('sync', ['-f', this.#state]).catch(() => {});
    const commit = (await this.#inTree(['rev-parse', 'HEAD'])).trim();
    // The publication happens here.
    await this.#git(['update-ref', '-m', 'website: published', 'HEAD', commit, base]).catch(() => {
      throw new NotPublished('A new version of the site arrived meanwhile. Publish again.');
    });
    await this.#finish();
  }

  /** Files without a draft get the words of the commit; then its build becomes the live site. Can be repeated. */
  async #finish(): Promise<void> {
    const { root, live } = this.#options;
    const base = readFileSync(join(this.#state, 'base'), 'utf8');
    const files = await this.#filesSince(base);
    const own = (await changedSince(root, base, '.')).map(({ file }) => file);
    const untouched = files.filter((file) => !own.includes(file));
    if (untouched.length > 0) await this.#git(['restore', '--source=HEAD', '--worktree', '--', ...untouched]);
    // Without this, `git status` would show the publication as undone.
    if (files.length > 0) await this.#git(['reset', '--quiet', '--', ...files]);
    // `npm start` finds that this build is current, if nothing else has changed.
    const stamp = '.cache/built-from-dist';
    await cp(join(this.#tree, stamp), join(root, stamp)).catch(() => rm(join(root, stamp), { force: true }));
    putInPlace(live, this.#ready);
    await this.#git(['gc', '--auto', '--quiet']).catch(() => {});
  }

  /** What the tree's commit changed. */
  #filesSince = async (base: string) =>
    linesOf(await this.#inTree(['diff', '--name-only', '--no-renames', '-z', base, 'HEAD']));

  /** At the start: ends a publication that was killed. */
  async recover(): Promise<void> {
    undoHalfSwap(this.#options.live);
    const branch = await this.#git(['symbolic-ref', '--quiet', 'HEAD']).catch(() => 'HEAD');
    for (const name of ['HEAD', 'index', branch.trim()]) await this.#removeLock(name);
    if (!existsSync(this.#ready)) return;
    const built = (await this.#inTree(['rev-parse', 'HEAD']).catch(() => '')).trim();
    if (built === (await this.head())) await this.#finish();
    else await rm(this.#ready, { recursive: true });
  }

  /** A killed git leaves this file. One that works holds it for milliseconds. */
  async #removeLock(name: string): Promise<void> {
    const path = (await this.#git(['rev-parse', '--git-path', `${name}.lock`])).trim();
    const file = resolve(this.#options.root, path);
    while (existsSync(file) && Date.now() - statSync(file).mtimeMs < LOCK_MS) await pause(LOCK_MS / 10);
    await rm(file, { force: true });
  }

  /** Returns a sentence if the remote refused. */
  async #push(): Promise<string> {
    const { remote } = this.#options;
    if (!remote) return '';
    return this.#git(['push', '--quiet', remote, 'HEAD']).then(
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
