// Routes for the overviews: counts and events.
import { COUNTED_DAYS, type Counts, type DeskEvent, type EventList } from '@tred/contract/overview-api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayName, dayNumber } from '../kampala-days.ts';
import { countByDay, countByForm } from '../store/counts.ts';
import { listAttendees, listEvents } from '../store/event-places.ts';
import { toCsv } from './csv.ts';
import { type InboxOptions, needs, visibilityOf } from './inbox-request.ts';
import { withoutEmpty } from './submission-routes.ts';

const eventName = z.string().regex(/^[a-z0-9./-]{1,120}$/);
const eventQuery = z.object({ event: eventName });
const eventExport = z.preprocess(withoutEmpty, eventQuery);

const columns = [
  'place',
  'name',
  'institution',
  'role',
  'phone',
  'email',
  'needs',
  'reference',
  'registered',
];

export const overviewRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, options) => {
  const { store, context, clock } = options;
  const { db } = store;

  app.get('/counts', async (request): Promise<Counts & { ok: true }> => {
    const query = { days: COUNTED_DAYS, now: clock(), visibility: visibilityOf(request) };
    const days = await countByDay(db, query);
    const forms = await countByForm(db, query);
    return {
      ok: true,
      days: days.map(({ day, count }) => ({ day: dayName(day), count })),
      forms: forms.map(({ form, ...counts }) => ({
        id: form,
        name: context.forms.get(form)?.name ?? form,
        ...counts,
      })),
    };
  });

  app.get('/events', async (): Promise<{ ok: true; events: DeskEvent[] }> => {
    return { ok: true, events: await listEvents(db, context.events(clock())) };
  });

  app.get('/events/attendees', { schema: { querystring: eventQuery } }, async ({ query }, reply) => {
    const event = (await listEvents(db, context.events(clock()))).find(({ id }) => id === query.event);
    if (!event) return reply.code(404).send({ ok: false, message: 'There is no such event.' });
    const attendees = await listAttendees(db, query.event);
    return reply.send({ ok: true, ...event, attendees } satisfies EventList & { ok: true });
  });

  const ofExport = { schema: { body: eventExport }, onRequest: needs('export') };
  app.post('/events/export', ofExport, async (request, reply) => {
    const { event } = request.body;
    await request.audit('exported', { about: `csv, event ${event}` });
    const attendees = await listAttendees(db, event);
    const rows = attendees.map((one) => [
      one.place === 'waiting' ? 'waiting' : one.unconfirmed ? 'held, address not confirmed' : 'confirmed',
      one.name,
      one.institution,
      one.role,
      one.phone,
      one.email,
      one.needs,
      one.reference,
      new Date(one.at).toISOString(),
    ]);
    const date = dayName(dayNumber(clock()));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${event.replaceAll('/', '-')}-${date}.csv"`)
      .send(toCsv(columns, rows));
  });
};
