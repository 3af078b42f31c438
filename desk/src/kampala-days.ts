// Days as people here count them: Kampala is three hours ahead of UTC, all year.
export const dayLength = 24 * 60 * 60_000;
export const kampalaOffset = 3 * 60 * 60_000;

/** The days since 1970 in Kampala. */
export const dayNumber = (time: number) => Math.floor((time + kampalaOffset) / dayLength);

/** When such a day begins. */
export const dayStart = (day: number) => day * dayLength - kampalaOffset;

/** `2026-11-15`. */
export const dayName = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
