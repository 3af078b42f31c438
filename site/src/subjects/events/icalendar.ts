// Calendar files (RFC 5545): times in UTC, so that they are right in every calendar without a time zone table.
import { brand } from '~/facts/organisation';
import type { IsoDay } from '~/lib/dates';
import { type DayRule, WEEKDAYS } from '~/lib/recurring-days';

export type CalendarEvent = {
  /** Never changes, so that a second download updates the first. */
  uid: string;
  /** When it was published, for calendars that keep the newest of two. */
  stamp: IsoDay;
  /** Moments with their offset. */
  starts: string;
  ends: string;
  title: string;
  description: string;
  location: string;
  url: string;
  recurs?: DayRule | undefined;
};

/** The text of a calendar file. */
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

/** No line is longer than 75 octets; the rest goes on the next one, after a space. No character is torn apart. */
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
