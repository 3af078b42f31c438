// Builders for form fields. A rule names its message; the words are in the site's content.
import * as z from 'zod/mini';
import { E164, normalisePhone, UGANDAN_MOBILE } from './phone.ts';
import { REFERENCE_PATTERN, readReference } from './reference.ts';

/** `hidden`: the page supplies the value. `unasked`: without an input; a script may fill it. `list`: rows of values. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'select'
  | 'radio'
  | 'textarea'
  | 'checkbox'
  | 'hidden'
  | 'unasked'
  | 'list';

/** Fields that several forms share, with the same words. */
export const sharedFields = ['name', 'email', 'phone', 'institution', 'privacy'] as const;
type SharedField = (typeof sharedFields)[number];

/** Names of the messages for an invalid value. A field may have its own message. */
export const formats = [
  'email',
  'phone',
  'mobileMoney',
  'webAddress',
  'choice',
  'wholeNumber',
  'day',
  'slug',
  'reference',
  'rows',
] as const;
type FieldFormat = (typeof formats)[number];

/** Why a value is invalid; each zod issue has one of these as its message. */
export type ValueFault = 'missing' | 'wrong' | 'tooLong' | 'unprintable' | 'notText';

export interface FieldShape {
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Use the words of this shared field unless the form has its own. */
  readonly shared?: SharedField;
  readonly format?: FieldFormat;
  /** Another field that is enough instead: one of the two must be filled in. */
  readonly or?: string;
  readonly min?: number;
  /** Most characters or rows, or the largest number. */
  readonly max?: number;
  readonly autocomplete?: string;
  readonly rows?: number;
  readonly values?: readonly string[];
  readonly parts?: Readonly<Record<string, FieldShape>>;
}

export interface FieldDefinition<Out> extends FieldShape {
  readonly rule: z.ZodMiniType<Out, unknown>;
}

interface FieldOptions {
  required?: boolean;
  shared?: SharedField;
  autocomplete?: string;
  or?: string;
}

// Control characters, and lone surrogates, which no database stores. One-line fields also refuse signs that change the
// writing direction, because they can disguise a name.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
const UNPRINTABLE_IN_TEXT = /[^\P{Cc}\n\t]|\p{Cs}/u;

type StringCheck = z.core.$ZodCheck<string>;

const fault = (name: ValueFault) => name;

/** Normalises a string, which takes linear time, then checks its length, then the rest. The checks accept an empty optional value. */
function typed(
  { required }: FieldOptions,
  tidy: (input: string) => string,
  length: StringCheck,
  ...checks: StringCheck[]
): z.ZodMiniType<string, unknown> {
  if (!required)
    return z._default(z.string(fault('notText')).check(z.overwrite(tidy), length, ...checks), '');
  const missing = fault('missing');
  return z.string(missing).check(z.overwrite(tidy), z.minLength(1, missing), length, ...checks);
}

/** Skips the checks after it: no pattern reads a long text. */
const atMost = (max: number, name = fault('tooLong')) => z.maxLength(max, { error: name, abort: true });

/** Accepts an empty value; only `required` decides whether a field may be empty. */
const holds = (test: (value: string) => boolean, name = fault('wrong')) =>
  z.refine<string>((value) => value === '' || test(value), name);

const printable = (unprintable = UNPRINTABLE) =>
  z.refine<string>((value) => !unprintable.test(value), fault('unprintable'));

const trim = (input: string) => input.trim();

const shape = (options: FieldOptions, kind: FieldKind) => ({
  kind,
  ...options,
  required: options.required ?? false,
});

/** A visible letter or digit. */
const LEGIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

export function line({
  max = 120,
  ...options
}: FieldOptions & { max?: number } = {}): FieldDefinition<string> {
  const legible = options.required ? [holds((value) => LEGIBLE.test(value), fault('missing'))] : [];
  return { ...shape(options, 'text'), max, rule: typed(options, trim, atMost(max), printable(), ...legible) };
}

/** Several lines of text; line ends become \n. */
export function text({
  max = 5000,
  rows = 5,
  ...options
}: FieldOptions & { max?: number; rows?: number } = {}): FieldDefinition<string> {
  const tidy = (input: string) => input.replace(/\r\n?/g, '\n').trim();
  return {
    ...shape(options, 'textarea'),
    max,
    rows,
    rule: typed(options, tidy, atMost(max), printable(UNPRINTABLE_IN_TEXT)),
  };
}

export function email(options: FieldOptions = {}): FieldDefinition<string> {
  const max = 254;
  const isEmail = holds((value) => z.regexes.email.test(value));
  return {
    ...shape({ autocomplete: 'email', ...options }, 'email'),
    format: 'email',
    max,
    rule: typed(options, trim, atMost(max), isEmail),
  };
}

/** Stored as E.164. `mobileMoney` accepts Ugandan mobile numbers only. */
export function phone({
  mobileMoney = false,
  ...options
}: FieldOptions & { mobileMoney?: boolean } = {}): FieldDefinition<string> {
  const pattern = mobileMoney ? UGANDAN_MOBILE : E164;
  return {
    ...shape({ autocomplete: 'tel', ...options }, 'tel'),
    format: mobileMoney ? 'mobileMoney' : 'phone',
    rule: typed(
      options,
      normalisePhone,
      atMost(16, fault('wrong')),
      holds((value) => pattern.test(value)),
    ),
  };
}

/** An http or https address; adds https:// when the scheme is missing. */
export function webAddress(): FieldDefinition<string> {
  const max = 300;
  const tidy = (input: string) => {
    const bare = input.trim();
    return bare === '' || /^[a-z][a-z0-9+-]*:/i.test(bare) ? bare : `https://${bare}`;
  };
  return {
    ...shape({ autocomplete: 'url' }, 'url'),
    format: 'webAddress',
    max,
    rule: typed({}, tidy, atMost(max), holds(isWebAddress)),
  };
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#.]+\.\S+$/i.test(value) || UNPRINTABLE.test(value)) return false;
  try {
    return new URL(value).username === '';
  } catch {
    return false;
  }
}

type Choice<Value extends string> = Omit<FieldOptions, 'required'> & {
  values: readonly Value[];
  as?: 'select' | 'radio';
};

export function choice<const Value extends string>({
  as = 'select',
  values,
  ...options
}: Choice<Value>): FieldDefinition<Value> {
  return {
    ...shape({ ...options, required: true }, as),
    values,
    rule: z.literal([...values], fault('missing')),
  };
}

export function optionalChoice<const Value extends string>({
  as = 'select',
  values,
  ...options
}: Choice<Value>): FieldDefinition<Value | ''> {
  return {
    ...shape(options, as),
    format: 'choice',
    values,
    rule: z._default(z.literal(['' as const, ...values], fault('wrong')), ''),
  };
}

// `on` is what a plain HTML checkbox sends.
const isTicked = (value: unknown) => value === true || value === 'on' || value === 'true';

export function consent(options: Omit<FieldOptions, 'required'> = {}): FieldDefinition<true> {
  return {
    ...shape({ ...options, required: true }, 'checkbox'),
    rule: z.pipe(z.transform(isTicked), z.literal(true, fault('missing'))),
  };
}

export function tick(): FieldDefinition<boolean> {
  return { ...shape({}, 'checkbox'), rule: z.pipe(z.transform(isTicked), z.boolean()) };
}

export function wholeNumber({ min, max }: { min: number; max: number }): FieldDefinition<number> {
  const wrong = fault('wrong');
  // Undefined for no input, NaN for no number: each has its own message.
  const toNumber = (value: unknown) => {
    const input = typeof value === 'number' ? String(value) : value;
    if (typeof input !== 'string' || input.trim() === '') return undefined;
    const digits = input.replace(/[\s,]/g, '');
    return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  };
  return {
    ...shape({ required: true }, 'number'),
    format: 'wholeNumber',
    min,
    max,
    rule: z.pipe(
      z.transform(toNumber),
      z
        .number({ error: (issue) => (issue.input === undefined ? fault('missing') : wrong) })
        .check(z.gte(min, wrong), z.lte(max, wrong)),
    ),
  };
}

/** The same as digits, or empty. */
export function optionalNumber({ min, max }: { min: number; max: number }): FieldDefinition<string> {
  const inRange = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  const digits = (input: string) => input.replace(/[\s,]/g, '');
  return {
    ...shape({}, 'number'),
    format: 'wholeNumber',
    min,
    max,
    rule: typed({}, digits, atMost(15, fault('wrong')), holds(inRange)),
  };
}

export function day(options: FieldOptions = {}): FieldDefinition<string> {
  const isDay = (value: string) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  };
  return {
    ...shape(options, 'date'),
    format: 'day',
    rule: typed(options, trim, atMost(10, fault('wrong')), holds(isDay)),
  };
}

/** An id from the page (an event, a request): lower-case words, digits, dots and hyphens. */
export function slug(options: FieldOptions = {}): FieldDefinition<string> {
  const max = 120;
  const isSlug = (value: string) => /^[a-z0-9]+(?:[-./][a-z0-9]+)*$/.test(value);
  return {
    ...shape(options, 'hidden'),
    format: 'slug',
    max,
    rule: typed(options, trim, atMost(max), holds(isSlug)),
  };
}

export function reference(options: FieldOptions = {}): FieldDefinition<string> {
  const max = 40;
  const tidy = (input: string) => readReference(input) ?? input.trim();
  const isReference = (value: string) => REFERENCE_PATTERN.test(value);
  return {
    ...shape(options, 'text'),
    format: 'reference',
    max,
    rule: typed(options, tidy, atMost(max), holds(isReference)),
  };
}

/** Stored without an input: empty, unless a script fills it. */
export function recordOnly(): FieldDefinition<string> {
  const max = 120;
  return { ...shape({}, 'unasked'), max, rule: typed({}, trim, atMost(max), printable()) };
}
