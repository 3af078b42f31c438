// Differences from the published content; each can be undone or published.
import { hash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type ChangedFile,
  isText,
  type Problem,
  type Publishing,
  type Undo,
} from '@tred/contract/editor-api';
import { partedOf, TEXT, textOf, type Version, wholeOf } from '@tred/contract/merge';
import type { State } from '../store/branch.ts';
import { editYaml } from '../store/edit-yaml.ts';
import { chosenFrom, type Files, withChosen } from '../store/git.ts';
import { versionIn } from '../store/merge-files.ts';
import { NOWHERE, Refused } from '../store/refused.ts';
import type { EditedContent } from './content.ts';
import { type Difference, differences, linesOf, undone } from './differences.ts';
import { REDIRECTS, withUndone } from './redirects.ts';
import { textsOf } from './search.ts';

const MEANWHILE = 'This was changed meanwhile. Reload the page to see it.';
const MOST_LINES = 12;

type Describe = Awaited<ReturnType<EditedContent['describer']>>;
type Change = Omit<ChangedFile, 'authors'> & {
  then: string | undefined;
  now: string | undefined;
  /** Address of the file's own page. */
  page: string | undefined;
  found: Difference[];
};

/** A line for each change. */
function wordsOf({ title, state, lines }: Change): string[] {
  if (state !== 'changed' || lines.length === 0) return [`${title}: ${state}`];
  const quoted = (text: string) => (text ? `“${text}”` : 'nothing');
  const words = lines.map(
    ({ place, before, after }) => `${title} › ${place}: ${quoted(before)} → ${quoted(after)}`,
  );
  return words.length > MOST_LINES ? [...words.slice(0, MOST_LINES), `${title}: and more`] : words;
}

export class DraftList {
  readonly #content: EditedContent;

  constructor(content: EditedContent) {
    this.#content = content;
  }

  get #branch() {
    return this.#content.branch;
  }

  async #changes(before: Files, after: Files): Promise<Change[]> {
    const paths = [...new Set([...before.keys(), ...after.keys()])]
      .filter((path) => isText(path) && before.get(path) !== after.get(path))
      .sort();
    if (paths.length === 0) return [];
    const texts = await this.#branch.texts(
      paths.flatMap((path) => [before.get(path) ?? '', after.get(path) ?? '']),
    );
    const describe = await this.#content.describer(
      paths.every((path) => after.has(path)) ? undefined : before,
    );
    return paths.map((path) => {
      const [then, now] = [before, after].map((files) => texts.get(files.get(path) ?? ''));
      return changeOf(path, after.get(path) ?? '', then, now, describe);
    });
  }

  async list(): Promise<ChangedFile[]> {
    const state = await this.#branch.state();
    const [changes, steps] = await Promise.all([
      this.#changes(state.live, state.files),
      this.#branch.steps(state),
    ]);
    return changes.map(({ path, title, state, version, lines }) => {
      const authors = new Map<string, number>();
      for (const { who, at } of steps.get(path) ?? []) {
        authors.delete(who);
        if (who) authors.set(who, at);
      }
      return { path, title, state, version, lines, authors: [...authors].map(([who, at]) => ({ who, at })) };
    });
  }

  async coming(today: string): Promise<{ path: string; title: string; day: string }[]> {
    const { live, files } = await this.#branch.state();
    const entries = (await this.#content.list()).types.flatMap((type) => type.files);
    return entries
      .flatMap(({ path, title, day = '', waits }) =>
        waits && day > today && live.get(path) === files.get(path) ? [{ path, title, day }] : [],
      )
      .sort((one, other) => one.day.localeCompare(other.day));
  }

  words = async (before: Files, after: Files): Promise<string[]> =>
    (await this.#changes(before, after)).flatMap(wordsOf);

  /** Undoes one line, or the whole file. Returns the changed paths. */
  async undo(who: string, { path, version, line }: Undo): Promise<string[]> {
    const [changed] = await this.changedSince({ files: [{ path, version }] });
    if (changed) throw new Refused(409, changed.message);
    const { live, files } = await this.#branch.state();
    const change = (await this.#changes(live, files)).find((each) => each.path === path);
    if (!change) throw new Refused(409, MEANWHILE);
    const { then, now, found, lines, page } = change;
    if (line === undefined) {
      if (change.state === 'changed') return this.#put(who, path, version, then);
      const id = change.state === 'removed' ? (await this.#branch.removal(path))?.id : undefined;
      const text = id && ((await this.#branch.texts([id])).get(id) ?? then);
      return this.#put(who, path, version, text, page);
    }
    const difference = found[lines.findIndex(({ id }) => id === line)];
    if (!difference || now === undefined || then === undefined) throw new Refused(409, MEANWHILE);
    const before = versionIn(path, now) ?? {};
    const { value, body } = partedOf(undone(wholeOf(before), difference));
    // The last one brings the file back as it was, to the letter.
    if (found.length === 1) return this.#put(who, path, version, then);
    const text = difference.field.startsWith(TEXT) ? body : before.body;
    return (await this.#content.save(who, { path, version, value, body: text })).changed;
  }

  /** The redirects as they are when a page is undone. */
  async #redirectsWithout({ live, files }: State, page: string): Promise<[string, string][]> {
    const [drafts, published] = await Promise.all(
      [files, live].map((each) => this.#content.redirectsAt(each)),
    );
    const next = withUndone(drafts ?? {}, published ?? {}, page);
    if (isDeepStrictEqual(next, drafts)) return [];
    const id = files.get(REDIRECTS) ?? '';
    return [[REDIRECTS, editYaml((await this.#branch.texts([id])).get(id) ?? '', next)]];
  }

  /** `page`: of a file that comes or goes. */
  async #put(
    who: string,
    path: string,
    version: string,
    text: string | undefined,
    page?: string,
  ): Promise<string[]> {
    const { changed } = await this.#content.put(who, async (state) => {
      if ((state.files.get(path) ?? '') !== version) throw new Refused(409, MEANWHILE);
      return new Map([[path, text], ...(page ? await this.#redirectsWithout(state, page) : [])]);
    });
    return changed;
  }

  async changedSince({ files }: Publishing): Promise<Problem[]> {
    const state = await this.#branch.state();
    const changes = await this.#changes(state.live, state.files);
    const steps = await this.#branch.steps(state);
    return files.flatMap(({ path, version }) => {
      const now = changes.find((each) => each.path === path);
      if (now?.version === version) return [];
      const who = steps.get(path)?.at(-1)?.who || 'Somebody';
      const message = now
        ? `${who} changed it after you saw it. Look at it again.`
        : 'It is published or undone already.';
      return [{ ...NOWHERE, path, title: now?.title ?? basename(path), message }];
    });
  }

  /** The chosen files as they were seen, with their pictures; and what would be wrong on the live site. */
  async chosen({ files: seen }: Publishing) {
    const { live, files } = await this.#branch.state();
    const versions = new Map(seen.map(({ path, version }) => [path, version]));
    const changes = await this.#changes(live, files);
    const chosen = changes.filter(({ path }) => versions.has(path));
    const edits = new Map(chosenFrom(versions, [...versions.keys()]));
    const texts = await this.#branch.texts([...versions.values()]);
    const isShown = (picture: string) =>
      seen.some(
        ({ path, version }) =>
          dirname(path) === dirname(picture) && texts.get(version)?.includes(basename(picture)),
      );
    for (const [path, id] of files)
      if (!isText(path) && live.get(path) !== id && isShown(path)) edits.set(path, { id });
    const redirects = changes.find(({ path }) => path === REDIRECTS);
    const alone = chosen.filter(({ state, page }) => state === 'removed' && page);
    const left = changes.filter(({ path, state }) => state === 'new' && !versions.has(path));
    const problems = (await this.#content.problemsOf(withChosen(live, edits))).map((problem) => {
      const needed = left.find(({ page }) => page && page === addressOf(problem.found));
      return needed
        ? { ...problem, message: `${problem.message} The page is new: publish “${needed.title}” too.` }
        : problem;
    });
    if (redirects && !versions.has(REDIRECTS) && alone.length > 0)
      problems.push({
        ...NOWHERE,
        path: REDIRECTS,
        title: redirects.title,
        message: `It says where ${alone.map(({ page }) => page).join(', ')} leads: publish it too.`,
      });
    return { files: chosen.map(({ path, title }) => ({ path, title })), edits, problems };
  }
}

function changeOf(
  path: string,
  version: string,
  then: string | undefined,
  now: string | undefined,
  describe: Describe,
): Change {
  const { title, shape, page, value, fill } = describe(path, now ?? then ?? '');
  const state = then === undefined ? 'new' : now === undefined ? 'removed' : 'changed';
  const [before, after] = [then, now].map((text) => versionIn(path, text ?? ''));
  const isNew = state === 'new';
  const found = isNew
    ? additions(after)
    : before && after
      ? differences(wholeOf(before), wholeOf(after))
      : [];
  const lines = linesOf(found, shape, value, fill, isNew ? Number.POSITIVE_INFINITY : undefined);
  const identified = lines.map((line, at) => ({ ...line, id: idOf(found[at]) }));
  return { path, title, state, version, page, then, now, found, lines: identified };
}

const addressOf = (link: unknown) => String(link).replace(/[#?].*/, '');

const idOf = (difference: Difference | undefined) => hash('sha1', textOf(difference)).slice(0, 16);

/** All texts of a new file. */
const additions = (after: Version | undefined): Difference[] =>
  after
    ? textsOf(wholeOf(after), undefined).map(({ field, text }) => ({ field, before: undefined, after: text }))
    : [];
