// The branch `drafts`: all that was saved and is not published. A save is a commit of its person; the branch always follows
// the published commit, and after a publication it keeps only what is left.
import { isText } from '@tred/contract/editor-api';
import {
  blobsOf,
  CONTENT,
  commitOn,
  EDITOR,
  type Edits,
  type Files,
  filesOf,
  git,
  type NewCommit,
  OLD_CONTENT,
  type Step,
  stepsOf,
} from './git.ts';
import { mergeFiles } from './merge-files.ts';
import { Refused } from './refused.ts';
import { remember } from './remember.ts';

const DRAFTS = 'refs/heads/drafts';
const JOINED = 'refs/website/joined';
const MOST_TRIES = 5;

/** The content at one time: both commits, and their files. */
export type State = { published: string; drafts: string; live: Files; files: Files };
export type Author = { who: string; at: number };
type Written<Result> = { edits: Edits; result: Result };

const NO_REPOSITORY = 'This folder is not a git repository with a commit: ask your administrator.';
const FULL = 'The disk of the server is full. Nothing was saved: tell your administrator.';

export class DraftBranch {
  readonly root: string;
  /** Awaited after each move: it brings the files of the preview up to date. */
  onMoved: (state: State) => Promise<void> = async () => {};
  #moved = '';
  #last: Promise<unknown> = Promise.resolve();
  #files = new Map<string, Promise<Files>>();
  #steps = new Map<string, Promise<Step[]>>();
  #texts = new Map<string, string>();
  #joined = '';

  constructor(root: string) {
    this.root = root;
  }

  #git = (args: string[], input?: string) => git(this.root, args, input);

  async state(): Promise<State> {
    const { published, drafts } = await this.#commits();
    const [live, files] = await Promise.all([this.#filesOf(published), this.#filesOf(drafts)]);
    const state = { published, drafts, live, files };
    const isNew = this.#moved !== this.#joined;
    this.#moved = this.#joined;
    if (isNew) await this.onMoved(state);
    return state;
  }

  #filesOf = (commit: string) => remember(this.#files, commit, () => filesOf(this.root, commit));

  /** The branch stands on the published commit, also after another program moved that. */
  async #commits(): Promise<{ published: string; drafts: string }> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [published = '', drafts = ''] = await this.#heads();
      const pair = `${published} ${drafts}`;
      if (drafts && (pair === this.#joined || (await this.#standsOn(published, drafts)))) {
        this.#joined = pair;
        return { published, drafts };
      }
      await this.#join(drafts, published).catch((error: unknown) => {
        if (tries + 1 === MOST_TRIES) throw error;
      });
    }
    throw new Refused(503, 'The drafts could not be read: try again in a minute.');
  }

  /** Both commits; only the published one before the first draft. */
  async #heads(): Promise<string[]> {
    const read = (...names: string[]) => this.#git(['rev-parse', '--quiet', ...names, '--']);
    const heads = await read('HEAD', DRAFTS)
      .catch(() => read('HEAD'))
      .catch(() => {
        throw new Refused(503, NO_REPOSITORY);
      });
    return heads.split('\n').filter((line) => line !== '--');
  }

  /** And no draft is in the folder where the content was before. */
  #standsOn = (published: string, drafts: string) =>
    Promise.all([
      this.#git(['merge-base', '--is-ancestor', published, drafts]),
      this.#git(['diff', '--quiet', published, drafts, '--', OLD_CONTENT]),
    ]).then(
      () => true,
      () => false,
    );

  /** Repeats on the published commit what is not published yet. */
  async #join(drafts: string, published: string): Promise<void> {
    const commits = drafts ? await this.#left(drafts, published) : [];
    const joined = await commitOn(this.root, JOINED, published, commits, true);
    // Only if nobody has saved meanwhile.
    await this.#git(['update-ref', '-m', 'website: joined', DRAFTS, joined, drafts || '0'.repeat(40)]);
  }

  async #left(drafts: string, published: string): Promise<NewCommit[]> {
    const base = (await this.#git(['merge-base', published, drafts])).trim();
    const [steps, live] = await Promise.all([this.#stepsOf(base, drafts), this.#filesOf(published)]);
    const byPath = Map.groupBy(steps, ({ path }) => path);
    const kept = new Set<Step>();
    const both: { path: string; before: string; mine: string; theirs: string }[] = [];
    for (const [path, own] of byPath) {
      const [before = '', now = ''] = [own[0]?.before, live.get(path)];
      // Changes published up to here are no drafts any more.
      const at = own.findLastIndex(({ after }) => after === now);
      for (const step of own.slice(at + 1)) kept.add(step);
      const mine = own.at(-1)?.after ?? '';
      if (now !== before && at < 0 && now && mine && isText(path))
        both.push({ path, before, mine, theirs: now });
    }
    const texts = await this.texts(both.flatMap(({ before, mine, theirs }) => [before, mine, theirs]));
    const textOf = (id: string) => texts.get(id) ?? '';
    const merged = both.map(({ path, before, mine, theirs }) => {
      return [path, mergeFiles(path, textOf(before), textOf(mine), textOf(theirs)).text] as const;
    });
    const commits = steps
      .filter((step) => kept.has(step))
      .map(
        ({ who, at, path, after }): NewCommit => ({
          ...{ who: who || EDITOR, at, message: messageOf([path]) },
          edits: new Map([[path, after ? { id: after } : undefined]]),
        }),
      );
    if (merged.length > 0)
      commits.push({ who: EDITOR, message: 'Drafts and published words joined\n', edits: new Map(merged) });
    return commits;
  }

  async texts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const missing = ids.filter((id) => /^[0-9a-f]{40,64}$/.test(id) && !this.#texts.has(id));
    for (const [id, bytes] of await blobsOf(this.root, missing)) this.#texts.set(id, String(bytes));
    return this.#texts;
  }

  #stepsOf = (from: string, to: string) =>
    remember(this.#steps, `${from} ${to}`, () => stepsOf(this.root, from, to));

  /** How the drafts came about, oldest first, by path. */
  async steps({ published, drafts }: State): Promise<ReadonlyMap<string, Step[]>> {
    return Map.groupBy(await this.#stepsOf(published, drafts), ({ path }) => path);
  }

  /** Who removed a file that is gone, and its last version. */
  async removal(path: string): Promise<(Author & { id: string }) | undefined> {
    if (!/^[\w./-]+$/.test(path) || path.includes('..')) return undefined;
    const log = ['log', '--max-count=1', '--diff-filter=D', '--raw', '--no-abbrev', '--no-renames'];
    const found = await this.#git([
      ...log,
      '--format=%an%x00%at%x00',
      DRAFTS,
      '--',
      CONTENT + path,
      OLD_CONTENT + path,
    ]);
    const [who, at, raw] = found.split('\0');
    const [, id = ''] = / (\w+) 0+ D/.exec(raw ?? '') ?? [];
    return who && id ? { who, at: Number(at) * 1000, id } : undefined;
  }

  /** One at a time, so that nobody writes between a check and its commit. */
  queued<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Plans with the state of now, and commits that. If another program has committed meanwhile, it plans again. */
  write<Result>(who: string, plan: (state: State) => Promise<Written<Result>>): Promise<Result> {
    return this.queued(async () => {
      for (let tries = 0; ; tries++) {
        const state = await this.state();
        const { edits, result } = await plan(state);
        if (edits.size === 0) return result;
        try {
          await commitOn(this.root, DRAFTS, state.drafts, [
            { who, message: messageOf([...edits.keys()]), edits },
          ]);
        } catch (error) {
          if (/No space left/i.test(String(error))) throw new Refused(507, FULL);
          if (tries === MOST_TRIES || (await this.state()).drafts === state.drafts) throw error;
          continue;
        }
        await this.state();
        return result;
      }
    });
  }
}

const messageOf = (paths: readonly string[]) => `Draft of ${paths.join(', ')}\n`;
