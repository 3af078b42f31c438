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
/** The last text of each file, parsed. */
const parsed = new Map<string, Parsed>();

function parsedYaml(text: string, file: string): Parsed {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const lines = new LineCounter();
  const now = { text, document: parseYaml(text, lines), lines };
  parsed.set(file, now);
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
  const { document, lines } = parsedYaml(text, file);
  const lineAt = (line: number) => line + firstLine - 1;
  const lineOf = (path: Path) => lineAt(lineIn(path, document, lines));
  const [unreadable] = document.errors;
  if (unreadable) {
    const line = lineAt(unreadable.linePos?.[0].line ?? 1);
    const what = unreadableBecause(unreadable, text);
    return {
      problems: [{ file, line, what, field: '', wish: what }],
      raw: undefined,
      lineOf,
    };
  }

  const written: unknown = document.toJS();
  const raw = file.startsWith('content/pages/') ? withVariants(written) : written;
  const result = schema.safeParse(raw);
  if (result.success) return { problems: [], data: result.data, raw, lineOf };
  const problems = explainAll(result.error, document, schema).map(({ path, what, field, wish }) => ({
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
function explainAll(error: z.ZodError, document: Document, schema: z.ZodType): Explained[] {
  const raw: unknown = document.toJS();
  return error.issues
    .flatMap((issue) => narrowed(issue, raw, schema))
    .slice(0, MOST_PROBLEMS)
    .map((issue) => explain(issue, document, schema));
}

/** Position and words; `field` and `wish` are for forms. */
type Explained = { path: Path; what: string; field: Path; wish: string };

type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];

/** For a union, reports problems of the most similar shape. Each unknown field is its own problem. */
function narrowed(issue: Issue, raw: unknown, schema: z.ZodType): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, keys: [key] }));
  if (issue.code !== 'invalid_union') return [issue];
  const found = valueAt(raw, issue.path);
  if (typeof found !== 'object' || found === null) return [issue];
  const shapes = shapesAt(schema, issue.path);
  const likeness = issue.errors.map(
    (_, at) => fieldsOf(shapes[at]).filter((field) => Object.hasOwn(found, field)).length,
  );
  const most = Math.max(0, ...likeness);
  if (most === 0) return [issue];
  const nearest = issue.errors[likeness.indexOf(most)] ?? [];
  return nearest.flatMap((each) => narrowed({ ...each, path: [...issue.path, ...each.path] }, raw, schema));
}

function valueAt(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    raw,
  );
}

function explain(issue: Issue, document: Document, schema: z.ZodType): Explained {
  const { path } = issue;
  const field = nameOf(path);
  const found = document.getIn(path);

  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = fieldsOf(schemaAt(schema, path));
    const may = known.length > 0 ? ` It may have: ${known.join(', ')}.` : '';
    const what = `${field} does not know "${key}".${may}`;
    return { path: [...path, key], what, field: path, wish: `“${key}” is not known here.` };
  }
  const help = helpAt(schema, path);
  if (!document.hasIn(path)) {
    const what = `${field}: this line is missing. ${wish(issue, schema, IN_YAML)}${help}`;
    return { path: path.slice(0, -1), what, field: path, wish: EMPTY };
  }
  const size = length(issue, found);
  return {
    path,
    what: `${field} is ${quoted(found)}${size}. ${wish(issue, schema, IN_YAML)}${help}`,
    field: path,
    wish: found === '' ? EMPTY : `${wish(issue, schema, {})}${size && ` It has${size.slice(1)}.`}`,
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

/** Advice for writing the file by hand. */
const IN_YAML: Record<string, string> = {
  int: ', without quotes, commas or letters',
  number: ', without quotes, commas or letters',
  string: ' (a number that is meant as text stands in quotes)',
};

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

const A_DAY = 'a real day, written as 2027-03-31';

/** “It must be a number.” */
function wish(issue: Issue, schema: z.ZodType, advice: Record<string, string>): string {
  const expected = expectedBy(issue, schema, advice);
  if (expected !== undefined) return `It must be ${expected}.`;
  // The schema's own message: “must be a time”, “is not in the list”.
  const { message } = issue;
  const end = /[.?]$/.test(message) ? '' : '.';
  if (/^(must|is|has) /.test(message)) return `It ${message}${end}`;
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${end}`;
}

function expectedBy(issue: Issue, schema: z.ZodType, advice: Record<string, string>): string | undefined {
  if (issue.message.startsWith('must ') || issue.code === 'custom') return undefined;
  if (schemaAt(schema, issue.path) instanceof z.ZodISODate) return A_DAY;
  switch (issue.code) {
    case 'invalid_union':
      return oneShapeOf(schema, issue.path);
    case 'invalid_type':
      return (KINDS[issue.expected] ?? issue.expected) + (advice[issue.expected] ?? '');
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `at most ${issue.maximum} characters long`
        : `at most ${issue.maximum}`;
    case 'too_small': {
      const least = issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`;
      if (issue.origin === 'string') return `${least} characters long`;
      if (issue.origin !== 'array') return least;
      return `a list with ${least} ${issue.minimum === 1 ? 'entry' : 'entries'}`;
    }
    default:
      return undefined;
  }
}

/** `a group with first, from and until, or one with calendar`. */
function oneShapeOf(schema: z.ZodType, path: Path): string {
  const shapes = shapesAt(schema, path)
    .map(neededIn)
    .filter((fields) => fields.length > 0);
  return `a group with ${shapes.map((fields) => allOf(fields)).join(', or one with ')}`;
}

/** Length of a text that is too long or too short; not with placeholders. */
function length(issue: Issue, found: unknown): string {
  const counts = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'string';
  if (!counts || typeof found !== 'string' || found.includes('{{')) return '';
  return `, ${found.length} characters`;
}

const SHOWN = 60;

function quoted(found: unknown): string {
  const plain = isNode(found) ? found.toJSON() : found;
  if (plain === null || plain === undefined) return 'empty';
  if (typeof plain === 'string') {
    const text = plain.length > SHOWN ? `${plain.slice(0, SHOWN).trimEnd()}…` : plain;
    return `the text "${text}"`;
  }
  if (typeof plain !== 'object') return String(plain);
  return Array.isArray(plain) ? 'a list' : 'a group of fields';
}

/** Line of a value; an unknown key is found by the key. */
function lineIn(path: Path, document: Document, lines: LineCounter): number {
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

function shapesAt(schema: z.ZodType, path: Path): (z.core.$ZodType | undefined)[] {
  const union = schemaAt(schema, path);
  return union instanceof z.ZodUnion ? union.options.map((shape) => schemaAt(shape, [])) : [];
}

function neededIn(schema: z.core.$ZodType | undefined): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.keys(schema.shape).filter((name) => schema.shape[name]?._zod.optin !== 'optional');
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
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
