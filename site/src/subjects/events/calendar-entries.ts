// An event as the entries of its calendar file.
import { organisation } from '~/facts/organisation';
import { monthOf, type Scheduled, upcomingDates } from './event-dates';
import type { CalendarEvent } from './icalendar';
import { type LoadedEvent, today } from './load-events';
import { calendarEvent } from './machine-readable';

/** Once with its rule, or, for a series that travels, once for each month. */
export function entriesOf(next: Scheduled<LoadedEvent>): CalendarEvent[] {
  const { slug, when, places } = next.event;
  const recurs = 'recurs' in when ? when.recurs : undefined;
  if (!recurs || !places) {
    // A topic belongs to one date.
    const entry = calendarEvent({ ...next, date: { ...next.date, topic: undefined } });
    return [{ ...entry, uid: `${slug}@${organisation.domain}`, recurs }];
  }
  const months = Map.groupBy(upcomingDates([next.event], today), ({ date }) => monthOf(date.first));
  return [...months].flatMap(([month, [first]]) =>
    first
      ? {
          ...calendarEvent(first),
          uid: `${slug}-month-${month}@${organisation.domain}`,
          recurs: { ...recurs, months: [month] },
        }
      : [],
  );
}
