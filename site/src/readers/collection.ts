// A collection: one entry from each file of a folder, or from each key of one file. Pages load it; the editor checks its files.
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'astro/zod';
import { type IsoDay, todayInKampala } from '../lib/dates.ts';
import { oncePerBuild } from '../lib/once.ts';
import { type BodyRules, type CheckedEntry, checkEntry } from './check-entry.ts';
import { contentFolder, FactsError } from './read-facts.ts';
import { type ContentProblem, inWords, readYaml } from './read-yaml.ts';

type Fields = Readonly<Record<string, unknown>>;

export type Rules<Schema extends z.ZodType = z.ZodType> = BodyRules & {
  schema: Schema;
  /** In the content, and the files in it. */
  folder: string;
  pattern: string;
  /** A field with the day of publication. */
  waitsFor?: string;
  /** Address of an entry's page, if it has one; `id` is its file without extension. */
  address?: (id: string, fields: Fields) => string;
  /** Problem of a file’s name, also with its fields. */
  named?: (id: string, fields: Fields) => string | undefined;
  /** A field with a number that no other entry may have. */
  unique?: string;
};

export type Entry<Data> = {
  id: string;
  data: Data;
  body: string;
  filePath: string;
  rendered?: { html: string };
};

type Contents<Data> = { entries: Entry<Data>[]; problems: ContentProblem[] };

export type Collection<Data = unknown> = {
  rules: Rules;
  read: () => Promise<Contents<Data>>;
  /** Its entries. Throws a FactsError with all problems. */
  load: () => Promise<Entry<Data>[]>;
};

type Render = (markdown: string, file: URL) => Promise<string>;
type Settings = { render: Render; drafts?: boolean };

export function collection<Schema extends z.ZodType>(
  rules: Rules<Schema>,
  settings: Settings,
): Collection<z.infer<Schema>> {
  return loaded(rules, () => readFolder(rules, settings));
}

/** One file, with all entries by name. */
export function collectionFile<Schema extends z.ZodType>(
  pattern: string,
  schema: Schema,
): Collection<z.infer<Schema>> {
  const rules = { folder: '', pattern, schema: z.record(z.string(), schema) };
  const filePath = resolve(contentFolder, pattern);
  return loaded(rules, async () => {
    const { problems, data = {} } = readYaml(
      { text: readFileSync(filePath, 'utf8'), file: nameOf(filePath) },
      rules.schema,
    );
    const entries = Object.entries(data).map(([id, entry]) => ({ id, data: entry, body: '', filePath }));
    return { entries: entries as Entry<z.infer<Schema>>[], problems };
  });
}

function loaded<Data>(rules: Rules, read: Collection<Data>['read']): Collection<Data> {
  const readOnce = oncePerBuild(read);
  const load = async () => {
    const { entries, problems } = await readOnce();
    if (problems.length > 0 && process.env.WRONG_CONTENT === undefined)
      throw new FactsError(problems.map(inWords).join('\n'));
    return [...entries];
  };
  return { rules, read, load };
}

async function readFolder<Schema extends z.ZodType>(
  rules: Rules<Schema>,
  { render, drafts = false }: Settings,
): Promise<Contents<z.infer<Schema>>> {
  const folder = resolve(contentFolder, rules.folder);
  const all = await Promise.all(
    globSync(rules.pattern, { cwd: folder })
      .sort()
      .map((file) => readEntry(resolve(folder, file), idOf(file), rules, render)),
  );
  const isShown = ({ until, problems }: ReadEntry) =>
    problems.length === 0 && (drafts || until === undefined);
  // An unfinished draft stops no build.
  const counts = ({ until }: ReadEntry) => drafts || until !== 'draft';
  return {
    entries: all.filter(isShown).map(({ entry }) => entry as Entry<z.infer<Schema>>),
    problems: [
      ...all.filter(counts).flatMap(({ problems }) => problems),
      ...sharedNumbers(all, rules.unique),
    ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  };
}

type ReadEntry = Pick<CheckedEntry, 'problems' | 'raw' | 'lineOf'> & {
  file: string;
  entry: Entry<unknown>;
  /** The build leaves out a draft, or an entry with a future date. */
  until: 'draft' | IsoDay | undefined;
};

async function readEntry(path: string, id: string, rules: Rules, render: Render): Promise<ReadEntry> {
  const file = nameOf(path);
  const checked = checkEntry(readFileSync(path, 'utf8'), file, path, rules);
  const { problems, raw, data = {}, lineOf } = checked;
  const misnamed = NAME.test(id) ? rules.named?.(id, raw) : BAD_NAME;
  if (misnamed) problems.unshift({ file, line: 1, what: misnamed });
  const html = problems.length === 0 && path.endsWith('.md') ? await rendered() : undefined;
  return {
    ...{ file, problems, raw, lineOf },
    until: unpublishedUntil(checked, rules.waitsFor),
    entry: {
      ...{ id, data, body: checked.body.trim(), filePath: path },
      ...(html && { rendered: { html } }),
    },
  };

  /** Turns a renderer's error, such as an unknown language, into a problem of the entry. */
  async function rendered(): Promise<string | undefined> {
    const { body, bodyLine } = checked;
    try {
      return await render(body.trim(), pathToFileURL(path));
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      problems.push({ file, line: bodyLine + linesBeforeQuoted(what, body), what });
      return undefined;
    }
  }
}

const nameOf = (path: string): string => `content/${relative(contentFolder, path).replaceAll('\\', '/')}`;

/** File names become addresses. */
const NAME = /^[a-z0-9./-]+$/;
const BAD_NAME = 'the name of the file must be small letters, digits and hyphens.';

const idOf = (file: string): string => file.replaceAll('\\', '/').replace(/(\/index)?\.\w+$/, '');

/** Lines before the first quoted word of a message, to find its position. */
function linesBeforeQuoted(message: string, body: string): number {
  const [, quoted = ''] = /"([^"]+)"/.exec(message) ?? [];
  const at = quoted === '' ? -1 : body.indexOf(quoted);
  return body.slice(0, at < 0 ? body.search(/\S/) : at).split('\n').length - 1;
}

function unpublishedUntil({ data, raw, problems }: CheckedEntry, waitsFor = '') {
  if ({ ...raw, ...data }.draft === true) return 'draft';
  const day = raw[waitsFor];
  return typeof day === 'string' && day > todayInKampala() && problems.length === 0 ? day : undefined;
}

/** Two articles with one number would share an address, even if one is unpublished. */
function sharedNumbers(all: readonly ReadEntry[], field: string | undefined): ContentProblem[] {
  if (field === undefined) return [];
  const numbered = all.flatMap(({ file, raw, lineOf }) => {
    const { [field]: value } = raw;
    return typeof value === 'number' ? [{ file, value, line: lineOf([field]) }] : [];
  });
  const free = numbered.reduce((most, { value }) => Math.max(most, value), 0) + 1;
  const firsts = new Map<number, string>();
  return numbered.flatMap(({ file, value, line }) => {
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, file);
    const what = `${field} is ${value}, which ${first} has. Take the next free one, ${free}.`;
    return first === undefined ? [] : [{ file, line, what }];
  });
}
