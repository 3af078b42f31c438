// Events and their dates: when each takes place next, what is over, and in which order they stand.
import { formatDate, formatDateRange, type IsoDay, isUpcoming } from '../../lib/dates.ts';
import { type LanguageCode, languageNames } from '../../lib/languages.ts';
import { type DayRule, recurringDay } from '../../lib/recurring-days.ts';

export const EVENT_TYPES = ['Workshop', 'Summit', 'Webinar', 'Meetup'] as const;

type Place = { name: string; town: string };

type Hours = { from: string; until: string };

/** A fixed date, or a rule by which it comes back. */
export type When = Hours & ({ first: IsoDay; last: IsoDay } | { recurs: DayRule; rhythm: string });

export type EventFacts = {
  /** Its address: the name of its file. */
  slug: string;
  title: string;
  type: (typeof EVENT_TYPES)[number];
  when: When;
  place?: Place | undefined;
  online: boolean;
  capacity: number;
  expected?: string | undefined;
  attendees?: number | undefined;
  languages: readonly LanguageCode[];
  /** What each month's date of a series is about, from January. */
  topics?: readonly string[] | undefined;
  /** Where each month’s date of a series that travels takes place, from January. */
  places?: readonly Place[] | undefined;
};

/** One time that an event takes place. */
export type EventDate = {
  /** The name that people register under and its calendar file has. */
  slug: string;
  first: IsoDay;
  last: IsoDay;
  /** Moments with their offset: `2027-03-10T09:00:00+03:00`. */
  starts: string;
  ends: string;
  topic?: string | undefined;
  /** Where it is, when the series travels. */
  place?: Place | undefined;
};

export const eventPath = (slug: string) => `/events/${slug}`;
export const calendarPath = (slug: string) => `/events/${slug}.ics`;
export const recordingPath = (slug: string) => `/events/recordings/${slug}`;

/** A series is shown this far ahead. */
const MONTHS_AHEAD = 12;

const moment = (day: IsoDay, time: string) => `${day}T${time}:00+03:00`;

const dateOf = (slug: string, first: IsoDay, last: IsoDay, { from, until }: Hours): EventDate => ({
  slug,
  first,
  last,
  starts: moment(first, from),
  ends: moment(last, until),
});

export const isSeries = ({ when }: Pick<EventFacts, 'when'>) => 'recurs' in when;

/** The dates of an event: the one it has, over or not; of a series those of the coming year. */
export function datesOf({ slug, when, topics, places }: EventFacts, today: IsoDay): EventDate[] {
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

/** 1 is January. */
export const monthOf = (day: IsoDay) => Number(day.slice(5, 7));

/** The event as it is on one of its dates: a series that travels is somewhere else each month. */
export const eventOn = <T extends EventFacts>(event: T, { place }: EventDate): T =>
  place ? { ...event, place } : event;

/** An event's dates at a glance: the next or only one, the last, and whether that is over. */
export function timesOf(event: EventFacts, today: IsoDay) {
  const dates = datesOf(event, today);
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last)
    throw new Error(`content/events/${event.slug}.yaml: no date of it comes within a year.`);
  return { dates, first, until: last.last, isOver: !isUpcoming(last.last, today), isSeries: isSeries(event) };
}

/** A date as one chooses it in the registration form. */
export function dateChoice({ slug, first, last, topic, place }: EventDate) {
  const day = place ? `${formatDate(first)}, ${place.town}` : formatDate(first);
  return { slug, label: topic ? `${day}: ${topic}` : day, until: last };
}

export type Scheduled<T extends EventFacts> = { event: T; date: EventDate };

/** Every date still to come, the soonest first. */
export function upcomingDates<T extends EventFacts>(events: readonly T[], today: IsoDay): Scheduled<T>[] {
  return events
    .flatMap((event) => datesOf(event, today).map((date) => ({ event: eventOn(event, date), date })))
    .filter(({ date }) => isUpcoming(date.last, today))
    .sort((a, b) => a.date.starts.localeCompare(b.date.starts) || a.date.slug.localeCompare(b.date.slug));
}

/** The next date of each event that has one, the soonest first. */
export function nextDates<T extends EventFacts>(events: readonly T[], today: IsoDay): Scheduled<T>[] {
  const seen = new Set<string>();
  return upcomingDates(events, today).filter(({ event: { slug } }) => !seen.has(slug) && seen.add(slug));
}

/** Events that are over, the latest first. A series never is. */
export function pastEvents<T extends EventFacts>(events: readonly T[], today: IsoDay): Scheduled<T>[] {
  return events
    .filter((event) => !isSeries(event))
    .flatMap((event) => datesOf(event, today).map((date) => ({ event, date })))
    .filter(({ date }) => !isUpcoming(date.last, today))
    .sort((a, b) => b.date.starts.localeCompare(a.date.starts));
}

const clock = (time: string) => time.replace(/^0/, '');

/** `9:00-13:00 EAT`. */
export const formatHours = ({ from, until }: Hours) => `${clock(from)}-${clock(until)} EAT`;

export const formatEventDate = ({ first, last }: Pick<EventDate, 'first' | 'last'>) =>
  formatDateRange(first, last);

/** `Innovation Block, Nkumba University`, `Kampala and online`, `Online`. */
export function formatPlace({ place, online }: Pick<EventFacts, 'place' | 'online'>): string {
  if (!place) return 'Online';
  return `${place.name}, ${place.town}${online ? ', and online' : ''}`;
}

export const formatPlaces = ({ capacity, expected }: Pick<EventFacts, 'capacity' | 'expected'>) =>
  expected ?? `${capacity} places`;

/** What a list says of an event, in reading order. */
export function eventFacts(event: EventFacts): string[] {
  return [
    event.type,
    formatPlace(event),
    formatHours(event.when),
    event.attendees ? `${event.attendees} came` : formatPlaces(event),
    languageNames(event.languages),
  ];
}

const shortDay = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Dates under the heading of their month or year, in the order they come, each with its day in words. */
export function groupDates<T extends { date: EventDate }>(by: 'month' | 'year', all: readonly T[]) {
  const heading = ({ date }: T) =>
    by === 'month' ? month.format(new Date(date.first)) : date.first.slice(0, 4);
  const day = by === 'month' ? shortDay : longDay;
  return [...Map.groupBy(all, heading)].map(([title, each]) => ({
    title,
    dates: each.map((one) => ({ ...one, day: day.format(new Date(one.date.first)).replace(',', '') })),
  }));
}
