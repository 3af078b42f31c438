// Everything about one address: handed out, or erased.
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erasePerson, exportPerson } from '../store/people.ts';
import { aboutEntries, personQuery } from './entry-queries.ts';
import type { InboxOptions } from './inbox-routes.ts';
import { needs, sightOf } from './rights.ts';

const route = { schema: { body: personQuery }, onRequest: needs('export') };

export const personRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, { store, context, clock }) => {
  app.post('/person/export', route, async (request, reply) => {
    const person = await exportPerson(store, request.body.email, sightOf(request));
    await request.audit(
      'person-exported',
      aboutEntries(person.submissions.map(({ reference }) => reference)),
    );
    return reply
      .header('content-disposition', 'attachment; filename="tred-person.json"')
      .send({ ok: true, person });
  });

  app.post('/person/erase', route, async (request) => {
    const erased = await erasePerson(store, context, {
      address: request.body.email,
      sight: sightOf(request),
      now: clock(),
      record: (tx, references) => request.audit('person-erased', aboutEntries(references), tx),
    });
    request.log.info({ by: request.staff, erased: erased.length }, 'a person was erased');
    return { ok: true, erased: erased.length };
  });
};
