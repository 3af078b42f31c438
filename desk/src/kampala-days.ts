// Days as Kampala has them, and calendar months.

export const dayLength = 24 * 60 * 60_000;
export const kampalaOffset = 3 * 60 * 60_000;

/** The days since 1970 in Kampala. */
export const dayNumber = (time: number) => Math.floor((time + kampalaOffset) / dayLength);

/** When such a day begins. */
export const dayStart = (day: number) => day * dayLength - kampalaOffset;

/** `2026-11-15`. */
export const dayName = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** The same day so many months earlier (or later, for less than none); a day that month lacks becomes its last. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.getTime();
}
