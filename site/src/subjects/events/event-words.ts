// How the dates, hours and places of events are written for people.
import { formatDate, formatDateRange, formatHours } from '~/lib/dates';
import { languageNames } from '~/lib/languages';
import type { LoadedEvent } from './collection';
import type { EventDate } from './event-dates';

export const formatEventDate = ({ first, last }: Pick<EventDate, 'first' | 'last'>) =>
  formatDateRange(first, last);

/** `Innovation Block, Nkumba University`, `Hall, Gulu, and online`, `Online`. */
export function formatPlace({ place, online }: Pick<LoadedEvent, 'place' | 'online'>): string {
  if (!place) return 'Online';
  return `${place.name}, ${place.town}${online ? ', and online' : ''}`;
}

export const formatPlaces = ({ capacity, expected }: Pick<LoadedEvent, 'capacity' | 'expected'>) =>
  expected ?? `${capacity} places`;

/** What a list says of an event, in reading order. */
export function eventFacts(event: LoadedEvent): string[] {
  return [
    event.type,
    formatPlace(event),
    formatHours(event.when.from, event.when.until),
    event.attendees ? `${event.attendees} came` : formatPlaces(event),
    languageNames(event.languages),
  ];
}

/** A date as one chooses it in the registration form. */
export function dateChoice({ slug, first, last, topic, place }: EventDate) {
  const day = place ? `${formatDate(first)}, ${place.town}` : formatDate(first);
  return { slug, label: topic ? `${day}: ${topic}` : day, until: last };
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
