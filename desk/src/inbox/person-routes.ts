// Everything about one address: handed out, or erased.
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erasePerson, exportPerson } from '../store/people.ts';
import type { InboxOptions } from './inbox-routes.ts';

const querystring = z.object({ email: z.string().min(3).max(254) });

export const personRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, { store, context, clock }) => {
  app.get('/person', { schema: { querystring } }, async ({ query }, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="tred-person.json"')
      .send({ ok: true, person: await exportPerson(store, query.email) }),
  );

  app.delete('/person', { schema: { querystring } }, async (request) => {
    const erased = await erasePerson(store, context, request.query.email, clock());
    request.log.info({ by: request.staff, erased }, 'a person was erased');
    return { ok: true, erased };
  });
};
