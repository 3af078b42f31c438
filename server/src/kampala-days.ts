// Days in Kampala and calendar months.

export const dayLength = 24 * 60 * 60_000;
export const kampalaOffset = 3 * 60 * 60_000;

export const dayNumber = (time: number) => Math.floor((time + kampalaOffset) / dayLength);

export const dayStart = (day: number) => day * dayLength - kampalaOffset;

/** `2026-11-15`. */
export const dayName = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** `2026-11-15 08:30 UTC`. */
export const formatMinute = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The same day some months earlier; negative for later. A missing day becomes the month's last. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return date.getTime();
}
