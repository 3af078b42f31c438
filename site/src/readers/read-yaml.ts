// Parses YAML by a schema. An invalid value becomes a sentence: where, what was found, what is wanted.

import { z } from 'astro/zod';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import { allOf } from '../lib/locale.ts';
import { withVariants } from './old-variants.ts';

// Few schemas read more than one file: compiling them takes longer than it saves.
z.config({ jitless: true });

/** One problem, for the editor of the file; `file` is relative to the project. */
export type ContentProblem = {
  file: string;
  line: number;
  what: string;
  /** With dots between: `offices.0.email`. `+text` is the Markdown, `+file` the name. */
  field?: string;
  /** Said beside the field. */
  wish?: string;
};

/** Line 0 if there is no line, such as for a page. */
export const inWords = ({ file, line, what }: ContentProblem): string =>
  `${file}${line > 0 ? `, line ${line}` : ''}: ${what}`;

type YamlText = {
  text: string;
  file: string;
  /** First line in the file: front matter starts at the second. */
  firstLine?: number;
};

export type ReadYaml<Data> = {
  problems: ContentProblem[];
  /** Parsed value; undefined with problems. */
  data?: Data;
  /** Value as written; undefined if it is no YAML. */
  raw: unknown;
  lineOf: (path: PropertyKey[]) => number;
};

type Parsed = { text: string; document: Document; lines: LineCounter };
/** The last one: a document takes much more memory than its value. */
let parsed: Parsed | undefined;
/** What the last text of each file says. */
const values = new Map<string, { text: string; value: unknown }>();

function parsedYaml(text: string): Parsed {
  if (parsed?.text === text) return parsed;
  const lines = new LineCounter();
  parsed = { text, document: parseYaml(text, lines), lines };
  return parsed;
}

/** Its value, or why it cannot be read. */
function writtenIn(text: string, file: string): { value: unknown } | { unreadable: YAMLParseError } {
  const known = values.get(file);
  if (known?.text === text) return known;
  const { document } = parsedYaml(text);
  const [unreadable] = document.errors;
  if (unreadable) return { unreadable };
  const now = { text, value: document.toJS() as unknown };
  values.set(file, now);
  return now;
}

/** Finds repeated keys in linear time; the library compares each key with all others. */
function parseYaml(text: string, lineCounter = new LineCounter()): Document.Parsed {
  const document = parseDocument(text, { lineCounter, uniqueKeys: false });
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (names.has(name)) document.errors.push(repeatedKey(key, lineCounter));
        names.add(name);
      }
    },
  });
  return document;
}

function repeatedKey(key: unknown, lines: LineCounter): YAMLParseError {
  const [from = 0, to = 0] = (isNode(key) && key.range) || [];
  const error = new YAMLParseError([from, to], 'DUPLICATE_KEY', 'Map keys must be unique');
  return Object.assign(error, { linePos: [lines.linePos(from)] });
}

export function readYaml<Schema extends z.ZodType>(
  { text, file, firstLine = 1 }: YamlText,
  schema: Schema,
): ReadYaml<z.infer<Schema>> {
  const lineAt = (line: number) => line + firstLine - 1;
  const lineOf = (path: Path) => lineAt(lineIn(path, parsedYaml(text)));
  const written = writtenIn(text, file);
  if ('unreadable' in written) {
    const line = lineAt(written.unreadable.linePos?.[0].line ?? 1);
    const what = unreadableBecause(written.unreadable, text);
    return { problems: [{ file, line, what, field: '', wish: what }], raw: undefined, lineOf };
  }

  const raw = file.startsWith('content/pages/') ? withVariants(written.value) : written.value;
  const result = schema.safeParse(raw, { error: wanted });
  if (result.success) return { problems: [], data: result.data, raw, lineOf };
  const problems = explainAll(result.error, raw, schema).map(({ path, what, field, wish }) => ({
    ...{ file, line: lineOf(path), what, wish },
    field: field.join('.'),
  }));
  // Two rules may report the same line.
  return { problems: [...new Map(problems.map((each) => [inWords(each), each])).values()], raw, lineOf };
}

function unreadableBecause({ message, linePos }: YAMLParseError, text: string): string {
  const line = text.split('\n')[(linePos?.[0].line ?? 1) - 1] ?? '';
  if (/: *\{\{/.test(line))
    return 'this cannot be read as YAML. A text that begins with {{ stands in double quotes.';
  const [what = ''] = message.split(/ at line |:\n/);
  if (/Nested mappings|Implicit keys|implicit map|BLOCK_AS_IMPLICIT/i.test(what))
    return 'this cannot be read as YAML. If there is a colon in the text of the line, put that text in double quotes.';
  return `this cannot be read as YAML. ${what}.`;
}

/** More help nobody. */
const MOST_PROBLEMS = 50;

/** Problems in words. The editor shows them beside the fields. */
const explainAll = (error: z.ZodError, raw: unknown, schema: z.ZodType): Explained[] =>
  error.issues
    .flatMap((issue) => narrowed(issue, raw))
    .slice(0, MOST_PROBLEMS)
    .map((issue) => explain(issue, raw, schema));

/** Position and words; `field` and `wish` are for forms. */
type Explained = { path: Path; what: string; field: Path; wish: string };

type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];

/** For a union, problems of the shape that knows the most of its fields. Each unknown field is its own problem. */
function narrowed(issue: Issue, raw: unknown): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const found = valueAt(raw, issue.path);
  if (!isGroup(found)) return [issue];
  const known = issue.errors.map((issues) => Object.keys(found).length - unknownIn(issues));
  const most = Math.max(0, ...known);
  if (most === 0) return [issue];
  const nearest = issue.errors[known.indexOf(most)] ?? [];
  return nearest.flatMap((each) => narrowed({ ...each, path: [...issue.path, ...each.path] }, raw));
}

const unknownIn = (issues: readonly Issue[]): number =>
  issues
    .filter(({ path }) => path.length === 0)
    .reduce((sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 0), 0);

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (raw: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (isGroup(value) ? Reflect.get(value, part) : undefined), raw);

function explain(issue: Issue, raw: unknown, schema: z.ZodType): Explained {
  const { path } = issue;
  const field = nameOf(path);
  const found = valueAt(raw, path);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const group = schemaAt(schema, path);
    const may = group instanceof z.ZodObject ? ` It may have: ${Object.keys(group.shape).join(', ')}.` : '';
    const what = `${field} does not know "${key}".${may}`;
    return { path: [...path, key], what, field: path, wish: `“${key}” is not known here.` };
  }
  const wish = sentenceOf(issue.message);
  const help = helpAt(schema, path);
  if (found === undefined) {
    const what = `${field}: this line is missing. ${wish}${help}`;
    return { path: path.slice(0, -1), what, field: path, wish: EMPTY };
  }
  const size = length(issue, found);
  return {
    path,
    what: `${field} is ${quoted(found)}${size}. ${wish}${help}`,
    field: path,
    wish: found === '' ? EMPTY : `${wish}${size && ` It has${size.slice(1)}.`}`,
  };
}

const EMPTY = 'It must not be empty.';

/** `offices[1].email` for the first office, or "the file" for the whole. */
function nameOf(path: Path): string {
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return name || 'the file';
}

const KINDS: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** “must be a number”. A schema's own message goes before it. */
function wanted(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.inst instanceof z.ZodISODate) return 'must be a real day, written as 2027-03-31';
  switch (issue.code) {
    case 'invalid_union':
      return `must be ${shapesOf(issue.inst)}`;
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}`;
    case 'too_small': {
      const least = issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`;
      if (issue.origin === 'string') return `must be ${least} characters long`;
      if (issue.origin !== 'array') return `must be ${least}`;
      return `must be a list with ${least} ${issue.minimum === 1 ? 'entry' : 'entries'}`;
    }
    default:
      return undefined;
  }
}

/** `a group with first, from and until, or one with calendar`. */
function shapesOf(union: unknown): string {
  const shapes = union instanceof z.ZodUnion ? union.options.map((shape) => schemaAt(shape, [])) : [];
  const needed = shapes.flatMap((shape) =>
    shape instanceof z.ZodObject
      ? [Object.keys(shape.shape).filter((name) => shape.shape[name]?._zod.optin !== 'optional')]
      : [],
  );
  return `a group with ${needed.map((fields) => allOf(fields)).join(', or one with ')}`;
}

/** “It must be a number.” */
function sentenceOf(message: string): string {
  const end = /[.?]$/.test(message) ? '' : '.';
  if (/^(must|is|has) /.test(message)) return `It ${message}${end}`;
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${end}`;
}

/** Length of a text that is too long or too short; not with placeholders. */
function length(issue: Issue, found: unknown): string {
  const counts = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string';
  if (!counts || typeof found !== 'string' || found.includes('{{')) return '';
  return `, ${found.length} characters`;
}

const SHOWN = 60;

function quoted(found: unknown): string {
  if (found === null) return 'empty';
  if (typeof found === 'string')
    return `the text "${found.length > SHOWN ? `${found.slice(0, SHOWN).trimEnd()}…` : found}"`;
  if (typeof found !== 'object') return String(found);
  return Array.isArray(found) ? 'a list' : 'a group of fields';
}

/** Line of a value; an unknown key is found by the key. */
function lineIn(path: Path, { document, lines }: Parsed): number {
  const node = document.getIn(path, true);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === last)
    : undefined;
  for (const place of [pair?.key, node, parent, document.contents]) {
    if (isNode(place) && place.range) return lines.linePos(place.range[0]).line;
  }
  return 1;
}

/** Schema of one field, through objects and lists. */
function schemaAt(schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType | undefined {
  if (!schema) return undefined;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodDefault
  )
    return schemaAt(schema.unwrap(), path) ?? schema;
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in, path);
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  if (schema instanceof z.ZodUnion)
    return schema.options.map((shape) => schemaAt(shape, path)).find((field) => field !== undefined);
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(part)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  if (schema instanceof z.ZodTuple)
    return schemaAt(schema.def.items[Number(part)] ?? schema.def.rest ?? undefined, rest);
  return undefined;
}

function helpAt(schema: z.ZodType, path: Path): string {
  const around = schemaAt(schema, path.slice(0, -1));
  const outer = around instanceof z.ZodObject ? around.shape[String(path.at(-1))] : undefined;
  const help = [outer, schemaAt(schema, path)]
    .map((field) => (field instanceof z.ZodType ? field.description : undefined))
    .find((each) => each !== undefined);
  return help ? ` ${help}` : '';
}

export class ErrorForWriters extends Error {
  /** A stack trace does not help editors. */
  override stack = '';

  /** Astro explains browser APIs if a message contains the words document or window. */
  override toString(): string {
    return this.name;
  }
}
