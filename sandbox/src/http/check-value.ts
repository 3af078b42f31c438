// Checks a value against a schema of the API description; returns the first problem in words.
import { type Description, follow, type Schema } from './description.ts';

type Complaint = { field: string; message: string };

/** Common mistakes have their own message. */
const formats: Record<string, string> = {
  Phone: 'must be +256 and nine digits.',
  Lin: 'must be 8 to 20 capital letters and digits.',
  Term: 'must be a year and 1, 2 or 3, such as 2026-3.',
  WebhookUrl: 'must begin with https://.',
};

export function complaint(
  description: Description,
  schema: Schema,
  value: unknown,
  field: string,
): Complaint | undefined {
  const { schema: whole, name } = follow(description, schema);
  const complain = (message: string): Complaint => ({ field, message: `${field || 'The body'} ${message}` });
  if (whole.oneOf) {
    const found = whole.oneOf.map((one) => complaint(description, one, value, field));
    return found.every(Boolean) ? found[0] : undefined;
  }
  if (whole.type !== undefined && ![whole.type].flat().some((type) => isA(type, value)))
    return complain(typeWords[[whole.type].flat()[0] ?? ''] ?? 'is wrong.');
  if (whole.const !== undefined && value !== whole.const) return complain(`must be ${whole.const}.`);
  if (whole.enum && !whole.enum.includes(value)) return complain(`must be ${list(whole.enum)}.`);
  const wrong =
    typeof value === 'string'
      ? wrongText(whole, value, name)
      : typeof value === 'number'
        ? wrongNumber(whole, value)
        : undefined;
  if (wrong) return complain(wrong);
  if (Array.isArray(value)) return arrayComplaint(description, whole, value, field);
  if (value && typeof value === 'object') return objectComplaint(description, whole, value, field);
  return undefined;
}

const typeWords: Record<string, string> = {
  string: 'must be text.',
  integer: 'must be a whole number.',
  number: 'must be a number.',
  boolean: 'must be true or false.',
  array: 'must be a list.',
  object: 'must be an object.',
};

function isA(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

const list = (values: readonly unknown[]) =>
  values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values[values.length - 1]}`;

function wrongText(schema: Schema, value: string, name: string | undefined): string | undefined {
  const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const length = [...value].length;
  if (length < minLength)
    return minLength === 1 ? 'must not be empty.' : `must have at least ${minLength} characters.`;
  if (length > maxLength) return `may have at most ${maxLength} characters.`;
  if (pattern && !new RegExp(pattern, 'u').test(value))
    return formats[name ?? ''] ?? 'is not written as it should be.';
  if (format === 'date' && !isDay(value)) return 'must be a day such as 2026-10-12.';
  if (format === 'date-time' && !isMoment(value))
    return 'must be a moment such as 2026-10-12T10:24:05+03:00.';
  if (format === 'uri' && !URL.canParse(value)) return 'must be an address.';
  return undefined;
}

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));

function wrongNumber({ minimum, maximum }: Schema, value: number): string | undefined {
  const low = minimum !== undefined && value < minimum;
  const high = maximum !== undefined && value > maximum;
  if (!low && !high) return undefined;
  if (minimum !== undefined && maximum !== undefined) return `must be between ${minimum} and ${maximum}.`;
  return low ? `must be ${minimum} or more.` : `must be ${maximum} or less.`;
}

function arrayComplaint(
  description: Description,
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems, items }: Schema,
  value: readonly unknown[],
  field: string,
): Complaint | undefined {
  const complain = (message: string) => ({ field, message: `${field} ${message}` });
  if (value.length < minItems) return complain('must not be empty.');
  if (value.length > maxItems) return complain(`may have at most ${maxItems} entries.`);
  if (uniqueItems && new Set(value).size < value.length) return complain('names something twice.');
  if (!items) return undefined;
  for (const [index, entry] of value.entries()) {
    const wrong = complaint(description, items, entry, `${field}.${index}`);
    if (wrong) return wrong;
  }
  return undefined;
}

function objectComplaint(
  description: Description,
  { required = [], properties = {}, additionalProperties, minProperties = 0 }: Schema,
  value: object,
  field: string,
): Complaint | undefined {
  const path = (name: string) => (field ? `${field}.${name}` : name);
  const names = Object.keys(value);
  for (const name of required)
    if (!Object.hasOwn(value, name)) return { field: path(name), message: `${path(name)} is needed.` };
  if (names.length < minProperties) return { field, message: 'Nothing is to be changed.' };
  for (const name of names) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) {
      if (additionalProperties !== false) continue;
      return { field: path(name), message: `There is no ${path(name)}.` };
    }
    const wrong = complaint(description, schema, (value as Record<string, unknown>)[name], path(name));
    if (wrong) return wrong;
  }
  return undefined;
}
