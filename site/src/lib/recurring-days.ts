// Days that come back by a rule, "the last Friday of February, June and October": a calendar that never goes stale.
import { type IsoDay, toIsoDay } from './dates.ts';

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
  /** 1 is January; every month when left out. */
  months?: readonly number[];
  /** Which of the days still to come: 0, the default, is the next one. */
  nth?: number;
  /** Days after it: an answer that is due two weeks later. */
  plus?: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The rule's day in a month, as a time in UTC. */
function dayInMonth({ weekday, which }: DayRule, year: number, month: number): number {
  // It is one of seven days in a row: the last of the month, or those that end with the 7th, 14th, 21st or 28th.
  const earliest = which === 'last' ? Date.UTC(year, month, -6) : Date.UTC(year, month - 1, which * 7 - 6);
  return earliest + ((weekday - new Date(earliest).getUTCDay() + 7) % 7) * DAY_MS;
}

/** The day a rule leads to from today on; a day that is today has not passed. */
export function recurringDay(rule: DayRule, today: IsoDay): IsoDay {
  const start = Date.parse(today);
  let left = rule.nth ?? 0;
  // A month after December is one of the next year.
  for (let month = Number(today.slice(5, 7)); ; month++) {
    if (rule.months && !rule.months.includes(((month - 1) % 12) + 1)) continue;
    const day = dayInMonth(rule, Number(today.slice(0, 4)), month);
    if (day >= start && left-- === 0) return toIsoDay(new Date(day + (rule.plus ?? 0) * DAY_MS));
  }
}

/** Things that come back by a rule, in the order of their next days. */
export function soonestFirst<T>(things: readonly T[], ruleOf: (thing: T) => DayRule, today: IsoDay): T[] {
  return things
    .map((thing) => ({ thing, day: recurringDay(ruleOf(thing), today) }))
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ thing }) => thing);
}
