// Events as lines of the lists: what comes up, and what is over.
import { past, upcoming } from '~/content/pages/events';
import type { EventEntry } from '~/sections/DatedList/DatedList';
import { eventFacts, eventPath, formatEventDate, recordingPath, type Scheduled } from './event-dates';
import type { LoadedEvent } from './load-events';

type Each = Scheduled<LoadedEvent>;

const entryOf = ({ event, date }: Each) => ({
  title: event.title,
  date: formatEventDate(date),
  from: date.first,
  until: date.last,
  facts: eventFacts(event),
  description: event.summary,
});

export const upcomingEntry = (each: Each): EventEntry => ({
  ...entryOf(each),
  badge: upcoming.badge,
  ...(each.date.topic && { points: [each.date.topic] }),
  link: { label: upcoming.register, href: eventPath(each.event.slug) },
});

export const pastEntry = (each: Each, isRecorded: boolean): EventEntry => ({
  ...entryOf(each),
  ...(each.event.points.length > 0 && { points: each.event.points }),
  link: isRecorded
    ? { label: past.recording, href: recordingPath(each.event.slug) }
    : { label: past.page, href: eventPath(each.event.slug) },
});
