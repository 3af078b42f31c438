// `/events/{slug}.ics`: the calendar file of an event, of each date of a series, and of all events (`all`).
import type { APIRoute, GetStaticPaths } from 'astro';
import { type CalendarFile, calendarFiles, calendarText } from '~/features/events/calendar';
import { loadProgramme } from '~/features/events/load';

export const getStaticPaths = (async () => {
  const { events, today } = await loadProgramme();
  return calendarFiles(events, today).map((file) => ({ params: { slug: file.slug }, props: file }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<CalendarFile> = ({ props: { name, entries } }) =>
  new Response(calendarText(name, entries), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
