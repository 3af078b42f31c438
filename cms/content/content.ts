// The content for the editor: only files with a schema. A save makes a draft.
import { parse } from 'node:path';
import {
  type BeforeLaunch,
  type Clashing,
  type EditorShape,
  isText,
  type Opened,
  type Overview,
  type Problem,
  type Removal,
  type Saved,
  type Saving,
  type SearchHit,
} from '@tred/contract/editor-api';
import { blank, fixedValue, isGroup, labelOf, titleIn } from '@tred/contract/editor-shape';
import { fillKnown, knownIn } from '@tred/contract/editor-text';
import { mergeVersions, type Version, wholeOf } from '@tred/contract/merge';
import { launchItems } from '../../site/build/samples.ts';
import { todayInKampala } from '../../site/src/lib/dates.ts';
import type { DraftBranch, State } from '../drafts/branch.ts';
import { differences, linesOf, wordsOf } from '../drafts/differences.ts';
import { blobId, blobsOf } from '../drafts/git.ts';
import { versionIn } from '../drafts/merge-files.ts';
import { type Checked, Checker, type Content, holds, ownsPage, pageOf, type Values } from './checker.ts';
import { type ContentType, type ContentTypes, formOf } from './content-types.ts';
import { partsOf, rewritten, unsafeBecause } from './edit-yaml.ts';
import type { NewContents } from './mirror.ts';
import { readersOf } from './readers-of.ts';
import { REDIRECTS, type Redirects, withRemoved, withUndone } from './redirects.ts';
import { NOT_SAVED, NOWHERE, Refused } from './refused.ts';
import { searchIn } from './search.ts';
import { refuseSlow } from './slow-texts.ts';
import { Uploads } from './uploads.ts';

const UNKNOWN = 'This file is not part of the content.';
const CHANGED = 'This was changed since you opened it.';

const inOrder = new Intl.Collator('en', { numeric: true }).compare;
const NAME = /^[a-z0-9](?:[a-z0-9-]|\.(?!\.))*$/;

type Texts = Map<string, string | Uint8Array | undefined>;
type Done<Result> = { result: Result; changed: string[] };

export class EditedContent {
  readonly #site: string;
  readonly branch: DraftBranch;
  readonly #checker: Checker;
  readonly #uploads: Uploads;
  readonly #mostMs: number | undefined;

  /** `mostMs`: to read a long text. */
  constructor(
    site: string,
    load: (folder: string) => Promise<ContentTypes>,
    branch: DraftBranch,
    uploads = new Uploads(`${branch.root}/.cache/website/uploads`),
    mostMs?: number,
  ) {
    this.#site = site;
    this.branch = branch;
    this.#uploads = uploads;
    this.#mostMs = mostMs;
    this.#checker = new Checker(site, load, (ids) => blobsOf(branch.root, ids));
  }

  close(): void {
    this.#checker.close();
  }

  async now(): Promise<{ state: State; content: Content }> {
    const state = await this.branch.state();
    const known = this.#checker.known(state.files);
    const content = await (known ?? this.branch.queued(() => this.#checker.read(state.files)));
    return { state, content };
  }

  /** Problems of these files, such as those of a publication. */
  async problemsOf(files: State['files']): Promise<Problem[]> {
    const { problems } = await this.branch.queued(() => this.#checker.read(files));
    return problems;
  }

  #fileAt({ all }: Content, path: string): Checked {
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
    return searchIn(content, query, path, (file, field) => this.#checker.labels(file, field).join(' › '));
  }

  /** Samples that the owner still confirms, and how many are confirmed. */
  async beforeLaunch(): Promise<BeforeLaunch> {
    const { all, placeholders } = (await this.now()).content;
    const items = launchItems(all);
    const left = items.flatMap(({ path, confirmed, required, field, message }) => {
      const file = all.find((each) => each.path === path);
      if (confirmed || !file) return [];
      const words = fillKnown(message, placeholders).replace(`${file.title} `, '');
      return [{ required, problem: this.#checker.problem(file, { field, message: words }) }];
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
    // Only a program can have made it, and no version with it can be published.
    if (file.value === undefined) throw new Refused(422, file.problems[0]?.message ?? UNKNOWN);
    return this.#opened(content, file);
  }

  #opened(
    { problems, placeholders }: Content,
    { path, of, version, source, value, body }: Pick<Checked, 'path' | 'of' | 'version' | 'source'> & Version,
  ): Opened {
    const own = problems.filter((each) => each.path === path);
    const known = knownIn(source, placeholders);
    return {
      ...this.#about(of, path, value),
      version,
      value,
      body,
      problems: own,
      placeholders: known,
    };
  }

  async #gone(path: string): Promise<Refused> {
    const removed = await this.branch.removal(path);
    if (!removed) return new Refused(404, UNKNOWN);
    const { who, at } = removed;
    const message = `${who} removed this meanwhile. Your text is still here.`;
    return new Refused(410, message, [], { removed: { who, at } });
  }

  /** Gives name, form and values of a version of a file, which may be gone. */
  async describer() {
    const { placeholders, types, all } = (await this.now()).content;
    const fill = (text: string) => fillKnown(text, placeholders);
    return (path: string, source: string) => {
      const type = all.find((each) => each.path === path)?.of ?? types.find((each) => holds(each, path));
      const { value } = versionIn(path, source) ?? {};
      const title = fill(titleIn(value)) || labelOf(parse(path).name);
      return {
        title: (!type?.one && type?.name) || title,
        shape: type && this.#checker.shapeOf(type),
        page: type ? (ownsPage(type) ? pageOf(type, path, value) : undefined) : pageOfGone(path),
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
    const about = this.#about(type, '', undefined);
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

  #about(type: ContentType, path: string, value: unknown) {
    const isPage = type.group === 'Pages';
    const page = pageOf(type, path, value);
    const shape = formOf(type.schema);
    return {
      path: path || type.folder.slice(0, -1),
      type: type.id,
      group: type.group,
      name: isPage ? 'page' : (type.one ?? type.name),
      mayBeDeleted: isPage ? !this.#isNeeded(shape, path, page) : Boolean(type.one),
      ownsPage: ownsPage(type),
      shape,
      page,
    };
  }

  /** By code that reads its words, or by the desk or a web server, whose pages stay hidden from search engines. */
  #isNeeded = (shape: EditorShape, path: string, page: string): boolean =>
    (shape.kind === 'group' &&
      shape.fields.some((each) => each.name === 'noindex' && fixedValue(each.shape) !== undefined)) ||
    readersOf(this.#site, path.replace(/^pages\/|\.yaml$/g, ''), page).length > 0;

  save(who: string, saving: Saving): Promise<Done<Saved>> {
    const { path, version } = saving;
    return this.#write(who, async (state, now) => {
      const { before, type, contents, isThere } = await this.#planned(state, now, saving);
      // The answer to the first request may be lost.
      const clash =
        isThere || version === '' ? undefined : await this.#merge(state, now, type, saving, before);
      if (clash) this.#putText(contents, saving, type, before, clash.typed);
      if (clash && clash.fields.length > 0) throw new Refused(409, CHANGED, [], { clash });
      const saved = await this.#refuseWrong(now, state, contents, clash);
      const result = this.#opened(saved, this.#fileAt(saved, path));
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
      const { contents, result } = await plan(state, await this.#checker.read(state.files));
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
    const texts = [...contents].filter(([path, text]) => isText(path) && text !== undefined);
    await refuseSlow(
      texts.map(([path, text]) => versionIn(path, String(text))),
      this.#mostMs,
    );
    const next = await this.#checker.read(files, contents);
    const wrong = next.problems.filter((each) => contents.has(each.path) || !known.has(keyOf(each)));
    if (wrong.length > 0) throw new Refused(422, NOT_SAVED, wrong, { clash });
    return next;
  }

  async #planned(state: State, now: Content, saving: Saving) {
    const { path, version, value, bringsBack } = saving;
    const isNew = version === '';
    const file = now.all.find((each) => each.path === path);
    const removed = isNew || file ? undefined : await this.branch.removal(path);
    if (!isNew && !file && !(removed && bringsBack)) throw await this.#gone(path);
    const before = removed ? (await this.branch.texts([removed.id])).get(removed.id) : file?.source;
    // The schema of a page with its own code is known only while the file is there.
    const all = removed ? (await this.#checker.read(state.files, new Map([[path, before]]))).all : now.all;
    const type = isNew ? this.#typeOfNew(now, path) : this.#fileAt({ ...now, all }, path).of;
    const page = pageOf(type, path, value);
    const isPage = type.group === 'Pages';
    const isTaken = state.files.has(path) || (isPage && now.all.some((each) => each.page === page));
    const message = isPage ? `There is already a page at ${page}.` : 'This name is taken.';
    const contents: Texts = new Map();
    this.#putText(contents, saving, type, before, saving);
    const isThere = contents.get(path) === before;
    if (isNew && isTaken && !isThere) throw misnamed(path, message);
    // A page that comes back is no redirect any more.
    const redirects = redirectsIn(now);
    if (ownsPage(type) && page in redirects) {
      const { [page]: _, ...others } = withUndone(redirects, await this.redirectsAt(state.live), page);
      this.#redirect(contents, now, others);
    }
    for (const [each, picture] of await this.#uploads.namedIn(contents)) contents.set(each, picture);
    return { type, before, contents, isThere };
  }

  #putText(
    contents: Texts,
    { path }: Saving,
    type: ContentType,
    before: string | undefined,
    version: Version,
  ): void {
    const text = rewritten(path, before, version);
    const unsafe = unsafeBecause(partsOf(path, text).yaml);
    if (unsafe) throw new Refused(422, NOT_SAVED, [{ ...NOWHERE, path, title: type.name, message: unsafe }]);
    contents.set(path, text);
  }

  /** Undefined if nobody else changed the file since it was opened. */
  async #merge(
    state: State,
    now: Content,
    type: ContentType,
    { path, version, value, body }: Saving,
    before = '',
  ): Promise<Clashing | undefined> {
    const current = blobId(before);
    if (current === version) return undefined;
    const opened = (await this.branch.texts([version])).get(version) ?? '';
    const [base = { value: {} }, theirs] = [versionIn(path, opened), versionIn(path, before)];
    if (!theirs) throw new Refused(409, CHANGED);
    const { conflicts, ...typed } = mergeVersions(base, { value, body }, theirs);
    const shape = this.#checker.shapeOf(type);
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
      file: this.#opened(now, { path, of: type, version: current, source: before, ...theirs }),
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

  #redirect(contents: Texts, { all }: Content, value: Redirects): void {
    contents.set(
      REDIRECTS,
      rewritten(REDIRECTS, all.find(({ path }) => path === REDIRECTS)?.source, { value }),
    );
  }

  async remove(who: string, { path, version, leadsTo }: Removal): Promise<string[]> {
    const { changed } = await this.#write(who, async (state, now) => {
      const found = now.all.find((each) => each.path === path);
      if (!found) throw await this.#gone(path);
      const { of, value, page, until, ...file } = found;
      if (!this.#about(of, path, value).mayBeDeleted) throw new Refused(422, 'The site needs this file.');
      if (file.version !== version) throw new Refused(409, CHANGED);
      const contents: Texts = new Map([[path, undefined]]);
      if (file.ownsPage && !until && !leadsTo)
        throw new Refused(422, `Choose where ${page} leads from now on.`);
      if (file.ownsPage && leadsTo)
        this.#redirect(contents, now, withRemoved(redirectsIn(now), page, leadsTo));
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

/** The address of a removed page with its own schema. */
const pageOfGone = (path: string): string | undefined =>
  path.startsWith('pages/') ? path.slice('pages'.length, -'.yaml'.length) : undefined;

const redirectsIn = ({ all }: Content): Redirects => ({
  ...(all.find(({ path }) => path === REDIRECTS)?.value as Redirects),
});

const listed = ({ of, path, title, page, until, value, problems }: Checked) => ({
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
