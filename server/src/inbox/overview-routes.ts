// Routes for the overviews: visits and events.

import { z } from 'zod';
import { listAttendees, listEvents } from '../events/places.ts';
import { dayLength, dayName, dayNumber } from '../kampala-days.ts';
import { countByForm } from '../submissions/counts.ts';
import { readVisits } from '../visits/visit-counts.ts';
import { sendCsv, toCsv } from './csv.ts';
import { HttpError, type InboxOptions, visibilityOf } from './inbox-request.ts';
import { route } from './route.ts';
import { withoutEmpty } from './submission-routes.ts';

const eventName = z.string().regex(/^[a-z0-9./-]{1,120}$/);
const eventQuery = z.object({ event: eventName });
const eventExport = z.preprocess(withoutEmpty, eventQuery);

const day = z.iso.date().transform((text) => Date.parse(text) / dayLength);
const longestPeriod = 800;
const period = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && to - from < longestPeriod);

const details = ['name', 'institution', 'role', 'phone', 'email', 'needs', 'reference'] as const;

export function overviewRoutes({ store: { db }, context, clock }: InboxOptions) {
  return {
    'GET /visits': route({ query: period }, async (request) => {
      const visits = await readVisits(db, request.query);
      const forms = await countByForm(db, { ...request.query, visibility: visibilityOf(request) });
      return {
        ...visits,
        forms: forms.map(({ form, ...counts }) => ({
          id: form,
          name: context.forms.get(form)?.name ?? form,
          ...counts,
        })),
      };
    }),

    'GET /events': route({}, async () => ({ events: await listEvents(db, context.events(clock())) })),

    'GET /events/attendees': route({ query: eventQuery }, async ({ query }) => {
      const event = (await listEvents(db, context.events(clock()))).find(({ id }) => id === query.event);
      if (!event) throw new HttpError(404, 'There is no such event.');
      return { ...event, attendees: await listAttendees(db, query.event) };
    }),

    'GET /visits.csv': route({ right: 'export', query: period }, async (request, reply) => {
      const { query } = request;
      const [from, to] = [dayName(query.from), dayName(query.to)];
      await request.audit('exported', { about: `csv, visits of ${from} to ${to}` });
      const { lists } = await readVisits(db, query);
      const rows = Object.entries(lists).flatMap(([kind, list]) =>
        list.map(({ name, count, wrote, before }) => [kind, name, count, wrote, before]),
      );
      const csv = toCsv(['what', 'name', 'visits', 'sent a form', 'period before'], rows);
      return sendCsv(reply, `visits-${from}-${to}`, csv);
    }),

    'POST /events/export': route({ right: 'export', body: eventExport }, async (request, reply) => {
      const { event } = request.body;
      await request.audit('exported', { about: `csv, event ${event}` });
      const rows = (await listAttendees(db, event)).map((one) => [
        one.place === 'waiting' ? 'waiting' : one.unconfirmed ? 'held, address not confirmed' : 'confirmed',
        ...details.map((detail) => one[detail]),
        new Date(one.at).toISOString(),
      ]);
      const name = `${event.replaceAll('/', '-')}-${dayName(dayNumber(clock()))}`;
      return sendCsv(reply, name, toCsv(['place', ...details, 'registered'], rows));
    }),
  };
}
