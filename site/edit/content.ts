// The content files as the editor reads and writes them: only those that a schema of the site knows.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, matchesGlob, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { explainAll, unreadableBecause } from '../src/readers/read-yaml.ts';
import { isTaken } from '../src/readers/seen-entries.ts';
import { editYaml, newYaml } from './edit-yaml.ts';
import { formOf } from './form-of.ts';
import { loadSchemas, type Place, type Schemas } from './load-schemas.ts';
import type { Listed, Opened, Problem, Saving } from './messages.ts';
import { notesOf } from './notes.ts';
import { namedPlace, orderOfPlaces } from './plain-names.ts';
import { blank } from './shape.ts';
import { joined, type Parts, partsOf } from './text-parts.ts';

type Values = Record<string, unknown>;

/** Why something was not done, for the person at the form. */
export class Refused extends Error {
  readonly status: number;
  readonly problems: Problem[];

  constructor(status: number, message: string, problems: Problem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
/** What a file is called in lists. */
const TITLE = /^(?:headline|title|name):\s*(?!\{)["']?(.+?)["']?\s*$/m;
/** Each part of a new file's path. */
const NAME = /^[a-z0-9][a-z0-9.-]*$/;

export class Content {
  readonly #site: string;
  readonly #root: string;
  readonly #load: (site: string) => Promise<Schemas>;
  /** What was found before stays true of the same text, until another file is written, which it may name. */
  readonly #found = new Map<string, { schema: unknown; yaml: string; problems: Problem[] }>();
  #loaded: { facts: string; schemas: Promise<Schemas> } | undefined;

  constructor(site: string, load = loadSchemas) {
    this.#site = realpathSync(site);
    this.#root = join(this.#site, 'src/content');
    this.#load = load;
  }

  /** Loaded anew when a fact has changed: schemas fill facts in and take choices from them. */
  async #schemas(): Promise<Schemas> {
    const folder = join(this.#root, 'facts');
    const texts = globSync('*.yaml', { cwd: folder }).map((file) => readFile(join(folder, file), 'utf8'));
    const facts = versionOf((await Promise.all(texts)).join('\0'));
    if (this.#loaded?.facts !== facts) this.#loaded = { facts, schemas: this.#load(this.#site) };
    return this.#loaded.schemas;
  }

  #filesOf({ base, pattern }: Place): string[] {
    const folder = join(this.#site, base);
    return globSync(pattern, { cwd: folder })
      .map((file) => relative(this.#root, join(folder, file)).split(sep).join('/'))
      .sort();
  }

  /** The place that a path belongs to. Whatever no place has or could have is refused, wherever it may point. */
  async #placeOf(path: string, isNew = false): Promise<Place> {
    const { places } = await this.#schemas();
    const place = places.find((each) =>
      isNew ? this.#couldHold(each, path) : this.#filesOf(each).includes(path),
    );
    if (!place && isNew)
      throw new Refused(422, 'Nothing was saved yet.', [
        { field: '+file', message: 'Name the file in small letters, digits and hyphens.' },
      ]);
    if (!place) throw new Refused(404, `There is no ${path} among the content.`);
    return place;
  }

  #couldHold({ base, pattern }: Place, path: string): boolean {
    const inFolder = relative(join(this.#site, base), join(this.#root, path)).split(sep).join('/');
    return path.split('/').every((part) => NAME.test(part)) && matchesGlob(inFolder, pattern);
  }

  /** The file itself: not what a link in the folder points to, outside. */
  #file(path: string): string {
    const file = join(this.#root, path);
    for (let known = file; ; known = dirname(known)) {
      try {
        if (!`${realpathSync(known)}${sep}`.startsWith(`${this.#root}${sep}`))
          throw new Refused(404, `${path} is not among the content.`);
        return file;
      } catch (error) {
        // What is not there yet is judged by the folder it would be in.
        if (error instanceof Refused) throw error;
      }
    }
  }

  async list(): Promise<{ places: Listed[]; wrong: string[] }> {
    const { places, wrong } = await this.#schemas();
    const rank = ({ id }: Place) => (orderOfPlaces.includes(id) ? orderOfPlaces.indexOf(id) : Infinity);
    const listed = places
      .toSorted((one, other) => rank(one) - rank(other))
      .map(async (place) => {
        const { name, one } = namedPlace(place.id);
        const files = this.#filesOf(place).map(async (path) => {
          const { yaml } = partsOf(path, await readFile(this.#file(path), 'utf8'));
          const title = TITLE.exec(yaml)?.[1];
          const problems = (await this.#problems(place, path, yaml)).length;
          return { path, title: title && one ? title : this.#idOf(place, path), problems };
        });
        return {
          id: place.id,
          name,
          one,
          facts: place.id.startsWith('facts/'),
          files: await Promise.all(files),
        };
      });
    return { places: await Promise.all(listed), wrong };
  }

  #idOf({ base }: Place, path: string): string {
    const inFolder = relative(join(this.#site, base), join(this.#root, path)).split(sep).join('/');
    return inFolder.replace(/\.(md|yaml)$/, '');
  }

  /** The names in a collection, for fields that point into it. */
  async #idsIn(place: Place): Promise<string[]> {
    if (place.pattern.includes('*')) return this.#filesOf(place).map((path) => this.#idOf(place, path));
    return (await this.#values(place)).flatMap(({ value }) => Object.keys(value));
  }

  async open(path: string): Promise<Opened> {
    const place = await this.#placeOf(path);
    const text = await readFile(this.#file(path), 'utf8');
    const { yaml, body } = partsOf(path, text);
    const document = parseDocument(yaml);
    const value = document.errors.length > 0 ? undefined : document.toJS();
    return {
      ...(await this.#about(place, path, value)),
      version: versionOf(text),
      value,
      body,
      text: document.errors.length > 0 ? text : undefined,
      notes: notesOf(yaml),
      problems: await this.#problems(place, path, yaml),
      kept: await this.#isKept(path),
    };
  }

  async text(path: string): Promise<string> {
    await this.#placeOf(path);
    return readFile(this.#file(path), 'utf8');
  }

  /** A form for a new file: its number is the next free one, and its days are today. */
  async fresh(id: string): Promise<Opened> {
    const { places } = await this.#schemas();
    const place = places.find((each) => each.id === id && namedPlace(id).one);
    if (!place) throw new Refused(404, `Nothing new can be added to ${id}.`);
    const others = await this.#values(place);
    const about = await this.#about(place, '', undefined);
    const value = blank(about.shape) as Values;
    for (const { name, shape, required } of about.shape.kind === 'group' ? about.shape.fields : []) {
      if (required && shape.kind === 'day') value[name] = new Date().toLocaleDateString('en-CA');
      if (name === 'number' || name === 'order')
        value[name] = Math.max(0, ...others.map(({ value }) => Number(value[name]) || 0)) + 1;
    }
    const body = place.pattern.endsWith('.md') ? '' : undefined;
    return { ...about, version: '', value, body, notes: {}, problems: [], kept: false };
  }

  async #about(place: Place, path: string, value: unknown) {
    const { name, one } = namedPlace(place.id);
    return {
      path: path || relative(this.#root, join(this.#site, place.base)).split(sep).join('/'),
      place: place.id,
      name: one ?? name,
      mayGo: Boolean(one),
      example: (await this.#idsIn(place))[0] ?? 'exam-week',
      shape: formOf(place.schema),
      page: this.#pageOf(place, path, value),
    };
  }

  #pageOf(place: Place, path: string, value: unknown): string {
    const { page } = namedPlace(place.id);
    if (typeof page === 'string') return page;
    return path ? page(this.#idOf(place, path), (value ?? {}) as Values) : '/';
  }

  async #values(place: Place): Promise<{ path: string; value: Values }[]> {
    return Promise.all(
      this.#filesOf(place).map(async (path) => {
        const { yaml } = partsOf(path, await readFile(this.#file(path), 'utf8'));
        return { path, value: (parseDocument(yaml).toJS() ?? {}) as Values };
      }),
    );
  }

  /** What the build would say of a file. */
  async #problems(place: Place, path: string, yaml: string): Promise<Problem[]> {
    const found = this.#found.get(path);
    if (found?.schema !== place.schema || found.yaml !== yaml)
      this.#found.set(path, { schema: place.schema, yaml, problems: problemsIn(yaml, place.schema) });
    const problems = this.#found.get(path)?.problems ?? [];
    const misnamed = place.nameProblem?.(this.#idOf(place, path));
    if (misnamed) return [{ field: '+file', message: misnamed }, ...problems];
    return place.id === 'blog' && problems.length === 0 ? this.#sameNumber(place, path, yaml) : problems;
  }

  /** What a page could not show: a picture that is not there, a place that nothing fills. */
  #inText({ textProblems }: Place, path: string, text: string): Problem[] {
    const body = { text, file: `site/src/content/${path}`, firstLine: 1, folder: dirname(this.#file(path)) };
    const found = (textProblems?.(body) ?? []).map(({ line, what }) => `Line ${line} of the text: ${what}`);
    return found.length > 0 ? [{ field: '+text', message: found.join(' ') }] : [];
  }

  async #sameNumber(place: Place, path: string, yaml: string): Promise<Problem[]> {
    const numberOf = async (each: string) =>
      numberIn(partsOf(each, await readFile(this.#file(each), 'utf8')).yaml);
    const others = this.#filesOf(place).filter((each) => each !== path);
    const numbers = await Promise.all(others.map(numberOf));
    const other = others[numbers.indexOf(numberIn(yaml))];
    const free = Math.max(0, ...numbers.filter(Number.isFinite)) + 1;
    return other ? [{ field: 'number', message: isTaken('number', numberIn(yaml), other, free) }] : [];
  }

  /** Checks what would be in the file, and writes it when nothing is wrong. Gives what is on disk then. */
  async save(saving: Saving): Promise<Opened> {
    const { path, version, over } = saving;
    const place = await this.#placeOf(path, version === '');
    const file = this.#file(path);
    const before = await this.#before(saving);
    if (version !== '' && !over && versionOf(before ?? '') !== version)
      throw new Refused(409, 'The file was changed on disk since you opened it.');
    const { text } = await this.#checked(saving, place, before);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: version === '' ? 'wx' : 'w' });
    this.#found.clear();
    return this.open(path);
  }

  /** What the file would say, and the page it would be on; refused as when it is saved, and nothing is written. */
  async asTyped(saving: Saving): Promise<{ path: string; text: string; page: string }> {
    const { path, version } = saving;
    const place = await this.#placeOf(path, version === '');
    const { text, yaml } = await this.#checked(saving, place, await this.#before(saving));
    return { path, text, page: this.#pageOf(place, path, parseDocument(yaml).toJS()) };
  }

  /** What is on disk. A new file must not be there yet. */
  async #before({ path, version }: Saving): Promise<string | undefined> {
    const before = await readFile(this.#file(path), 'utf8').catch(() => undefined);
    if (version === '' && before !== undefined)
      throw new Refused(422, 'That name is taken.', [
        { field: '+file', message: `There is already a file ${path}.` },
      ]);
    return before;
  }

  async #checked({ path, value, body, text }: Saving, place: Place, before = '') {
    const old = partsOf(path, before);
    const parts: Parts =
      text === undefined
        ? { yaml: old.yaml ? editYaml(old.yaml, value) : newYaml(value), ...(body !== undefined && { body }) }
        : partsOf(path, text);
    const problems = [
      ...(await this.#problems(place, path, parts.yaml)),
      ...this.#inText(place, path, parts.body ?? ''),
    ];
    if (problems.length > 0) throw new Refused(422, 'Nothing was saved yet.', problems);
    return { text: text ?? joined(path, parts, before), yaml: parts.yaml };
  }

  async remove(path: string, version: string): Promise<void> {
    const { id } = await this.#placeOf(path);
    if (!namedPlace(id).one) throw new Refused(422, 'The site needs this file.');
    const file = this.#file(path);
    if (versionOf(await readFile(file, 'utf8')) !== version)
      throw new Refused(409, 'The file was changed on disk since you opened it.');
    await rm(file);
    this.#found.clear();
  }

  /** Where a picture for a text goes: beside it. */
  async besides(path: string): Promise<string> {
    await this.#placeOf(path);
    if (!path.endsWith('.md')) throw new Refused(422, 'A picture needs a text that it stands in.');
    return dirname(this.#file(path));
  }

  async #isKept(path: string): Promise<boolean> {
    const git = (...args: string[]) =>
      promisify(execFile)('git', ['-C', this.#root, ...args, '--', path]).then(
        () => true,
        () => false,
      );
    return (await git('ls-files', '--error-unmatch')) && (await git('diff', '--quiet', 'HEAD'));
  }
}

const numberIn = (yaml: string) => Number(/^number:\s*(\d+)/m.exec(yaml)?.[1] ?? Number.NaN);

function problemsIn(yaml: string, schema: Place['schema']): Problem[] {
  const document = parseDocument(yaml);
  const [unreadable] = document.errors;
  if (unreadable) return [{ field: '', message: unreadableBecause(unreadable, yaml) }];
  const { error } = schema.safeParse(document.toJS());
  const explained = error ? explainAll(error, document, schema) : [];
  return explained.map(({ path, what }) => ({ field: path.map(String).join('.'), message: what }));
}
