// Corrects single cells: names, classes, dates, phone numbers, LINs, balances. A person decides on doubtful values.

import { normalisePhone } from '@tred/contract/phone';
import { type IsoDay, toIsoDay } from '~/lib/dates';
import { type Cell, textOf, type Verdict } from './list.ts';
import { LIN, LONGEST_CLASS, LONGEST_NAME, PHONE } from './rules';

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Finds the most common spelling of each word. */
export function usualSpelling(words: Iterable<string>): (word: string) => string {
  const spellings = new Map<string, Map<string, number>>();
  for (const word of words) {
    const known = spellings.get(keyOf(word)) ?? new Map<string, number>();
    known.set(word, (known.get(word) ?? 0) + 1);
    spellings.set(keyOf(word), known);
  }
  const usual = new Map<string, string>();
  for (const [key, counts] of spellings) {
    // Of two equally common ones, the one with fewer capitals: NORTH is a Caps Lock error.
    const [best] = [...counts].sort(([a, many], [b, more]) => more - many || capitals(a) - capitals(b));
    if (best) usual.set(key, best[0]);
  }
  return (word) => usual.get(keyOf(word)) ?? word;
}

const capitals = (word: string) => word.replace(/[^\p{Lu}]/gu, '').length;

const CLEARED = /^(?:nil|none|cleared?|paid(?: up| in full)?|full|fully paid|zero|-+|n\/?a)\.?$/i;

const MANY: Record<string, number> = { k: 1_000, m: 1_000_000 };

export function fixAmount(cell: Cell | undefined): Verdict {
  const text = textOf(cell);
  const written = (value: string): Verdict => ({ value, reason: 'balance-written' });
  if (text === '' || /^-?\d+$/.test(text)) return { value: text };
  if (typeof cell === 'number') return written(String(Math.round(cell)));
  if (CLEARED.test(text)) return written('0');

  const isCredit = /^\(.*\)$|\bcr(?:edit)?\.?$|(?:^|[\s.])-\s*\d|\d-$/i.test(text);
  const bare = text
    .replace(/[()]/g, '')
    .replace(/\b(?:ugx|ushs?|shs?|shillings?|cr(?:edit)?|dr|debit|only)\b\.?/gi, '')
    .trim()
    .replace(/\/[=-]+|=$|^[-+]|-$/g, '')
    .trim();
  const sign = isCredit ? '-' : '';

  if (/^\d+$|^\d{1,3}(?:[,.\s']\d{3})+$/.test(bare)) return written(sign + bare.replace(/\D/g, ''));
  const [, short, many = ''] = /^(\d+(?:\.\d+)?)\s*([km])$/i.exec(bare) ?? [];
  if (short) return written(sign + Math.round(Number(short) * (MANY[many.toLowerCase()] ?? 1)));
  const [, shillings] = /^(\d{1,3}(?:,\d{3})*|\d+)\.\d{1,2}$/.exec(bare) ?? [];
  if (shillings) return written(sign + shillings.replaceAll(',', ''));
  return { value: text, reason: 'balance-wrong', outcome: 'look' };
}

const NUMBERS: Record<string, number> = {
  ONE: 1,
  TWO: 2,
  THREE: 3,
  FOUR: 4,
  FIVE: 5,
  SIX: 6,
  SEVEN: 7,
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
};

const LAST = { S: 6, P: 7 } as const;

const WRITTEN =
  /^(S(?:EN(?:IOR)?|S|EC(?:ONDARY)?)?|FORM|P(?:RI(?:MARY)?|R)?)[\s.\-_/]*(\d+|(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|IV|VI{0,2}|I{1,3})(?![A-Z]))(.*)$/i;

export type ClassVerdict = Verdict & {
  stream?: string;
};

/** The normalised class, or undefined if it is not one of S.1 to S.6 and P.1 to P.7. */
export function schoolClass(text: string): { name: string; rest: string } | undefined {
  const found = WRITTEN.exec(text.trim());
  if (!found) return undefined;
  const [, level = '', number = '', rest = ''] = found;
  const letter = level.toUpperCase().startsWith('P') ? 'P' : 'S';
  const year = NUMBERS[number.toUpperCase()] ?? Number(number);
  if (year < 1 || year > LAST[letter]) return undefined;
  return { name: `${letter}.${year}`, rest: rest.replace(/^[\s.,:;\-_/(]+|[\s.)]+$/g, '') };
}

export function fixClass(cell: Cell | undefined): ClassVerdict {
  const text = textOf(cell);
  const known = schoolClass(text);
  if (known) {
    const { name, rest } = known;
    if (rest !== '') return { value: name, reason: 'class-with-stream', stream: rest };
    return name === text ? { value: name } : { value: name, reason: 'class-written' };
  }
  // A bare number may be a secondary or a primary class.
  if (text === '' || /^\d+$/.test(text) || WRITTEN.test(text) || text.length > LONGEST_CLASS)
    return { value: text, reason: 'class-wrong', outcome: 'look' };
  // A programme and its year, or a nursery class: any name is valid if it is always the same.
  return { value: text };
}

/** Properties of a whole column. */
export type DateColumn = {
  /** Which number of 03/04/2010 is the day, if other rows show it. */
  order: 'day' | 'month' | 'both' | 'unknown';
  /** The spreadsheet swapped days and months where it could, and left the others as text. */
  swapped: boolean;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Plausible ages of a learner. */
const AGES = { least: 2, most: 60 };

/** Serial dates of a spreadsheet, from about 1940 to 2040. */
const SERIAL = { from: 14_000, to: 52_000 };

const DAY_MONTH_YEAR = /^(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{4}|\d{2})$/;

function dayOf(year: number, month: number, day: number): IsoDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? toIsoDay(date) : undefined;
}

/** 10 means 2010 and 98 means 1998: no learner is born in the future. */
function fullYear(yearText: string, today: IsoDay): number {
  if (yearText.length === 4) return Number(yearText);
  const year = 2000 + Number(yearText);
  return year > Number(today.slice(0, 4)) ? year - 100 : year;
}

export function readDateColumn(cells: readonly (Cell | undefined)[]): DateColumn {
  let dayFirst = 0;
  let monthFirst = 0;
  let real = 0;
  let realLate = 0;
  for (const cell of cells) {
    if (cell instanceof Date) {
      real += 1;
      if (cell.getUTCDate() > 12) realLate += 1;
      continue;
    }
    const [, first, second] = DAY_MONTH_YEAR.exec(textOf(cell)) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
  }
  const order = dayFirst > 0 ? (monthFirst > 0 ? 'both' : 'day') : monthFirst > 0 ? 'month' : 'unknown';
  return { order, swapped: real > 1 && realLate === 0 && dayFirst > 0 && monthFirst === 0 };
}

export function fixDate(cell: Cell | undefined, column: DateColumn, today: IsoDay): Verdict {
  const text = textOf(cell);
  if (text === '') return { value: '' };
  const read = cell instanceof Date ? readDay(cell, column) : readText(text, column, today);
  const age = Number(today.slice(0, 4)) - Number(read?.value.slice(0, 4));
  if (read && age >= AGES.least && age <= AGES.most) return read;
  return { value: text, reason: 'date-wrong', outcome: 'look' };
}

function readDay(cell: Date, { swapped }: DateColumn): Verdict {
  const value = toIsoDay(cell);
  const [year, month, day] = value.split('-').map(Number) as [number, number, number];
  const other = dayOf(year, day, month);
  if (!swapped || day === month || !other) return { value };
  return { value, reason: 'date-either', outcome: 'look', perhaps: other };
}

function readText(text: string, column: DateColumn, today: IsoDay): Verdict | undefined {
  const plain = text.replace(/[T\s]\d{1,2}:\d{2}.*$/, '');
  const written = (value: IsoDay | undefined): Verdict | undefined => {
    if (value === undefined) return undefined;
    return value === text ? { value } : { value, reason: 'date-written' };
  };
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain);
  if (iso) return written(dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4])));
  const numbers = DAY_MONTH_YEAR.exec(plain);
  if (numbers) return readNumbers(numbers, column, today);
  const serial = Number(plain);
  if (/^\d{5}(?:\.\d+)?$/.test(plain) && serial >= SERIAL.from && serial <= SERIAL.to)
    return written(toIsoDay(new Date(Date.UTC(1899, 11, 30 + Math.floor(serial)))));
  return written(readWords(plain, today));
}

function readNumbers(numbers: RegExpExecArray, { order }: DateColumn, today: IsoDay): Verdict | undefined {
  const [, first, second, yearText = ''] = numbers;
  const year = fullYear(yearText, today);
  const dayFirst = dayOf(year, Number(second), Number(first));
  const monthFirst = dayOf(year, Number(first), Number(second));
  const value = (order === 'month' && monthFirst) || dayFirst || monthFirst;
  if (!value) return undefined;
  const isClear = order === 'day' || order === 'month' || dayFirst === monthFirst;
  if (isClear || !dayFirst || !monthFirst) return { value, reason: 'date-written' };
  return { value, reason: 'date-either', outcome: 'look', perhaps: `${dayFirst} or ${monthFirst}` };
}

/** 22 March 2010, 22nd Mar. 10, March 22, 2010. */
function readWords(text: string, today: IsoDay): IsoDay | undefined {
  const [, day, name, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.]*(?:of\s+)?([a-z]{3,9})\.?[\s\-/.,']*(\d{4}|\d{2})$/i.exec(text) ?? [];
  const [, name2, day2, year2] =
    /^([a-z]{3,9})\.?[\s\-/.]*(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]*(\d{4}|\d{2})$/i.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? name2 ?? '').slice(0, 3).toLowerCase()) + 1;
  const yearText = year ?? year2;
  if (month === 0 || !yearText) return undefined;
  return dayOf(fullYear(yearText, today), month, Number(day ?? day2));
}

/** A note instead of a number means that there is none. */
const NOTE =
  /^(?:n\/?a|nil|none|no|pending|not yet|not (?:given|available|found)|to follow|new|applied|-+|\.+|\?+|0|xx+)\.?$/i;

export function fixLin(cell: Cell | undefined): Verdict {
  const text = textOf(cell);
  if (text === '' || NOTE.test(text)) return { value: '', reason: 'lin-missing', outcome: 'note' };
  const bare = text
    .toUpperCase()
    .replace(/^LIN\b[\s.:#-]*(?:NO\b[\s.:]*)?/, '')
    .replace(/[\s./_-]/g, '');
  if (LIN.test(text)) return { value: text };
  if (LIN.test(bare) && !SCIENTIFIC.test(text)) return { value: bare, reason: 'lin-written' };
  return { value: text, reason: 'lin-written', outcome: 'look' };
}

/** A long number of which the spreadsheet shows, and may have kept, a part. */
const SCIENTIFIC = /^\d(?:\.\d+)?e\+?\d+$/i;

export function fixName(cell: Cell | undefined): Verdict {
  const value = textOf(cell).replace(/^\d+[.)]\s+/, '');
  if (value === '') return { value, reason: 'name-missing', outcome: 'look' };
  // With replacement characters, or two characters for one letter: saved in the wrong encoding.
  const isOdd =
    /[\d<>{}[\]_=@#$%^*|\\]|\ufffd|Ã.|Å.|\p{L}\?\p{L}/u.test(value) || value.length > LONGEST_NAME;
  return isOdd ? { value, reason: 'name-odd', outcome: 'look' } : { value };
}

/** One cell may name two children: Kato James & Nakato Sarah. */
export function fixLearnerName(cell: Cell | undefined): Verdict {
  const verdict = fixName(cell);
  return /&|\sand\s/i.test(verdict.value) ? { ...verdict, reason: 'name-odd', outcome: 'look' } : verdict;
}

/** Both names in one cell. The surname comes first, with or without a comma. */
export function splitName(cell: Cell | undefined): { last: string; first: string } {
  const whole = textOf(cell).replace(/^\d+[.)]\s+/, '');
  const [last = '', ...first] = whole.includes(',') ? whole.split(/\s*,\s*/) : whole.split(' ');
  return { last, first: first.join(' ') };
}

/** Readable, and the spaces stop a spreadsheet from making it a number. */
const spaced = (e164: string): string => e164.replace(/^(\+256)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** Letters that people type for a similar digit. */
const LOOKALIKES: Record<string, string> = { o: '0', O: '0', l: '1', I: '1' };

const NOTHING = /^(?:n\/?a|nil|none|no(?:\s*phone)?|pending|-+|\.+|\?+|0|xx+)$/i;

export function fixPhone(cell: Cell | undefined): Verdict {
  const text = textOf(cell);
  if (text === '' || NOTHING.test(text)) return { value: '', reason: 'phone-wrong', outcome: 'look' };
  const whole = oneNumber(text);
  if (whole) return whole;
  const [first, ...others] = text
    .split(/[/,;&|]|\bor\b|\band\b|\s{2,}/i)
    .map((part) => oneNumber(part.trim())?.value)
    .filter((value) => value !== undefined);
  if (first && others.length > 0) return { value: first, reason: 'phone-several', outcome: 'look' };
  return { value: text, reason: 'phone-wrong', outcome: 'look' };
}

function oneNumber(text: string): Verdict | undefined {
  const bare = text.replace(/^(?:tel|phone|mob(?:ile)?|call)\b[\s.:]*/i, '').replace(/\.0$/, '');
  const e164 = normalisePhone(bare);
  const digits = bare.replace(/[\s().-]/g, '').replace(/[oOlI]/g, (letter) => LOOKALIKES[letter] as string);
  const written = (number: string): Verdict => ({ value: spaced(`+256${number}`), reason: 'phone-written' });
  // The import accepts +256, 256 and 07.
  if (PHONE.test(e164) && !/^\d{9}$/.test(digits)) return { value: spaced(e164) };
  // The spreadsheet has taken the zero, or shows 2.56772E+11 and has every digit.
  const [, number] = /^(?:\+?256|0)?([2-7]\d{8})$/.exec(digits) ?? /^2\.?56(\d{9})e\+?11$/i.exec(bare) ?? [];
  return number ? written(number) : undefined;
}

export function fixSex(cell: Cell | undefined): Verdict {
  const text = textOf(cell);
  if (text === '' || text === 'F' || text === 'M') return { value: text };
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^(?:f|fem|female|girl|g|woman)$/.test(word)) return { value: 'F', reason: 'sex-written' };
  if (/^(?:m|male|boy|b|man)$/.test(word)) return { value: 'M', reason: 'sex-written' };
  return { value: text, reason: 'sex-written', outcome: 'look' };
}
