// `/events/{slug}.ics`: the calendar file of an event, of each date of a series, and of all events (`all`).
import type { APIRoute, GetStaticPaths } from 'astro';
import { organisation } from '~/facts/organisation';
import { entriesOf } from '~/subjects/events/calendar-entries';
import { nextDates, upcomingDates } from '~/subjects/events/event-dates';
import { type CalendarEvent, calendarText } from '~/subjects/events/icalendar';
import { loadEvents, today } from '~/subjects/events/load-events';
import { calendarEvent } from '~/subjects/events/machine-readable';

type Props = { name: string; events: CalendarEvent[] };

export const getStaticPaths = (async () => {
  const events = await loadEvents();
  const all = nextDates(events, today).map((next) => ({ ...next.event, entries: entriesOf(next) }));
  const path = (slug: string, name: string, list: CalendarEvent[]) => ({
    params: { slug },
    props: { name, events: list } satisfies Props,
  });
  return [
    path(
      'all',
      `${organisation.name} events`,
      all.flatMap(({ entries }) => entries),
    ),
    ...all.map(({ slug, title, entries }) => path(slug, title, entries)),
    ...upcomingDates(events, today)
      .filter(({ event, date }) => event.slug !== date.slug)
      .map((each) => path(each.date.slug, each.event.title, [calendarEvent(each)])),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { name, events } }) =>
  new Response(calendarText(name, events), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
