// Defines a form: id, fields and schema. `withWords` adds labels and messages.
import * as z from 'zod/mini';
import type { FieldDefinition, FieldKind, FieldShape, ValueFault } from './fields.ts';
import type { FieldWords, FormWords } from './form-words.ts';
import { MIN_FILL_MS } from './limits.ts';
import { type FormProblem, isRecord } from './reply.ts';

type Fields = Readonly<Record<string, FieldDefinition<unknown>>>;
type ValueShapes<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['rule'] };

export interface FormShape<Id extends string = string, Values = Record<string, unknown>> {
  readonly id: Id;
  /** A form that was completed faster is quarantined. */
  readonly minFillMs: number;
  readonly fields: readonly (FieldShape & { readonly name: string })[];
  readonly schema: z.ZodMiniType<Values, unknown>;
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly or?: string;
  readonly missing?: string;
  readonly wrong?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly rows?: number;
  readonly options?: readonly Option[];
}

export interface FormDefinition<Id extends string = string, Values = Record<string, unknown>>
  extends Omit<FormShape<Id, Values>, 'fields'> {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly explain: (finding: FieldFinding) => FormProblem;
}

export type ValuesOf<Form> = Form extends { schema: z.ZodMiniType<infer Values, unknown> } ? Values : never;

/** The visitor's address is always the field `email`: erasure by address relies on it. */
export function defineForm<const Id extends string, F extends Fields>(form: {
  id: Id;
  minFillMs?: number;
  fields: F;
}): FormShape<Id, z.output<z.ZodMiniObject<ValueShapes<F>>>> {
  const { id, minFillMs = MIN_FILL_MS } = form;
  const definitions = Object.entries(form.fields);
  const shape = Object.fromEntries(definitions.map(([field, { rule }]) => [field, rule])) as ValueShapes<F>;
  const fields = definitions.map(([name, { rule: _, ...field }]) => ({ name, ...field }));
  return { id, minFillMs, fields, schema: z.object(shape) };
}

/** One letter of a script such as Ge’ez, urlencoded. */
const BYTES_PER_CHARACTER = 9;
/** Characters of a choice, a number, a date or a phone number, with room for spaces. */
const SHORT = 100;
/** Names of fields, hidden fields, and quotation marks. */
const AROUND_VALUES = 4096;

function longest({ kind, max = SHORT, parts }: FieldShape): number {
  if (!parts) return kind === 'number' ? SHORT : Math.max(max, SHORT);
  return max * Object.values(parts).reduce((sum, part) => sum + longest(part), 0);
}

/** The longest body of a valid form, urlencoded or JSON. */
export const maxBodyBytes = ({ fields }: Pick<FormShape, 'fields'>): number =>
  AROUND_VALUES + BYTES_PER_CHARACTER * fields.reduce((sum, field) => sum + longest(field), 0);

/** One invalid value: field, column of a list, and fault. */
export interface FieldFinding {
  /** Empty when the whole form is unreadable. */
  field: string;
  part?: string;
  fault: ValueFault;
}

type CheckedValues<Values> = { ok: true; values: Values } | { ok: false; findings: FieldFinding[] };

/** Parses values. Returns them normalised, or the first finding of each field in order. A day before `today` is wrong. */
export function checkForm<Values>(
  form: Pick<FormShape<string, Values>, 'schema'> & {
    fields: readonly Pick<Field, 'name' | 'kind' | 'or'>[];
  },
  values: unknown,
  today = '',
): CheckedValues<Values> {
  const result = form.schema.safeParse(values);
  const findings = new Map<string, FieldFinding>();
  // What is neither text nor a number has a finding by its rule.
  const typed = (name: string) => {
    const value = isRecord(values) ? values[name] : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  for (const { name: field, kind, or } of form.fields) {
    const value = typed(field);
    if (or && !value && !typed(or)) findings.set(field, { field, fault: 'missing' });
    if (kind === 'date' && value && value < today) findings.set(field, { field, fault: 'wrong' });
  }
  if (result.success && findings.size === 0) return { ok: true, values: result.data };
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0] ?? '');
    const part = path[2];
    if (!findings.has(field))
      findings.set(field, {
        field,
        ...(part !== undefined && { part: String(part) }),
        // Every issue of a field's rule has a fault as its message.
        fault: message as ValueFault,
      });
  }
  const order = form.fields.map(({ name }) => name);
  return {
    ok: false,
    findings: [...findings.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
  };
}

/** Facts of a field that the page knows and the contract does not, such as the dates of an event. */
export type PageFields = Readonly<Record<string, Partial<Field>>>;

/** Adds the words to a form. Throws when a field has none. A field with options of the page becomes a select. */
export function withWords<Id extends string, Values>(
  form: FormShape<Id, Values>,
  words: FormWords,
  pageFields: PageFields = {},
): FormDefinition<Id, Values> {
  const { id, minFillMs, schema } = form;
  const wordsOf = (name: string): FieldWords => {
    const found = words.fields[name];
    if (!found) throw new Error(`The form ${id} has no words for its field ${name}.`);
    return found;
  };
  const fields = form.fields.map(
    ({ name, kind, required, autocomplete, rows, values, min, max, or }): Field => {
      const { label, help, placeholder, choices, missing, wrong } = wordsOf(name);
      const message = (text: string) => fillMessage(text, { label, min, max });
      return {
        name,
        kind,
        label,
        required,
        ...(or && { or }),
        ...(missing !== undefined && { missing: message(missing) }),
        ...(wrong !== undefined && { wrong: message(wrong) }),
        ...(help !== undefined && { hint: help }),
        ...(placeholder !== undefined && { placeholder }),
        ...(autocomplete !== undefined && { autocomplete }),
        ...(rows !== undefined && { rows }),
        ...(values && { options: values.map((value) => ({ value, label: choices?.[value] ?? value })) }),
        ...(pageFields[name]?.options && { kind: 'select' }),
        ...pageFields[name],
      };
    },
  );
  const explain = ({ field, part = '', fault }: FieldFinding): FormProblem => {
    const shape = form.fields.find(({ name }) => name === field);
    // A page sends no other names.
    if (!shape) return { field, message: 'Send the form’s fields' };
    const own = wordsOf(field);
    const { label, ...faultWords } = own.parts?.[part] ?? own;
    const { min, max } = shape.parts?.[part] ?? shape;
    const message = fault === 'missing' || fault === 'wrong' ? faultWords[fault] : words.messages[fault];
    return { field, message: fillMessage(message ?? label, { label, min, max }) };
  };
  return { id, name: words.name, minFillMs, schema, fields, explain };
}

const fillMessage = (message: string, values: Readonly<Record<string, string | number | undefined>>) =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : value;
  });

export type Parsed<Values> = { ok: true; values: Values } | { ok: false; problems: FormProblem[] };

export function parseForm<Values>(form: FormDefinition<string, Values>, values: unknown): Parsed<Values> {
  const checked = checkForm(form, values);
  return checked.ok ? checked : { ok: false, problems: checked.findings.map(form.explain) };
}

const ROW = /^([^.]+)\.(\d{1,2})\.([a-z]+)$/i;

/** Turns the pairs of a plain HTML form or FormData into values. Keeps the first value of each declared field; list rows are `items.0.product`. */
export function readPairs(
  form: { readonly fields: readonly Pick<Field, 'name' | 'kind'>[] },
  entries: Iterable<readonly [string, unknown]>,
): Record<string, unknown> {
  const pairs = [...entries].reverse();
  const sent = new Map(pairs);
  const values: Record<string, unknown> = {};
  for (const { name, kind } of form.fields) {
    if (kind === 'list' && !sent.has(name)) values[name] = readRows(name, pairs);
    else if (sent.has(name)) values[name] = sent.get(name);
  }
  return values;
}

function readRows(list: string, pairs: (readonly [string, unknown])[]): Record<string, unknown>[] {
  const rows = new Map<number, Map<string, unknown>>();
  for (const [key, value] of pairs) {
    const [, name, index, part] = ROW.exec(key) ?? [];
    if (name !== list || index === undefined || part === undefined) continue;
    const row = rows.get(Number(index)) ?? new Map<string, unknown>();
    rows.set(Number(index), row.set(part, value));
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => Object.fromEntries(row));
}
