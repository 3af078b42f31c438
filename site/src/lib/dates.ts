// Calendar days as `YYYY-MM-DD` strings, counted in Kampala (UTC+3, no summer time).

/** Locale of dates and lists; old browsers support it. */
export const DATE_LANGUAGE = 'en-GB';

/** A calendar day, `2026-11-15`. These strings sort by date. */
export type IsoDay = string;

const KAMPALA_OFFSET_MS = 3 * 60 * 60 * 1000;
const longDate = new Intl.DateTimeFormat(DATE_LANGUAGE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const toIsoDay = (date: Date): IsoDay => date.toISOString().slice(0, 10);

function parse(day: IsoDay): Date {
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` turns 2026-02-30 into 2 March; here it is an error.
  if (date.toJSON() !== `${day}T00:00:00.000Z`) {
    throw new Error(`"${day}" is not a calendar day as YYYY-MM-DD.`);
  }
  return date;
}

export function addDays(day: IsoDay, days: number): IsoDay {
  const date = parse(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toIsoDay(date);
}

export function todayInKampala(now: Date = new Date()): IsoDay {
  return toIsoDay(new Date(now.getTime() + KAMPALA_OFFSET_MS));
}

/** `15 November 2026`. */
export function formatDate(day: IsoDay): string {
  return longDate.format(parse(day));
}

/** `12–14 March 2027`, or one date when both days are the same. */
export function formatDateRange(first: IsoDay, last: IsoDay): string {
  const range = longDate.formatRange(parse(first), parse(last)).replace(/[\u2009\u202f]/g, ' ');
  // Within a month the dash has no spaces.
  return range.replace(/^(\d+) – (\d+ )/, '$1–$2');
}

/** `9:00-13:00 EAT`, of "09:00" and "13:00". */
export function formatHours(from: string, until: string): string {
  const clock = (time: string) => time.replace(/^0/, '');
  return `${clock(from)}-${clock(until)} EAT`;
}

/** "Last updated" of a legal page: the given day of next month, one year earlier. In December that is January of this year. */
export function legalDate(today: IsoDay, day: number): IsoDay {
  const now = parse(today);
  return toIsoDay(new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth() + 1, day)));
}

/** Whether an event with this last day is upcoming or running. */
export function isUpcoming(lastDay: IsoDay, today: IsoDay): boolean {
  return lastDay >= today;
}
