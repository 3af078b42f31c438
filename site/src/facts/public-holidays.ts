// Public holidays, and the rule that no event or programme date falls on one.
import { z } from 'astro/zod';
import { addDays, formatDate, type IsoDay } from '../lib/dates.ts';
import { type DayRule, daysInYear } from '../lib/recurring-days.ts';
import { readFacts } from '../readers/read-facts.ts';

const name = z.string().min(3);

const holidays = readFacts(
  'public-holidays',
  z.strictObject({
    yearly: z.array(
      z.strictObject({
        day: z.string().regex(/^(0[1-9]|1[0-2])-[0-3]\d$/, 'must be a month and a day, such as 01-26'),
        name,
      }),
    ),
    dated: z.array(z.strictObject({ day: z.iso.date(), name })),
  }),
);

/** Upcoming days off for lib/opening-hours: `0126`, `20270326`. */
export const daysOff = (today: IsoDay): string[] =>
  [...holidays.yearly, ...holidays.dated.filter(({ day }) => day >= today)].map(({ day }) =>
    day.replaceAll('-', ''),
  );

/** The years whose movable feasts are in the file. */
export const yearsWithFeasts = (): number[] =>
  [...new Set(holidays.dated.map(({ day }) => Number(day.slice(0, 4))))].sort();

/** Why we cannot meet on this day; undefined if we can. */
function holidayProblem(day: IsoDay): string | undefined {
  const holiday = [...holidays.yearly, ...holidays.dated].find(
    (each) => day === each.day || day.slice(5) === each.day,
  );
  if (holiday) return `must not be a public holiday: ${formatDate(day)} is ${holiday.name}`;
  const year = Number(day.slice(0, 4));
  if (year <= Math.max(...yearsWithFeasts())) return undefined;
  return `must wait until Easter and the Eids of ${year} are in facts/public-holidays.yaml`;
}

/** The first problem among the days of an event. */
export function holidayAmong(first: IsoDay, last: IsoDay): string | undefined {
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const problem = holidayProblem(day);
    if (problem) return problem;
  }
  return undefined;
}

/** The first problem of a rule in the years whose feasts are known; `after` adds days counted from the rule's day. */
export function holidayInRule(rule: DayRule, after: readonly number[] = [0]): string | undefined {
  const years = yearsWithFeasts();
  for (const day of years.flatMap((year) => daysInYear(rule, year)))
    for (const days of after) {
      // A date of the next January may be in a year whose feasts are not known yet.
      const date = addDays(day, days);
      const problem = years.includes(Number(date.slice(0, 4))) && holidayProblem(date);
      if (problem) return problem;
    }
  return undefined;
}

/** For a schema: `.check(noHoliday((when) => holidayAmong(when.first, when.last), 'first'))`. */
export const noHoliday =
  <Value>(problemOf: (value: Value) => string | undefined, ...path: string[]): z.core.CheckFn<Value> =>
  (context) => {
    // An empty day is a problem of its own.
    const message = context.issues.length > 0 ? undefined : problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', input: context.value, path, message });
  };
