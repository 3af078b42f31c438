// The content for the editor: only files with a schema. A save makes a draft.
import { parse } from 'node:path';
import type {
  BeforeLaunch,
  Clashing,
  Opened,
  Overview,
  Problem,
  Removal,
  Saved,
  Saving,
  SearchHit,
} from '@tred/contract/editor-api';
import { blank, isGroup, labelOf, titleIn } from '@tred/contract/editor-shape';
import { fillKnown, knownIn } from '@tred/contract/editor-text';
import { mergeVersions, type Version, wholeOf } from '@tred/contract/merge';
import { launchItems } from '../../site/build/samples.ts';
import { todayInKampala } from '../../site/src/lib/dates.ts';
import {
  type Content,
  type ContentCheck,
  type ContentFile,
  type ContentType,
  holds,
  labelsOf,
  type NewContents,
  problemOf,
  problemsIn,
} from '../check/content-check.ts';
import type { FoundProblem } from '../check/program.ts';
import type { DraftBranch, State } from '../store/branch.ts';
import { partsOf, rewritten, unsafeBecause } from '../store/edit-yaml.ts';
import { blobId } from '../store/git.ts';
import { versionIn } from '../store/merge-files.ts';
import { NOT_SAVED, NOWHERE, Refused } from '../store/refused.ts';
import { differences, linesOf, wordsOf } from './differences.ts';
import { REDIRECTS, type Redirects, withRemoved, withUndone } from './redirects.ts';
import { searchIn } from './search.ts';
import { Uploads } from './uploads.ts';

type Values = Record<string, unknown>;
const UNKNOWN = 'This file is not part of the content.';
const CHANGED = 'This was changed since you opened it.';

const inOrder = new Intl.Collator('en', { numeric: true }).compare;
const NAME = /^[a-z0-9](?:[a-z0-9-]|\.(?!\.))*$/;

type Texts = Map<string, string | Uint8Array | undefined>;
type Done<Result> = { result: Result; changed: string[] };

export class EditedContent {
  readonly branch: DraftBranch;
  readonly #check: ContentCheck;
  readonly #uploads: Uploads;

  constructor(
    branch: DraftBranch,
    check: ContentCheck,
    uploads = new Uploads(`${branch.root}/.cache/website/uploads`),
  ) {
    this.branch = branch;
    this.#check = check;
    this.#uploads = uploads;
  }

  async now(): Promise<{ state: State; content: Content }> {
    const state = await this.branch.state();
    return { state, content: await this.#check.read(state.files) };
  }

  /** Problems of these files, such as those of a publication. */
  problemsOf = async (files: State['files']): Promise<Content['problems']> =>
    (await this.#check.read(files)).problems;

  /** Problems that the website's program found, with titles and labels. */
  named = async (found: readonly FoundProblem[]): Promise<Problem[]> =>
    problemsIn((await this.now()).content.all, found);

  #fileAt({ all }: Content, path: string): ContentFile {
    const found = all.find((each) => each.path === path);
    if (!found) throw new Refused(404, UNKNOWN);
    return found;
  }

  #typeOfNew({ types }: Content, path: string): ContentType {
    const isNamed = path.split('/').every((part) => NAME.test(part));
    const type = types.find((each) => each.one && isNamed && holds(each, path));
    if (!type) throw misnamed(path, 'It must be small letters, digits and hyphens.');
    return type;
  }

  async list(): Promise<Overview> {
    const { types, all, problems } = (await this.now()).content;
    const sorted = all.toSorted((one, other) => inOrder(one.page, other.page)).map(listed);
    // All pages are one list.
    const lists = Map.groupBy(types, ({ id, group }) => (group === 'Pages' ? group : id));
    return {
      types: [...lists.values()].flatMap((list) =>
        list.slice(0, 1).map(({ id, group, name, one }) => ({
          ...{ id, group, name, one },
          files: sorted.filter(({ of }) => list.includes(of)).map(({ file }) => file),
        })),
      ),
      wrong: problems,
    };
  }

  /** `path`: hits of this file come first. */
  async search(query: string, path = ''): Promise<{ found: SearchHit[]; more: number }> {
    const { content } = await this.now();
    return searchIn(content, query, path, (file, field) => labelsOf(file, field).join(' › '));
  }

  /** Samples that the owner still confirms, and how many are confirmed. */
  async beforeLaunch(): Promise<BeforeLaunch> {
    const { all, placeholders } = (await this.now()).content;
    const texts = await this.branch.texts(all.map(({ version }) => version));
    const items = launchItems(all.map(({ path, version }) => ({ path, source: texts.get(version) ?? '' })));
    const left = items.flatMap(({ path, confirmed, required, field, message }) => {
      const file = all.find((each) => each.path === path);
      if (confirmed || !file) return [];
      const words = fillKnown(message, placeholders).replace(`${file.title} `, '');
      return [{ required, problem: problemOf(file, { field, message: words }) }];
    });
    const [needed = [], others = []] = [true, false].map((isNeeded) =>
      left.flatMap(({ required, problem }) => (required === isNeeded ? problem : [])),
    );
    return { confirmed: items.length - left.length, needed, others };
  }

  async open(path: string): Promise<Opened> {
    const { content } = await this.now();
    const file = content.all.find((each) => each.path === path);
    if (!file) throw await this.#gone(path);
    const source = (await this.branch.texts([file.version])).get(file.version) ?? '';
    // Only a programmer can have made it, and no version with it can be published.
    if (!versionIn(path, source)) throw new Refused(422, file.problems[0]?.message ?? UNKNOWN);
    return this.#opened(content, file, source);
  }

  #opened({ placeholders }: Content, file: ContentFile, source: string): Opened {
    const { version, problems } = file;
    return {
      ...this.#about(file.of, file),
      ...versionIn(file.path, source),
      ...{ version, problems },
      placeholders: knownIn(source, placeholders),
    };
  }

  async #gone(path: string): Promise<Refused> {
    const removed = await this.branch.removal(path);
    if (!removed) return new Refused(404, UNKNOWN);
    const { who, at } = removed;
    const message = `${who} removed this meanwhile. Your text is still here.`;
    return new Refused(410, message, [], { removed: { who, at } });
  }

  /** Gives name, form and values of a version of a file. `before` has those that are gone. */
  async describer(before?: State['files']) {
    const { placeholders, types, all } = (await this.now()).content;
    const known = before ? [...all, ...(await this.#check.read(before)).all] : all;
    const fill = (text: string) => fillKnown(text, placeholders);
    return (path: string, source: string) => {
      const file = known.find((each) => each.path === path);
      const type = file?.of ?? types.find((each) => holds(each, path));
      const { value } = versionIn(path, source) ?? {};
      const title = fill(titleIn(value)) || labelOf(parse(path).name);
      return {
        title: (!type?.one && type?.name) || title,
        shape: type?.form,
        page: file?.ownsPage ? file.page : undefined,
        value,
        fill,
      };
    };
  }

  /** A form for a new file: next free number, today's date, and a hero for a page. */
  async fresh(id: string): Promise<Opened> {
    const { types, all } = (await this.now()).content;
    const type = types.find((each) => each.id === id && each.one);
    if (!type) throw new Refused(404, 'Nothing new can be added here.');
    const others = all.filter(({ of }) => of === type);
    const about = this.#about(type);
    const value = blank(about.shape) as Values;
    for (const { name, shape, required } of about.shape.kind === 'group' ? about.shape.fields : []) {
      if (required && shape.kind === 'day') value[name] = todayInKampala();
      if (name === 'number' || name === 'order')
        value[name] = Math.max(0, ...others.map((each) => Number((each.value as Values)?.[name]) || 0)) + 1;
      if (name === 'sections' && shape.kind === 'list' && shape.of) value[name] = [blank(shape.of)];
    }
    const body = type.pattern.endsWith('.md') ? '' : undefined;
    return { ...about, placeholders: {}, version: '', value, body, problems: [] };
  }

  #about(type: ContentType, file?: ContentFile) {
    const isPage = type.group === 'Pages';
    return {
      path: file?.path ?? type.folder.slice(0, -1),
      type: type.id,
      group: type.group,
      name: isPage ? 'page' : (type.one ?? type.name),
      mayBeDeleted: isPage ? !file?.needed : Boolean(type.one),
      ownsPage: file?.ownsPage ?? false,
      shape: type.form,
      page: file?.page ?? '/',
    };
  }

  save(who: string, saving: Saving): Promise<Done<Saved>> {
    const { path, version } = saving;
    return this.#write(who, async (state, now) => {
      const { before, next, contents, isThere } = await this.#planned(state, now, saving);
      // The answer to the first request may be lost.
      const clash =
        isThere || version === '' ? undefined : await this.#merge(state, now, next, saving, before);
      if (clash) this.#putText(contents, saving, before, clash.typed);
      if (clash && clash.fields.length > 0) throw new Refused(409, CHANGED, [], { clash });
      const saved = await this.#refuseWrong(now, state, contents, clash);
      const result = this.#opened(saved, this.#fileAt(saved, path), String(contents.get(path)));
      return {
        contents,
        result: { ...result, ...(clash && { merged: { who: clash.who, lines: clash.lines } }) },
      };
    });
  }

  /** Writes unchecked contents, such as those of an earlier version. */
  put = (who: string, plan: (state: State, content: Content) => Promise<NewContents>) =>
    this.#write(who, async (state, now) => ({ contents: await plan(state, now), result: undefined }));

  async #write<Result>(
    who: string,
    plan: (state: State, now: Content) => Promise<{ contents: NewContents; result: Result }>,
  ): Promise<Done<Result>> {
    const done = await this.branch.write(who, async (state) => {
      const { contents, result } = await plan(state, await this.#check.read(state.files));
      const isNew = ([path, content]: [string, unknown]) =>
        (content === undefined ? undefined : blobId(content as string)) !== state.files.get(path);
      const edits = new Map([...contents].filter(isNew));
      return { edits, result: { result, changed: [...edits.keys()] } };
    });
    await this.#uploads.forget(done.changed);
    return done;
  }

  /** Returns the content with these texts. */
  async #refuseWrong(now: Content, { files }: State, contents: Texts, clash?: Clashing): Promise<Content> {
    const keyOf = ({ path, field, message }: Problem) => `${path} ${field} ${message}`;
    const known = new Set(now.problems.map(keyOf));
    const next = await this.#check.read(files, contents);
    const wrong = next.problems.filter((each) => contents.has(each.path) || !known.has(keyOf(each)));
    if (wrong.length > 0) throw new Refused(422, NOT_SAVED, wrong, { clash });
    return next;
  }

  async #planned(state: State, now: Content, saving: Saving) {
    const { path, version, bringsBack } = saving;
    const isNew = version === '';
    const file = now.all.find((each) => each.path === path);
    const removed = isNew || file ? undefined : await this.branch.removal(path);
    if (!isNew && !file && !(removed && bringsBack)) throw await this.#gone(path);
    if (isNew) this.#typeOfNew(now, path);
    const id = removed?.id ?? file?.version ?? '';
    const before = (await this.branch.texts([id])).get(id);
    const contents: Texts = new Map();
    this.#putText(contents, saving, before, saving);
    for (const [each, picture] of await this.#uploads.namedIn(contents)) contents.set(each, picture);
    const next = this.#fileAt(await this.#check.read(state.files, contents), path);
    const { page, ownsPage } = next;
    const isPage = next.of.group === 'Pages';
    const isTaken = state.files.has(path) || (isPage && now.all.some((each) => each.page === page));
    const message = isPage ? `There is already a page at ${page}.` : 'This name is taken.';
    const isThere = contents.get(path) === before;
    if (isNew && isTaken && !isThere) throw misnamed(path, message);
    // A page that comes back is no redirect any more.
    const redirects = redirectsIn(now);
    if (ownsPage && page in redirects) {
      const { [page]: _, ...others } = withUndone(redirects, await this.redirectsAt(state.live), page);
      await this.#redirect(contents, now, others);
    }
    return { next, before, contents, isThere };
  }

  #putText(contents: Texts, { path }: Saving, before: string | undefined, version: Version): void {
    const text = rewritten(path, before, version);
    const unsafe = unsafeBecause(partsOf(path, text).yaml);
    if (unsafe) throw new Refused(422, NOT_SAVED, [{ ...NOWHERE, path, message: unsafe }]);
    contents.set(path, text);
  }

  /** Undefined if nobody else changed the file since it was opened. */
  async #merge(
    state: State,
    now: Content,
    file: ContentFile,
    { path, version, value, body }: Saving,
    before = '',
  ): Promise<Clashing | undefined> {
    const current = blobId(before);
    if (current === version) return undefined;
    const opened = (await this.branch.texts([version])).get(version) ?? '';
    const [base = { value: {} }, theirs] = [versionIn(path, opened), versionIn(path, before)];
    if (!theirs) throw new Refused(409, CHANGED);
    const { conflicts, ...typed } = mergeVersions(base, { value, body }, theirs);
    const shape = file.of.form;
    const steps = (await this.branch.steps(state)).get(path) ?? [];
    const since = steps.slice(steps.findLastIndex(({ after }) => after === version) + 1);
    const both = conflicts.map((each) => ({
      ...{ field: each.path.join('.'), before: each.mine, after: each.theirs },
    }));
    const fill = (text: string) => fillKnown(text, now.placeholders);
    const shown = linesOf(both, shape, typed.value, fill, Number.POSITIVE_INFINITY);
    return {
      who: [...new Set(since.flatMap(({ who }) => who || []))],
      lines: linesOf(differences(wholeOf(base), wholeOf(theirs)), shape, theirs.value, fill),
      file: this.#opened(now, { ...file, version: current, problems: [] }, before),
      typed,
      fields: conflicts.map(({ path: parts, base: was, mine, theirs }, at) => {
        const { place = '', before = '', after = '' } = shown[at] ?? {};
        const words = { base: wordsOf(was, fill), mine: before, theirs: after };
        return { field: parts.join('.'), place, mine, theirs, words };
      }),
    };
  }

  async redirectsAt(files: State['files']): Promise<Redirects> {
    const id = files.get(REDIRECTS) ?? '';
    const text = (await this.branch.texts([id])).get(id) ?? '';
    return (versionIn(REDIRECTS, text)?.value ?? {}) as Redirects;
  }

  async #redirect(contents: Texts, { all }: Content, value: Redirects): Promise<void> {
    const { version = '' } = all.find(({ path }) => path === REDIRECTS) ?? {};
    const before = (await this.branch.texts([version])).get(version);
    contents.set(REDIRECTS, rewritten(REDIRECTS, before, { value }));
  }

  async remove(who: string, { path, version, leadsTo }: Removal): Promise<string[]> {
    const { changed } = await this.#write(who, async (state, now) => {
      const found = now.all.find((each) => each.path === path);
      if (!found) throw await this.#gone(path);
      const { of, page, until, ...file } = found;
      if (!this.#about(of, found).mayBeDeleted) throw new Refused(422, 'The site needs this file.');
      if (file.version !== version) throw new Refused(409, CHANGED);
      const contents: Texts = new Map([[path, undefined]]);
      if (file.ownsPage && !until && !leadsTo)
        throw new Refused(422, `Choose where ${page} leads from now on.`);
      if (file.ownsPage && leadsTo)
        await this.#redirect(contents, now, withRemoved(redirectsIn(now), page, leadsTo));
      await this.#refuseWrong(now, state, contents);
      return { contents, result: undefined };
    });
    return changed;
  }

  /** Keeps a picture until the text that has it is saved. */
  async addPicture(path: string, name: string, uploaded: Uint8Array): Promise<string> {
    const { state, content } = await this.now();
    if (!content.all.some((each) => each.path === path)) this.#typeOfNew(content, path);
    return this.#uploads.add(path, name, uploaded, (picture) => state.files.has(picture));
  }
}

const misnamed = (path: string, message: string) =>
  new Refused(422, NOT_SAVED, [{ ...NOWHERE, path, field: '+file', message }]);

const redirectsIn = ({ all }: Content): Redirects => ({
  ...(all.find(({ path }) => path === REDIRECTS)?.value as Redirects),
});

const listed = ({ of, path, title, page, until, value, problems }: ContentFile) => ({
  of,
  file: {
    ...{ path, title, page, problems: problems.length, day: dayOf((value ?? {}) as Values) },
    ...(until && { waits: until === 'draft' ? 'draft' : 'waits for its day' }),
  },
});

function dayOf({ date, when, posted, published, available, announced }: Values): string | undefined {
  const first = isGroup(when) ? when.first : undefined;
  const days = [date, first, posted, published, available, announced].map(String);
  return days.find((day) => /^\d{4}-\d\d-\d\d$/.test(day));
}
