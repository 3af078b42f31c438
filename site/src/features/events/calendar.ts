// Calendar files of events.
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, type ICalWeekday } from 'ical-generator';
import { organisation } from '~/facts/organisation';
import { asSample } from '~/facts/preview';
import type { IsoDay } from '~/lib/dates';
import { type DayRule, WEEKDAYS } from '~/lib/recurring-days';
import { absoluteUrl } from '~/seo/addresses';
import { publisher } from '~/seo/publisher';
import { eventPath, formatPlace, monthOf, nextDates, type Scheduled, upcomingDates } from './dates';
import type { LoadedEvent } from './schema';

export type CalendarEvent = {
  /** Permanent, so that a second download updates the first. */
  uid: string;
  stamp: IsoDay;
  starts: string;
  ends: string;
  title: string;
  description: string;
  location: string;
  url: string;
  recurs?: DayRule | undefined;
};

export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name,
    prodId: `-//${organisation.name}//Events//EN`,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, stamp, starts, ends, title, recurs, ...event } of events)
    calendar.createEvent({
      ...event,
      id: uid,
      stamp: new Date(`${stamp}T00:00:00+03:00`),
      start: new Date(starts),
      end: new Date(ends),
      summary: title,
      ...(recurs && { repeating: repeatingBy(recurs) }),
    });
  return calendar.toString();
}

/** The third Saturday. The day is counted in UTC: right for events that start after 3 in the morning. */
const repeatingBy = ({ weekday, which, months }: DayRule) => ({
  freq: ICalEventRepeatingFreq.MONTHLY,
  byDay: WEEKDAYS[weekday].slice(0, 2).toUpperCase() as ICalWeekday,
  bySetPos: which === 'last' ? -1 : which,
  ...(months && { byMonth: [...months] }),
});

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

function entriesOf(next: Scheduled, today: IsoDay): CalendarEvent[] {
  const { slug, when, places } = next.event;
  const recurs = 'recurs' in when ? when.recurs : undefined;
  if (!recurs || !places) {
    // A topic is for one date only.
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
    title: asSample(event.title),
    description: [topic, event.summary, url].filter(Boolean).join('\n'),
    location: formatPlace(event),
    url,
  };
}
