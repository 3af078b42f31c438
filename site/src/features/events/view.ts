// View models of events and recordings, with their JSON-LD.

import { withWords } from '@tred/contract/form';
import { eventRegistration } from '@tred/contract/forms/events';
import { FEW_PLACES } from '@tred/contract/places';
import type { z } from 'astro/zod';
import type { Event, EventLeaf, Place, VirtualLocation } from 'schema-dts';
import type { YearStripProps } from '~/components/Chart/YearStrip';
import type { Fact, FactSheetWords } from '~/components/FactSheet/schema';
import { headOf } from '~/components/Section/schema';
import { formOf } from '~/facts/forms';
import { crumbAt, sectionOn } from '~/facts/read-page';
import { schoolTerms } from '~/facts/terms';
import { townsIn } from '~/facts/towns';
import type { FormProps } from '~/forms/Form/Form';
import { spanOfYear } from '~/lib/charts/geometry';
import { formatDate, formatHours, type IsoDay } from '~/lib/dates';
import { fillValues, slugify } from '~/lib/format-text';
import { languageNames } from '~/lib/locale';
import type { PageMeta } from '~/lib/page-meta';
import { termsOfYear } from '~/lib/school-terms';
import type { EventEntry } from '~/sections/Dates/Dates';
import { datedPages } from '~/sections/Dates/dated-pages';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import { absoluteUrl, picturePath } from '~/seo/addresses';
import { organisationName, type Publisher, townAddress } from '~/seo/json-ld';
import { publisher } from '~/seo/publisher';
import {
  calendarPath,
  dateChoice,
  type EventDate,
  eventFacts,
  eventOn,
  eventPath,
  formatEventDate,
  formatPlace,
  formatPlaces,
  groupDates,
  isSeries,
  nextDates,
  pastEvents,
  recordingPath,
  registrationLead,
  type Scheduled,
  timesOf,
  upcomingDates,
} from './dates';
import type { EventCalendarProps } from './EventCalendar/EventCalendar';
import type { EventFeatureProps } from './EventFeature/EventFeature';
import { EVENT_TYPES, type LoadedEvent, type LoadedRecording, type Programme } from './schema';
import {
  type calendarWords,
  type nextEventWords,
  pastWords,
  type upcomingWords,
  events as words,
  type yearWords,
} from './words';

/** A list of dates names only these. */
const nearlyFull = () => ({
  few: fillValues(words.event.places.few, { count: FEW_PLACES }),
  full: words.event.places.full,
});
const under = () => [{ name: crumbAt('/events'), path: '/events' }];

/** The list of all past events. */
const PAST = '/events/past';

/** On /events; later months are folded. */
const SHOWN = { past: 6, months: 3 };

/** The next featured event, otherwise the next event; and the two next ones. */
function chosen({ events, today }: Programme) {
  const next = nextDates(events, today);
  const first = next.find(({ event }) => event.featured) ?? next[0];
  return { first, two: next.filter((each) => each !== first).slice(0, 2) };
}

const described = (all: readonly Scheduled[]) => all.map((each) => eventJsonLd(publisher, each));

export function nextEvent({ kicker, register, more }: z.infer<typeof nextEventWords>, programme: Programme) {
  const { first } = chosen(programme);
  if (!first) return { event: undefined, jsonLd: [] };
  const { event, date } = first;
  const shown: EventFeatureProps['event'] = {
    kicker,
    title: event.title,
    date: formatEventDate(date),
    from: date.first,
    text: event.about[0] ?? event.summary,
    facts: eventFacts(event),
    points: event.points,
    actions: [
      { label: register, href: `${eventPath(event.slug)}#register` },
      { label: more, href: eventPath(event.slug) },
    ],
    note: words.event.register.confirm,
  };
  return { event: shown, jsonLd: described([first]) };
}

export function upcomingEvents(
  { title, badge, register }: z.infer<typeof upcomingWords>,
  programme: Programme,
) {
  const { two } = chosen(programme);
  const events = two.map(
    (each): EventEntry => ({
      ...entryOf(each),
      badge,
      ...(each.date.topic && { points: [each.date.topic] }),
      link: { label: register, href: eventPath(each.event.slug) },
    }),
  );
  return { title, lead: words.event.register.confirm, events, jsonLd: described(two) };
}

export function pastSection({ all, ...own }: z.infer<typeof pastWords>, programme: Programme) {
  const over = pastEntries(programme, own);
  return {
    ...headOf(own),
    events: over.slice(0, SHOWN.past),
    more: over.length > SHOWN.past ? { label: all, href: PAST } : undefined,
  };
}

function pastEntries(
  { events, recordings, today }: Programme,
  { recording, page }: Pick<z.infer<typeof pastWords>, 'recording' | 'page'>,
): EventEntry[] {
  const recorded = new Set(recordings.map(({ slug }) => slug));
  return pastEvents(events, today).map((each) => {
    const { slug } = each.event;
    const link = recorded.has(slug)
      ? { label: recording, href: recordingPath(slug) }
      : { label: page, href: eventPath(slug) };
    return { ...entryOf(each), link };
  });
}

const pastOnEvents = sectionOn('events', 'pastEvents', pastWords);

export function pastPages(programme: Programme) {
  const over = pastEntries(programme, pastOnEvents());
  if (over.length <= SHOWN.past) return [];
  return datedPages(over, { path: PAST, words: words.pastList, trail: under() });
}

/** A mark for each date in twelve months, and a row for each kind of event. */
export function eventYear(
  { caption, rows: names, label }: z.infer<typeof yearWords>,
  { events, today }: Programme,
): { caption: string; strip: YearStripProps } {
  const all = upcomingDates(events, today);
  const from = `${today.slice(0, 7)}-01`;
  const rows = EVENT_TYPES.map((type) => ({
    name: names[type],
    spans: all
      .filter(({ event, date }) => event.type === type && spanOfYear(date.first, date.last, from).width > 0)
      .map(({ date: { first, last } }) => ({ first, last })),
    tone: type === 'Summit' ? ('accent' as const) : ('brand' as const),
  })).filter(({ spans }) => spans.length > 0);
  const terms = termsOfYear(schoolTerms(), from);
  const counts = rows.map(({ name, spans }) => `${name} ${spans.length}`).join(', ');
  return { caption, strip: { from, terms, rows, label: fillValues(label, { rows: counts }) } };
}

export function eventTowns({ events, today }: Programme) {
  const towns = upcomingDates(events, today).flatMap(({ event }) => townsIn(event.place?.town ?? ''));
  return [...new Map(towns.map((town) => [town.name, town])).values()];
}

export function eventCalendar(
  { later: name, ...section }: z.infer<typeof calendarWords>,
  { events, today }: Programme,
): EventCalendarProps {
  const all = upcomingDates(events, today);
  const groups = byMonth(all);
  const shown = groups.slice(0, SHOWN.months).flatMap(({ lines }) => lines);
  // A series has all its dates on its own page.
  const once = all.slice(shown.length).filter(({ event }) => !isSeries(event));
  return {
    ...section,
    groups: groups.slice(0, SHOWN.months),
    later: once.length > 0 ? { name, groups: byMonth(once) } : undefined,
  };
}

const byMonth = (all: readonly Scheduled[]): EventCalendarProps['groups'] =>
  groupDates('month', all).map(({ title, dates }) => ({
    title,
    lines: dates.map(({ day, event, date }) => ({
      day,
      dateTime: date.first,
      title: event.title,
      href: eventPath(event.slug),
      places: { of: date.slug, words: nearlyFull() },
      note: [date.topic, event.place?.town ?? formatPlace(event)].filter(Boolean).join(', '),
    })),
  }));

const entryOf = ({ event, date }: Scheduled) => ({
  title: event.title,
  date: formatEventDate(date),
  from: date.first,
  facts: eventFacts(event),
  ...(event.drawing && { drawing: event.drawing }),
  description: event.summary,
});

const eventMeta = ({ slug, title, summary }: LoadedEvent) =>
  ({
    path: eventPath(slug),
    pictureOf: eventPath(slug),
    title,
    description: summary,
    crumb: title,
    under: under(),
  }) satisfies PageMeta;

/** A recording replaces its event’s page. */
export function eventsWithPage({ events, recordings }: Programme): LoadedEvent[] {
  const recorded = new Set(recordings.map(({ slug }) => slug));
  return events.filter(({ slug }) => !recorded.has(slug));
}

export function eventPage(event: LoadedEvent, { today }: Pick<Programme, 'today'>) {
  const { dates, first, isOver, isSeries } = timesOf(event, today);
  return {
    meta: eventMeta(event),
    jsonLd: isOver ? [] : dates.map((date) => eventJsonLd(publisher, { event, date })),
    hero: heroOf(event, isOver),
    facts: factSheet(event, first, today),
    agenda: {
      title: words.event.agenda,
      lead: event.about.join(' '),
      tone: 'sunk' as const,
      variant: 'rows' as const,
      features: event.agenda,
    },
    calendar: isSeries ? seriesCalendar(event, dates) : undefined,
    registration: isOver
      ? undefined
      : {
          beside: {
            title: words.event.register.title,
            lead: registrationLead(event),
            ways: words.event.register.ways,
            note: words.event.note,
          },
          // Each date of a series says it in the list.
          places: isSeries
            ? undefined
            : { of: first.slug, words: { open: words.event.places.open, ...nearlyFull() } },
          form: registrationForm(event, dates),
        },
    over: isOver ? over() : undefined,
  };
}

/** Asks for the date where there are several; `?event=…` selects one. */
function registrationForm({ place, online }: LoadedEvent, dates: readonly EventDate[]): FormProps {
  const usual = formOf('event-registration');
  const { words } = usual;
  const only = dates.length === 1 ? dates[0] : undefined;
  const event = { label: words.date, placeholder: words.chooseDate, options: dates.map(dateChoice) };
  return {
    ...usual,
    form: withWords(eventRegistration, words, {
      ...(only ? {} : { event }),
      ...(!(place && online) && { attendance: { kind: 'unasked' } }),
    }),
    supplied: only && { event: only.slug },
  };
}

function heroOf(event: LoadedEvent, isOver: boolean): HeroProps {
  const { slug, type, title, summary } = event;
  const { all, overKicker, register } = words.event;
  const [kicker, actions] = isOver
    ? [`${overKicker}, ${type.toLowerCase()}`, [all]]
    : [type, [{ label: register.title, href: `${eventPath(slug)}#register` }, all]];
  return { variant: 'sky', school: 'staffroom', kicker, title, lead: summary, actions };
}

function factSheet(event: LoadedEvent, date: EventDate, today: IsoDay): FactSheetWords {
  const { when, ...facts } = eventOn(event, date);
  const { facts: label } = words.event;
  const rhythm = 'rhythm' in when ? [when.rhythm] : [];
  const file = {
    label: rhythm.length > 0 ? label.calendarSeries : label.calendar,
    href: calendarPath(facts.slug),
  };
  return {
    facts: [
      {
        label: rhythm.length > 0 ? label.next : label.when,
        lines: [formatEventDate(date), formatHours(when.from, when.until), ...rhythm],
        ...(date.last >= today && { link: file }),
      },
      { label: label.where, lines: [formatPlace(facts)] },
      { label: label.languages, lines: [languageNames(facts.languages)] },
      ...(facts.bring.length > 0 ? [{ label: words.event.bring, lines: facts.bring, alike: true }] : []),
      {
        label: label.places,
        lines: [facts.attendees ? fillValues(label.came, { count: facts.attendees }) : formatPlaces(facts)],
      },
      { label: label.price, lines: [label.free] },
    ],
  };
}

const seriesCalendar = (event: LoadedEvent, dates: readonly EventDate[]) => ({
  title: words.event.dates,
  look: 'list' as const,
  tone: 'sunk' as const,
  groups: byYear(event, dates),
});

const byYear = (event: LoadedEvent, dates: readonly EventDate[]): EventCalendarProps['groups'] =>
  groupDates(
    'year',
    dates.map((date) => ({ date })),
  ).map(({ title, dates: year }) => ({
    title,
    lines: year.map(({ day, date }) => ({
      day,
      dateTime: date.first,
      title: date.topic ?? words.event.register.title,
      href: `${eventPath(event.slug)}?event=${date.slug}#register`,
      places: { of: date.slug, words: nearlyFull() },
      note: noteOf(event, date),
      file: { label: words.event.file, href: calendarPath(date.slug) },
    })),
  }));

/** The place if it varies; otherwise the topic or the hours. */
function noteOf({ online, when }: LoadedEvent, { place, topic }: EventDate): string | undefined {
  if (place) return formatPlace({ place, online });
  return topic ? undefined : formatHours(when.from, when.until);
}

const over = (): SplitProps => ({
  title: words.event.over.title,
  text: [words.event.over.text],
  actions: [words.event.all],
});

const recordingMeta = ({ slug, title, meta }: LoadedRecording) =>
  ({
    path: recordingPath(slug),
    title: fillValues(words.recording.title, { title }),
    description: meta,
    crumb: title,
    under: under(),
  }) satisfies PageMeta;

export function recordingPage(recording: LoadedRecording, { events, today }: Omit<Programme, 'recordings'>) {
  const { slug, title, summary, points, chapters } = recording;
  const event = eventOf(recording, events);
  const { first: date } = timesOf(event, today);
  return {
    meta: recordingMeta(recording),
    hero: {
      kicker: words.recording.kicker,
      title,
      lead: event.summary,
      actions: [words.recording.read, words.recording.ask],
    },
    summary: { title: words.recording.summary, text: summary, points },
    facts: { facts: factsOf(recording, { event, date }, today) },
    transcript: {
      ...words.recording.transcript,
      chapters: chapters.map((chapter) => ({ ...chapter, id: slugify(chapter.title) })),
    },
    asksFor: { recording: slug },
  };
}

/** A recording has the name of its event. An unknown event fails the build. */
function eventOf({ slug }: LoadedRecording, events: readonly LoadedEvent[]): LoadedEvent {
  const event = events.find((each) => each.slug === slug);
  if (!event) throw new Error(`content/recordings/${slug}.yaml: there is no event of this name.`);
  return event;
}

function factsOf(recording: LoadedRecording, { event, date }: Scheduled, today: IsoDay): Fact[] {
  const { facts: label } = words.recording;
  const { available, length, speakers } = recording;
  const video = fillValues(available <= today ? label.since : label.from, {
    day: formatDate(available),
  });
  return [
    { label: label.recorded, lines: [formatEventDate(date), formatPlace(event)] },
    { label: label.length, lines: [length] },
    { label: label.speakers, alike: true, lines: speakers.map(({ name, role }) => `${name}, ${role}`) },
    { label: label.language, lines: [languageNames(event.languages.slice(0, 1))] },
    { label: label.video, lines: [video, label.how] },
  ];
}

function eventJsonLd(from: Publisher, { event, date }: Scheduled): Event {
  const { slug, title, summary, languages, capacity, ...there } = eventOn(event, date);
  const path = eventPath(slug);
  const url = absoluteUrl(from.site, path);
  return {
    '@type': 'Event',
    name: date.topic ? `${title}: ${date.topic}` : title,
    description: summary,
    startDate: date.starts,
    endDate: date.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    ...attendance(there, url),
    image: absoluteUrl(from.site, picturePath(path)),
    inLanguage: languages,
    maximumAttendeeCapacity: capacity,
    isAccessibleForFree: true,
    organizer: organisationName(from),
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'UGX',
      // No availability: the build does not know how many places are taken.
      url,
    },
    url,
  };
}

/** On site, online, or both. An event without a place is online. */
function attendance(
  { place, online }: Pick<LoadedEvent, 'place' | 'online'>,
  url: string,
): Pick<EventLeaf, 'eventAttendanceMode' | 'location'> {
  const screen: VirtualLocation = { '@type': 'VirtualLocation', url };
  if (!place)
    return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: screen };
  const room: Place = { '@type': 'Place', name: place.name, address: townAddress(place.town) };
  return online
    ? { eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode', location: [room, screen] }
    : { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: room };
}

/** Pages with a sharing picture: all but the later pages of past events. */
export const eventMetas = (programme: Programme): PageMeta[] => [
  ...pastPages(programme)
    .slice(0, 1)
    .map(({ meta }) => meta),
  ...eventsWithPage(programme).map(eventMeta),
  ...programme.recordings.map(recordingMeta),
];
