// What a form is: an id, a name for the inbox, its fields, and the schema that follows from them.
import * as z from 'zod/mini';
import type { Asked, FieldInfo } from './fields.ts';
import { MIN_FILL_MS } from './limits.ts';
import type { Problem } from './reply.ts';

type Fields = Readonly<Record<string, Asked<unknown>>>;
type Shape<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['rule'] };

/** A field with its name, in the order asked. */
export interface Field extends FieldInfo {
  readonly name: string;
}

export interface FormDefinition<Id extends string = string, Values = Record<string, unknown>> {
  readonly id: Id;
  /** As the inbox and notification mails call it. */
  readonly name: string;
  /** Filled in faster than this, it is quarantined. */
  readonly minFillMs: number;
  readonly fields: readonly Field[];
  readonly schema: z.ZodMiniType<Values, unknown>;
}

/** What a form's values are once they have passed. */
export type ValuesOf<Form> = Form extends FormDefinition<string, infer Values> ? Values : never;

/** The visitor's address, where a form asks for it, is always the field `email`: erasure by address relies on it. */
export function defineForm<const Id extends string, F extends Fields>(form: {
  id: Id;
  name: string;
  minFillMs?: number;
  fields: F;
}): FormDefinition<Id, z.output<z.ZodMiniObject<Shape<F>>>> {
  const { id, name, minFillMs = MIN_FILL_MS } = form;
  const asked = Object.entries(form.fields);
  const shape = Object.fromEntries(asked.map(([field, { rule }]) => [field, rule])) as Shape<F>;
  const fields = asked.map(([field, { rule: _, ...info }]) => ({ name: field, ...info }));
  return { id, name, minFillMs, fields, schema: z.object(shape) };
}

export type Parsed<Values> = { ok: true; values: Values } | { ok: false; problems: Problem[] };

/** Checks values: tidied and typed when they pass, else the first problem of each field, in the form's order. */
export function parseForm<Values>(form: FormDefinition<string, Values>, values: unknown): Parsed<Values> {
  const result = form.schema.safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const problems = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!problems.has(field)) problems.set(field, field ? issue.message : 'Send the form’s fields');
  }
  const order = form.fields.map((field) => field.name);
  return {
    ok: false,
    problems: [...problems]
      .map(([field, message]) => ({ field, message }))
      .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
  };
}

const ROW = /^([^.]+)\.(\d{1,2})\.([a-z]+)$/i;

/**
 * Name and value pairs, as a plain HTML form or FormData gives them, as values to parse. Takes declared fields only,
 * the first of each name. Rows of a list field come as `items.0.product`.
 */
export function readEntries(
  form: Pick<FormDefinition, 'fields'>,
  entries: Iterable<readonly [string, unknown]>,
): Record<string, unknown> {
  const pairs = [...entries].reverse();
  const given = new Map(pairs);
  const values: Record<string, unknown> = {};
  for (const { name, kind } of form.fields) {
    if (kind === 'list' && !given.has(name)) values[name] = readRows(name, pairs);
    else if (given.has(name)) values[name] = given.get(name);
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
