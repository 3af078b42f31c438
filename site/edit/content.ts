// The content files as the editor reads and writes them: only those that a schema of the site knows.
import { createHash } from 'node:crypto';
import { globSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, matchesGlob, parse, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { checkedPicture } from '../src/files/pictures/read-picture.ts';
import { slugify } from '../src/lib/words.ts';
import { explainAll, unreadableBecause } from '../src/readers/read-yaml.ts';
import { isTaken } from '../src/readers/seen-entries.ts';
import { type ContentType, type ContentTypes, formOf } from './content-types.ts';
import { editYaml, newYaml } from './edit-yaml.ts';
import { joined, notesOf, partsOf } from './file-parts.ts';
import type { Opened, Overview, Problem, Saving } from './messages.ts';
import { blank } from './shape.ts';

type Values = Record<string, unknown>;

/** Why a request was not carried out, for the person at the form. */
export class Refused extends Error {
  readonly status: number;
  readonly problems: Problem[];

  constructor(status: number, message: string, problems: Problem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

const CHANGED = 'The file was changed on disk since you opened it.';

const versionOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
/** What a file is called in lists. */
const TITLE = /^(?:headline|title|name):\s*(?!\{)["']?(.+?)["']?\s*$/m;
/** Each part of a new file's path. */
const NAME = /^[a-z0-9][a-z0-9.-]*$/;

export class Content {
  readonly #site: string;
  readonly #root: string;
  readonly #load: () => Promise<ContentTypes>;
  #loaded: { facts: string; types: Promise<ContentTypes> } | undefined;

  constructor(site: string, load: () => Promise<ContentTypes>) {
    this.#site = realpathSync(site);
    this.#root = join(this.#site, 'src/content');
    this.#load = load;
  }

  /** Loaded again when a fact has changed: schemas take choices from facts and fill them in. */
  async #types(): Promise<ContentTypes> {
    const folder = join(this.#root, 'facts');
    const texts = globSync('*.yaml', { cwd: folder }).map((file) => readFile(join(folder, file), 'utf8'));
    const facts = versionOf((await Promise.all(texts)).join('\0'));
    if (this.#loaded?.facts !== facts) this.#loaded = { facts, types: this.#load() };
    return this.#loaded.types;
  }

  #filesOf({ base, pattern }: ContentType): string[] {
    const folder = join(this.#site, base);
    return globSync(pattern, { cwd: folder })
      .map((file) => relative(this.#root, join(folder, file)).split(sep).join('/'))
      .sort();
  }

  /** The type of a file. A path that no type has is refused. */
  async #typeOf(path: string, isNew = false): Promise<ContentType> {
    const { types } = await this.#types();
    const type = types.find((each) =>
      isNew ? this.#couldHold(each, path) : this.#filesOf(each).includes(path),
    );
    if (type) return type;
    if (!isNew) throw new Refused(404, `There is no ${path} among the content.`);
    const message = 'Name the file in small letters, digits and hyphens.';
    throw new Refused(422, 'Nothing was saved yet.', [{ field: '+file', message }]);
  }

  #couldHold(type: ContentType, path: string): boolean {
    const isNamed = path.split('/').every((part) => NAME.test(part));
    return isNamed && matchesGlob(this.#inFolder(type, path), type.pattern);
  }

  #inFolder = ({ base }: ContentType, path: string): string =>
    relative(join(this.#site, base), join(this.#root, path)).split(sep).join('/');

  #idOf = (type: ContentType, path: string): string => this.#inFolder(type, path).replace(/\.(md|yaml)$/, '');

  /** The file itself, if no symbolic link leads out of the content folder. */
  #file(path: string): string {
    const file = join(this.#root, path);
    for (let known = file; ; known = dirname(known)) {
      try {
        if (!`${realpathSync(known)}${sep}`.startsWith(`${this.#root}${sep}`))
          throw new Refused(404, `${path} is not among the content.`);
        return file;
      } catch (error) {
        // A file that does not exist yet is judged by its folder.
        if (error instanceof Refused) throw error;
      }
    }
  }

  #read = (path: string): Promise<string> => readFile(this.#file(path), 'utf8');

  async list(): Promise<Overview> {
    const { types, wrong } = await this.#types();
    const listed = types.map(async (type) => {
      const { id, name, one } = type;
      const files = this.#filesOf(type).map(async (path) => {
        const { yaml } = partsOf(path, await this.#read(path));
        const title = one && TITLE.exec(yaml)?.[1];
        return {
          path,
          title: title ?? this.#idOf(type, path),
          problems: this.#inYaml(type, path, yaml).length,
        };
      });
      return { id, name, one, files: await Promise.all(files) };
    });
    return { types: await Promise.all(listed), wrong };
  }

  async open(path: string): Promise<Opened> {
    const type = await this.#typeOf(path);
    const source = await this.#read(path);
    const { yaml, body } = partsOf(path, source);
    const document = parseDocument(yaml);
    const value = document.errors.length > 0 ? undefined : document.toJS();
    return {
      ...this.#about(type, path, value),
      version: versionOf(source),
      source,
      value,
      body,
      notes: notesOf(yaml),
      problems: await this.#problems(type, path, { yaml }),
    };
  }

  /** A form for a new file: its number is the next free one, and its days are today. */
  async fresh(id: string): Promise<Opened> {
    const { types } = await this.#types();
    const type = types.find((each) => each.id === id && each.one);
    if (!type) throw new Refused(404, `Nothing new can be added to ${id}.`);
    const others = await this.#values(type);
    const about = this.#about(type, '', undefined);
    const value = blank(about.shape) as Values;
    for (const { name, shape, required } of about.shape.kind === 'group' ? about.shape.fields : []) {
      if (required && shape.kind === 'day') value[name] = new Date().toLocaleDateString('en-CA');
      if (name === 'number' || name === 'order')
        value[name] = Math.max(0, ...others.map(({ value }) => Number(value[name]) || 0)) + 1;
    }
    const body = type.pattern.endsWith('.md') ? '' : undefined;
    return { ...about, version: '', source: '', value, body, notes: {}, problems: [] };
  }

  #about(type: ContentType, path: string, value: unknown) {
    return {
      path: path || relative(this.#root, join(this.#site, type.base)).split(sep).join('/'),
      type: type.id,
      name: type.one ?? type.name,
      mayBeDeleted: Boolean(type.one),
      shape: formOf(type.schema),
      page: this.#pageOf(type, path, value),
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

  async #values(type: ContentType): Promise<{ path: string; value: Values }[]> {
    return Promise.all(
      this.#filesOf(type).map(async (path) => {
        const { yaml } = partsOf(path, await this.#read(path));
        return { path, value: (parseDocument(yaml).toJS() ?? {}) as Values };
      }),
    );
  }

  /** What the build would say of the fields and of the name of the file. */
  #inYaml(type: ContentType, path: string, yaml: string): Problem[] {
    const { schema } = type;
    const document = parseDocument(yaml);
    const [unreadable] = document.errors;
    if (unreadable) return [{ field: '', message: unreadableBecause(unreadable, yaml) }];
    const { error } = schema.safeParse(document.toJS());
    const explained = error ? explainAll(error, document, schema) : [];
    const problems = explained.map(({ path, what }) => ({
      field: path.map(String).join('.'),
      message: what,
    }));
    const misnamed = type.nameProblem?.(this.#idOf(type, path));
    return misnamed ? [{ field: '+file', message: misnamed }, ...problems] : problems;
  }

  /** Everything that the build would say of the file. */
  async #problems(
    type: ContentType,
    path: string,
    { yaml, body }: ReturnType<typeof partsOf>,
  ): Promise<Problem[]> {
    const text = {
      text: body ?? '',
      file: `site/src/content/${path}`,
      firstLine: 1,
      folder: dirname(this.#file(path)),
    };
    const inText = (type.textProblems?.(text) ?? []).map(
      ({ line, what }) => `Line ${line} of the text: ${what}`,
    );
    const problems = [
      ...this.#inYaml(type, path, yaml),
      ...(inText.length > 0 ? [{ field: '+text', message: inText.join(' ') }] : []),
    ];
    return type.id === 'blog' && problems.length === 0 ? this.#sameNumber(type, path, yaml) : problems;
  }

  async #sameNumber(type: ContentType, path: string, yaml: string): Promise<Problem[]> {
    const { number } = parseDocument(yaml).toJS() as { number: number };
    const others = (await this.#values(type)).filter((each) => each.path !== path);
    const other = others.find(({ value }) => value.number === number);
    const free = Math.max(0, ...others.map(({ value }) => Number(value.number) || 0)) + 1;
    return other ? [{ field: 'number', message: isTaken('number', number, other.path, free) }] : [];
  }

  /** What is wrong with the file that would be written. */
  async check(saving: Saving): Promise<{ problems: Problem[] }> {
    const { problems } = await this.#planned(saving);
    return { problems };
  }

  /** Writes the file if nothing is wrong with it, and opens it again. */
  async save(saving: Saving): Promise<Opened> {
    const { path, version, overwrites, restores } = saving;
    const { before, text, problems } = await this.#planned(saving);
    if (version !== '' && !overwrites && versionOf(before ?? '') !== version) throw new Refused(409, CHANGED);
    if (problems.length > 0 && !restores) throw new Refused(422, 'Nothing was saved yet.', problems);
    const file = this.#file(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: version === '' ? 'wx' : 'w' });
    return this.open(path);
  }

  async #planned({ path, version, value, body, source }: Saving) {
    const type = await this.#typeOf(path, version === '');
    const before = await this.#read(path).catch(() => undefined);
    if (version === '' && before !== undefined)
      throw new Refused(422, 'That name is taken.', [
        { field: '+file', message: `There is already a file ${path}.` },
      ]);
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

  async remove(path: string, version: string): Promise<void> {
    const { one } = await this.#typeOf(path);
    if (!one) throw new Refused(422, 'The site needs this file.');
    if (versionOf(await this.#read(path)) !== version) throw new Refused(409, CHANGED);
    await rm(this.#file(path));
  }

  /** Puts a picture beside the text that shows it, and gives the name that it got. */
  async addPicture(path: string, name: string, bytes: Uint8Array): Promise<string> {
    await this.#typeOf(path);
    if (!path.endsWith('.md')) throw new Refused(422, 'A picture needs a text that it stands in.');
    const { format } = await checkedPicture(bytes, name).catch((error: Error) => {
      throw new Refused(422, error.message);
    });
    const stem = slugify(parse(name).name) || 'picture';
    for (let number = 1; ; number++) {
      const file = `${stem}${number > 1 ? `-${number}` : ''}.${format === 'jpeg' ? 'jpg' : format}`;
      try {
        await writeFile(join(dirname(this.#file(path)), file), bytes, { flag: 'wx' });
        return file;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }
}
