// The fields of a schema as rows that a person can read: name, type in words, whether it must be there, what it means.
import { type ApiDocument, follow, type Schema } from './openapi.ts';

/** A word that leads somewhere. */
export type ApiLink = { label: string; href: string };

export type Field = {
  /** A field of a field is `guardian.phone`, one of a list `marks[].learner`. */
  name: string;
  required: boolean;
  type: string;
  /** What it may be, if it is one of a few words. */
  values?: string[];
  description: string;
  /** A thing that is described elsewhere. */
  object?: ApiLink;
};

type TypeWords = { type: string; values?: string[] };

/** `integer, 1 to 100, otherwise 25`; the limits matter for what is sent, not for what comes back. */
export function typeWords(api: ApiDocument, schema: Schema, withLimits = true): TypeWords {
  const { type, format, enum: values, const: only, oneOf, items, ...limits } = follow(api, schema);
  if (oneOf) {
    const [first, ...others] = oneOf;
    const codes = oneOf.flatMap((one) => one.const ?? []);
    if (codes.length > 0) return { type: 'string', values: codes };
    const words = typeWords(api, first ?? {}, withLimits);
    const nullable = others.some((one) => one.type === 'null');
    return nullable ? { ...words, type: `${words.type} or null` } : words;
  }
  if (values) return { type: 'string', values };
  if (only) return { type: 'string', values: [only] };
  if (items) {
    const inner = typeWords(api, items, withLimits);
    return { ...inner, type: `list of ${inner.values ? 'strings' : `${inner.type}s`}` };
  }
  const kinds = [type ?? 'object'].flat().map((kind) => (kind === 'string' ? (format ?? kind) : kind));
  return { type: [kinds.join(' or '), ...(withLimits ? limitWords(limits) : [])].join(', ') };
}

/** An example says more than a length. */
function limitWords({ minimum, maximum, maxLength, examples, default: usual }: Schema): string[] {
  return [
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum} to ${maximum}`] : []),
    ...(minimum !== undefined && maximum === undefined ? [`${minimum} or more`] : []),
    ...(maxLength === undefined || examples ? [] : [`up to ${maxLength} characters`]),
    ...(examples ? [`like ${examples[0]}`] : []),
    ...(usual === undefined ? [] : [`otherwise ${usual}`]),
  ];
}

type Elsewhere = (schema: Schema) => ApiLink | undefined;

/** The fields of a body that is sent. */
export const fieldsSent = (api: ApiDocument, schema: Schema): Field[] =>
  rowsOf(api, schema, { withLimits: true, elsewhere: () => undefined });

/** The fields of what comes back; an object that is described elsewhere is only linked to. */
export const fieldsReceived = (api: ApiDocument, schema: Schema, elsewhere: Elsewhere): Field[] =>
  rowsOf(api, schema, { withLimits: false, elsewhere });

/** All fields of an object, those inside it named by the way to them. */
function rowsOf(
  api: ApiDocument,
  schema: Schema,
  how: { withLimits: boolean; elsewhere: Elsewhere },
  before = '',
): Field[] {
  const { properties = {}, required = [] } = follow(api, schema);
  return Object.entries(properties).flatMap(([key, property]) => {
    const { description = '' } = follow(api, property);
    const words = typeWords(api, property, how.withLimits);
    const row = { name: before + key, required: required.includes(key), ...words, description };
    const one = property.oneOf?.[0] ?? property;
    const object = how.elsewhere(one);
    if (object) return [{ ...row, object }];
    const whole = follow(api, one);
    const inside = whole.items ? follow(api, whole.items) : whole;
    const prefix = `${before}${key}${whole.items ? '[]' : ''}.`;
    return [row, ...(inside.properties ? rowsOf(api, inside, how, prefix) : [])];
  });
}
