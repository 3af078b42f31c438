// Publishes: check, one commit, one rendering, one swap. After a kill at any point, `recover` finishes the publication or
// forgets it.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isRunning, isText, type Problem, type Publication, type Published } from '@tred/contract/editor-api';
import { linkPackages, lock, putInPlace, SITE_LOCK, undoHalfSwap } from '../../site/build/build-folder.ts';
import type { FoundProblem, Render } from '../check/program.ts';
import { ContentFolder } from '../store/content-folder.ts';
import {
  blobsOf,
  type Chosen,
  chosenFrom,
  commitOn,
  EDITOR,
  type Files,
  filesOf,
  git,
  linesOf,
  withChosen,
} from '../store/git.ts';
import { mergeFiles } from '../store/merge-files.ts';
import { writeWhole } from '../store/write-whole.ts';

/** Compiled programs of the website, by their code. */
const PROGRAMS = 'site/.cache/program';
/** Marks the commits that are publications, and says which kind. */
const TRAILER = 'Website';
const REVERTED = 'reverted';
/** The last one is the second of earlier versions. */
const KINDS = ['published', REVERTED, 'put back'];
const NEXT = 'refs/website/next';
const MOST_HISTORY = 50;
const MOST_ENDED = 10;
const LOCK_MS = 2000;
/** A step that takes longer hangs. */
const MOST_MS = { prepare: 5 * 60_000, render: 10 * 60_000 };

type Options = {
  /** The repository, and the folder of the live site in it. */
  root: string;
  live: string;
  /** Renders content with the code of the repository, or of another folder. */
  render: (root: string) => Render;
  mostMs?: typeof MOST_MS;
  /** The differences, a line for each field. */
  words: (before: Files, after: Files) => Promise<string[]>;
  /** Problems with titles and labels. */
  named?: (found: readonly FoundProblem[]) => Promise<Problem[]>;
  remote?: string;
  onStep?: (publication: Publication) => void;
};

/** A publication that did not happen, in words for the person. */
class NotPublished extends Error {
  readonly problems: readonly FoundProblem[];

  constructor(message: string, problems: readonly FoundProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

type Prepared = {
  commit: string;
  /** The folder of the code that renders it. */
  code: string;
};

/** Makes the commit to be rendered; undefined if there is nothing to publish. */
type Prepare = (base: string, signal: AbortSignal) => Promise<Prepared | undefined>;

/** Files of version 1.1. */
const OF_EARLIER_VERSIONS = ['base', 'drafts', 'lock', 'ready'];

/** In the file beside a finished rendering. */
type Rendered = { base: string; commit: string; folder: string };

const CHANGED = 'The same words were changed again after this publication. Change them in their form.';

const KEPT = 'Nothing was published, and your drafts are kept';
const CANCELLED = `It was cancelled. ${KEPT}.`;

export class Publisher {
  readonly #options: Options;
  readonly #state: string;
  /** A working tree for a programmer’s version. */
  readonly #tree: string;
  #publications: Publication[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #cancels = new Map<string, AbortController>();

  constructor(options: Options) {
    this.#options = options;
    this.#state = join(options.root, '.cache/website');
    this.#tree = join(this.#state, 'tree');
    mkdirSync(this.#state, { recursive: true });
  }

  /** Those that wait or run, then the last that ended. */
  get publications(): Publication[] {
    const ended = this.#publications.filter((each) => !isRunning(each));
    return [...this.#publications.filter(isRunning), ...ended.slice(-MOST_ENDED).reverse()];
  }

  get isRunning(): boolean {
    return this.#publications.some(isRunning);
  }

  #git = (args: string[]) => git(this.#options.root, args);
  #inTree = (args: string[], options?: Parameters<typeof git>[3]) =>
    git(this.#tree, args, undefined, options);

  get #mostMs() {
    return this.#options.mostMs ?? MOST_MS;
  }

  /** The commit of the last publication or version. */
  head = async () => (await this.#git(['rev-parse', 'HEAD'])).trim();

  async history(): Promise<Published[]> {
    const format = `%H%x00%an%x00%at%x00%(trailers:key=${TRAILER},valueonly,separator=%x2C)%x00%b%x01`;
    const log = ['log', `--max-count=${MOST_HISTORY}`, `--grep=^${TRAILER}: `, `--format=${format}`];
    return (await this.#git(log))
      .split('\x01\n')
      .map((entry) => entry.split('\0'))
      .filter(([, , , kind = '']) => KINDS.includes(kind))
      .map(([commit = '', who = '', at = '', kind = '', body = '']) => {
        // The trailer is the last line; a page may have its name.
        const words = body.trimEnd().split('\n').slice(0, -1).filter(Boolean);
        return { commit, who, at: Number(at) * 1000, isRevert: kind !== 'published', words };
      });
  }

  publish(who: string, files: Publication['files'], edits: Chosen): Publication {
    return this.#queue({ who, kind: 'publish', files }, (base) => this.#commit(who, base, edits));
  }

  /** False if it has ended, or is published already. */
  cancel(id: string): boolean {
    const publication = this.#publications.find((each) => each.id === id);
    if (!publication || !['waiting', 'checking', 'building'].includes(publication.step)) return false;
    this.#cancels.get(id)?.abort(new NotPublished(CANCELLED));
    return true;
  }

  /** Undoes this publication and later ones, but not a version that came between. Drafts stay. */
  revert(who: string, commit: string): Publication {
    return this.#queue({ who, kind: 'revert', files: [] }, async (base) => {
      const { root } = this.#options;
      const history = await this.history();
      const undone = history.slice(0, history.findIndex((each) => each.commit === commit) + 1);
      if (undone.length === 0) throw new NotPublished('This publication is not in the history.');
      const files = new Map(await filesOf(root, base));
      const paths = new Set<string>();
      const kept = new Set<string>();
      for (const { commit: each } of undone) {
        const [before, after] = await Promise.all([filesOf(root, `${each}^`), filesOf(root, each)]);
        for (const path of new Set([...before.keys(), ...after.keys()])) {
          const [then = '', published = '', now = ''] = [before, after, files].map((all) => all.get(path));
          if (then === published) continue;
          paths.add(path);
          const id = now === published ? then : await this.#without(path, { then, published, now });
          if (id === undefined) kept.add(path);
          else if (id) files.set(path, id);
          else files.delete(path);
        }
      }
      if (kept.size > 0)
        throw new NotPublished(
          '',
          [...kept].map((path) => ({ path, message: CHANGED })),
        );
      return this.#commit(who, base, chosenFrom(files, [...paths]), REVERTED);
    });
  }

  /** The file of now as if it had not been published; undefined if a later change is of the same words. */
  async #without(
    path: string,
    ids: Record<'then' | 'published' | 'now', string>,
  ): Promise<string | undefined> {
    const { then, published, now } = ids;
    if (now === then) return now;
    if (!isText(path) || !then || !published || !now) return undefined;
    const { root } = this.#options;
    const blobs = await blobsOf(root, [then, published, now]);
    const textOf = (id: string) => String(blobs.get(id));
    const { text, fits } = mergeFiles(path, textOf(published), textOf(then), textOf(now));
    return fits ? (await git(root, ['hash-object', '-w', '--stdin'], text)).trim() : undefined;
  }

  /** Publishes a programmer's version together with the words that were published here. */
  takeVersion(remote: string, branch: string): Publication {
    return this.#queue({ who: EDITOR, kind: 'version', files: [] }, async (base, signal) => {
      await this.#prepareTree(base);
      await this.#inTree(['fetch', '--quiet', remote, branch], { signal }).catch(({ stderr }) => {
        signal.throwIfAborted();
        throw new NotPublished(`Git could not read ${nameOf(remote)}.\n${stderr}`);
      });
      // New files go with their folder, if the version moved that.
      const merge = ['-c', 'merge.directoryRenames=true', 'merge', '--quiet', '--no-edit', '--no-gpg-sign'];
      await this.#inTree([...merge, 'FETCH_HEAD']).catch(({ stdout, stderr }) => {
        throw new NotPublished(
          `Git could not join the new version and the published words.\n${stdout}${stderr}`,
        );
      });
      return { commit: (await this.#inTree(['rev-parse', 'HEAD'])).trim(), code: this.#tree };
    });
  }

  /** Renders the last commit again: a new day has come, or the pages are missing. */
  rebuild = (who: string): Publication =>
    this.#queue({ who, kind: 'day', files: [] }, async (commit) => ({ commit, code: this.#options.root }));

  async ended(publication: Publication): Promise<Publication> {
    await this.#last;
    return publication;
  }

  /** Undefined if nothing differs. */
  async #commit(
    who: string,
    base: string,
    chosen: Chosen,
    kind = 'published',
  ): Promise<Prepared | undefined> {
    const { root } = this.#options;
    const live = await filesOf(root, base);
    const edits = new Map([...chosen].filter(([path, content]) => content?.id !== live.get(path)));
    if (edits.size === 0) return undefined;
    const lines = await this.#options.words(live, withChosen(live, edits));
    const words = lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
    const subject = `${kind === REVERTED ? 'Revert: ' : ''}${words[0] ?? 'Content'}`.slice(0, 100);
    const message = [subject, '', ...words, '', `${TRAILER}: ${kind}`, ''].join('\n');
    return { commit: await commitOn(root, NEXT, base, [{ who, message, edits }], true), code: root };
  }

  #queue(about: Pick<Publication, 'who' | 'kind' | 'files'>, prepare: Prepare): Publication {
    const publication: Publication = {
      ...about,
      id: randomUUID(),
      ...{ step: 'waiting', message: '', problems: [], isPublished: false, at: Date.now() },
    };
    this.#publications.push(publication);
    const cancel = new AbortController();
    this.#cancels.set(publication.id, cancel);
    this.#last = this.#last.then(() => this.#run(publication, prepare, cancel.signal));
    return publication;
  }

  async #run(publication: Publication, prepare: Prepare, cancelled: AbortSignal): Promise<void> {
    const step = (now: Publication['step'], message = '') => {
      Object.assign(publication, { step: now, message, pages: undefined });
      this.#options.onStep?.(publication);
    };
    publication.at = Date.now();
    const unlock = this.#lock();
    if (!unlock)
      return step(
        'failed',
        'Another program publishes at this moment, such as “npm run update”. Publish again in a minute.',
      );
    try {
      await this.#settle();
      step('checking');
      const base = await this.head().catch(() => {
        throw new NotPublished('This folder is not a git repository with a commit: ask your administrator.');
      });
      await writeWhole(this.#record, JSON.stringify({ ...publication, base }));
      const { prepare: most } = this.#mostMs;
      const prepared = await withDeadline('The check', most, cancelled, (signal) => prepare(base, signal));
      if (prepared === undefined) return step('done', 'The live site has these words already.');
      step('building');
      const folder = await this.#render(publication, prepared, cancelled);
      cancelled.throwIfAborted();
      step('switching');
      await this.#goLive({ base, commit: prepared.commit, folder }, publication);
      step('sending');
      step('done', await this.#push());
    } catch (error) {
      if (error instanceof NotPublished)
        publication.problems = (await this.#options.named?.(error.problems).catch(console.error)) ?? [];
      else console.error(error);
      step('failed', messageOf(error, publication.isPublished));
    } finally {
      this.#cancels.delete(publication.id);
      await rm(this.#record, { force: true }).catch(() => {});
      unlock();
    }
  }

  /** Returns the folder with all pages. */
  async #render(
    publication: Publication,
    { commit, code }: Prepared,
    cancelled: AbortSignal,
  ): Promise<string> {
    const { root, live, render } = this.#options;
    const out = join(this.#state, `${RENDERED}.${publication.id}`);
    const content = new ContentFolder(root, join(this.#state, WORDS));
    try {
      await content.show(await filesOf(root, commit));
      const rendered = await withDeadline('Making the pages', this.#mostMs.render, cancelled, (signal) =>
        render(code)({
          content: content.folder,
          out,
          previous: live,
          signal,
          onProgress: (done, of) => {
            publication.pages = { done, of };
          },
        }),
      );
      if (!rendered.ok) throw new NotPublished(rendered.message, rendered.problems);
      return out;
    } finally {
      // The words stay in the repository.
      await rm(content.folder, { recursive: true, force: true });
    }
  }

  get #rendered(): string {
    return join(this.#state, `${RENDERED}.json`);
  }

  /** Of the running publication, for the time after a kill. */
  get #record(): string {
    return join(this.#state, 'publication.json');
  }

  #lock = () => lock(join(this.#options.root, SITE_LOCK));

  /** The program that is compiled for a version is there when that is live. */
  async #shareProgram(): Promise<void> {
    const [own, shared] = [this.#tree, this.#options.root].map((each) => join(each, PROGRAMS));
    mkdirSync(shared ?? '', { recursive: true });
    mkdirSync(join(this.#tree, 'site/.cache'), { recursive: true });
    await rm(own ?? '', { recursive: true, force: true });
    await symlink(shared ?? '', own ?? '');
  }

  /** A working tree with the packages of the repository. */
  async #prepareTree(commit: string): Promise<void> {
    const { root } = this.#options;
    const make = async () => {
      if (existsSync(join(this.#tree, '.git'))) {
        await this.#inTree(['reset', '--hard', '--quiet', commit]);
        await this.#inTree(['clean', '-fdqx', '--exclude=node_modules']);
      } else {
        await this.#git(['worktree', 'prune']);
        await this.#git(['worktree', 'add', '--force', '--detach', this.#tree, commit]);
      }
    };
    await make().catch(async () => {
      await rm(this.#tree, { recursive: true, force: true });
      await make();
    });
    linkPackages(root, this.#tree, ['.cache']);
    await this.#shareProgram();
  }

  async #goLive(rendered: Rendered, publication: Publication): Promise<void> {
    await writeWhole(this.#rendered, JSON.stringify(rendered));
    // A power failure must not leave the name of a file without its bytes.
    await promisify(execFile)('sync', ['-f', this.#state], { timeout: 60_000 }).catch(() => {});
    // The publication happens here.
    const { base, commit } = rendered;
    await this.#git(['update-ref', '-m', 'website: published', 'HEAD', commit, base]).catch(() => {
      throw new NotPublished('A new version of the site arrived meanwhile. Publish again.');
    });
    publication.isPublished = true;
    await this.#finish(rendered);
  }

  /** Files that nobody changed here get the words of the commit; then its pages become the live site. Can be repeated. */
  async #finish({ base, commit, folder }: Rendered): Promise<void> {
    const { live } = this.#options;
    const diff = ['diff', '--name-only', '--no-renames', '-z', base];
    const files = linesOf(await this.#git([...diff, commit]));
    // By a programmer, in the root.
    const own = new Set(linesOf(await this.#git(diff)));
    const untouched = files.filter((file) => !own.has(file));
    if (untouched.length > 0) await this.#git(['restore', '--source=HEAD', '--worktree', '--', ...untouched]);
    // Without this, `git status` would show the publication as undone.
    if (files.length > 0) await this.#git(['reset', '--quiet', '--', ...files]);
    putInPlace(live, folder);
    await rm(this.#rendered, { force: true });
    await this.#git(['gc', '--auto', '--quiet']).catch(() => {});
  }

  /** At the start: ends a publication that was killed, unless another program publishes. */
  async recover(): Promise<void> {
    const unlock = this.#lock();
    if (!unlock) return;
    try {
      const branch = await this.#git(['symbolic-ref', '--quiet', 'HEAD']).catch(() => 'HEAD');
      for (const name of ['HEAD', 'index', branch.trim(), 'refs/heads/drafts']) await this.#removeLock(name);
      const killed = existsSync(this.#record) ? JSON.parse(readFileSync(this.#record, 'utf8')) : undefined;
      await this.#settle();
      const isPublished = killed !== undefined && killed.base !== (await this.head());
      const message = isPublished
        ? ''
        : 'The editor was stopped while it published. Nothing of this was published: publish again.';
      const step = isPublished ? 'done' : 'failed';
      if (killed) {
        const { base: _, ...publication } = killed;
        this.#publications.push({ problems: [], ...publication, step, message, isPublished, at: Date.now() });
      }
      await rm(this.#record, { force: true });
      for (const name of OF_EARLIER_VERSIONS)
        await rm(join(this.#state, name), { recursive: true, force: true });
    } finally {
      unlock();
    }
  }

  /** Shows the pages of a commit that is published, and forgets others. */
  async #settle(): Promise<void> {
    undoHalfSwap(this.#options.live);
    const rendered: Rendered | undefined = existsSync(this.#rendered)
      ? JSON.parse(readFileSync(this.#rendered, 'utf8'))
      : undefined;
    if (rendered && existsSync(rendered.folder) && rendered.commit === (await this.head()))
      await this.#finish(rendered);
    const left = readdirSync(this.#state).filter((name) => name.startsWith(RENDERED) || name === WORDS);
    for (const name of left) await rm(join(this.#state, name), { recursive: true, force: true });
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
      (error: Error & { stderr?: Buffer; killed?: boolean }) =>
        `It is live, but the copy at ${nameOf(remote)} could not be updated: ${error.killed ? 'it does not answer.' : lastLine(String(error.stderr || error.message))}`,
    );
  }
}

/** Names of folders and of a file: what was rendered, and is not live yet. */
const RENDERED = 'rendered';
/** The content that is rendered. */
const WORDS = 'publishing';

const minutes = (ms: number) => `${Math.round(ms / 60_000)} minutes`;

/** Ends a task that takes too long, or is cancelled, also if the task does not notice. */
async function withDeadline<Value>(
  what: string,
  ms: number,
  cancelled: AbortSignal,
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  cancelled.throwIfAborted();
  const late = new AbortController();
  const signal = AbortSignal.any([cancelled, late.signal]);
  const message = `${what} took longer than ${minutes(ms)} and was stopped. ${KEPT}: try again.`;
  const timer = setTimeout(() => late.abort(new NotPublished(message)), ms);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  try {
    return await Promise.race([task(signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without a password in the address. */
const nameOf = (remote: string) => (URL.canParse(remote) ? new URL(remote).host || remote : remote);

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

function messageOf(error: unknown, isPublished: boolean): string {
  if (error instanceof NotPublished) return error.message;
  const { code, message = '' } = error as NodeJS.ErrnoException;
  const isFull = code === 'ENOSPC' || /No space left on device|out of diskspace/i.test(message);
  const cause = isFull ? 'The disk of the server is full.' : lastLine(message);
  return isPublished
    ? `It is published, but visitors do not see it yet: ${cause} The editor tries again at the next publication and at its next start: tell your administrator.`
    : `${KEPT}: ${cause}`;
}
