// The kinds of question a form can ask: each builder states label, rule and messages of one field, once.
// zod/mini throughout: one source for page and desk, 6 KB in the browser where zod itself takes 23.
import * as z from 'zod/mini';
import { E164, normalisePhone, UGANDAN_MOBILE } from './phone.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** `hidden`: the page supplies the value. `unasked`: held for the record, no input, sent empty. `list`: rows of values. */
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

/** What rendering and the inbox need to know of a field; plain data. */
export interface FieldInfo {
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly rows?: number;
  readonly options?: readonly Option[];
}

export interface Asked<Out> extends FieldInfo {
  readonly rule: z.ZodMiniType<Out, unknown>;
}

interface Ask {
  label: string;
  /** What to say when it is left empty. A field without it is optional. */
  missing?: string;
  hint?: string;
  placeholder?: string;
  autocomplete?: string;
}

// Control characters, and halves of surrogate pairs that no database can store.
// In one line also signs that turn the direction of what follows: a name must not read as another.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
const UNPRINTABLE_IN_TEXT = /[^\P{Cc}\n\t]|\p{Cs}/u;

const count = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

type StringCheck = z.core.$ZodCheck<string>;

/** A string, tidied, then checked; when optional, the checks let an empty one pass. */
function words(
  ask: Ask,
  tidy: (typed: string) => string,
  ...checks: StringCheck[]
): z.ZodMiniType<string, unknown> {
  const { missing } = ask;
  if (missing === undefined) {
    return z._default(z.string(`${ask.label} must be text`).check(z.overwrite(tidy), ...checks), '');
  }
  return z.string(missing).check(z.overwrite(tidy), z.minLength(1, missing), ...checks);
}

const atMost = (max: number, label: string) =>
  z.maxLength(max, `${label} must be ${count(max)} characters or fewer`);

/** Passes when empty: whether a field may be empty is said once, by `missing`. */
const holds = (test: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value === '' || test(value), message);

const printable = (label: string, unprintable = UNPRINTABLE) =>
  z.refine<string>((value) => !unprintable.test(value), `${label} must not contain control characters`);

const trim = (typed: string) => typed.trim();

function info({ missing, ...ask }: Ask, kind: FieldKind): FieldInfo {
  return { kind, required: missing !== undefined, ...ask };
}

/** A letter or digit that can be seen. */
const LEGIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** One line of text; a required one has a letter or a digit. */
export function line({ max = 120, ...ask }: Ask & { max?: number }): Asked<string> {
  const { missing } = ask;
  const legible = missing === undefined ? [] : [holds((value) => LEGIBLE.test(value), missing)];
  return {
    ...info(ask, 'text'),
    rule: words(ask, trim, atMost(max, ask.label), printable(ask.label), ...legible),
  };
}

/** Several lines of text; line ends become \n. */
export function text({ max = 5000, rows = 5, ...ask }: Ask & { max?: number; rows?: number }): Asked<string> {
  const tidy = (typed: string) => typed.replace(/\r\n?/g, '\n').trim();
  return {
    ...info(ask, 'textarea'),
    rows,
    rule: words(ask, tidy, atMost(max, ask.label), printable(ask.label, UNPRINTABLE_IN_TEXT)),
  };
}

export function email(ask: Ask): Asked<string> {
  const message = 'Enter an email address in the correct format, like name@example.com';
  return {
    ...info({ autocomplete: 'email', ...ask }, 'email'),
    rule: words(
      ask,
      trim,
      holds((value) => z.regexes.email.test(value), message),
      atMost(254, ask.label),
    ),
  };
}

/** Kept as E.164. `mobileMoney` takes Ugandan mobile numbers only. */
export function phone({ mobileMoney = false, ...ask }: Ask & { mobileMoney?: boolean }): Asked<string> {
  const [pattern, message] = mobileMoney
    ? [UGANDAN_MOBILE, 'Enter a Ugandan mobile number, like 07XX XXXXXX']
    : [E164, 'Enter a phone number, like 07XX XXXXXX or +254 7XX XXXXXX'];
  return {
    ...info({ autocomplete: 'tel', ...ask }, 'tel'),
    rule: words(
      ask,
      normalisePhone,
      holds((value) => pattern.test(value), message),
    ),
  };
}

/** An http or https address; people leave out the scheme, so https:// is added. */
export function webAddress(ask: Ask): Asked<string> {
  const tidy = (typed: string) => {
    const bare = typed.trim();
    return bare === '' || /^[a-z][a-z0-9+-]*:/i.test(bare) ? bare : `https://${bare}`;
  };
  return {
    ...info({ autocomplete: 'url', ...ask }, 'url'),
    rule: words(
      ask,
      tidy,
      holds(isWebAddress, 'Enter a web address, like www.example.com'),
      atMost(300, ask.label),
    ),
  };
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(value) || UNPRINTABLE.test(value)) return false;
  try {
    return new URL(value).username === '';
  } catch {
    return false;
  }
}

type ValueOf<Options extends readonly Option[]> = Options[number]['value'];
type Choice<Options extends readonly Option[]> = Ask & { options: Options; as?: 'select' | 'radio' };

/** One of a few options, all of them required to be chosen from. */
export function choice<const Options extends readonly Option[]>({
  as = 'select',
  options,
  missing,
  ...ask
}: Choice<Options> & { missing: string }): Asked<ValueOf<Options>> {
  const values = options.map((option): ValueOf<Options> => option.value);
  return { ...info({ missing, ...ask }, as), options, rule: z.literal(values, missing) };
}

/** One of a few options, or none: then the empty string. */
export function optionalChoice<const Options extends readonly Option[]>({
  as = 'select',
  options,
  ...ask
}: Omit<Choice<Options>, 'missing'>): Asked<ValueOf<Options> | ''> {
  const values = ['' as const, ...options.map((option): ValueOf<Options> => option.value)];
  return {
    ...info(ask, as),
    options,
    rule: z._default(z.literal(values, `Choose one of the options for ${ask.label.toLowerCase()}`), ''),
  };
}

// `on` is what a plain HTML checkbox sends.
const isTicked = (value: unknown) => value === true || value === 'on' || value === 'true';

/** A box that must be ticked. */
export function consent(ask: Ask & { missing: string }): Asked<true> {
  return { ...info(ask, 'checkbox'), rule: z.pipe(z.transform(isTicked), z.literal(true, ask.missing)) };
}

/** A box that may be ticked. */
export function tick(ask: Omit<Ask, 'missing'>): Asked<boolean> {
  return { ...info(ask, 'checkbox'), rule: z.pipe(z.transform(isTicked), z.boolean()) };
}

/** A whole number in a range; thousands may be set apart. */
export function wholeNumber({
  min,
  max,
  ...ask
}: Ask & { missing: string; min: number; max: number }): Asked<number> {
  const range = `${ask.label} must be a whole number from ${count(min)} to ${count(max)}`;
  // Undefined when nothing was given, NaN when it is no number: the two get different messages.
  const toNumber = (value: unknown) => {
    const typed = typeof value === 'number' ? String(value) : value;
    if (typeof typed !== 'string' || typed.trim() === '') return undefined;
    const digits = typed.replace(/[\s,]/g, '');
    return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  };
  return {
    ...info(ask, 'number'),
    rule: z.pipe(
      z.transform(toNumber),
      z
        .number({ error: (issue) => (issue.input === undefined ? ask.missing : range) })
        .check(z.gte(min, range), z.lte(max, range)),
    ),
  };
}

/** A calendar day, kept as YYYY-MM-DD. */
export function day(ask: Ask): Asked<string> {
  const isDay = (value: string) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  };
  return { ...info(ask, 'date'), rule: words(ask, trim, holds(isDay, 'Enter a real date, like 2027-02-15')) };
}

/** A name the page supplies (an event, a request): lower-case words, digits, dots and hyphens. */
export function slug(ask: Ask): Asked<string> {
  const isSlug = (value: string) => /^[a-z0-9]+(?:[-./][a-z0-9]+)*$/.test(value);
  return {
    ...info(ask, 'hidden'),
    rule: words(ask, trim, holds(isSlug, `${ask.label} is not known`), atMost(120, ask.label)),
  };
}

/** Held for the record without an input; the page sends it empty. */
export function unasked(ask: { label: string }): Asked<string> {
  return { ...info(ask, 'unasked'), rule: words(ask, trim, atMost(120, ask.label), printable(ask.label)) };
}
