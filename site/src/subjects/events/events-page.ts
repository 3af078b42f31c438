// What the events page is given: the one event set large, what comes next, the year by months, and what is over.
import { calendar, featured, past, upcoming } from '~/content/pages/events';
import type { DatedListProps, EventEntry } from '~/sections/DatedList/DatedList';
import { publisher } from '~/seo/publisher';
import type { Programme } from './collection';
import type { EventCalendarProps } from './EventCalendar/EventCalendar';
import type { EventFeatureProps } from './EventFeature/EventFeature';
import {
  eventPath,
  nextDates,
  pastEvents,
  recordingPath,
  type Scheduled,
  upcomingDates,
} from './event-dates';
import { eventFacts, formatEventDate, formatPlace, groupDates } from './event-words';
import { eventThing } from './json-ld';

export function eventsPage({ events, recordings, today }: Programme) {
  const next = nextDates(events, today);
  // The featured event that comes next, or else whatever does.
  const first = next.find(({ event }) => event.featured) ?? next[0];
  const two = next.filter((each) => each !== first).slice(0, 2);
  const over = pastEvents(events, today).slice(0, 6);
  const recorded = new Set(recordings.map(({ slug }) => slug));
  return {
    jsonLd: [...(first ? [first] : []), ...two].map((each) => eventThing(publisher, each)),
    feature: first && featureOf(first),
    upcoming: { title: upcoming.title, events: two.map(upcomingEntry) } satisfies DatedListProps,
    calendar: { ...calendar, groups: byMonth(upcomingDates(events, today)) } satisfies EventCalendarProps,
    past: {
      id: past.id,
      title: past.title,
      lead: past.lead,
      events: over.map((each) => pastEntry(each, recorded.has(each.event.slug))),
    } satisfies DatedListProps,
  };
}

const featureOf = ({ event, date }: Scheduled): EventFeatureProps => ({
  kicker: featured.kicker,
  title: event.title,
  date: formatEventDate(date),
  from: date.first,
  until: date.last,
  text: event.about[0] ?? event.summary,
  facts: eventFacts(event),
  points: event.points,
  actions: [
    { label: featured.register, href: `${eventPath(event.slug)}#register` },
    { label: featured.more, href: eventPath(event.slug) },
  ],
  over: featured.over,
  seed: event.slug,
});

/** Twelve months: the thirteenth is half of one. */
const byMonth = (all: readonly Scheduled[]): EventCalendarProps['groups'] =>
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

const entryOf = ({ event, date }: Scheduled) => ({
  title: event.title,
  date: formatEventDate(date),
  from: date.first,
  until: date.last,
  facts: eventFacts(event),
  description: event.summary,
});

/** An event that comes up, as a line of a list: here, and under another event. */
export const upcomingEntry = (each: Scheduled): EventEntry => ({
  ...entryOf(each),
  badge: upcoming.badge,
  ...(each.date.topic && { points: [each.date.topic] }),
  link: { label: upcoming.register, href: eventPath(each.event.slug) },
});

const pastEntry = (each: Scheduled, isRecorded: boolean): EventEntry => ({
  ...entryOf(each),
  ...(each.event.points.length > 0 && { points: each.event.points }),
  link: isRecorded
    ? { label: past.recording, href: recordingPath(each.event.slug) }
    : { label: past.page, href: eventPath(each.event.slug) },
});
