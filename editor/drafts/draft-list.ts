// What differs from the published content; each difference can be undone or published.
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type ChangedFile,
  isText,
  type Problem,
  type Publishing,
  type Undo,
} from '@tred/contract/editor-api';
import { partsOfField } from '@tred/contract/editor-shape';
import type { EditedContent } from '../content/content.ts';
import { editYaml, joined, partsOf } from '../content/edit-yaml.ts';
import {
  chosenRedirects,
  ownerOf,
  REDIRECTS,
  type Redirects,
  withBroughtBack,
} from '../content/redirects.ts';
import { NOWHERE, Refused } from '../content/refused.ts';
import { textsOf } from '../content/search.ts';
import type { State } from './branch.ts';
import { type Difference, differences, linesOf, partedOf, TEXT, undone, wholeOf } from './differences.ts';
import { blobsOf, type Content, type Edits, type Files } from './git.ts';
import { versionIn } from './merge-files.ts';

const MEANWHILE = 'This was changed meanwhile. Reload the page to see it.';
const MOST_LINES = 12;
/** Singles that are tried to find the missing one. */
const MOST_TRIED = 8;

type Describe = Awaited<ReturnType<EditedContent['describer']>>;
type Change = Omit<ChangedFile, 'authors' | 'leadsTo'> & {
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
    const describe = await this.#content.describer();
    return paths.map((path) => {
      const [then, now] = [before, after].map((files) => texts.get(files.get(path) ?? ''));
      return changeOf(path, after.get(path) ?? '', then, now, describe);
    });
  }

  /** Lines of redirects that follow from a removed or a new page are not listed: they go with it. */
  async #drafts(state: State) {
    const all = await this.#changes(state.live, state.files);
    const pages = new Map(
      all.flatMap((each) => (each.page && each.state !== 'changed' ? [[each.page, each.path]] : [])),
    );
    const [published, drafts] = await Promise.all(
      [state.live, state.files].map((files) => this.#redirects(files)),
    );
    const redirects = { published: published ?? {}, drafts: drafts ?? {}, pages: new Set(pages.keys()) };
    const isOwned = ({ field }: Difference) =>
      ownerOf(partsOfField(field)[0] ?? '', redirects.published, redirects.drafts, redirects.pages) !==
      undefined;
    const changes = all.flatMap((each) => {
      if (each.path !== REDIRECTS) return each;
      const lines = each.lines.filter((_, at) => !isOwned(each.found[at] as Difference));
      return lines.length > 0 ? { ...each, lines, found: each.found.filter((found) => !isOwned(found)) } : [];
    });
    return { changes, redirects };
  }

  async #redirects(files: Files): Promise<Redirects> {
    const id = files.get(REDIRECTS) ?? '';
    return (versionIn(REDIRECTS, (await this.#branch.texts([id])).get(id) ?? '')?.value ?? {}) as Redirects;
  }

  async list(): Promise<ChangedFile[]> {
    const state = await this.#branch.state();
    const [{ changes, redirects }, steps] = await Promise.all([
      this.#drafts(state),
      this.#branch.steps(state),
    ]);
    return changes.map(({ then: _, now: __, found: ___, page, ...shown }) => {
      const authors = new Map<string, number>();
      for (const { who, at } of steps.get(shown.path) ?? []) {
        authors.delete(who);
        if (who) authors.set(who, at);
      }
      return {
        ...shown,
        authors: [...authors].map(([who, at]) => ({ who, at })),
        ...(shown.state === 'removed' && page && { leadsTo: redirects.drafts[page] }),
      };
    });
  }

  /** Published entries whose day is to come. */
  async coming(today: string): Promise<{ path: string; title: string; day: string }[]> {
    const { live, files } = await this.#branch.state();
    const entries = (await this.#content.list()).types.flatMap((type) => type.files);
    return entries
      .flatMap(({ path, title, day = '', waits }) =>
        waits && day > today && live.get(path) === files.get(path) ? [{ path, title, day }] : [],
      )
      .sort((one, other) => one.day.localeCompare(other.day));
  }

  /** What differs, a line for each field. */
  words = async (before: Files, after: Files): Promise<string[]> =>
    (await this.#changes(before, after)).flatMap(wordsOf);

  /** Undoes one line, or the whole file. Returns the changed paths. */
  async undo(who: string, { path, line, to }: Undo): Promise<string[]> {
    if (to !== undefined) return this.#backTo(who, path, to);
    const state = await this.#branch.state();
    const { changes, redirects } = await this.#drafts(state);
    const change = changes.find((each) => each.path === path);
    if (!change) throw new Refused(409, 'This is as it was published already.');
    const { then, now, found, lines, page, version } = change;
    if (line === undefined) {
      const { published, drafts, pages } = redirects;
      const put = async (before: string | undefined, next: Redirects) =>
        this.#put(who, path, version, [
          ...(path === REDIRECTS ? [] : [[path, before] as const]),
          ...(isDeepStrictEqual(next, drafts)
            ? []
            : [[REDIRECTS, await this.#redirectsText(state.files, next)] as const]),
        ]);
      if (path === REDIRECTS) return put('', chosenRedirects(published, drafts, pages, pages, false));
      if (change.state === 'changed') return put(then, drafts);
      if (change.state === 'new') return put(undefined, withLine(drafts, published, page ?? ''));
      const id = (await this.#branch.removal(path))?.id ?? '';
      const before = (await this.#branch.texts([id])).get(id) ?? then;
      return put(before, withBroughtBack(drafts, published, page ?? ''));
    }
    const difference = found[line.at];
    if (!difference || now === undefined || then === undefined || lines[line.at]?.after !== line.after)
      throw new Refused(409, MEANWHILE);
    const parts = partsOf(path, now);
    const { value, body } = partedOf(undone(wholeOf(versionIn(path, now) ?? {}), difference));
    // The last one brings the file back as it was, to the letter.
    if (found.length === 1 && path !== REDIRECTS) return this.#put(who, path, version, [[path, then]]);
    const yaml = editYaml(parts.yaml, value);
    const source = joined(path, { yaml, body: difference.field.startsWith(TEXT) ? body : parts.body }, now);
    return (await this.#content.save(who, { path, version, source })).changed;
  }

  async #backTo(who: string, path: string, version: string): Promise<string[]> {
    const text = (await this.#branch.texts([version])).get(version);
    if (text === undefined || !isText(path) || !(await this.#branch.hasHad(path, version)))
      throw new Refused(404, 'This version of the file is not known any more.');
    const { files } = await this.#branch.state();
    return this.#put(who, path, files.get(path) ?? '', [[path, text]]);
  }

  /** Writes unchecked, with the pictures that the texts had. */
  async #put(
    who: string,
    path: string,
    version: string,
    texts: (readonly [string, string | undefined])[],
  ): Promise<string[]> {
    const { changed } = await this.#content.put(who, async ({ files }) => {
      if ((files.get(path) ?? '') !== version) throw new Refused(409, MEANWHILE);
      const pictures = await Promise.all(texts.map(([each, text]) => this.#picturesOf(each, text, files)));
      return new Map<string, string | Uint8Array | undefined>([...texts, ...pictures.flat()]);
    });
    return changed;
  }

  async #picturesOf(path: string, text = '', files: Files): Promise<[string, Uint8Array][]> {
    const names = text.match(/[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)\b/g) ?? [];
    const gone = [...new Set(names)]
      .map((name) => join(dirname(path), name))
      .filter((each) => !files.has(each));
    const found = await Promise.all(
      gone.map(async (picture) => {
        const id = (await this.#branch.removal(picture))?.id ?? '';
        const bytes = (await blobsOf(this.#branch.root, id ? [id] : [])).get(id);
        return bytes && ([picture, bytes] as [string, Uint8Array]);
      }),
    );
    return found.filter((each) => each !== undefined);
  }

  async #redirectsText(files: Files, redirects: Redirects): Promise<string> {
    const id = files.get(REDIRECTS) ?? '';
    const text = (await this.#branch.texts([id])).get(id) ?? '';
    return editYaml(text, redirects);
  }

  /** Which of these are not as they were seen. */
  async changedSince({ files }: Publishing): Promise<Problem[]> {
    const state = await this.#branch.state();
    const { changes } = await this.#drafts(state);
    const steps = await this.#branch.steps(state);
    return files.flatMap(({ path, version }) => {
      const now = changes.find((each) => each.path === path);
      if (now?.version === version) return [];
      const who = steps.get(path)?.at(-1)?.who || 'Somebody';
      const message = now
        ? `${who} changed it after you saw it. Look at it again.`
        : 'It is published or undone already.';
      return { ...NOWHERE, path, title: now?.title ?? basename(path), message };
    });
  }

  /** The chosen files as they were seen, and their contents at the time of the publication. */
  async chosen(publishing: Publishing) {
    const { changes } = await this.#drafts(await this.#branch.state());
    const chosen = changes.filter(({ path }) => publishing.files.some((each) => each.path === path));
    return {
      files: chosen.map(({ path, title }) => ({ path, title })),
      choose: async () => (await this.#choose(publishing)).edits,
    };
  }

  /** The chosen drafts with their pictures, and with the redirects of removed pages. */
  async #choose({ files: seen }: Publishing): Promise<{ state: State; edits: Edits }> {
    const state = await this.#branch.state();
    const { changes, redirects } = await this.#drafts(state);
    const chosen = changes.filter(({ path }) => seen.some((each) => each.path === path));
    const edits = new Map<string, Content>();
    for (const { path, version } of seen)
      if (path !== REDIRECTS) edits.set(path, version ? { id: version } : undefined);
    const texts = await this.#branch.texts(seen.map(({ version }) => version));
    const isShown = (picture: string) =>
      seen.some(
        ({ path, version }) =>
          dirname(path) === dirname(picture) && texts.get(version)?.includes(basename(picture)),
      );
    for (const [path, id] of state.files)
      if (!isText(path) && state.live.get(path) !== id && isShown(path)) edits.set(path, { id });
    const { published, drafts, pages } = redirects;
    const own = new Set(chosen.flatMap(({ page }) => page ?? []));
    const withOthers = chosen.some(({ path }) => path === REDIRECTS);
    const next = chosenRedirects(published, drafts, pages, own, withOthers);
    if (!isDeepStrictEqual(next, published))
      edits.set(REDIRECTS, await this.#redirectsText(state.live, next));
    return { state, edits };
  }

  /** What would be wrong on the live site; each names the draft that it needs. */
  async problemsOf(publishing: Publishing): Promise<Problem[]> {
    const { state, edits } = await this.#choose(publishing);
    const problems = await this.#wrongWith(state, edits);
    if (problems.length === 0) return [];
    const { changes } = await this.#drafts(state);
    const left = changes.filter(({ path }) => !publishing.files.some((each) => each.path === path));
    for (const missing of left.slice(0, MOST_TRIED)) {
      const more = await this.#choose({ files: [...publishing.files, missing] });
      const still = await this.#wrongWith(state, more.edits);
      for (const problem of problems)
        if (!still.some(({ path, message }) => path === problem.path && message === problem.message))
          problem.message = `${problem.message.replace(/\.?$/, '.')} It needs “${missing.title}”, which is not chosen.`;
    }
    return problems;
  }

  async #wrongWith({ live }: State, edits: Edits): Promise<Problem[]> {
    const ids = [...edits.values()].flatMap((each) =>
      typeof each === 'object' && 'id' in each ? each.id : [],
    );
    const blobs = await blobsOf(this.#branch.root, ids);
    const contents = new Map(
      [...edits].map(
        ([path, each]) =>
          [path, typeof each === 'object' && 'id' in each ? blobs.get(each.id) : each] as const,
      ),
    );
    return (await this.#content.problemsOf(live, contents)).map((problem) => ({ ...problem }));
  }
}

/** With the line of a page as it was published. */
function withLine(drafts: Redirects, published: Redirects, page: string): Redirects {
  const { [page]: _, ...others } = drafts;
  const before = published[page];
  return before === undefined ? others : { ...others, [page]: before };
}

function changeOf(
  path: string,
  version: string,
  then: string | undefined,
  now: string | undefined,
  describe: Describe,
): Change {
  const { title, shape, page, value } = describe(path, now ?? then ?? '');
  const state = then === undefined ? 'new' : now === undefined ? 'removed' : 'changed';
  const about = {
    path,
    title,
    state,
    version,
    page,
    then,
    now,
    lines: [],
    found: [],
  } as const satisfies Partial<Change>;
  const after = versionIn(path, now ?? '');
  if (!after || now === undefined) return about;
  const before = versionIn(path, then ?? '');
  if (state === 'changed' && before) {
    const found = differences(wholeOf(before), wholeOf(after));
    return { ...about, found, lines: linesOf(found, shape, value) };
  }
  if (state === 'changed') return about;
  const texts = textsOf(wholeOf(after), undefined);
  const found = texts.map(({ field, text }) => ({ field, before: undefined, after: text }));
  return { ...about, lines: linesOf(found, shape, value, Number.POSITIVE_INFINITY) };
}
