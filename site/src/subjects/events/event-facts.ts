// The facts of an event, for the card beside its words.
import { event as around } from '~/content/pages/events';
import { languageNames } from '~/lib/languages';
import type { Fact } from '~/ui/FactSheet/FactSheet';
import {
  calendarPath,
  type EventDate,
  eventOn,
  formatEventDate,
  formatHours,
  formatPlace,
  formatPlaces,
} from './event-dates';
import { type LoadedEvent, today } from './load-events';

export function eventFactSheet(event: LoadedEvent, date: EventDate): Fact[] {
  const { when, ...facts } = eventOn(event, date);
  const { facts: words } = around;
  const rhythm = 'rhythm' in when ? [when.rhythm] : [];
  const file = {
    label: rhythm.length > 0 ? words.calendarSeries : words.calendar,
    href: calendarPath(facts.slug),
  };
  return [
    {
      label: rhythm.length > 0 ? words.next : words.when,
      lines: [formatEventDate(date), formatHours(when), ...rhythm],
      link: date.last < today ? undefined : file,
    },
    { label: words.where, lines: [formatPlace(facts)] },
    { label: words.languages, lines: [languageNames(facts.languages)] },
    { label: words.places, lines: [facts.attendees ? words.came(facts.attendees) : formatPlaces(facts)] },
    { label: words.price, lines: [words.free] },
  ];
}
