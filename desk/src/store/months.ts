// Months as the calendar has them.

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
