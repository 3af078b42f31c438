// A birth date as a list has it, as year-month-day. Whether the day or the month comes first is asked of the column.
import { type IsoDay, toIsoDay } from '~/lib/dates';
import { type Cell, textOf } from '../list.ts';
import type { Reason, Verdict } from './findings.ts';

/** What a column says about itself. */
export type DateColumn = {
  /** Which number of 03/04/2010 is the day, as far as other rows tell. */
  order: 'day' | 'month' | 'both' | 'unknown';
  /** The spreadsheet took days for months wherever it could, and left the others as text. */
  swapped: boolean;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A learner is at least so old, and at most. */
const AGES = { least: 2, most: 60 };

/** Days as a spreadsheet counts them, from about 1940 to 2040. */
const SERIAL = { from: 14_000, to: 52_000 };

const NUMBERS = /^(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{4}|\d{2})$/;

/** The day, or undefined where the calendar has no such day. */
function dayOf(year: number, month: number, day: number): IsoDay | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? toIsoDay(date) : undefined;
}

/** 2010 of 10, and 1998 of 98: nobody on the list is born in the future. */
function fullYear(written: string, today: IsoDay): number {
  if (written.length === 4) return Number(written);
  const year = 2000 + Number(written);
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
    const [, first, second] = NUMBERS.exec(textOf(cell)) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
  }
  const order = dayFirst > 0 ? (monthFirst > 0 ? 'both' : 'day') : monthFirst > 0 ? 'month' : 'unknown';
  return { order, swapped: real > 1 && realLate === 0 && dayFirst > 0 && monthFirst === 0 };
}

export function mendDate(cell: Cell | undefined, column: DateColumn, today: IsoDay): Verdict {
  const text = textOf(cell);
  if (text === '') return { value: '' };
  const read = cell instanceof Date ? readDay(cell, column) : readText(text, column, today);
  if (!read) return { value: text, reason: 'date-wrong', outcome: 'look' };
  const age = Number(today.slice(0, 4)) - Number(read.value.slice(0, 4));
  if (age < AGES.least || age > AGES.most) return { value: read.value, reason: 'date-age', outcome: 'look' };
  return read;
}

function readDay(cell: Date, { swapped }: DateColumn): Verdict | undefined {
  if (Number.isNaN(cell.getTime())) return undefined;
  const [year, month, day] = [cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate()];
  if (year < 1000 || year > 9999) return undefined;
  const value = toIsoDay(cell);
  const other = dayOf(year, day, month);
  if (!swapped || day === month || !other) return { value };
  return { value, reason: 'date-swapped', outcome: 'look', perhaps: other };
}

function readText(text: string, column: DateColumn, today: IsoDay): Verdict | undefined {
  const plain = text.replace(/[T\s]\d{1,2}:\d{2}.*$/, '');
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain);
  if (iso) {
    const value = dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
    if (!value) return undefined;
    return value === text ? { value } : { value, reason: 'date-written' };
  }
  const numbers = NUMBERS.exec(plain);
  if (numbers) return readNumbers(numbers, column, today);
  const words = readWords(plain, today);
  if (words) return { value: words, reason: 'date-written' };
  const serial = Number(plain);
  if (/^\d{5}(?:\.\d+)?$/.test(plain) && serial >= SERIAL.from && serial <= SERIAL.to)
    return { value: toIsoDay(new Date(Date.UTC(1899, 11, 30 + Math.floor(serial)))), reason: 'date-number' };
  return undefined;
}

function readNumbers(numbers: RegExpExecArray, { order }: DateColumn, today: IsoDay): Verdict | undefined {
  const [, first, second, written = ''] = numbers;
  const year = fullYear(written, today);
  const dayFirst = dayOf(year, Number(second), Number(first));
  const monthFirst = dayOf(year, Number(first), Number(second));
  const shortYear = written.length === 2;
  const say = (value: IsoDay, reason: Reason): Verdict => ({
    value,
    reason: shortYear ? 'date-short-year' : reason,
  });
  if (dayFirst && monthFirst && dayFirst !== monthFirst) {
    if (order === 'day') return say(dayFirst, 'date-written');
    if (order === 'month') return say(monthFirst, 'date-month-first');
    return {
      value: dayFirst,
      reason: 'date-either',
      outcome: 'look',
      perhaps: `${dayFirst} or ${monthFirst}`,
    };
  }
  if (dayFirst) return say(dayFirst, 'date-written');
  return monthFirst ? say(monthFirst, 'date-month-first') : undefined;
}

/** 22 March 2010, 22nd Mar. 10, March 22, 2010. */
function readWords(text: string, today: IsoDay): IsoDay | undefined {
  const [, day, name, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.]*(?:of\s+)?([a-z]{3,9})\.?[\s\-/.,']*(\d{4}|\d{2})$/i.exec(text) ?? [];
  const [, name2, day2, year2] =
    /^([a-z]{3,9})\.?[\s\-/.]*(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]*(\d{4}|\d{2})$/i.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? name2 ?? '').slice(0, 3).toLowerCase()) + 1;
  const written = year ?? year2;
  if (month === 0 || !written) return undefined;
  return dayOf(fullYear(written, today), month, Number(day ?? day2));
}
