// Upcoming school terms, from the known terms, and estimated beyond them.
import { type IsoDay, toIsoDay } from './dates.ts';

export type SchoolTerm = {
  /** `Term I 2027`. */
  name: string;
  starts: IsoDay;
  ends: IsoDay;
  /** False for estimated days. */
  published: boolean;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export const weeksLater = (day: IsoDay, weeks: number): IsoDay =>
  toIsoDay(new Date(Date.parse(day) + weeks * 7 * DAY_MS));

/** The same weekday years later, nearest to the same date. */
function yearsLater(day: IsoDay, years: number): IsoDay {
  const from = Date.parse(day);
  const sameDate = Date.parse(`${Number(day.slice(0, 4)) + years}-${day.slice(5)}`);
  return weeksLater(day, Math.round((sameDate - from) / (7 * DAY_MS)));
}

function termLater(term: SchoolTerm, years: number): SchoolTerm {
  return {
    name: term.name.replace(/\d{4}$/, (year) => String(Number(year) + years)),
    starts: yearsLater(term.starts, years),
    ends: yearsLater(term.ends, years),
    published: false,
  };
}

/** The next terms from a day. `known` is sorted, and its last year is complete: later years are estimated from it. */
export function comingTerms(known: readonly SchoolTerm[], today: IsoDay, count: number): SchoolTerm[] {
  const lastYear = known.at(-1)?.starts.slice(0, 4);
  const pattern = known.filter(({ starts }) => starts.startsWith(`${lastYear}-`));
  if (pattern.length === 0) return [];
  const coming = known.filter(({ starts }) => starts >= today);
  for (let years = 1; coming.length < count; years++) {
    coming.push(...pattern.map((term) => termLater(term, years)).filter(({ starts }) => starts >= today));
  }
  return coming.slice(0, count);
}

/** The next term; one that begins today counts. */
export const nextTerm = (known: readonly SchoolTerm[], today: IsoDay): SchoolTerm | undefined =>
  comingTerms(known, today, 1)[0];

/** Terms within twelve months from a day, with the current one. */
export function termsOfYear(known: readonly SchoolTerm[], from: IsoDay): SchoolTerm[] {
  const running = known.filter(({ starts, ends }) => starts < from && ends >= from);
  const end = weeksLater(from, 52);
  return [...running, ...comingTerms(known, from, 4).filter(({ starts }) => starts < end)];
}
