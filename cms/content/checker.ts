// Reads and checks all content files, as they are or as they would be with a change.
import { realpathSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, parse } from 'node:path';
import type { EditorShape, FieldProblem, Opened, Problem } from '@tred/contract/editor-api';
import { labelOf, labelsTo, partsOfField, titleIn } from '@tred/contract/editor-shape';
import { listFiles } from '../../site/build/dist-files.ts';
import { type Pages, pagesIn } from '../../site/build/links.ts';
import { todayInKampala } from '../../site/src/lib/dates.ts';
import { explainAll, parsedYaml, unreadableBecause } from '../../site/src/readers/read-yaml.ts';
import { remember } from '../drafts/branch.ts';
import { blobId, type Files } from '../drafts/git.ts';
import { type ContentType, type ContentTypes, formOf, inPlainWords } from './content-types.ts';
import { partsOf } from './edit-yaml.ts';
import { Mirror, type NewContents, type Shown } from './mirror.ts';
import { NOWHERE } from './refused.ts';
import type { RuleFile } from './rules.ts';

export type Values = Record<string, unknown>;
type Read = Pick<Opened, 'version' | 'value' | 'body'> & {
  source: string;
  problems: FieldProblem[];
  /** The schema's output; undefined for an invalid file. */
  filled?: unknown;
};
export type Checked = RuleFile & Read & { of: ContentType };
export type Content = ContentTypes & { all: Checked[]; problems: Problem[] };

const NONE: NewContents = new Map();
/** Loading types takes a second: a refused change and what was before it stay loaded. */
const MOST_LOADED = 3;

export class Checker {
  readonly #site: string;
  readonly #load: (folder: string) => Promise<ContentTypes>;
  readonly #mirror: Mirror;
  #loaded = new Map<string, Promise<ContentTypes>>();
  #contents = new Map<string, Promise<Content>>();
  #known = new Map<string, { key: string; checked: Checked }>();
  #forms = new WeakMap<ContentType['schema'], EditorShape>();
  #built: { at: number; pages: Pages } | undefined;

  /** `read` gives contents by their ids. */
  constructor(
    site: string,
    load: (folder: string) => Promise<ContentTypes>,
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
  ) {
    this.#site = realpathSync(site);
    this.#load = load;
    this.#mirror = new Mirror(read);
  }

  close(): void {
    this.#mirror.close();
  }

  known = (files: Files): Promise<Content> | undefined => this.#contents.get(this.#keyOf(files));

  /** Of all that decides what is right. */
  #keyOf(files: Files): string {
    this.#lookAtBuild();
    const all = [...files].map((file) => file.join(' ')).sort();
    return blobId([this.#built?.at, todayInKampala(), ...all].join('\0'));
  }

  /** The content with new contents of some files. There is one mirror: calls must not overlap. */
  read(files: Files, contents: NewContents = NONE): Promise<Content> {
    const next = new Map(files);
    for (const [path, content] of contents)
      if (content === undefined) next.delete(path);
      else next.set(path, blobId(content));
    return remember(
      this.#contents,
      this.#keyOf(next),
      async () => {
        const shown = await this.#mirror.show(files, contents);
        const inModules = shown.map(({ path, version }) =>
          path.startsWith('facts/') ? version : /^(?:pages|recordings)\//.test(path) ? path : '',
        );
        const facts = blobId(inModules.join('\0'));
        const load = () => this.#load(this.#mirror.folder);
        return this.#checked(await remember(this.#loaded, facts, load, MOST_LOADED), shown, facts);
      },
      MOST_LOADED,
    );
  }

  #checked(types: ContentTypes, shown: readonly Shown[], facts: string): Content {
    // Files refer to facts and to names of other files.
    const names = blobId([facts, ...shown.map(({ path }) => path)].join('\0'));
    const all = types.types.flatMap((type) => {
      const own = shown.filter(({ path }) => holds(type, path));
      return own.map((file) => this.#checkedFile(type, file, own.length === 1 && !type.one, names));
    });
    const context = { built: this.#built?.pages, folder: this.#mirror.folder };
    const byPath = Map.groupBy(types.findings(all, context), ({ path }) => path);
    const problems = all.flatMap((each) => {
      const found = [...each.problems, ...(byPath.get(each.path) ?? [])];
      const both = found.map((problem) => this.problem(each, problem));
      // Two rules may say the same.
      return [...new Map(both.map((problem) => [problem.field + problem.message, problem])).values()];
    });
    const unread = types.wrong.map((message) => ({ ...NOWHERE, message }));
    return { ...types, all, problems: [...problems, ...unread] };
  }

  /** “Hero”, “Title”. */
  labels({ of, value }: Pick<Checked, 'of' | 'value'>, field: string): string[] {
    if (field.startsWith('+')) return field === '+text' ? ['Text'] : [];
    return labelsTo(this.shapeOf(of), partsOfField(field), value);
  }

  /** A form whose labels are right; its choices may be old. */
  shapeOf({ schema }: ContentType): EditorShape {
    const form = this.#forms.get(schema) ?? formOf(schema);
    this.#forms.set(schema, form);
    return form;
  }

  problem(file: Checked, { field, message }: FieldProblem): Problem {
    const { path, title, page } = file;
    return { path, title, page, field, message, label: this.labels(file, field).join(' › ') };
  }

  #checkedFile(
    type: ContentType,
    { path, text: source, version }: Shown,
    isOnly: boolean,
    names: string,
  ): Checked {
    const key = `${type.id} ${names} ${version} ${todayInKampala()}`;
    const known = this.#known.get(path);
    // These refer to the contents of other files.
    if (known?.key === key && !['facts/blog', 'requests'].includes(type.id)) return known.checked;
    const read = this.#readFile(type, path, source);
    const title = (isOnly && type.name) || titleIn(read.filled ?? read.value) || labelOf(parse(path).name);
    const { draft, [type.waitsFor ?? '']: day } = (read.value ?? {}) as Values;
    const checked = {
      ...read,
      ...{ path, title, of: type, type: type.id },
      ...{ ownsPage: ownsPage(type), page: pageOf(type, path, read.value) },
      until: draft === true ? 'draft' : typeof day === 'string' && day > todayInKampala() ? day : undefined,
    } as const;
    this.#known.set(path, { key, checked });
    return checked;
  }

  #lookAtBuild(): void {
    const dist = join(this.#site, 'dist');
    const at = statSync(join(dist, '_manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
    if (this.#built?.at !== at)
      this.#built = at === undefined ? undefined : { at, pages: pagesIn(dist, listFiles(dist)) };
  }

  #readFile(type: ContentType, path: string, source: string): Read {
    const { yaml, body } = partsOf(path, source);
    const { value, filled, problems } = this.#checkValue(type, path, yaml);
    const text = {
      text: body ?? '',
      file: '',
      firstLine: 1,
      folder: dirname(join(this.#mirror.folder, path)),
    };
    for (const { line, what } of type.textProblems?.(text) ?? [])
      problems.push({ field: '+text', message: `Line ${line} of the text: ${what}` });
    if (body?.trim() === '') problems.push({ field: '+text', message: 'It must not be empty.' });
    return { version: blobId(source), source, value, filled, body, problems };
  }

  #checkValue(type: ContentType, path: string, yaml: string): Pick<Read, 'value' | 'filled' | 'problems'> {
    const { document } = parsedYaml(yaml, `content/${path}`);
    const [unreadable] = document.errors;
    if (unreadable)
      return { value: undefined, problems: [{ field: '', message: unreadableBecause(unreadable, yaml) }] };
    const value: unknown = document.toJS();
    const { error, data } = type.schema.safeParse(value);
    const problems = (error ? explainAll(error, document, type.schema) : []).map(({ field, wish }) => ({
      field: field.join('.'),
      message: inPlainWords(wish),
    }));
    const misnamed = type.named?.(idOf(type, path), (value ?? {}) as Values);
    if (misnamed) problems.unshift({ field: '+file', message: misnamed });
    return { value, filled: data, problems };
  }
}

export function holds(type: ContentType, path: string): boolean {
  if (!path.startsWith(type.folder) || type.except?.has(path)) return false;
  const name = path.slice(type.folder.length);
  return name === type.pattern || (type.pattern.includes('*') && matchesGlob(name, type.pattern));
}

const idOf = (type: ContentType, path: string): string =>
  path.slice(type.folder.length).replace(/\.(md|yaml)$/, '');

export const ownsPage = ({ group, address }: ContentType): boolean =>
  group === 'Pages' || address !== undefined;

export function pageOf(type: ContentType, path: string, value: unknown): string {
  if (!path) return '/';
  const id = idOf(type, path).replace(/(.)\/index$/, '$1');
  return type.address?.(id, (value ?? {}) as Values) ?? type.page.replace('{id}', id);
}
