// Reads and writes content files for the editor; only files with a schema.
import { hash } from 'node:crypto';
import { globSync, lstatSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, matchesGlob, parse, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { checkedPicture } from '../src/files/pictures/read-picture.ts';
import { slugify } from '../src/lib/format-text.ts';
import { explainAll, unreadableBecause } from '../src/readers/read-yaml.ts';
import { type ContentType, type ContentTypes, formOf, inPlainWords } from './content-types.ts';
import { editYaml, joined, newYaml, type Parts, partsOf } from './edit-yaml.ts';
import type { FieldProblem, ListedFile, Opened, Overview, Saving, SearchHit, Used } from './messages.ts';
import { type EditableText, fillKnown, find, readable, textsOf } from './search.ts';
import { blank, labelOf, labelsTo, partsOfField, titleIn } from './shape.ts';
import { pagesReading } from './used-on.ts';
import { writeWhole } from './write-whole.ts';

type Values = Record<string, unknown>;

export class Refused extends Error {
  readonly status: number;
  readonly problems: FieldProblem[];

  constructor(status: number, message: string, problems: FieldProblem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

const CHANGED = 'This was changed elsewhere since you opened it.';
const NOT_SAVED = 'Nothing was saved yet.';
const MOST_FOUND = 40;
const REDIRECTS = 'redirects.yaml';

const versionOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);
const inOrder = new Intl.Collator('en', { numeric: true }).compare;
const NAME = /^[a-z0-9](?:[a-z0-9-]|\.(?!\.))*$/;

/** The last read version; `filled` is the schema's output. */
type Read = Pick<Opened, 'version' | 'source' | 'value' | 'body' | 'problems'> & { filled?: unknown };

export class EditedContent {
  readonly #site: string;
  readonly #root: string;
  readonly #load: () => Promise<ContentTypes>;
  #loaded: { facts: string; types: Promise<ContentTypes> } | undefined;
  #reads = new Map<string, Read>();

  constructor(site: string, load: () => Promise<ContentTypes>) {
    this.#site = realpathSync(site);
    this.#root = join(this.#site, 'src/content');
    this.#load = load;
  }

  /** Reloads after a fact changes: schemas contain facts. */
  async #types(): Promise<ContentTypes> {
    const files = globSync(['facts/*.yaml', 'pages/**/*.yaml'], { cwd: this.#root }).sort();
    const facts = files.filter((file) => file.startsWith('facts')).map((file) => this.#read(file));
    const state = versionOf([...(await Promise.all(facts)), ...files].join('\0'));
    if (this.#loaded?.facts !== state) {
      this.#loaded = { facts: state, types: this.#load() };
      this.#reads.clear();
    }
    return this.#loaded.types;
  }

  #filesOf({ base, pattern }: ContentType): string[] {
    const folder = join(this.#site, base);
    return globSync(pattern, { cwd: folder })
      .map((file) => relative(this.#root, join(folder, file)).split(sep).join('/'))
      .sort();
  }

  async #typeOf(path: string, isNew = false): Promise<ContentType> {
    const { types } = await this.#types();
    const isNamed = path.split('/').every((part) => NAME.test(part));
    const couldHold = (type: ContentType) =>
      type.one && isNamed && matchesGlob(this.#inFolder(type, path), type.pattern);
    const type = types.find((each) => (isNew ? couldHold(each) : this.#filesOf(each).includes(path)));
    if (type) return type;
    if (!isNew) throw new Refused(404, 'This file is not part of the content.');
    const message = 'It must be small letters, digits and hyphens.';
    throw new Refused(422, NOT_SAVED, [{ field: '+file', message }]);
  }

  #inFolder = ({ base }: ContentType, path: string): string =>
    relative(join(this.#site, base), join(this.#root, path)).split(sep).join('/');

  #idOf = (type: ContentType, path: string): string => this.#inFolder(type, path).replace(/\.(md|yaml)$/, '');

  /** The real file, if no symbolic link leaves the content folder. */
  #file(path: string): string {
    const file = join(this.#root, path);
    for (let known = file; ; known = dirname(known)) {
      try {
        if (!`${realpathSync(known)}${sep}`.startsWith(`${this.#root}${sep}`))
          throw new Refused(404, 'This file is not part of the content.');
        return file;
      } catch (error) {
        // A new file is checked by its folder; a link to nothing is no new file.
        if (error instanceof Refused) throw error;
        if (lstatSync(known, { throwIfNoEntry: false }))
          throw new Refused(404, 'This file is not part of the content.');
      }
    }
  }

  #read = (path: string): Promise<string> => readFile(this.#file(path), 'utf8');

  /** Reads and checks a file; cached while unchanged. */
  async #readOf(type: ContentType, path: string): Promise<Read> {
    const source = await this.#read(path);
    const version = versionOf(source);
    const before = this.#reads.get(path);
    if (before?.version === version) return before;
    const { yaml, body } = partsOf(path, source);
    const read = { version, source, body, ...this.#check(type, path, yaml) };
    this.#reads.set(path, read);
    return read;
  }

  async #all(): Promise<{ type: ContentType; file: ListedFile; read: Read }[]> {
    const { types } = await this.#types();
    const files = types.flatMap((type) =>
      this.#filesOf(type).map((path, _, all) => ({ type, path, isOnly: all.length === 1 && !type.one })),
    );
    return Promise.all(
      files.map(async ({ type, path, isOnly }) => {
        const read = await this.#readOf(type, path);
        const file = {
          path,
          title: (isOnly && type.name) || titleIn(read.filled ?? read.value) || labelOf(parse(path).name),
          page: this.#pageOf(type, path, read.value),
          problems: read.problems.length,
        };
        return { type, file, read };
      }),
    );
  }

  async list(): Promise<Overview> {
    const { types, wrong } = await this.#types();
    const all = await this.#all();
    const sorted = all.toSorted((one, other) => inOrder(one.file.page, other.file.page));
    // All pages are one list.
    const lists = Map.groupBy(types, ({ id, group }) => (group === 'Pages' ? group : id));
    return {
      types: [...lists.values()].flatMap((list) =>
        list.slice(0, 1).map(({ id, group, name, one }) => ({
          ...{ id, group, name, one },
          files: sorted.filter(({ type }) => list.includes(type)).map(({ file }) => file),
        })),
      ),
      wrong,
    };
  }

  async search(query: string): Promise<{ found: SearchHit[]; more: number }> {
    if (query.trim().length < 2) return { found: [], more: 0 };
    const { placeholders } = await this.#types();
    const hits = (await this.#all()).flatMap(({ type, file, read }) => {
      const texts: EditableText[] = [
        { field: '', text: `${file.title} ${file.page}` },
        ...textsOf(read.value, read.filled),
        ...(read.body ? [{ field: '+text', text: readable(fillKnown(read.body, placeholders)) }] : []),
      ];
      return texts.flatMap((text) => find(text, query).map((hit) => ({ ...hit, type, file, read })));
    });
    const found = hits.slice(0, MOST_FOUND).map(({ type, file, read, ...hit }) => {
      const labels =
        hit.field === '+text' ? ['Text'] : labelsTo(formOf(type.schema), partsOfField(hit.field), read.value);
      return { ...hit, path: file.path, title: file.title, place: labels.join(' › ') };
    });
    return { found, more: hits.length - found.length };
  }

  /** Where facts of a file are used: in placeholders, and on pages whose code reads them. */
  async usedOn(path: string): Promise<Used> {
    const { placeholders } = await this.#types();
    const all = await this.#all();
    const words = Object.entries(placeholders).flatMap(([place, { value, from }]) => {
      if (`${from}.yaml` !== path) return [];
      const asks = new RegExp(`\\{\\{\\s*(?:words\\.)?${RegExp.escape(place)}\\s*\\}\\}`);
      const pages = all.filter(({ read }) => asks.test(read.source)).map(({ file }) => file);
      return pages.length > 0 ? [{ place, value, pages }] : [];
    });
    const code = pagesReading(this.#site, path).map((address) => {
      const known = all.find(({ file, type }) => type.group === 'Pages' && file.page === address)?.file;
      return { address, title: known?.title ?? '', path: known?.path };
    });
    return { words, code };
  }

  async open(path: string): Promise<Opened> {
    const type = await this.#typeOf(path);
    const { version, source, value, body, problems } = await this.#readOf(type, path);
    return { ...this.#about(type, path, value), version, source, value, body, problems };
  }

  /** A form for a new file: next free number, today's date, and a hero for a page. */
  async fresh(id: string): Promise<Opened> {
    const { types } = await this.#types();
    const type = types.find((each) => each.id === id && each.one);
    if (!type) throw new Refused(404, 'Nothing new can be added here.');
    const others = (await this.#all()).filter((each) => each.type === type);
    const about = this.#about(type, '', undefined);
    const value = blank(about.shape) as Values;
    for (const { name, shape, required } of about.shape.kind === 'group' ? about.shape.fields : []) {
      if (required && shape.kind === 'day') value[name] = new Date().toLocaleDateString('en-CA');
      if (name === 'number' || name === 'order')
        value[name] =
          Math.max(0, ...others.map(({ read }) => Number((read.value as Values)?.[name]) || 0)) + 1;
      if (name === 'blocks' && shape.kind === 'list' && shape.of) value[name] = [blank(shape.of)];
    }
    const body = type.pattern.endsWith('.md') ? '' : undefined;
    return { ...about, version: '', source: '', value, body, problems: [] };
  }

  #about(type: ContentType, path: string, value: unknown) {
    const isPage = type.group === 'Pages';
    const page = this.#pageOf(type, path, value);
    return {
      path: path || relative(this.#root, join(this.#site, type.base)).split(sep).join('/'),
      type: type.id,
      group: type.group,
      name: isPage ? 'page' : (type.one ?? type.name),
      mayBeDeleted: Boolean(type.one) || (isPage && page !== '/'),
      ownsPage: isPage || /\{(id|number)\}$/.test(type.page),
      shape: formOf(type.schema),
      page,
    };
  }

  #pageOf(type: ContentType, path: string, value: unknown): string {
    if (!path) return '/';
    const { number = '' } = (value ?? {}) as Values;
    return type.page
      .replace('{id}', this.#idOf(type, path))
      .replace('{number}', String(number))
      .replace(/\/index$/, '');
  }

  /** Build problems of the fields and the file name, for the form. */
  #check(type: ContentType, path: string, yaml: string): Pick<Read, 'value' | 'filled' | 'problems'> {
    const document = parseDocument(yaml);
    const [unreadable] = document.errors;
    if (unreadable)
      return { value: undefined, problems: [{ field: '', message: unreadableBecause(unreadable, yaml) }] };
    const value: unknown = document.toJS();
    const { error, data } = type.schema.safeParse(value);
    const problems = (error ? explainAll(error, document, type.schema) : []).map(({ field, wish }) => {
      const parts = field.map(String);
      const labels = labelsTo(formOf(type.schema), parts, value);
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

  async #problems(type: ContentType, path: string, { yaml, body = '' }: Parts): Promise<FieldProblem[]> {
    const text = { text: body, file: '', firstLine: 1, folder: dirname(this.#file(path)) };
    const { value, problems } = this.#check(type, path, yaml);
    for (const { line, what } of type.textProblems?.(text) ?? [])
      problems.push({ field: '+text', message: `Line ${line} of the text: ${what}` });
    if (problems.length > 0 || type.id !== 'blog') return problems;
    const others = (await this.#all()).filter((each) => each.type === type && each.file.path !== path);
    const numbers = others.map(({ read }) => Number((read.value as Values)?.number) || 0);
    const isTaken = numbers.includes((value as { number: number }).number);
    const message = `Number: another ${type.one} has it. The next free one is ${Math.max(0, ...numbers) + 1}.`;
    return isTaken ? [{ field: 'number', message }] : [];
  }

  async check(saving: Saving): Promise<{ problems: FieldProblem[] }> {
    const { problems } = await this.#planned(saving);
    return { problems };
  }

  async save(saving: Saving): Promise<Opened> {
    const { path, version, overwrites, restores } = saving;
    const { before, text, problems } = await this.#planned(saving);
    if (version !== '' && !overwrites && versionOf(before ?? '') !== version) throw new Refused(409, CHANGED);
    if (problems.length > 0 && !restores) throw new Refused(422, NOT_SAVED, problems);
    const file = this.#file(path);
    await mkdir(dirname(file), { recursive: true });
    if (version === '') await writeFile(file, text, { flag: 'wx' });
    else await writeWhole(file, text);
    return this.open(path);
  }

  async #planned({ path, version, value, body, source }: Saving) {
    const isNew = version === '';
    const type = await this.#typeOf(path, isNew);
    const before = await this.#read(path).catch(() => undefined);
    const page = this.#pageOf(type, path, value);
    const isTaken =
      before !== undefined ||
      (type.group === 'Pages' && (await this.#all()).some(({ file }) => file.page === page));
    const message = type.group === 'Pages' ? `There is already a page at ${page}.` : 'This name is taken.';
    if (isNew && isTaken) throw new Refused(422, NOT_SAVED, [{ field: '+file', message }]);
    const old = partsOf(path, before ?? '');
    const parts =
      source === undefined
        ? { yaml: old.yaml ? editYaml(old.yaml, value) : newYaml(value), body }
        : partsOf(path, source);
    return {
      before,
      text: source ?? joined(path, parts, before),
      problems: await this.#problems(type, path, parts),
    };
  }

  async remove(path: string, version: string, leadsTo: string): Promise<void> {
    const type = await this.#typeOf(path);
    const { value, version: now } = await this.#readOf(type, path);
    const { mayBeDeleted, ownsPage, page } = this.#about(type, path, value);
    if (!mayBeDeleted) throw new Refused(422, 'The site needs this file.');
    if (now !== version) throw new Refused(409, CHANGED);
    // A page with its own route file. It goes first: a saved redirect makes the preview read all routes again.
    const routes = type.group === 'Pages' ? await this.#takeRoutes(page) : new Map<string, string>();
    try {
      if (ownsPage && (leadsTo || type.group === 'Pages')) {
        const { value: moved, version } = await this.open(REDIRECTS);
        await this.save({ path: REDIRECTS, version, value: { ...(moved as Values), [page]: leadsTo } });
      }
    } catch (error) {
      for (const [file, text] of routes) await writeFile(file, text);
      throw error;
    }
    await rm(this.#file(path));
  }

  /** Deletes the route files of a page, and returns them. */
  async #takeRoutes(page: string): Promise<Map<string, string>> {
    const taken = new Map<string, string>();
    for (const name of [`${page}.astro`, `${page}/index.astro`]) {
      const file = join(this.#site, 'src/pages', name);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) continue;
      taken.set(file, text);
      await rm(file);
    }
    return taken;
  }

  async addPicture(path: string, name: string, bytes: Uint8Array): Promise<string> {
    await this.#typeOf(path).catch(() => this.#typeOf(path, true));
    const { format } = await checkedPicture(bytes, name).catch((error: Error) => {
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
