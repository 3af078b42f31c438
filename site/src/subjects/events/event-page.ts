// What one event's page is given: when and where it is, what happens, the form for a place, and once it is over the way
// to its recording.
import { event as words } from '~/content/pages/events';
import type { PdfLink } from '~/files/pdf/pdf-file';
import { formatHours, type IsoDay } from '~/lib/dates';
import { languageNames } from '~/lib/languages';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import { publisher } from '~/seo/publisher';
import type { FactSheetProps } from '~/ui/FactSheet/FactSheet';
import type { LoadedEvent, Programme } from './collection';
import type { EventCalendarProps } from './EventCalendar/EventCalendar';
import {
  calendarPath,
  type EventDate,
  eventOn,
  eventPath,
  nextDates,
  recordingPath,
  timesOf,
} from './event-dates';
import { dateChoice, formatEventDate, formatPlace, formatPlaces, groupDates } from './event-words';
import { upcomingEntry } from './events-page';
import { eventThing } from './json-ld';

export const eventMeta = ({ slug, title, summary }: LoadedEvent) =>
  ({
    path: eventPath(slug),
    title,
    description: summary,
    crumb: title,
    under: [{ name: 'Events', path: '/events' }],
  }) satisfies PageMeta;

/** `file` is its programme to download, if it has one. */
export function eventPage(event: LoadedEvent, { events, recordings, today }: Programme, file?: PdfLink) {
  const { dates, first, until, isOver, isSeries } = timesOf(event, today);
  const isRecorded = recordings.some(({ slug }) => slug === event.slug);
  const others = nextDates(events, today).filter((other) => other.event.slug !== event.slug);
  return {
    meta: eventMeta(event),
    jsonLd: isOver ? [] : dates.map((date) => eventThing(publisher, { event, date })),
    hero: heroOf(event, isOver),
    facts: factSheet(event, first, today, file),
    about: { ...words.about, text: event.about, points: event.points },
    bring: event.bring,
    agenda: { ...words.agenda, features: event.agenda },
    calendar: isSeries ? { ...words.dates, groups: byYear(event, dates) } : undefined,
    registration: isOver
      ? undefined
      : {
          beside: { title: words.register.title, lead: words.register.free(formatPlaces(event)), until },
          form: { dates: dates.map(dateChoice), built: today },
        },
    over: overOf(event, isRecorded, until),
    others: { ...words.others, events: others.slice(0, 2).map(upcomingEntry) },
  };
}

function heroOf({ slug, type, title, summary }: LoadedEvent, isOver: boolean): HeroProps {
  const [kicker, action] = isOver
    ? [`${words.overKicker}, ${type.toLowerCase()}`, words.over.calendar]
    : [type, { label: words.register.title, href: `${eventPath(slug)}#register` }];
  return { look: 'split', kicker, title, lead: summary, actions: [action] };
}

function factSheet(event: LoadedEvent, date: EventDate, today: IsoDay, programme?: PdfLink): FactSheetProps {
  const { when, ...facts } = eventOn(event, date);
  const { facts: label } = words;
  const rhythm = 'rhythm' in when ? [when.rhythm] : [];
  const file = {
    label: rhythm.length > 0 ? label.calendarSeries : label.calendar,
    href: calendarPath(facts.slug),
  };
  return {
    seed: event.slug,
    facts: [
      {
        label: rhythm.length > 0 ? label.next : label.when,
        lines: [formatEventDate(date), formatHours(when.from, when.until), ...rhythm],
        link: date.last < today ? undefined : file,
      },
      { label: label.where, lines: [formatPlace(facts)] },
      { label: label.languages, lines: [languageNames(facts.languages)] },
      { label: label.places, lines: [facts.attendees ? label.came(facts.attendees) : formatPlaces(facts)] },
      { label: label.price, lines: [label.free] },
      ...(programme ? [programmeFact(programme)] : []),
    ],
  };
}

const programmeFact = ({ href, facts }: PdfLink) => ({
  label: words.programme.title,
  // The day it was announced says nothing here.
  lines: [facts.slice(0, 3).join(' · ')],
  link: { label: words.programme.download, href },
});

/** The dates of a series, each with its file and the way to a place. */
const byYear = (event: LoadedEvent, dates: readonly EventDate[]): EventCalendarProps['groups'] =>
  groupDates(
    'year',
    dates.map((date) => ({ date })),
  ).map(({ title, dates: year }) => ({
    title,
    lines: year.map(({ day, date }) => ({
      day,
      dateTime: date.first,
      until: date.last,
      title: date.topic ?? words.register.title,
      href: `${eventPath(event.slug)}?event=${date.slug}#register`,
      note: noteOf(event, date),
      file: { label: words.file, href: calendarPath(date.slug) },
    })),
  }));

/** Where it is, when that changes; the hours, when nothing else is said. */
function noteOf({ online, when }: LoadedEvent, { place, topic }: EventDate): string | undefined {
  if (place) return formatPlace({ place, online });
  return topic ? undefined : formatHours(when.from, when.until);
}

/** In the page from the start; a visitor sees it from the day after. */
const overOf = ({ slug }: LoadedEvent, isRecorded: boolean, after: IsoDay): SplitProps => ({
  title: words.over.title,
  text: isRecorded ? words.over.recorded : words.over.text,
  actions: [
    ...(isRecorded ? [{ label: words.over.recording, href: recordingPath(slug) }] : []),
    words.over.calendar,
  ],
  after,
});
