// Days that come back by a rule, "the last Friday of February, June and October": a calendar that never goes stale.
import type { IsoDay } from './dates';

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

const toIsoDay = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);

/** The rule's day in a month, as a time in UTC. */
function dayInMonth({ weekday, which }: DayRule, year: number, month: number): number {
  if (which === 'last') {
    const last = Date.UTC(year, month, 0);
    return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * DAY_MS;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (which - 1) * 7) * DAY_MS;
}

/** The day a rule leads to from today on; a day that is today has not passed. */
export function recurringDay(rule: DayRule, today: IsoDay): IsoDay {
  const months = rule.months ?? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const start = Date.parse(`${today}T00:00:00Z`);
  let left = rule.nth ?? 0;
  for (let year = Number(today.slice(0, 4)); ; year++) {
    for (const month of months) {
      const day = dayInMonth(rule, year, month);
      if (day >= start && left-- === 0) return toIsoDay(day + (rule.plus ?? 0) * DAY_MS);
    }
  }
}
