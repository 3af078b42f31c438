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

interface TextOptions extends FieldOptions {
  format?: FieldFormat;
  min?: number;
  max?: number;
  rows?: number;
  tidy?: (input: string) => string;
  /** By default at most `max`. */
  length?: StringCheck;
}

function textField(
  kind: FieldKind,
  { tidy = trim, length, ...options }: TextOptions,
  ...checks: StringCheck[]
): FieldDefinition<string> {
  const rule = typed(options, tidy, length ?? atMost(options.max ?? 0), ...checks);
  return { ...shape(options, kind), rule };
}

export function line(options: FieldOptions & { max?: number } = {}): FieldDefinition<string> {
  const legible = options.required ? [holds((value) => LEGIBLE.test(value), fault('missing'))] : [];
  return textField('text', { max: 120, ...options }, printable(), ...legible);
}

const sameLineEnds = (input: string) => input.replace(/\r\n?/g, '\n').trim();

export const text = (options: FieldOptions & { max?: number; rows?: number } = {}): FieldDefinition<string> =>
  textField(
    'textarea',
    { max: 5000, rows: 5, tidy: sameLineEnds, ...options },
    printable(UNPRINTABLE_IN_TEXT),
  );

// Slips of the keyboard in the usual domains, to which a reply would be lost.
const MISTYPED_DOMAIN = /@((gmial|gmai|gamil|gmal|gnail|hotmial|yaho|outlok)\.com|gmail\.(co|con|cm))$/i;

const isEmail = (value: string) => z.regexes.email.test(value) && !MISTYPED_DOMAIN.test(value);

export const email = (options: FieldOptions = {}): FieldDefinition<string> =>
  textField('email', { autocomplete: 'email', format: 'email', max: 254, ...options }, holds(isEmail));

/** Stored as E.164. `mobileMoney` accepts Ugandan mobile numbers only. */
export function phone({
  mobileMoney = false,
  ...options
}: FieldOptions & { mobileMoney?: boolean } = {}): FieldDefinition<string> {
  const pattern = mobileMoney ? UGANDAN_MOBILE : E164;
  const format = mobileMoney ? 'mobileMoney' : 'phone';
  const length = atMost(16, fault('wrong'));
  return textField(
    'tel',
    { autocomplete: 'tel', format, tidy: normalisePhone, length, ...options },
    holds((value) => pattern.test(value)),
  );
}

/** An http or https address; adds https:// when the scheme is missing. */
export function webAddress(): FieldDefinition<string> {
  const tidy = (input: string) => {
    const bare = input.trim();
    return bare === '' || /^[a-z][a-z0-9+-]*:/i.test(bare) ? bare : `https://${bare}`;
  };
  return textField('url', { autocomplete: 'url', format: 'webAddress', max: 300, tidy }, holds(isWebAddress));
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
  const tidy = (input: string) => input.replace(/[\s,]/g, '');
  const length = atMost(15, fault('wrong'));
  return textField('number', { format: 'wholeNumber', min, max, tidy, length }, holds(inRange));
}

const isDay = (value: string) => z.regexes.date.test(value);

export const day = (options: FieldOptions = {}): FieldDefinition<string> =>
  textField('date', { format: 'day', length: atMost(10, fault('wrong')), ...options }, holds(isDay));

const isSlug = (value: string) => /^[a-z0-9]+(?:[-./][a-z0-9]+)*$/.test(value);

/** An id from the page (an event, a request): lower-case words, digits, dots and hyphens. */
export const slug = (options: FieldOptions = {}): FieldDefinition<string> =>
  textField('hidden', { format: 'slug', max: 120, ...options }, holds(isSlug));

const isReference = (value: string) => REFERENCE_PATTERN.test(value);

export function reference(options: FieldOptions = {}): FieldDefinition<string> {
  const tidy = (input: string) => readReference(input) ?? input.trim();
  return textField('text', { format: 'reference', max: 40, tidy, ...options }, holds(isReference));
}

/** Stored without an input: empty, unless a script fills it. */
export const recordOnly = (): FieldDefinition<string> => textField('unasked', { max: 120 }, printable());
