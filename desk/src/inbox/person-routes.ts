// Everything about one address: handed out, or erased.
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erasePerson, exportPerson } from '../store/people.ts';
import { personQuery } from './entry-queries.ts';
import type { InboxOptions } from './inbox-routes.ts';

const schema = { body: personQuery };

/** The trail outlives the person: it names their entries, never them. */
const entries = (references: readonly string[]) => ({ about: references.join(' ') || 'no entry' });

export const personRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, { store, context, clock }) => {
  app.post('/person/export', { schema }, async (request, reply) => {
    const person = await exportPerson(store, request.body.email);
    await request.audit('person-exported', entries(person.submissions.map(({ reference }) => reference)));
    return reply
      .header('content-disposition', 'attachment; filename="tred-person.json"')
      .send({ ok: true, person });
  });

  app.post('/person/erase', { schema }, async (request) => {
    const erased = await erasePerson(store, context, request.body.email, clock());
    await request.audit('person-erased', entries(erased));
    request.log.info({ by: request.staff, erased: erased.length }, 'a person was erased');
    return { ok: true, erased: erased.length };
  });
};
