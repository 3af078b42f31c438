// Recurring days by rule, such as "the last Friday of February, June and October".
import { formatDate, type IsoDay, toIsoDay } from './dates.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type DayRule = {
  /** 0 is Sunday, as in `Date`. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  which: 1 | 2 | 3 | 4 | 'last';
  /** 1 is January; all months by default. */
  months?: readonly number[];
  /** Which upcoming day: 0, the default, is the next. */
  nth?: number;
  /** Days after it: a reply due two weeks later. */
  plus?: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The rule's day in a month, in UTC. */
function dayInMonth({ weekday, which }: DayRule, year: number, month: number): number {
  // The last seven days of the month, or those up to the 7th, 14th, 21st or 28th.
  const earliest = which === 'last' ? Date.UTC(year, month, -6) : Date.UTC(year, month - 1, which * 7 - 6);
  return earliest + ((weekday - new Date(earliest).getUTCDay() + 7) % 7) * DAY_MS;
}

/** The next day of a rule; today counts. */
export function recurringDay(rule: DayRule, today: IsoDay): IsoDay {
  const start = Date.parse(today);
  let left = rule.nth ?? 0;
  // Months after December are in the next year.
  for (let month = Number(today.slice(5, 7)); ; month++) {
    if (rule.months && !rule.months.includes(((month - 1) % 12) + 1)) continue;
    const day = dayInMonth(rule, Number(today.slice(0, 4)), month);
    if (day >= start && left-- === 0) return toIsoDay(new Date(day + (rule.plus ?? 0) * DAY_MS));
  }
}

/** The next day of a rule, as a date in a list. */
export function nextDate(rule: DayRule, today: IsoDay): { from: IsoDay; date: string } {
  const from = recurringDay(rule, today);
  return { from, date: formatDate(from) };
}

/** All days of a rule in a year. */
export function daysInYear(rule: DayRule, year: number): IsoDay[] {
  const months = rule.months ?? Array.from({ length: 12 }, (_, month) => month + 1);
  return months.map((month) => toIsoDay(new Date(dayInMonth(rule, year, month))));
}

export function soonestFirst<T>(things: readonly T[], ruleOf: (thing: T) => DayRule, today: IsoDay): T[] {
  return things
    .map((thing) => ({ thing, day: recurringDay(ruleOf(thing), today) }))
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ thing }) => thing);
}
