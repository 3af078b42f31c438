// When things happen in the startup programme: rules instead of dates, so that the calendar never goes stale.
// Weekdays count from Sunday, 0. Times are East Africa Time.

export const startupCalendar = {
  /** Applications close on a Friday, the answers come a fortnight later, the round starts on a Monday soon after. */
  round: {
    closes: { weekday: 5, which: 'last', months: [1, 5, 9] },
    rhythm: 'the last Friday of January, May and September',
    answerAfterDays: 14,
    startAfterDays: 38,
  },
  infoSession: {
    recurs: { weekday: 3, which: 1 },
    rhythm: 'the first Wednesday of each month',
    starts: '16:00',
    ends: '17:00',
    place: 'Online',
  },
  foundersMeetup: {
    recurs: { weekday: 4, which: 'last', months: [1, 3, 5, 7, 9, 11] },
    rhythm: 'the last Thursday of every second month',
    starts: '17:30',
    ends: '20:00',
    place: 'Nkumba University',
  },
  fundingWorkshop: {
    recurs: { weekday: 6, which: 2, months: [2, 5, 8, 11] },
    rhythm: 'the second Saturday of February, May, August and November',
    starts: '09:00',
    ends: '13:00',
    place: 'Entebbe',
  },
} as const;
