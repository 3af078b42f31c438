// Reads and writes content files for the editor; only files with a schema.
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, matchesGlob, parse, sep } from 'node:path';
import type {
  EditorShape,
  FieldProblem,
  Mend,
  Opened,
  Overview,
  Problem,
  Removal,
  Saving,
  SearchHit,
  Used,
} from '@tred/contract/editor-api';
import {
  blank,
  fixedValue,
  isGroup,
  labelOf,
  labelsTo,
  partsOfField,
  setAt,
  titleIn,
  valueAt,
} from '@tred/contract/editor-shape';
import { fillKnown, readable } from '@tred/contract/editor-text';
import { parseDocument } from 'yaml';
import { listFiles } from '../../site/build/dist-files.ts';
import { type Pages, pagesIn } from '../../site/build/links.ts';
import { storedPicture } from '../../site/src/files/pictures/read-picture.ts';
import { todayInKampala } from '../../site/src/lib/dates.ts';
import { slugify } from '../../site/src/lib/format-text.ts';
import { explainAll, parsedYaml, unreadableBecause } from '../../site/src/readers/read-yaml.ts';
import { writeWhole } from '../drafts/write-whole.ts';
import { type ContentType, type ContentTypes, formOf, inPlainWords } from './content-types.ts';
import { editYaml, joined, newYaml, partsOf, unsafeBecause } from './edit-yaml.ts';
import { type Changes, Mirror, type Shown, versionOf } from './mirror.ts';
import type { Earlier, Finding, RuleFile } from './rules.ts';
import { type EditableText, find, textsOf } from './search.ts';
import { hasRoute, pagesReading, readersOf } from './used-on.ts';

type Values = Record<string, unknown>;

export class Refused extends Error {
  readonly status: number;
  readonly problems: Problem[];

  constructor(status: number, message: string, problems: Problem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

const UNKNOWN = 'This file is not part of the content.';
const CHANGED = 'This was changed elsewhere since you opened it.';
const NOT_SAVED = 'Nothing was saved yet.';
const MOST_FOUND = 40;
const REDIRECTS = 'redirects.yaml';

const inOrder = new Intl.Collator('en', { numeric: true }).compare;
const NAME = /^[a-z0-9](?:[a-z0-9-]|\.(?!\.))*$/;

type Read = Pick<Opened, 'version' | 'source' | 'value' | 'body'> & {
  problems: FieldProblem[];
  /** The schema's output; undefined for an invalid file. */
  filled?: unknown;
};
type Checked = RuleFile & Read & { of: ContentType };
/** The content at one time. */
type Content = ContentTypes & { all: Checked[]; problems: Problem[] };

const NONE: Changes = new Map();
/** A problem of no single file. */
const NOWHERE = { path: '', title: 'The content', page: '/', field: '', label: '' };
/** Loading types takes a second: a refused change and what was before it stay loaded. */
const MOST_LOADED = 3;

export class EditedContent {
  readonly #site: string;
  readonly #root: string;
  readonly #load: (folder: string) => Promise<ContentTypes>;
  readonly #mirror: Mirror;
  #loaded = new Map<string, Promise<ContentTypes>>();
  #contents = new Map<string, Promise<Content>>();
  #files = new Map<string, { key: string; checked: Checked }>();
  #noted: Content | undefined;
  #forms = new WeakMap<ContentType['schema'], EditorShape>();
  #built: { at: number; pages: Pages } | undefined;
  #earlier: Earlier = { addresses: new Set(), parts: new Set(), sizes: new Map() };
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    site: string,
    load: (folder: string) => Promise<ContentTypes>,
    root = join(site, 'src/content'),
  ) {
    this.#site = realpathSync(site);
    this.#root = realpathSync(root);
    this.#load = load;
    this.#mirror = new Mirror(this.#root);
  }

  close(): void {
    this.#mirror.close();
  }

  /** One at a time: there is one mirror, and no check reads half a change. */
  #queued<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => {});
    return done;
  }

  /** The content as it would be with the changes. */
  #content(changes = NONE): Promise<Content> {
    return this.#queued(async () => {
      const shown = this.#mirror.show(changes);
      const inModules = shown.map(({ path, version }) =>
        path.startsWith('facts/') ? version : /^(?:pages|recordings)\//.test(path) ? path : '',
      );
      const facts = versionOf(inModules.join('\0'));
      const types = await remember(this.#loaded, facts, () => this.#load(this.#mirror.folder));
      const state = versionOf(shown.map(({ path, version }) => `${path} ${version}`).join('\0'));
      const content = await remember(this.#contents, state, async () => this.#checked(types, shown, facts));
      if (changes.size === 0 && this.#noted !== content) types.noteSaved(content.all, this.#earlier);
      if (changes.size === 0) this.#noted = content;
      return content;
    });
  }

  #checked(types: ContentTypes, shown: readonly Shown[], facts: string): Content {
    // Files refer to facts and to names of other files.
    const names = versionOf([facts, ...shown.map(({ path }) => path)].join('\0'));
    const all = types.types.flatMap((type) => {
      const own = shown.filter(({ path }) => this.#holds(type, path));
      return own.map((file) => this.#checkedFile(type, file, own.length === 1 && !type.one, names));
    });
    const weightOf = (page: string) =>
      statSync(join(this.#site, 'dist', page, 'index.html.br'), { throwIfNoEntry: false })?.size;
    const context = {
      built: this.#pages(),
      folder: this.#mirror.folder,
      earlier: this.#earlier,
      weightOf,
      hasRoute: (path: string) => hasRoute(this.#site, path),
    };
    const byPath = Map.groupBy(types.findings(all, context), ({ path }) => path);
    const problems = all.flatMap((each) => {
      const own = each.problems.map((problem) => this.#problem(each, problem));
      const others = byPath.get(each.path) ?? [];
      const both = [...own, ...others.map((finding) => this.#problem(each, finding, true))];
      // Two rules may say the same.
      return [...new Map(both.map((problem) => [problem.field + problem.message, problem])).values()];
    });
    const unread = types.wrong.map((message) => ({ ...NOWHERE, message }));
    return { ...types, all, problems: [...problems, ...unread] };
  }

  #labels = ({ of, value }: Pick<Checked, 'of' | 'value'>, field: string): string[] => {
    if (field.startsWith('+')) return field === '+text' ? ['Text'] : [];
    return labelsTo(this.#labelled(of), partsOfField(field), value);
  };

  /** A form whose labels are right; its choices may be old. */
  #labelled({ schema }: ContentType): EditorShape {
    const form = this.#forms.get(schema) ?? formOf(schema);
    this.#forms.set(schema, form);
    return form;
  }

  /** `isBare`: the message does not name its field yet. */
  #problem(file: Checked, problem: FieldProblem | Finding, isBare = false): Problem {
    const { path, title, page, value, body } = file;
    const { field } = problem;
    const labels = this.#labels(file, field);
    const text = field === '+text' ? body : valueAt(value, partsOfField(field));
    const message =
      isBare && labels.length > 0 ? `${labels.join(', ')}: ${problem.message}` : problem.message;
    return {
      ...{ path, title, page, field, message, label: labels.join(' › ') },
      ...(typeof text === 'string' && { text }),
      ...('asks' in problem && { asks: true }),
    };
  }

  #checkedFile(
    type: ContentType,
    { path, text: source, version }: Shown,
    isOnly: boolean,
    names: string,
  ): Checked {
    const key = `${type.id} ${names} ${version}`;
    const known = this.#files.get(path);
    // These refer to the contents of other files.
    if (known?.key === key && !['facts/blog', 'requests'].includes(type.id)) return known.checked;
    const read = this.#read(type, path, source);
    const title = (isOnly && type.name) || titleIn(read.filled ?? read.value) || labelOf(parse(path).name);
    const { draft, [type.waitsFor ?? '']: day } = (read.value ?? {}) as Values;
    const checked = {
      ...read,
      ...{ path, type: type.id, of: type, title, ownsPage: this.#ownsPage(type) },
      page: this.#pageOf(type, path, read.value),
      until: draft === true ? 'draft' : typeof day === 'string' && day > todayInKampala() ? day : undefined,
    } as const;
    this.#files.set(path, { key, checked });
    return checked;
  }

  /** Pages of the last build. */
  #pages(): Pages | undefined {
    const dist = join(this.#site, 'dist');
    const at = statSync(join(dist, '_manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && this.#built?.at !== at)
      this.#built = { at, pages: pagesIn(dist, listFiles(dist)) };
    return at === undefined ? undefined : this.#built?.pages;
  }

  /** Reads and checks a file by itself. */
  #read(type: ContentType, path: string, source: string): Read {
    const { yaml, body } = partsOf(path, source);
    const { value, filled, problems } = this.#check(type, path, yaml);
    const text = {
      text: body ?? '',
      file: '',
      firstLine: 1,
      folder: dirname(join(this.#mirror.folder, path)),
    };
    for (const { line, what } of type.textProblems?.(text) ?? [])
      problems.push({ field: '+text', message: `Line ${line} of the text: ${what}` });
    if (body?.trim() === '') problems.push({ field: '+text', message: 'Text: It must not be empty.' });
    return { version: versionOf(source), source, value, filled, body, problems };
  }

  #holds(type: ContentType, path: string): boolean {
    if (!path.startsWith(type.folder)) return false;
    const name = path.slice(type.folder.length);
    return name === type.pattern || (type.pattern.includes('*') && matchesGlob(name, type.pattern));
  }

  #fileAt({ all }: Content, path: string): Checked {
    const found = all.find((each) => each.path === path);
    if (!found) throw new Refused(404, UNKNOWN);
    return found;
  }

  #typeOfNew({ types }: Content, path: string): ContentType {
    const isNamed = path.split('/').every((part) => NAME.test(part));
    const type = types.find((each) => each.one && isNamed && this.#holds(each, path));
    if (!type) throw this.#misnamed(path, 'It must be small letters, digits and hyphens.');
    return type;
  }

  #misnamed = (path: string, message: string) =>
    new Refused(422, NOT_SAVED, [{ ...NOWHERE, path, field: '+file', message }]);

  #idOf = (type: ContentType, path: string): string =>
    path.slice(type.folder.length).replace(/\.(md|yaml)$/, '');

  /** The real file, if no symbolic link leaves the content folder. */
  #file(path: string): string {
    const file = join(this.#root, path);
    for (let known = file; ; known = dirname(known)) {
      try {
        if (!`${realpathSync(known)}${sep}`.startsWith(`${this.#root}${sep}`))
          throw new Refused(404, UNKNOWN);
        return file;
      } catch (error) {
        // A new file is checked by its folder; a link to nothing is no new file.
        if (error instanceof Refused) throw error;
        if (lstatSync(known, { throwIfNoEntry: false })) throw new Refused(404, UNKNOWN);
      }
    }
  }

  async list(): Promise<Overview> {
    const { types, all, problems, placeholders } = await this.#content();
    const sorted = all.toSorted((one, other) => inOrder(one.page, other.page)).map(listed);
    // All pages are one list.
    const lists = Map.groupBy(types, ({ id, group }) => (group === 'Pages' ? group : id));
    return {
      placeholders,
      types: [...lists.values()].flatMap((list) =>
        list.slice(0, 1).map(({ id, group, name, one }) => ({
          ...{ id, group, name, one },
          files: sorted.filter(({ of }) => list.includes(of)).map(({ file }) => file),
        })),
      ),
      wrong: problems.filter(({ asks }) => !asks),
    };
  }

  /** `path`: hits of this file come first. */
  async search(query: string, path = ''): Promise<{ found: SearchHit[]; more: number }> {
    if (query.trim().length < 2) return { found: [], more: 0 };
    const { placeholders, all } = await this.#content();
    const hits = all.flatMap((file) => {
      const { title, page, value, filled, body } = file;
      const texts: EditableText[] = [
        { field: '', text: `${title} ${page}` },
        ...textsOf(value, filled),
        ...(body ? [{ field: '+text', text: readable(fillKnown(body, placeholders)) }] : []),
      ];
      return texts.flatMap((text) => find(text, query).map((hit) => ({ ...hit, file })));
    });
    const [own = [], others = []] = [true, false].map((isOwn) =>
      hits.filter(({ file }) => (file.path === path) === isOwn),
    );
    const found = [...own, ...others].slice(0, MOST_FOUND).map(({ file, ...hit }) => ({
      ...hit,
      ...{ path: file.path, title: file.title, place: this.#labels(file, hit.field).join(' › ') },
    }));
    return { found, more: hits.length - found.length };
  }

  /** Where facts of a file are used: in placeholders, and on pages whose code reads them. */
  async usedOn(path: string): Promise<Used> {
    const { placeholders, all } = await this.#content();
    const words = Object.entries(placeholders).flatMap(([place, { value, from }]) => {
      if (`${from}.yaml` !== path) return [];
      const asks = new RegExp(`\\{\\{\\s*(?:words\\.)?${RegExp.escape(place)}\\s*\\}\\}`);
      const pages = all.flatMap(({ path, title, source }) => (asks.test(source) ? [{ path, title }] : []));
      return pages.length > 0 ? [{ place, value, pages }] : [];
    });
    const code = pagesReading(this.#site, path).map((address) => {
      const known = all.find(({ of, page }) => of.group === 'Pages' && page === address);
      return { address, title: known?.title ?? '', path: known?.path };
    });
    return { words, code };
  }

  async open(path: string): Promise<Opened> {
    const content = await this.#content();
    const { of, version, source, value, body } = this.#fileAt(content, path);
    const own = content.problems.filter((each) => each.path === path && !each.asks);
    return { ...this.#about(of, path, value), version, source, value, body, problems: own };
  }

  /** Gives name, form and values of a version of a file, which may be gone. */
  async describer() {
    const { placeholders, types, all } = await this.#content();
    return (path: string, source: string) => {
      const type =
        all.find((each) => each.path === path)?.of ?? types.find((each) => this.#holds(each, path));
      const value: unknown = parseDocument(partsOf(path, source).yaml).toJS();
      const title = fillKnown(titleIn(value), placeholders) || labelOf(parse(path).name);
      return { title: (!type?.one && type?.name) || title, shape: type && this.#labelled(type), value };
    };
  }

  /** A form for a new file: next free number, today's date, and a hero for a page. */
  async fresh(id: string): Promise<Opened> {
    const { types, all } = await this.#content();
    const type = types.find((each) => each.id === id && each.one);
    if (!type) throw new Refused(404, 'Nothing new can be added here.');
    const others = all.filter(({ of }) => of === type);
    const about = this.#about(type, '', undefined);
    const value = blank(about.shape) as Values;
    for (const { name, shape, required } of about.shape.kind === 'group' ? about.shape.fields : []) {
      if (required && shape.kind === 'day') value[name] = new Date().toLocaleDateString('en-CA');
      if (name === 'number' || name === 'order')
        value[name] = Math.max(0, ...others.map((each) => Number((each.value as Values)?.[name]) || 0)) + 1;
      if (name === 'blocks' && shape.kind === 'list' && shape.of) value[name] = [blank(shape.of)];
    }
    const body = type.pattern.endsWith('.md') ? '' : undefined;
    return { ...about, version: '', source: '', value, body, problems: [] };
  }

  #about(type: ContentType, path: string, value: unknown) {
    const isPage = type.group === 'Pages';
    const page = this.#pageOf(type, path, value);
    const shape = formOf(type.schema);
    return {
      path: path || type.folder.slice(0, -1),
      type: type.id,
      group: type.group,
      name: isPage ? 'page' : (type.one ?? type.name),
      mayBeDeleted: Boolean(type.one) || (isPage && !this.#isNeeded(shape, path, page)),
      ownsPage: this.#ownsPage(type),
      shape,
      page,
    };
  }

  /** By code that reads its words, or by the desk or a web server, whose pages stay hidden from search engines. */
  #isNeeded = (shape: EditorShape, path: string, page: string): boolean =>
    (shape.kind === 'group' &&
      shape.fields.some((each) => each.name === 'noindex' && fixedValue(each.shape) !== undefined)) ||
    readersOf(this.#site, path.replace(/^pages\/|\.yaml$/g, ''), page).length > 0;

  #ownsPage = ({ group, address }: ContentType): boolean => group === 'Pages' || address !== undefined;

  #pageOf(type: ContentType, path: string, value: unknown): string {
    if (!path) return '/';
    const id = this.#idOf(type, path).replace(/(.)\/index$/, '$1');
    return type.address?.(id, (value ?? {}) as Values) ?? type.page.replace('{id}', id);
  }

  /** Problems of the fields and the file name, for the form. */
  #check(type: ContentType, path: string, yaml: string): Pick<Read, 'value' | 'filled' | 'problems'> {
    const { document } = parsedYaml(yaml, `site/src/content/${path}`);
    const [unreadable] = document.errors;
    if (unreadable)
      return { value: undefined, problems: [{ field: '', message: unreadableBecause(unreadable, yaml) }] };
    const value: unknown = document.toJS();
    const { error, data } = type.schema.safeParse(value);
    const problems = (error ? explainAll(error, document, type.schema) : []).map(({ field, wish }) => {
      const parts = field.map(String);
      const labels = labelsTo(this.#labelled(type), parts, value);
      const message = inPlainWords(wish);
      return {
        field: parts.join('.'),
        message: labels.length > 0 ? `${labels.join(', ')}: ${message}` : message,
      };
    });
    const misnamed = type.nameProblem?.(this.#idOf(type, path), (value ?? {}) as Values);
    if (misnamed) problems.unshift({ field: '+file', message: misnamed });
    return { value, filled: data, problems };
  }

  /** Problems that the changes would make, in their files and in others. */
  async #follows(before: Content, changes: Changes): Promise<Problem[]> {
    const known = new Set(before.problems.map(({ path, message }) => `${path} ${message}`));
    const { problems } = await this.#content(changes);
    return problems.filter(
      ({ path, message, asks }) => (changes.has(path) && !asks) || !known.has(`${path} ${message}`),
    );
  }

  async check(saving: Saving): Promise<{ problems: Problem[] }> {
    const { now, type, changes } = await this.#planned(saving);
    const { path } = saving;
    // Facts change schemas: what follows from them takes longer, and is listed at Save.
    if (type.group !== 'Facts') return { problems: await this.#follows(now, changes) };
    const read = this.#read(type, path, changes.get(path) ?? '');
    const about = { path, type: type.id, of: type, title: type.name, page: type.page, ownsPage: false };
    return { problems: read.problems.map((problem) => this.#problem({ ...read, ...about }, problem)) };
  }

  async save(saving: Saving): Promise<Opened> {
    const { path, version, overwrites, restores, confirmed } = saving;
    const { now, before, changes } = await this.#planned(saving);
    if (version !== '' && !overwrites && versionOf(before ?? '') !== version) throw new Refused(409, CHANGED);
    await this.#finish(now, changes, { confirmed, restores });
    return this.open(path);
  }

  /** Writes the changes, unless something is wrong or was not asked yet. */
  async #finish(
    now: Content,
    changes: Changes,
    { confirmed, restores }: Pick<Saving, 'confirmed' | 'restores'>,
    questions: Problem[] = [],
  ): Promise<void> {
    if (!restores) {
      const wrong = await this.#follows(now, changes);
      const isAsked = ({ path, field }: Problem) =>
        !wrong.some((problem) => problem.path === path && problem.field === field);
      const follows = [...wrong, ...questions.filter(isAsked)];
      const problems = confirmed ? follows.filter(({ asks }) => !asks) : follows;
      if (problems.length > 0) throw new Refused(422, NOT_SAVED, problems);
    }
    await this.#queued(() => this.#write(changes));
  }

  async #planned({ path, version, value, body, source, mends }: Saving) {
    const isNew = version === '';
    const now = await this.#content();
    const { all } = now;
    const type = isNew ? this.#typeOfNew(now, path) : this.#fileAt(now, path).of;
    const page = this.#pageOf(type, path, value);
    const before = all.find((each) => each.path === path)?.source;
    const isPage = type.group === 'Pages';
    const isTaken = before !== undefined || (isPage && all.some((each) => each.page === page));
    const message = isPage ? `There is already a page at ${page}.` : 'This name is taken.';
    if (isNew && (isTaken || existsSync(this.#file(path)))) throw this.#misnamed(path, message);
    const old = partsOf(path, before ?? '');
    const parts = { yaml: old.yaml ? editYaml(old.yaml, value) : newYaml(value), body };
    const text = source ?? joined(path, parts, before);
    const unsafe = unsafeBecause(partsOf(path, text).yaml);
    if (unsafe) throw new Refused(422, NOT_SAVED, [{ ...NOWHERE, path, message: unsafe }]);
    const changes = new Map<string, string | undefined>([[path, text]]);
    // A page that comes back is no redirect any more.
    const moved = this.#redirects(all);
    if (this.#ownsPage(type) && page in moved) {
      const { [page]: _, ...others } = moved;
      this.#mend(changes, all, REDIRECTS, () => others);
    }
    this.#mendAll(changes, all, mends);
    return { now, type, before, changes };
  }

  #redirects = (all: Checked[]) => ({
    ...(all.find(({ path }) => path === REDIRECTS)?.value as Record<string, string>),
  });

  #mendAll(changes: Map<string, string | undefined>, all: Checked[], mends: Mend[] = []): void {
    for (const { path, field, text } of mends)
      this.#mend(
        changes,
        all,
        path,
        (value) => setAt(value, partsOfField(field), text),
        field === '+text' ? text : undefined,
      );
  }

  #mend(
    changes: Map<string, string | undefined>,
    all: Checked[],
    path: string,
    change: (value: unknown) => unknown,
    body?: string,
  ): void {
    const before = changes.get(path) ?? all.find((each) => each.path === path)?.source;
    if (before === undefined) throw new Refused(404, UNKNOWN);
    const old = partsOf(path, before);
    const yaml = body === undefined ? editYaml(old.yaml, change(parseDocument(old.yaml).toJS())) : old.yaml;
    changes.set(path, joined(path, { yaml, body: body ?? old.body }, before));
  }

  /** Removes a file. The address of a page leads to another page from now on. */
  async remove({ path, version, leadsTo, mends, confirmed }: Removal): Promise<void> {
    const now = await this.#content();
    const { all, links } = now;
    const { of, value, ownsPage, page, until, ...file } = this.#fileAt(now, path);
    if (!this.#about(of, path, value).mayBeDeleted) throw new Refused(422, 'The site needs this file.');
    if (file.version !== version) throw new Refused(409, CHANGED);
    const changes = new Map<string, string | undefined>([[path, undefined]]);
    if (ownsPage && !until && !leadsTo) throw this.#misnamed(path, `Choose where ${page} leads from now on.`);
    if (ownsPage && leadsTo) {
      // What led here leads on.
      const moved = Object.entries(this.#redirects(all)).map(([from, to]) => [
        from,
        to === page ? leadsTo : to,
      ]);
      this.#mend(changes, all, REDIRECTS, () => ({ ...Object.fromEntries(moved), [page]: leadsTo }));
    }
    this.#mendAll(changes, all, mends);
    const linking = links(
      all.filter((each) => each.path !== path),
      page,
    );
    const asked = linking.flatMap((each) => {
      const from = all.find(({ path }) => path === each.path);
      const message = `It links to ${page}, and would lead to ${leadsTo}.`;
      return from && leadsTo ? [this.#problem(from, { ...each, message, asks: true }, true)] : [];
    });
    await this.#finish(now, changes, { confirmed }, asked);
  }

  /** Writes all files, or none. */
  async #write(changes: Changes): Promise<void> {
    const files = [...changes].map(([path, text]) => ({ file: this.#file(path), text }));
    const before = await Promise.all(
      files.map(async ({ file }) => ({ file, text: await readFile(file, 'utf8').catch(() => undefined) })),
    );
    try {
      for (const each of files) await put(each);
    } catch (error) {
      for (const each of before) await put(each).catch(() => {});
      throw error;
    }
  }

  async addPicture(path: string, name: string, uploaded: Uint8Array): Promise<string> {
    const now = await this.#content();
    if (!now.all.some((each) => each.path === path)) this.#typeOfNew(now, path);
    const { bytes, format } = await storedPicture(uploaded, name).catch((error: Error) => {
      throw new Refused(422, error.message);
    });
    const folder = dirname(this.#file(path));
    await mkdir(folder, { recursive: true });
    const stem = slugify(parse(name).name) || 'picture';
    for (let number = 1; ; number++) {
      const file = `${stem}${number > 1 ? `-${number}` : ''}.${format === 'jpeg' ? 'jpg' : format}`;
      try {
        await writeFile(join(folder, file), bytes, { flag: 'wx' });
        return file;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }
}

async function put({ file, text }: { file: string; text: string | undefined }): Promise<void> {
  if (text === undefined) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, text);
}

/** Makes a value once, and keeps the last few. */
function remember<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  value.catch(() => known.delete(key));
  for (const old of [...known.keys()].slice(0, -MOST_LOADED)) known.delete(old);
  return value;
}

/** A file in the list of its type. */
const listed = ({ of, path, title, page, until, value, problems }: Checked) => ({
  of,
  file: {
    ...{ path, title, page, problems: problems.length, day: dayOf((value ?? {}) as Values) },
    ...(until && { waits: until === 'draft' ? 'draft' : 'waits for its day' }),
  },
});

/** The day of an entry. */
function dayOf({ date, when, posted, published, available, announced }: Values): string | undefined {
  const first = isGroup(when) ? when.first : undefined;
  const days = [date, first, posted, published, available, announced].map(String);
  return days.find((day) => /^\d{4}-\d\d-\d\d$/.test(day));
}
