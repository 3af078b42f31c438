// Calendar files of events (RFC 5545).

import { brand, organisation } from '~/facts/organisation';
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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(`${event.stamp}T00:00:00+03:00`)}`,
    `DTSTART:${utc(event.starts)}`,
    `DTEND:${utc(event.ends)}`,
    ...(event.recurs ? [`RRULE:${recurrence(event.recurs)}`] : []),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

/** `20270310T060000Z`. */
function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** `FREQ=MONTHLY;BYDAY=3SA`. The day is counted in UTC: right for events that start after 3 in the morning. */
function recurrence({ weekday, which, months }: DayRule): string {
  const day = WEEKDAYS[weekday].slice(0, 2).toUpperCase();
  const rule = `FREQ=MONTHLY;BYDAY=${which === 'last' ? -1 : which}${day}`;
  return months ? `${rule};BYMONTH=${months.join(',')}` : rule;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const LINE_OCTETS = 75;

/** Folds lines after 75 octets, with a space at the start of the next; never inside a character. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

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
