// Form fields from the JSON schema of a content type. The browser renders them.
import type { z } from 'zod';
import type { EditorField, EditorShape } from './editor-api.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export function shapeOf(schema: JsonSchema): EditorShape {
  const inner = (part: unknown) => shapeOf(part as JsonSchema);
  if (schema.const !== undefined) return { kind: 'choice', options: [schema.const as string] };
  if (schema.enum) {
    const labels = schema.labels as Record<string, string> | undefined;
    return { kind: 'choice', options: schema.enum as string[], ...(labels && { labels }) };
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return oneOf(several as JsonSchema[]);
  switch (schema.type) {
    case 'boolean':
      return { kind: 'tick', on: schema.default === true };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'array':
      return {
        kind: 'list',
        first: (schema.prefixItems ?? []).map(inner),
        of: schema.items ? inner(schema.items) : undefined,
      };
    case 'object':
      if (!schema.properties && typeof schema.additionalProperties === 'object') {
        const { pattern = '/' } = (schema.propertyNames ?? {}) as JsonSchema;
        return { kind: 'named', of: inner(schema.additionalProperties), slugs: !pattern.includes('/') };
      }
      if (schema.oneField) return { kind: 'either', options: fieldsOf(schema).map(onlyField) };
      return { kind: 'group', fields: fieldsOf(schema) };
    default:
      if (schema.picture) return { kind: 'picture' };
      if (schema.format === 'date') return { kind: 'day' };
      return {
        kind: 'text',
        max: schema.maxLength,
        lines: schema.lines === true,
        markdown: schema.markdown === true,
      };
  }
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): EditorField[] =>
  Object.entries(properties).map(([name, part]) => {
    const { title: label = labelOf(name), description: help } = part as JsonSchema;
    return { name, label, help, required: required.includes(name), shape: shapeOf(part as JsonSchema) };
  });

/** One of several kinds, which is the name of the only field: `hero: { … }`. */
const onlyField = (field: EditorField) => ({
  label: field.label,
  shape: { kind: 'group' as const, fields: [{ ...field, required: true }] },
});

function oneOf(several: JsonSchema[]): EditorShape {
  const none = several.some(({ type }) => type === 'null') ? { none: true as const } : {};
  const parts = several.filter(({ type }) => type !== 'null');
  const shapes = parts.map(shapeOf);
  const [only] = shapes;
  if (only && shapes.length === 1) return { ...only, ...none };
  if (shapes.every((shape) => shape.kind === 'choice'))
    return { kind: 'choice', options: shapes.flatMap(({ options }) => options), ...none };
  const labels = parts.map(({ called }) => called as string | undefined);
  const options = shapes.map((shape, at) => ({ label: labels[at] ?? kindLabel(shape), shape }));
  return { kind: 'either', options, ...none };
}

/** The only value of a `choice`, which identifies the kind. */
export const fixedValue = (shape: EditorShape) =>
  shape.kind === 'choice' && shape.options.length === 1 ? shape.options[0] : undefined;

const KINDS: Record<string, string> = {
  text: 'Text',
  number: 'A number',
  day: 'A day',
  list: 'Several lines',
  tick: 'Yes or no',
};

function kindLabel(shape: EditorShape): string {
  if (shape.kind === 'choice') return shape.options.join(', ');
  if (shape.kind !== 'group') return KINDS[shape.kind] ?? 'Entries';
  const fixed = shape.fields.map((field) => fixedValue(field.shape)).find((each) => each !== undefined);
  const needed = shape.fields.filter(({ required }) => required).map(({ label }) => label.toLowerCase());
  return sentence(String(fixed ?? needed.join(', ')));
}

const CAPITALS = /\b(?:sms|ugx|usd|vat|vip|pdpo|mtn|ios|id|sdk|faq|api|cli|cv|dpa|ucc)\b/g;

/** Readable words for names that programmers use. */
const PLAIN: Record<string, string> = {
  alt: 'What it shows',
  href: 'Leads to',
  lat: 'Degrees north',
  lon: 'Degrees east',
  meta: 'For search engines',
  sendHref: 'The button leads to',
  slug: 'Name in addresses',
  tin: 'Tax number (TIN)',
  url: 'Web address',
  whatsapp: 'WhatsApp',
  withoutScript: 'Where no scripts run',
  withoutScriptOr: 'Where no scripts run, the second part',
};

export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `mobileMoneyLimits` becomes “Mobile money limits”. */
export function labelOf(name: string): string {
  if (Object.hasOwn(PLAIN, name)) return PLAIN[name] ?? name;
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[\s_-]+/g, ' ');
  return sentence(words.toLowerCase().replace(CAPITALS, (letters) => letters.toUpperCase()));
}

/** Labels on the path to a field: “Questions”, “2”, “Answer”. */
export function labelsTo(
  shape: EditorShape | undefined,
  [part, ...rest]: string[],
  value: unknown,
): string[] {
  if (part === undefined) return [];
  const next = (value as Record<string, unknown> | undefined | null)?.[part];
  if (shape?.kind === 'either') return labelsTo(kindOf(shape, value)?.shape, [part, ...rest], value);
  if (shape?.kind === 'list')
    return [String(Number(part) + 1), ...labelsTo(shape.first[Number(part)] ?? shape.of, rest, next)];
  if (shape?.kind === 'named') return [titleIn(next) || part, ...labelsTo(shape.of, rest, next)];
  const field = shape?.kind === 'group' ? shape.fields.find(({ name }) => name === part) : undefined;
  return [field?.label ?? labelOf(part), ...labelsTo(field?.shape, rest, next)];
}

export const partsOfField = (field: string): string[] => (field ? field.split('.') : []);

export const valueAt = (value: unknown, parts: string[]): unknown =>
  parts.reduce((each, part) => (each as Record<string, unknown> | undefined | null)?.[part], value);

/** A copy of the value with another one in one field. */
export function setAt(value: unknown, [part, ...rest]: string[], text: unknown): unknown {
  if (part === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(part), setAt(value[Number(part)], rest, text));
  return { ...(value as object), [part]: setAt(valueAt(value, [part]), rest, text) };
}

export function titleIn(value: unknown): string {
  const { headline, title, name } = isGroup(value) ? value : {};
  return [headline ?? title ?? name ?? ''].flat().join(' ');
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function kindOf({ options }: Extract<EditorShape, { kind: 'either' }>, value: unknown) {
  const fits = options.map(({ shape }) => fit(shape, value));
  return options[Math.max(0, fits.indexOf(Math.max(...fits)))];
}

function fit(shape: EditorShape, value: unknown): number {
  if (shape.kind === 'choice') return shape.options.includes(value as string) ? 2 : -1;
  if (shape.kind === 'group') {
    if (!isGroup(value)) return -1;
    const isOther = ({ name, shape }: EditorField) => ![undefined, value[name]].includes(fixedValue(shape));
    const known = shape.fields.filter(({ name }) => name in value).length;
    return shape.fields.some(isOther) ? -1 : 1 + 2 * known - Object.keys(value).length;
  }
  if (shape.kind === 'list') return Array.isArray(value) ? 1 : -1;
  const types: Record<string, string> = { tick: 'boolean', number: 'number', named: 'object' };
  return typeof value === (types[shape.kind] ?? 'string') ? 1 : -1;
}

export function blank(shape: EditorShape): unknown {
  if (shape.none) return null;
  if (shape.kind === 'group') {
    const needed = shape.fields.filter(({ required }) => required);
    return Object.fromEntries(needed.map(({ name, shape }) => [name, blank(shape)]));
  }
  if (shape.kind === 'list') return shape.first.map(blank);
  if (shape.kind === 'named') return {};
  if (shape.kind === 'tick') return false;
  if (shape.kind === 'either') return blank(shape.options[0]?.shape ?? { kind: 'text' });
  return fixedValue(shape) ?? '';
}

export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isGroup(value)) return Object.values(value).every(isBlank);
  return !value && value !== 0;
}
