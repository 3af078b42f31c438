// Publishes: one commit, one build, one swap. A working tree of its own makes the build. After a kill at any point,
// `recover` finishes the publication or forgets it.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isRunning, isText, type Publication, type Published } from '@tred/contract/editor-api';
import { linkPackages, lock, putInPlace, undoHalfSwap } from '../../site/build/build-folder.ts';
import {
  blobsOf,
  type Chosen,
  CONTENT,
  chosenFrom,
  commitOn,
  EDITOR,
  type Files,
  filesOf,
  git,
  linesOf,
  withChosen,
} from '../drafts/git.ts';
import { mergeFiles } from '../drafts/merge-files.ts';
import { writeWhole } from '../drafts/write-whole.ts';

/** Marks the commits that are publications, and says which kind. */
const TRAILER = 'Website';
const PUT_BACK = 'put back';
const KINDS = ['published', PUT_BACK];
const NEXT = 'refs/website/next';
const MOST_HISTORY = 50;
const MOST_ENDED = 10;
const LOCK_MS = 2000;
/** A step that takes longer hangs. */
const MOST_MS = { build: 20 * 60_000, pull: 5 * 60_000 };

type BuildResult = { ok: true } | { ok: false; message: string };

type Options = {
  /** The repository, and the folder of the live build in it. */
  root: string;
  live: string;
  /** Builds the tree into its `site/dist`, unless it is ended before. */
  build: (tree: string, ended?: AbortSignal) => Promise<BuildResult>;
  mostMs?: typeof MOST_MS;
  /** The differences, a line for each field. */
  words: (before: Files, after: Files) => Promise<string[]>;
  /** Which texts of a tree the reason of a failed build names, and the rest of the reason. */
  named?: (reason: string, tree: string) => Promise<Pick<Publication, 'problems' | 'message'>>;
  remote?: string;
  onStep?: (publication: Publication) => void;
};

/** A publication that did not happen, in words for the person. */
class NotPublished extends Error {}

/** Makes the commit to be built; undefined if there is nothing to publish. */
type Prepare = (base: string, publication: Publication) => Promise<string | undefined>;

const CHANGED = ': the same words were changed again after this publication. Change them in their form.';

const late = (what: string, ms: number) =>
  `${what} took longer than ${Math.round(ms / 60_000)} minutes and was stopped. Nothing was published, and your drafts are kept: try again.`;

export class Publisher {
  readonly #options: Options;
  readonly #state: string;
  readonly #tree: string;
  /** The whole build of the commit in the tree: exists until it is live. */
  readonly #ready: string;
  #publications: Publication[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#state = join(options.root, '.cache/website');
    this.#tree = join(this.#state, 'tree');
    this.#ready = join(this.#state, 'ready');
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
  #inTree = (args: string[], timeout?: number) => git(this.#tree, args, undefined, timeout);

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
        return { commit, who, at: Number(at) * 1000, isPutBack: kind === PUT_BACK, words };
      });
  }

  publish(who: string, files: Publication['files'], edits: Chosen): Publication {
    return this.#queue({ who, kind: 'publish', files }, (base) => this.#commit(who, base, edits));
  }

  /** Undoes this publication and later ones, but not a version that came between. Drafts stay. */
  putBack(who: string, commit: string): Publication {
    return this.#queue({ who, kind: 'put back', files: [] }, async (base, publication) => {
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
        throw await this.#refusal([...kept].map((path) => CONTENT + path + CHANGED).join('\n'), publication);
      return this.#commit(who, base, chosenFrom(files, [...paths]), PUT_BACK);
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

  /** With links to the texts that the reason names. */
  async #refusal(reason: string, publication: Publication): Promise<NotPublished> {
    const named = await this.#options.named?.(reason, this.#tree);
    publication.problems = named?.problems ?? [];
    return new NotPublished(named?.message ?? reason);
  }

  /** Publishes a programmer's version together with the words that were published here. */
  takeVersion(remote: string, branch: string): Publication {
    return this.#queue({ who: EDITOR, kind: 'version', files: [] }, async () => {
      const merge = ['merge', '--quiet', '--no-edit', '--no-gpg-sign', 'FETCH_HEAD'];
      const { pull } = this.#mostMs;
      const joined = this.#inTree(['fetch', '--quiet', remote, branch], pull).then(() => this.#inTree(merge));
      await joined.catch(({ killed, stdout, stderr }) => {
        if (killed) throw new NotPublished(late(`The copy at ${nameOf(remote)}`, pull));
        throw new NotPublished(
          `Git could not join the new version and the published words.\n${stdout}${stderr}`,
        );
      });
      return (await this.#inTree(['rev-parse', 'HEAD'])).trim();
    });
  }

  /** Builds the last commit again: a new day has come, or the build is missing. */
  rebuild = (who: string): Publication => this.#queue({ who, kind: 'day', files: [] }, async (base) => base);

  async ended(publication: Publication): Promise<Publication> {
    await this.#last;
    return publication;
  }

  /** Undefined if nothing differs. */
  async #commit(who: string, base: string, chosen: Chosen, kind = 'published'): Promise<string | undefined> {
    const { root } = this.#options;
    const live = await filesOf(root, base);
    const edits = new Map([...chosen].filter(([path, content]) => content?.id !== live.get(path)));
    if (edits.size === 0) return undefined;
    const lines = await this.#options.words(live, withChosen(live, edits));
    const words = lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
    const subject = `${kind === PUT_BACK ? 'Put back: ' : ''}${words[0] ?? 'Content'}`.slice(0, 100);
    const message = [subject, '', ...words, '', `${TRAILER}: ${kind}`, ''].join('\n');
    return commitOn(root, NEXT, base, [{ who, message, edits }], true);
  }

  #queue(about: Pick<Publication, 'who' | 'kind' | 'files'>, prepare: Prepare): Publication {
    const publication: Publication = {
      ...about,
      id: randomUUID(),
      ...{ step: 'waiting', message: '', problems: [], isPublished: false, at: Date.now() },
    };
    this.#publications.push(publication);
    this.#last = this.#last.then(() => this.#run(publication, prepare));
    return publication;
  }

  async #run(publication: Publication, prepare: Prepare): Promise<void> {
    const step = (now: Publication['step'], message = '') => {
      Object.assign(publication, { step: now, message });
      this.#options.onStep?.(publication);
    };
    publication.at = Date.now();
    const held = this.#lock();
    if ('lockedBy' in held)
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
      await this.#prepareTree(base);
      const commit = await prepare(base, publication);
      if (commit === undefined) return step('done', 'The live site has these words already.');
      await this.#inTree(['reset', '--hard', '--quiet', commit]);
      step('building');
      const built = await this.#build();
      if (!built.ok) throw await this.#refusal(reasonIn(built.message), publication);
      step('switching');
      await this.#goLive(base, commit, publication);
      step('sending');
      step('done', await this.#push());
    } catch (error) {
      if (!(error instanceof NotPublished)) console.error(error);
      step('failed', messageOf(error, publication.isPublished));
    } finally {
      await rm(this.#record, { force: true }).catch(() => {});
      held.unlock();
    }
  }

  async #build(): Promise<BuildResult> {
    const most = this.#mostMs.build;
    const ended = new AbortController();
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      ended.abort();
      reject(new NotPublished(late('The build', most)));
    }, most);
    try {
      return await Promise.race([this.#options.build(this.#tree, ended.signal), promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Of the running publication, for the time after a kill. */
  get #record(): string {
    return join(this.#state, 'publication.json');
  }

  #lock = () => lock(join(this.#state, 'lock'));

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
  }

  async #goLive(base: string, commit: string, publication: Publication): Promise<void> {
    await writeWhole(join(this.#state, 'base'), base);
    await rename(join(this.#tree, 'site/dist'), this.#ready);
    // A power failure must not leave the name of a file without its bytes.
    await promisify(execFile)('sync', ['-f', this.#state], { timeout: 60_000 }).catch(() => {});
    // The publication happens here.
    await this.#git(['update-ref', '-m', 'website: published', 'HEAD', commit, base]).catch(() => {
      throw new NotPublished('A new version of the site arrived meanwhile. Publish again.');
    });
    publication.isPublished = true;
    await this.#finish();
  }

  /** Files that nobody changed here get the words of the commit; then its build becomes the live site. Can be repeated. */
  async #finish(): Promise<void> {
    const { root, live } = this.#options;
    const base = readFileSync(join(this.#state, 'base'), 'utf8');
    const files = linesOf(await this.#inTree(['diff', '--name-only', '--no-renames', '-z', base, 'HEAD']));
    // By a programmer, in the root.
    const own = new Set(linesOf(await this.#git(['diff', '--name-only', '--no-renames', '-z', base])));
    const untouched = files.filter((file) => !own.has(file));
    if (untouched.length > 0) await this.#git(['restore', '--source=HEAD', '--worktree', '--', ...untouched]);
    // Without this, `git status` would show the publication as undone.
    if (files.length > 0) await this.#git(['reset', '--quiet', '--', ...files]);
    // `npm start` finds that this build is current, if nothing else has changed.
    const stamp = '.cache/built-from-dist';
    await cp(join(this.#tree, stamp), join(root, stamp)).catch(() => rm(join(root, stamp), { force: true }));
    putInPlace(live, this.#ready);
    await this.#git(['gc', '--auto', '--quiet']).catch(() => {});
  }

  /** At the start: ends a publication that was killed, unless another program publishes. */
  async recover(): Promise<void> {
    const held = this.#lock();
    if ('lockedBy' in held) return;
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
    } finally {
      held.unlock();
    }
  }

  /** Shows the build of a commit that is published, or forgets it. */
  async #settle(): Promise<void> {
    undoHalfSwap(this.#options.live);
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
      (error: Error & { stderr?: Buffer; killed?: boolean }) =>
        `It is live, but the copy at ${nameOf(remote)} could not be updated: ${error.killed ? 'it does not answer.' : lastLine(String(error.stderr || error.message))}`,
    );
  }
}

/** The lines of a build that name a text, or else its errors, or its last sentences: without code and stack traces. */
function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => /^[^\s{}]/.test(line) && !/^Node\.js v| [├└]─ /.test(line));
  const texts = lines.filter((line) => line.startsWith(CONTENT) || line.startsWith('the page /'));
  const errors = lines.flatMap((line) => /.*Error: (.*)/.exec(line)?.[1] ?? []);
  const [reason = []] = [texts, errors, lines.slice(-3)].filter(({ length }) => length > 0);
  return [...new Set(reason)].join('\n');
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
    : `Nothing was published, and your drafts are kept: ${cause}`;
}
