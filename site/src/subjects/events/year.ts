// The year of all events by months.

import type { EventCalendarProps } from './EventCalendar/EventCalendar';
import { eventPath, formatPlace, groupDates, type Scheduled } from './event-dates';
import type { LoadedEvent } from './load-events';

type Groups = EventCalendarProps['groups'];

/** Twelve months: the thirteenth is half of one. */
export const byMonth = (all: readonly Scheduled<LoadedEvent>[]): Groups =>
  groupDates('month', all)
    .slice(0, 12)
    .map(({ title, dates }) => ({
      title,
      lines: dates.map(({ day, event, date }) => ({
        day,
        dateTime: date.first,
        until: date.last,
        title: event.title,
        href: eventPath(event.slug),
        note: [date.topic ?? event.type, event.place?.town ?? formatPlace(event)].join(', '),
      })),
    }));
