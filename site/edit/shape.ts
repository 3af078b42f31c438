// What a form asks, made from the schema that the build checks with. The browser draws it as it is.
import type { z } from 'astro/zod';

export type Field = { name: string; label: string; help?: string; required: boolean; shape: Shape };

/** `none`: it may be left empty, which the file says as null. */
export type Shape = { none?: true | undefined } & (
  | { kind: 'text'; least?: number; most?: number }
  | { kind: 'number' }
  | { kind: 'day' }
  /** `on`: it counts as ticked while the file says nothing. */
  | { kind: 'tick'; on?: true }
  | { kind: 'choice'; options: (string | number | boolean)[] }
  /** `first` are entries that each have a shape of their own. */
  | { kind: 'list'; first: Shape[]; of?: Shape }
  | { kind: 'group'; fields: Field[] }
  /** Entries by names that the editor gives. */
  | { kind: 'named'; of: Shape }
  | { kind: 'either'; options: { label: string; shape: Shape }[] }
);

type JsonSchema = z.core.JSONSchema.JSONSchema;

export function shapeOf(schema: JsonSchema): Shape {
  const inner = (part: unknown) => shapeOf(part as JsonSchema);
  if (schema.const !== undefined) return { kind: 'choice', options: [schema.const as string] };
  if (schema.enum) return { kind: 'choice', options: schema.enum as string[] };
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return oneOf(several as JsonSchema[], inner);
  switch (schema.type) {
    case 'boolean':
      return { kind: 'tick', ...(schema.default === true && { on: true }) };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'array': {
      const first = (schema.prefixItems ?? []).map(inner);
      return { kind: 'list', first, ...(schema.items ? { of: inner(schema.items) } : {}) };
    }
    case 'object':
      return schema.properties || typeof schema.additionalProperties !== 'object'
        ? { kind: 'group', fields: fieldsOf(schema, inner) }
        : { kind: 'named', of: inner(schema.additionalProperties) };
    default:
      if (schema.format === 'date') return { kind: 'day' };
      return {
        kind: 'text',
        ...(schema.minLength && { least: schema.minLength }),
        ...(schema.maxLength && { most: schema.maxLength }),
      };
  }
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, inner: (part: unknown) => Shape): Field[] =>
  Object.entries(properties).map(([name, part]) => ({
    name,
    label: labelOf(name),
    required: required.includes(name),
    shape: inner(part),
    ...(typeof part === 'object' && part.description ? { help: part.description } : {}),
  }));

function oneOf(several: JsonSchema[], inner: (part: unknown) => Shape): Shape {
  const none = several.some(({ type }) => type === 'null') ? { none: true as const } : {};
  const shapes = several.filter(({ type }) => type !== 'null').map(inner);
  const [only] = shapes;
  if (only && shapes.length === 1) return { ...only, ...none };
  if (shapes.every((shape) => shape.kind === 'choice'))
    return { kind: 'choice', options: shapes.flatMap(({ options }) => options), ...none };
  return { kind: 'either', options: shapes.map((shape) => ({ label: kindLabel(shape), shape })), ...none };
}

/** What tells one kind of entry from another: the one value it stands for, or what it asks. */
function kindLabel(shape: Shape): string {
  if (shape.kind === 'choice') return shape.options.join(', ');
  if (shape.kind === 'group') {
    const fixed = shape.fields.find(({ shape }) => shape.kind === 'choice' && shape.options.length === 1);
    if (fixed?.shape.kind === 'choice') return String(fixed.shape.options[0]);
    const asked = shape.fields.filter(({ required }) => required).map(({ label }) => label);
    return asked.map((label, at) => (at ? label.toLowerCase() : label)).join(', ');
  }
  return { text: 'Words', number: 'A number', tick: 'Yes or no', day: 'A day', list: 'A list' }[
    shape.kind as 'text'
  ];
}

const CAPITALS = new Set(['sms', 'ugx', 'usd', 'vat', 'vip', 'pdpo', 'url', 'mtn', 'ios', 'id', 'sdk']);

/** `mobileMoneyLimits` as people read it: Mobile money limits. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Values = Record<string, unknown>;
const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How well a value fits a shape: which of several kinds an entry is. */
export function fit(shape: Shape, value: unknown): number {
  switch (shape.kind) {
    case 'group': {
      if (!isGroup(value)) return -1;
      const fixed = shape.fields.every(
        ({ name, shape }) =>
          shape.kind !== 'choice' || shape.options.length !== 1 || shape.options[0] === value[name],
      );
      const known = Object.keys(value).filter((key) => shape.fields.some(({ name }) => name === key));
      return fixed ? 1 + 2 * known.length - Object.keys(value).length : -1;
    }
    case 'choice':
      return shape.options.includes(value as string) ? 2 : -1;
    case 'list':
      return Array.isArray(value) ? 1 : -1;
    case 'tick':
      return typeof value === 'boolean' ? 1 : -1;
    case 'number':
      return typeof value === 'number' ? 1 : -1;
    case 'named':
      return isGroup(value) ? 1 : -1;
    default:
      return typeof value === 'string' ? 1 : -1;
  }
}

/** An entry that nobody has filled in yet. */
export function blank(shape: Shape): unknown {
  if (shape.none) return null;
  switch (shape.kind) {
    case 'group':
      return Object.fromEntries(
        shape.fields.filter(({ required }) => required).map(({ name, shape }) => [name, blank(shape)]),
      );
    case 'list':
      return shape.first.map(blank);
    case 'named':
      return {};
    case 'tick':
      return false;
    case 'choice':
      return shape.options.length === 1 ? shape.options[0] : '';
    case 'either':
      return blank(shape.options[0]?.shape ?? { kind: 'text' });
    default:
      return '';
  }
}
