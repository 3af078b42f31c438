// The dates of the startup programme: rounds and meetings.
import { startupCalendar } from '~/facts/programmes';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { DatedListProps } from '~/sections/DatedList/DatedList';
import type { HeroWords } from '~/sections/Hero/words';
import type { MeetingsWords, RoundsWords, YearHeroWords } from './words';

export const meetingList = ({ events, ...section }: MeetingsWords): DatedListProps => ({
  ...section,
  events: events.map(({ dates, ...event }) => ({ ...event, recurs: startupCalendar[dates].recurs })),
});

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
  const rows = rounds.map((name, nth) => {
    const recurs = { ...closes, nth };
    const later = [answerAfterDays, startAfterDays].map((plus) => ({ recurs: { ...recurs, plus } }));
    return { name, cells: [{ recurs }, ...later] };
  });
  return { ...section, rows };
}
