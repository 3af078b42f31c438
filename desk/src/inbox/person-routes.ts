// Everything about one address: handed out, or erased.
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { erasePerson, exportPerson } from '../store/people.ts';
import { personQuery } from './entry-queries.ts';
import type { InboxOptions } from './inbox-routes.ts';

const schema = { body: personQuery };

export const personRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, { store, context, clock }) => {
  app.post('/person/export', { schema }, async ({ body }, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="tred-person.json"')
      .send({ ok: true, person: await exportPerson(store, body.email) }),
  );

  app.post('/person/erase', { schema }, async (request) => {
    const erased = await erasePerson(store, context, request.body.email, clock());
    request.log.info({ by: request.staff, erased }, 'a person was erased');
    return { ok: true, erased };
  });
};
