// What each calendar file has in it: one for all events, one for each event, one for each date of a series.
import { organisation } from '~/facts/organisation';
import type { IsoDay } from '~/lib/dates';
import { absoluteUrl } from '~/seo/addresses';
import { publisher } from '~/seo/publisher';
import type { LoadedEvent } from './collection';
import { eventPath, monthOf, nextDates, type Scheduled, upcomingDates } from './event-dates';
import { formatPlace } from './event-words';
import type { CalendarEvent } from './icalendar';

/** `slug` is its name under /events, `name` what a calendar calls it. */
export type CalendarFile = { slug: string; name: string; entries: CalendarEvent[] };

export function calendarFiles(events: readonly LoadedEvent[], today: IsoDay): CalendarFile[] {
  const files = nextDates(events, today).map((next) => ({
    slug: next.event.slug,
    name: next.event.title,
    entries: entriesOf(next, today),
  }));
  const dates = upcomingDates(events, today).filter(({ event, date }) => event.slug !== date.slug);
  return [
    { slug: 'all', name: `${organisation.name} events`, entries: files.flatMap(({ entries }) => entries) },
    ...files,
    ...dates.map((each) => ({ slug: each.date.slug, name: each.event.title, entries: [entryOf(each)] })),
  ];
}

/** Once with its rule, or, for a series that travels, once for each month. */
function entriesOf(next: Scheduled, today: IsoDay): CalendarEvent[] {
  const { slug, when, places } = next.event;
  const recurs = 'recurs' in when ? when.recurs : undefined;
  if (!recurs || !places) {
    // A topic belongs to one date.
    const entry = entryOf({ ...next, date: { ...next.date, topic: undefined } });
    return [{ ...entry, uid: `${slug}@${organisation.domain}`, recurs }];
  }
  const months = Map.groupBy(upcomingDates([next.event], today), ({ date }) => monthOf(date.first));
  return [...months].flatMap(([month, [first]]) =>
    first
      ? {
          ...entryOf(first),
          uid: `${slug}-month-${month}@${organisation.domain}`,
          recurs: { ...recurs, months: [month] },
        }
      : [],
  );
}

function entryOf({ event, date: { slug, starts, ends, topic } }: Scheduled): CalendarEvent {
  const url = absoluteUrl(publisher.site, eventPath(event.slug));
  return {
    uid: `${slug}@${organisation.domain}`,
    stamp: event.announced,
    starts,
    ends,
    title: event.title,
    description: [topic, event.summary, url].filter(Boolean).join('\n'),
    location: formatPlace(event),
    url,
  };
}
