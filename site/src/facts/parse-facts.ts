// Reads a facts file's text by its schema. A wrong entry becomes one plain sentence: where, what was found, what is wanted.
import { z } from 'astro/zod';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

/** What is wrong with a facts file, one line for each entry, for the person who edited it. */
export class FactsError extends Error {
  override name = 'FactsError';
}

/** `file` is how messages name it. */
export function parseFacts<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [unreadable] = document.errors;
  if (unreadable) {
    const line = unreadable.linePos?.[0].line ?? 1;
    const [what] = unreadable.message.split(/ at line |:\n/);
    throw new FactsError(`${file}, line ${line}: this cannot be read as YAML. ${what}.`);
  }

  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const problems = explainAll(result.error, document, schema).map(
    ({ path, what }) => `${file}, line ${lineOf(path, document, lines)}: ${what}`,
  );
  throw new FactsError([...new Set(problems)].join('\n'));
}

/** Where to look, and the words for it. */
type Explained = { path: Path; what: string };

/** Everything that is wrong with what was read, in plain words. The form editor shows them beside the fields. */
export function explainAll(error: z.ZodError, document: Document, schema: z.ZodType): Explained[] {
  return error.issues.flatMap(withinUnion).map((issue) => explain(issue, document, schema));
}

/** Where several kinds of entry may stand and none fits: what is wrong by the kind that comes closest. */
function withinUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const strangers = (issues: Issue[]) =>
    issues.reduce((sum, each) => sum + (each.code === 'unrecognized_keys' ? each.keys.length : 0), 0);
  const [closest] = [...issue.errors].sort(
    (one, other) => strangers(one) - strangers(other) || one.length - other.length,
  );
  if (!closest?.length) return [issue];
  return closest.flatMap((inner) => withinUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

type Issue = z.core.$ZodIssue;
type Path = PropertyKey[];

/** The words for one problem, and the place to look for it. */
function explain(issue: Issue, document: Document, schema: z.ZodType): Explained {
  const { path } = issue;
  const field = nameOf(path);
  const found = document.getIn(path);

  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = fieldsOf(schemaAt(schema, path));
    const may = known.length > 0 ? ` It may have: ${known.join(', ')}.` : '';
    return { path: [...path, key], what: `${field} does not know "${key}".${may}` };
  }
  if (!document.hasIn(path)) {
    const help = helpAt(schema, path);
    return { path: path.slice(0, -1), what: `${field} is missing. It must be ${wanted(issue)}.${help}` };
  }
  return { path, what: `${field} is ${shown(found)}. It must be ${wanted(issue)}.${helpAt(schema, path)}` };
}

/** `offices[1].email` for the first office, or "the file" for the whole. */
function nameOf(path: Path): string {
  const name = path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return name || 'the file';
}

const KINDS: Record<string, string> = {
  int: 'a whole number, without quotes, commas or letters',
  number: 'a number, without quotes, commas or letters',
  string: 'text (a number that is meant as text stands in quotes)',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

function wanted(issue: Issue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `at most ${issue.maximum} characters long`
      : `at most ${issue.maximum}`;
  if (issue.code === 'too_small') {
    const least = issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`;
    if (issue.origin === 'string') return `${least} characters long`;
    return issue.origin === 'array' ? `a list of ${least}` : least;
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'a real day, written as 2027-03-31';
  // The schema's own words.
  return issue.message.replace(/^must be /, '');
}

function shown(found: unknown): string {
  const plain = isNode(found) ? found.toJSON() : found;
  if (plain === null || plain === undefined) return 'empty';
  if (typeof plain === 'string') return `the text "${plain}"`;
  if (typeof plain !== 'object') return String(plain);
  return Array.isArray(plain) ? 'a list' : 'a group of fields';
}

/** Where an entry stands; a key that should not be there is looked up as a key. */
function lineOf(path: Path, document: Document, lines: LineCounter): number {
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

/** The schema of one field, as far as objects and lists lead to it. */
function schemaAt(schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType | undefined {
  if (!schema) return undefined;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return schemaAt(schema.unwrap(), path) ?? schema;
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in, path);
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(part)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  if (schema instanceof z.ZodTuple)
    return schemaAt(schema.def.items[Number(part)] ?? schema.def.rest ?? undefined, rest);
  return undefined;
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The help that the schema has for a field. */
function helpAt(schema: z.ZodType, path: Path): string {
  const field = schemaAt(schema, path);
  const help = field instanceof z.ZodType ? field.description : undefined;
  return help ? ` ${help}` : '';
}
