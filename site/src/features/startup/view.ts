// The dates of the startup programme: rounds and meetings.
import { startupCalendar } from '~/facts/programmes';
import { todayInKampala } from '~/lib/dates';
import { nextDate, recurringDay, soonestFirst } from '~/lib/recurring-days';
import type { DatesProps } from '~/sections/Dates/Dates';
import type { HeroWords } from '~/sections/Hero/schema';
import type { DataTableProps } from '~/sections/Table/DataTable';
import type { MeetingsWords, RoundsWords, YearHeroWords } from './words';

export function meetingList({ events, ...section }: MeetingsWords): DatesProps {
  const today = todayInKampala();
  const inOrder = soonestFirst(events, ({ dates }) => startupCalendar[dates].recurs, today);
  return {
    ...section,
    events: inOrder.map(({ dates, ...event }) => ({
      ...event,
      ...nextDate(startupCalendar[dates].recurs, today),
    })),
  };
}

/** A bar for each month; those in which a round closes stand out. */
export function yearHero({ counts, ...hero }: YearHeroWords): HeroWords {
  const { months } = startupCalendar.round.closes;
  const groups = Array.from({ length: 12 }, (_, month) => ({
    count: 1,
    tone: months?.includes(month + 1) ? (2 as const) : (1 as const),
  }));
  return { ...hero, counts: { ...counts, groups } };
}

export function roundTable({ rounds, ...section }: RoundsWords): DataTableProps {
  const { closes, answerAfterDays, startAfterDays } = startupCalendar.round;
  const today = todayInKampala();
  const rows = rounds.map((name, nth) => ({
    name,
    cells: [0, answerAfterDays, startAfterDays].map((plus) => ({
      day: recurringDay({ ...closes, nth, plus }, today),
    })),
  }));
  return { ...section, rows };
}
