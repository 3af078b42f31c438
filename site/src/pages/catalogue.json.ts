// `/catalogue.json`: what the desk must know of the site: how else to reach us, which events have how many places,
// which requests can be voted for.
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { organisation } from '~/facts/organisation';
import { formatPhone } from '~/lib/phone';
import { upcomingDates } from '~/subjects/events/event-dates';
import { formatEventDate } from '~/subjects/events/event-words';
import { loadProgramme } from '~/subjects/events/load-events';

export const GET: APIRoute = async () => {
  const { events: all, today } = await loadProgramme();
  const events = upcomingDates(all, today).map(({ event, date }) => [
    date.slug,
    { title: `${event.title}, ${formatEventDate(date)}`, capacity: event.capacity },
  ]);
  return new Response(
    JSON.stringify({
      contact: { email: organisation.email.general, phone: formatPhone(organisation.phone.main) },
      events: Object.fromEntries(events),
      requests: (await getCollection('requests')).map(({ id }) => id),
    }),
  );
};
