// Dates of events: order, past or future, and formats of dates and places.

import {
  DATE_LANGUAGE,
  formatDate,
  formatDateRange,
  formatHours,
  type IsoDay,
  isUpcoming,
} from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import { languageNames } from '~/lib/locale';
import { recurringDay } from '~/lib/recurring-days';
import type { LoadedEvent } from './schema';
import { events } from './words';

type Hours = Pick<LoadedEvent['when'], 'from' | 'until'>;

export type EventDate = {
  /** Slug of the registration and the calendar file. */
  slug: string;
  first: IsoDay;
  last: IsoDay;
  /** Times with their offset: `2027-03-10T09:00:00+03:00`. */
  starts: string;
  ends: string;
  topic?: string | undefined;
  /** Place of this date, if the series has several. */
  place?: LoadedEvent['place'];
};

export const eventPath = (slug: string) => `/events/${slug}`;
export const calendarPath = (slug: string) => `/events/${slug}.ics`;
export const recordingPath = (slug: string) => `/events/recordings/${slug}`;

const MONTHS_AHEAD = 12;

const moment = (day: IsoDay, time: string) => `${day}T${time}:00+03:00`;

const dateOf = (slug: string, first: IsoDay, last: IsoDay, { from, until }: Hours): EventDate => ({
  slug,
  first,
  last,
  starts: moment(first, from),
  ends: moment(last, until),
});

export const isSeries = ({ when }: LoadedEvent) => 'recurs' in when;

/** 1 is January. */
export const monthOf = (day: IsoDay) => Number(day.slice(5, 7));

/** The single date of an event, also a past one; for a series the dates of the next year. */
export function datesOf({ slug, when, topics, places }: LoadedEvent, today: IsoDay): EventDate[] {
  if (!('recurs' in when)) return [dateOf(slug, when.first, when.last, when)];
  const end = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const days = Array.from({ length: MONTHS_AHEAD + 1 }, (_, nth) =>
    recurringDay({ ...when.recurs, nth }, today),
  );
  return days
    .filter((day) => day < end)
    .map((day) => ({
      ...dateOf(`${slug}-${day}`, day, day, when),
      topic: topics?.[monthOf(day) - 1],
      place: places?.[monthOf(day) - 1],
    }));
}

/** The event with the place of this date. */
export const eventOn = (event: LoadedEvent, { place }: EventDate): LoadedEvent =>
  place ? { ...event, place } : event;

/** An event's dates: the next or only one, the last, and whether it is over. */
export function timesOf(event: LoadedEvent, today: IsoDay) {
  const dates = datesOf(event, today);
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last)
    throw new Error(`content/events/${event.slug}.yaml: no date of it comes within a year.`);
  return { dates, first, until: last.last, isOver: !isUpcoming(last.last, today), isSeries: isSeries(event) };
}

export type Scheduled = { event: LoadedEvent; date: EventDate };

export function upcomingDates(events: readonly LoadedEvent[], today: IsoDay): Scheduled[] {
  return events
    .flatMap((event) => datesOf(event, today).map((date) => ({ event: eventOn(event, date), date })))
    .filter(({ date }) => isUpcoming(date.last, today))
    .sort((a, b) => a.date.starts.localeCompare(b.date.starts) || a.date.slug.localeCompare(b.date.slug));
}

export function nextDates(events: readonly LoadedEvent[], today: IsoDay): Scheduled[] {
  const seen = new Set<string>();
  return upcomingDates(events, today).filter(({ event: { slug } }) => !seen.has(slug) && seen.add(slug));
}

/** Past events, latest first. A series is never past. */
export function pastEvents(events: readonly LoadedEvent[], today: IsoDay): Scheduled[] {
  return events
    .filter((event) => !isSeries(event))
    .flatMap((event) => datesOf(event, today).map((date) => ({ event, date })))
    .filter(({ date }) => !isUpcoming(date.last, today))
    .sort((a, b) => b.date.starts.localeCompare(a.date.starts));
}

export const formatEventDate = ({ first, last }: Pick<EventDate, 'first' | 'last'>) =>
  formatDateRange(first, last);

/** `Innovation Block, Nkumba University`, `Hall, Gulu, and online`, `Online`. */
export function formatPlace({ place, online }: Pick<LoadedEvent, 'place' | 'online'>): string {
  if (!place) return events.entry.online;
  const there = `${place.name}, ${place.town}`;
  return online ? fillValues(events.entry.alsoOnline, { place: there }) : there;
}

type Room = Pick<LoadedEvent, 'capacity' | 'expected'>;

export const formatPlaces = ({ capacity, expected }: Room) =>
  expected ?? fillValues(events.entry.capacity, { count: capacity });

/** Above the form: the number of places, and that a visitor must confirm one. */
export function registrationLead(event: Room): string {
  const { expected, free, confirm } = events.event.register;
  return `${fillValues(event.expected ? expected : free, { places: formatPlaces(event) })} ${confirm}`;
}

export function eventFacts(event: LoadedEvent): string[] {
  const { attendees, type, when, languages } = event;
  if (attendees)
    return [
      type,
      formatPlace(event),
      fillValues(events.entry.attendees, { count: attendees }),
      languageNames(languages),
    ];
  const hours = formatHours(when.from, when.until);
  return [type, formatPlace(event), hours, formatPlaces(event), languageNames(languages)];
}

export function dateChoice({ slug, first, place }: EventDate) {
  return {
    value: slug,
    label: place ? `${formatDate(first)}, ${place.town}` : formatDate(first),
  };
}

const shortDay = new Intl.DateTimeFormat(DATE_LANGUAGE, {
  weekday: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const longDay = new Intl.DateTimeFormat(DATE_LANGUAGE, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat(DATE_LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Dates by month or year, in order, each with its day in words. */
export function groupDates<T extends { date: EventDate }>(by: 'month' | 'year', all: readonly T[]) {
  const heading = ({ date }: T) =>
    by === 'month' ? month.format(new Date(date.first)) : date.first.slice(0, 4);
  const day = by === 'month' ? shortDay : longDay;
  return [...Map.groupBy(all, heading)].map(([title, each]) => ({
    title,
    dates: each.map((one) => ({ ...one, day: day.format(new Date(one.date.first)).replace(',', '') })),
  }));
}
