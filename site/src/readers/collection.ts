// A collection: one entry from each file of a folder, or from each key of one file. Pages load it; the editor checks its files.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'astro/zod';
import { type IsoDay, todayInKampala } from '../lib/dates.ts';
import { type BodyRules, type CheckedEntry, checkEntry } from './check-entry.ts';
import {
  collectsProblems,
  contentFiles,
  contentFolder,
  contentText,
  showsDrafts,
  untilContentChanges,
} from './content.ts';
import { FactsError } from './read-facts.ts';
import { type ContentProblem, readYaml } from './read-yaml.ts';

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

type Contents<Data> = { entries: Entry<Data>[]; problems: ContentProblem[]; files: ReadEntry[] };

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
  return loaded(rules, async () => {
    const filePath = join(contentFolder(), pattern);
    const {
      problems,
      data = {},
      raw,
      lineOf,
    } = readYaml({ text: contentText(pattern), file: `content/${pattern}` }, rules.schema);
    const entries = Object.entries(data).map(([id, entry]) => ({ id, data: entry, body: '', filePath }));
    const file = { path: pattern, problems, raw, until: undefined, lineOf, entry: { body: '', data } };
    return { entries: entries as Entry<z.infer<Schema>>[], problems, files: [file] };
  });
}

function loaded<Data>(rules: Rules, read: Collection<Data>['read']): Collection<Data> {
  const readOnce = untilContentChanges(read);
  const load = async () => {
    const { entries, problems } = await readOnce();
    if (problems.length > 0 && !collectsProblems()) throw new FactsError(problems);
    return [...entries];
  };
  return { rules, read: readOnce, load };
}

async function readFolder<Schema extends z.ZodType>(
  rules: Rules<Schema>,
  { render, drafts = showsDrafts() }: Settings,
): Promise<Contents<z.infer<Schema>>> {
  const all = await Promise.all(
    contentFiles(`${rules.folder}/${rules.pattern}`).map((path) =>
      readEntry(path, idOf(path.slice(rules.folder.length + 1)), rules, render),
    ),
  );
  const isShown = ({ until, problems }: ReadEntry) =>
    problems.length === 0 && (drafts || until === undefined);
  // An unfinished draft stops no build.
  const counts = ({ until }: ReadEntry) => drafts || until !== 'draft';
  const repeated = sharedNumbers(all, rules.unique);
  for (const { path, problem } of repeated) all.find((each) => each.path === path)?.problems.push(problem);
  return {
    files: all,
    entries: all.filter(isShown).map(({ entry }) => entry as Entry<z.infer<Schema>>),
    problems: all
      .filter(counts)
      .flatMap(({ problems }) => problems)
      .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  };
}

/** A file of a collection, also a wrong one. */
type ReadEntry = Pick<CheckedEntry, 'problems' | 'lineOf'> & {
  /** In the content. */
  path: string;
  raw: unknown;
  entry: Pick<Entry<unknown>, 'data' | 'body'>;
  /** The build leaves out a draft, or an entry with a future date. */
  until: 'draft' | IsoDay | undefined;
};

async function readEntry(path: string, id: string, rules: Rules, render: Render): Promise<ReadEntry> {
  const file = `content/${path}`;
  const filePath = join(contentFolder(), path);
  const checked = checkEntry(contentText(path), file, path, rules);
  const { problems, raw, data = {}, lineOf } = checked;
  const misnamed = NAME.test(id) ? rules.named?.(id, raw) : BAD_NAME;
  if (misnamed) problems.unshift({ file, line: 1, what: misnamed, field: '+file', wish: misnamed });
  const html = problems.length === 0 && path.endsWith('.md') ? await rendered() : undefined;
  return {
    ...{ path, problems, lineOf, raw: checked.isReadable ? raw : undefined },
    until: unpublishedUntil(checked, rules.waitsFor),
    entry: {
      ...{ id, data, body: checked.body.trim(), filePath },
      ...(html && { rendered: { html } }),
    },
  };

  /** Turns a renderer's error, such as an unknown language, into a problem of the entry. */
  async function rendered(): Promise<string | undefined> {
    const { body, bodyLine } = checked;
    try {
      return await render(body.trim(), pathToFileURL(filePath));
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      const line = linesBeforeQuoted(what, body);
      const wish = `Line ${line + 1} of the text: ${what}`;
      problems.push({ file, line: bodyLine + line, what, field: '+text', wish });
      return undefined;
    }
  }
}

/** File names become addresses. */
const NAME = /^[a-z0-9./-]+$/;
const BAD_NAME = 'the name of the file must be small letters, digits and hyphens.';

const idOf = (file: string): string => file.replace(/(\/index)?\.\w+$/, '');

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
function sharedNumbers(all: readonly ReadEntry[], field: string | undefined) {
  if (field === undefined) return [];
  const numbered = all.flatMap(({ path, raw, lineOf }) => {
    const value = (raw as Fields | undefined)?.[field];
    return typeof value === 'number' ? [{ path, value, lineOf }] : [];
  });
  const free = numbered.reduce((most, { value }) => Math.max(most, value), 0) + 1;
  const firsts = new Map<number, string>();
  return numbered.flatMap(({ path, value, lineOf }) => {
    const first = firsts.get(value);
    if (first === undefined) firsts.set(value, path);
    const wish = `Another file has this number. The next free one is ${free}.`;
    const what = `${field} is ${value}, which content/${first} has. Take the next free one, ${free}.`;
    return first === undefined
      ? []
      : [{ path, problem: { file: `content/${path}`, line: lineOf([field]), what, field, wish } }];
  });
}
