// The content of the drafts as the website's program reads it: types with their forms, files, and what is wrong; also as it
// would be with a change.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, matchesGlob, parse } from 'node:path';
import { type FieldProblem, isText, type ListedType, type Problem } from '@tred/contract/editor-api';
import { labelOf, labelsTo, partsOfField, titleIn } from '@tred/contract/editor-shape';
import type { Placeholders } from '@tred/contract/editor-text';
import { parse as parseYaml } from 'yaml';
import { todayInKampala } from '../../site/src/lib/dates.ts';
import type { ContentFolder } from '../store/content-folder.ts';
import { blobId, blobsOf, type Files } from '../store/git.ts';
import { NOWHERE, Refused } from '../store/refused.ts';
import { remember } from '../store/remember.ts';
import { writeWhole } from '../store/write-whole.ts';
import {
  type Changes,
  type Checked,
  type FoundProblem,
  NoAnswer,
  type ProgramFile,
  type ProgramType,
  type SiteProcess,
} from './program.ts';

/** New contents by path; undefined removes a file. */
export type NewContents = ReadonlyMap<string, string | Uint8Array | undefined>;

/** `name` is empty for a page, whose file has it; `one` is the name of a single file, where files can be added. */
export type ContentType = Omit<ProgramType, 'kind'> & {
  group: ListedType['group'];
  name: string;
  one?: string;
};
export type ContentFile = Omit<ProgramFile, 'type'> & {
  of: ContentType;
  title: string;
  /** Git's id of its text. */
  version: string;
  problems: FieldProblem[];
};
/** `found`: what is wrong, such as a link. */
type NamedProblem = Problem & { found?: unknown };
export type Content = {
  types: ContentType[];
  all: ContentFile[];
  problems: NamedProblem[];
  placeholders: Placeholders;
  /** As the program said it. */
  checked: Checked;
};

const TOO_SLOW =
  'This text takes too long to check: it may repeat one sign or word very often. Shorten it, or divide it.';
const NOT_READ =
  'The program of the website does not answer: try again in a minute, or tell your administrator.';
const NONE: NewContents = new Map();
/** A refused change and what was before it stay known. */
const MOST_KNOWN = 3;

/** `page` shows files that own no page; {id} is their name. */
type Named = { name: string; one?: string; page?: string };
const NAMES: Record<string, Named> = parseYaml(
  await readFile(join(import.meta.dirname, 'names.yaml'), 'utf8'),
);
const GROUPS: Record<ProgramType['kind'], ListedType['group']> = {
  page: 'Pages',
  entry: 'Entries',
  fact: 'Facts',
  form: 'Forms',
  email: 'Emails',
  other: 'Others',
};

/** A file for the time between two starts, and the version of the program. */
type Kept = { file: string; version: () => string };

export class ContentCheck {
  readonly #root: string;
  readonly #folder: ContentFolder;
  readonly #site: SiteProcess;
  readonly #kept: Kept | undefined;
  #known = new Map<string, Promise<Content>>();
  #shown = '';
  #last: Promise<unknown> = Promise.resolve();

  constructor(root: string, folder: ContentFolder, site: SiteProcess, kept?: Kept) {
    this.#kept = kept;
    this.#root = root;
    this.#folder = folder;
    this.#site = site;
  }

  /** One at a time, so that the folder stays as it is during a check. */
  #queued<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => {});
    return done;
  }

  /** The files are the drafts from now on: the preview shows them. */
  show(files: Files): Promise<void> {
    return this.#queued(async () => {
      this.#shown = keyOf(files);
      if (await this.#folder.show(files)) await this.#site.reload().catch(console.error);
    });
  }

  /** Keeps what the program said about the drafts, for the next start. */
  async keep(): Promise<void> {
    const known = await this.#known.get(this.#shown);
    if (!this.#kept || !known) return;
    const { file, version } = this.#kept;
    await writeWhole(file, JSON.stringify({ key: this.#shown, version: version(), checked: known.checked }));
  }

  /** If neither the files, nor the code, nor the day are others. The program starts meanwhile: the first screen needs no page. */
  async #readKept(key: string): Promise<Checked | undefined> {
    if (!this.#kept || !existsSync(this.#kept.file)) return undefined;
    const kept = JSON.parse(await readFile(this.#kept.file, 'utf8'));
    await rm(this.#kept.file);
    if (kept.key !== key || kept.version !== this.#kept.version()) return undefined;
    void this.#site.page('/').catch(console.error);
    return kept.checked;
  }

  /** The content with new contents of some files. */
  read(files: Files, contents: NewContents = NONE): Promise<Content> {
    const next = new Map(files);
    for (const [path, content] of contents)
      if (content === undefined) next.delete(path);
      else next.set(path, blobId(content));
    const key = keyOf(next);
    const read = async () => {
      const kept = await this.#readKept(key);
      return kept ? contentOf(kept, next) : this.#read(next, contents);
    };
    return remember(this.#known, key, () => this.#queued(read), MOST_KNOWN);
  }

  async #read(files: Files, contents: NewContents): Promise<Content> {
    const shown = await this.#folder.files();
    const pictures = await mkdtemp(join(tmpdir(), 'pictures-'));
    try {
      const changes = await this.#changes(shown, files, contents, pictures);
      const checked = await this.#site.check(changes).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
        if (contents.size > 0) throw new Refused(422, TOO_SLOW);
        console.error(error);
        throw new Refused(503, NOT_READ);
      });
      return contentOf(checked, files);
    } finally {
      await rm(pictures, { recursive: true, force: true });
    }
  }

  /** From the files that the folder has. */
  async #changes(shown: Files, files: Files, contents: NewContents, pictures: string): Promise<Changes> {
    const changed = [...files].filter(([path, id]) => shown.get(path) !== id);
    const missing = changed.filter(([path]) => !contents.has(path)).map(([, id]) => id);
    const blobs = await blobsOf(this.#root, missing);
    const changes: Changes = {};
    for (const path of shown.keys()) if (!files.has(path)) changes[path] = null;
    for (const [path, id] of changed) {
      const content = contents.get(path) ?? blobs.get(id) ?? '';
      if (isText(path)) changes[path] = String(content);
      else {
        const file = join(pictures, id + extname(path));
        await writeFile(file, content);
        changes[path] = { file };
      }
    }
    return changes;
  }
}

/** The day decides what waits for it. */
const keyOf = (files: Files): string =>
  blobId([todayInKampala(), ...[...files].map((file) => file.join(' ')).sort()].join('\0'));

function contentOf(checked: Checked, versions: Files): Content {
  const { types: found, files, problems, placeholders } = checked;
  const ids = Object.keys(NAMES);
  const rank = ({ id }: ContentType) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const types = found
    .map(({ kind, ...type }): ContentType => {
      const { name = '', one } = NAMES[type.id] ?? {};
      return { ...type, name, ...(one && { one }), group: GROUPS[kind] };
    })
    .toSorted((one, other) => rank(one) - rank(other));
  const byId = new Map(types.map((type) => [type.id, type]));
  const byPath = Map.groupBy(problems, ({ path }) => path);
  const all = files.flatMap(({ type, ...file }): ContentFile[] => {
    const { path, filled, value } = file;
    const of = byId.get(type);
    if (!of) return [];
    // The only file of a type has the type's name.
    const own = (!of.one && of.name) || titleIn(filled ?? value);
    const title = own || labelOf(parse(path).name);
    const wrong = (byPath.get(path) ?? []).map(({ field = '', message }) => ({ field, message }));
    const id = path.slice(of.folder.length).replace(/\.\w+$/, '');
    const page = file.page || (NAMES[of.id]?.page ?? '/').replace('{id}', id);
    return [{ ...file, of, title, page, version: versions.get(path) ?? '', problems: wrong }];
  });
  return {
    checked,
    types,
    all,
    problems: problemsIn(all, problems),
    placeholders: Object.fromEntries(Object.entries(placeholders).map(([name, value]) => [name, { value }])),
  };
}

/** With the titles and labels that people know. */
export const problemsIn = (all: readonly ContentFile[], problems: readonly FoundProblem[]): NamedProblem[] =>
  problems.map((each) => {
    const file = all.find(({ path }) => path === each.path);
    const { path, message, field = '', found } = each;
    const named = file ? problemOf(file, { field, message }) : { ...NOWHERE, path, message };
    return { ...named, ...(found !== undefined && { found }) };
  });

export function problemOf(file: ContentFile, { field, message }: FieldProblem): Problem {
  const { path, title, page } = file;
  return { path, title, page, field, message, label: labelsOf(file, field).join(' › ') };
}

/** “Hero”, “Title”. */
export function labelsOf({ of, value }: Pick<ContentFile, 'of' | 'value'>, field: string): string[] {
  if (field.startsWith('+')) return field === '+text' ? ['Text'] : [];
  return labelsTo(of.form, partsOfField(field), value);
}

export function holds(type: Pick<ContentType, 'folder' | 'pattern'>, path: string): boolean {
  if (!path.startsWith(type.folder)) return false;
  const name = path.slice(type.folder.length);
  return name === type.pattern || (type.pattern.includes('*') && matchesGlob(name, type.pattern));
}
