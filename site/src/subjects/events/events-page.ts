// What the events page is given: the one event set large, what comes next, the year by months, and what is over.
import {
  calendar,
  featured,
  mapDrawn,
  meta,
  past,
  pastList,
  upcoming,
  yearDrawn,
} from '~/content/pages/events';
import { schoolTerms } from '~/facts/terms';
import { townsIn } from '~/facts/towns';
import { spanOfYear } from '~/lib/charts/geometry';
import type { IsoDay } from '~/lib/dates';
import { inPages } from '~/lib/paging';
import { termsOfYear } from '~/lib/school-terms';
import { fillPlaces } from '~/lib/words';
import type { EventEntry } from '~/sections/DatedList/DatedList';
import { laterPageMeta, pageOfPages } from '~/seo/later-page';
import { publisher } from '~/seo/publisher';
import type { YearStripProps } from '~/ui/Chart/YearStrip';
import { EVENT_TYPES, type Programme } from './collection';
import type { EventCalendarProps } from './EventCalendar/EventCalendar';
import type { EventFeatureProps } from './EventFeature/EventFeature';
import {
  eventPath,
  nextDates,
  pastEvents,
  recordingPath,
  type Scheduled,
  upcomingDates,
} from './event-dates';
import { eventFacts, formatEventDate, formatPlace, groupDates } from './event-words';
import { eventThing } from './json-ld';

/** On /events itself. */
const SHOWN = { past: 6, dates: 60 };
/** Events on a page of the list of all past ones. */
const PER_PAGE = 12;

export function eventsPage({ events, recordings, today }: Programme) {
  const next = nextDates(events, today);
  // The featured event that comes next, or else whatever does.
  const first = next.find(({ event }) => event.featured) ?? next[0];
  const two = next.filter((each) => each !== first).slice(0, 2);
  const over = pastEntries({ events, recordings, today });
  return {
    jsonLd: [...(first ? [first] : []), ...two].map((each) => eventThing(publisher, each)),
    feature: first && featureOf(first),
    upcoming: { title: upcoming.title, events: two.map(upcomingEntry) },
    calendar: { ...calendar, groups: byMonth(upcomingDates(events, today).slice(0, SHOWN.dates)) },
    year: yearOf(upcomingDates(events, today), today),
    map: { ...mapDrawn, places: townsOf(upcomingDates(events, today)) },
    past: {
      id: past.id,
      title: past.title,
      lead: past.lead,
      events: over.slice(0, SHOWN.past),
      more: over.length > SHOWN.past ? { label: past.all, href: pastList.path } : undefined,
    },
  };
}

function pastEntries({ events, recordings, today }: Programme): EventEntry[] {
  const recorded = new Set(recordings.map(({ slug }) => slug));
  return pastEvents(events, today).map((each) => pastEntry(each, recorded.has(each.event.slug)));
}

/** The pages of the list of all that are over, by their numbers; none while /events shows them all. */
export function pastPages(programme: Programme) {
  const over = pastEntries(programme);
  if (over.length <= SHOWN.past) return [];
  const { path, title, description, about, label } = pastList;
  const top = [{ name: meta.crumb, path: meta.path }];
  return inPages(over, PER_PAGE).map(({ items, ...list }) => ({
    page: list.page,
    meta:
      list.page === 1
        ? { path, title, description, crumb: title, under: top }
        : laterPageMeta({ path, name: title, about, under: [...top, { name: title, path }] }, list),
    hero: { look: 'reference' as const, trail: top, title },
    list: {
      title: pageOfPages(list),
      events: items,
      pages: { label, list: path, page: list.page, pages: list.pages },
    },
  }));
}

/** A mark for each date of the twelve months, in a row for each kind of event. */
function yearOf(all: readonly Scheduled[], today: IsoDay): { caption: string; strip: YearStripProps } {
  const { caption, rows: names, label } = yearDrawn;
  const from = `${today.slice(0, 7)}-01`;
  const rows = EVENT_TYPES.map((type) => ({
    name: names[type],
    spans: all
      .filter(({ event, date }) => event.type === type && spanOfYear(date.first, date.last, from).width > 0)
      .map(({ date: { first, last } }) => ({ first, last })),
    tone: type === 'Summit' ? ('warm' as const) : ('brand' as const),
  })).filter(({ spans }) => spans.length > 0);
  const terms = termsOfYear(schoolTerms, from).map((term) => ({
    ...term,
    name: term.name.replace(/ \d+$/, ''),
  }));
  const told = rows.map(({ name, spans }) => `${name} ${spans.length}`).join(', ');
  return { caption, strip: { from, terms, rows, label: fillPlaces(label, { rows: told }) } };
}

/** The towns that have a date, each once. */
function townsOf(all: readonly Scheduled[]) {
  const towns = all.flatMap(({ event }) => townsIn(event.place?.town ?? ''));
  return [...new Map(towns.map((town) => [town.name, town])).values()];
}

const featureOf = ({ event, date }: Scheduled): EventFeatureProps => ({
  kicker: featured.kicker,
  title: event.title,
  date: formatEventDate(date),
  from: date.first,
  until: date.last,
  text: event.about[0] ?? event.summary,
  facts: eventFacts(event),
  points: event.points,
  actions: [
    { label: featured.register, href: `${eventPath(event.slug)}#register` },
    { label: featured.more, href: eventPath(event.slug) },
  ],
  over: featured.over,
  seed: event.slug,
});

/** Twelve months: the thirteenth is half of one. */
const byMonth = (all: readonly Scheduled[]): EventCalendarProps['groups'] =>
  groupDates('month', all)
    .slice(0, 12)
    .map(({ title, dates }) => ({
      title,
      lines: dates.map(({ day, event, date }) => ({
        day,
        dateTime: date.first,
        until: date.last,
        title: event.title,
        href: eventPath(event.slug),
        note: [date.topic ?? event.type, event.place?.town ?? formatPlace(event)].join(', '),
      })),
    }));

const entryOf = ({ event, date }: Scheduled) => ({
  title: event.title,
  date: formatEventDate(date),
  from: date.first,
  until: date.last,
  facts: eventFacts(event),
  description: event.summary,
});

/** An event that comes up, as a line of a list: here, and under another event. */
export const upcomingEntry = (each: Scheduled): EventEntry => ({
  ...entryOf(each),
  badge: upcoming.badge,
  ...(each.date.topic && { points: [each.date.topic] }),
  link: { label: upcoming.register, href: eventPath(each.event.slug) },
});

const pastEntry = (each: Scheduled, isRecorded: boolean): EventEntry => ({
  ...entryOf(each),
  ...(each.event.points.length > 0 && { points: each.event.points }),
  link: isRecorded
    ? { label: past.recording, href: recordingPath(each.event.slug) }
    : { label: past.page, href: eventPath(each.event.slug) },
});
