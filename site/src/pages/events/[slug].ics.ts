// `/events/{slug}.ics`: the calendar file of an event, of each date of a series, and of all events (`all`).
import type { APIRoute, GetStaticPaths } from 'astro';
import { organisation } from '~/content/facts/organisation';
import { nextDates, upcomingDates } from '~/lib/events';
import { type CalendarEvent, calendarText } from '~/lib/icalendar';
import { loadEvents, today } from './_events';
import { calendarEvent } from './_machine-readable';

type Props = { name: string; events: CalendarEvent[] };

export const getStaticPaths = (async () => {
  const events = await loadEvents();
  const series = nextDates(events, today).map((next) => ({
    ...next.event,
    file: {
      // A topic belongs to one date.
      ...calendarEvent({ ...next, date: { ...next.date, topic: undefined } }),
      uid: `${next.event.slug}@${organisation.domain}`,
      recurs: 'recurs' in next.event.when ? next.event.when.recurs : undefined,
    },
  }));
  const path = (slug: string, name: string, list: CalendarEvent[]) => ({
    params: { slug },
    props: { name, events: list } satisfies Props,
  });
  return [
    path(
      'all',
      `${organisation.name} events`,
      series.map(({ file }) => file),
    ),
    ...series.map(({ slug, title, file }) => path(slug, title, [file])),
    ...upcomingDates(events, today)
      .filter(({ event, date }) => event.slug !== date.slug)
      .map((each) => path(each.date.slug, each.event.title, [calendarEvent(each)])),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { name, events } }) =>
  new Response(calendarText(name, events), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
