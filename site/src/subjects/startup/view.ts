// The dates of the startup programme: rounds and meetings.
import { startupCalendar } from '~/facts/programmes';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { DatedListProps } from '~/sections/DatedList/DatedList';
import type { MeetingsWords, RoundsWords } from './words';

export const meetingList = ({ events, ...section }: MeetingsWords): DatedListProps => ({
  ...section,
  events: events.map(({ dates, ...event }) => ({ ...event, recurs: startupCalendar[dates].recurs })),
});

/** Dates of a round: deadline, decisions and start. */
export function roundTable({ rounds, ...section }: RoundsWords): DataTableProps {
  const { closes, answerAfterDays, startAfterDays } = startupCalendar.round;
  const rows = rounds.map((name, nth) => {
    const recurs = { ...closes, nth };
    const later = [answerAfterDays, startAfterDays].map((plus) => ({ recurs: { ...recurs, plus } }));
    return { name, cells: [{ recurs }, ...later] };
  });
  return { ...section, rows };
}
