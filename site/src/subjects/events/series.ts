// The dates of one series by years.
import { event as words } from '~/content/pages/events';
import type { EventCalendarProps } from './EventCalendar/EventCalendar';
import { calendarPath, type EventDate, eventPath, formatHours, formatPlace, groupDates } from './event-dates';
import type { LoadedEvent } from './load-events';

type Groups = EventCalendarProps['groups'];

/** Each with its file and the way to a place. */
export const byYear = (event: LoadedEvent, dates: readonly EventDate[]): Groups =>
  groupDates(
    'year',
    dates.map((date) => ({ date })),
  ).map(({ title, dates: year }) => ({
    title,
    lines: year.map(({ day, date }) => ({
      day,
      dateTime: date.first,
      until: date.last,
      title: date.topic ?? words.register.title,
      href: `${eventPath(event.slug)}?event=${date.slug}#register`,
      note: noteOf(event, date),
      file: { label: words.file, href: calendarPath(date.slug) },
    })),
  }));

/** Where it is, when that changes; the hours, when nothing else is said. */
function noteOf({ online, when }: LoadedEvent, { place, topic }: EventDate): string | undefined {
  if (place) return formatPlace({ place, online });
  return topic ? undefined : formatHours(when);
}
