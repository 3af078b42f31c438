// When the hackathons are held: rules instead of dates, so that the page never shows one that is over.
// Weekdays count from Sunday, 0.

export const hackathonCalendar = {
  schools: { weekday: 6, which: 2, months: [5] },
  campus: { weekday: 5, which: 1, months: [9] },
  offline: { weekday: 6, which: 3, months: [1] },
} as const;
