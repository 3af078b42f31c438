// Logging in and out, and who is logged in.
import type { Session } from '@tred/contract/desk-api';
import { forms } from '@tred/contract/registry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { networkOf } from '../forms/limits.ts';
import { Velocity } from '../forms/velocity.ts';
import { logIn, logOut, sessionLength } from '../store/staff.ts';
import type { InboxOptions } from './inbox-routes.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

const quarterHour = 15 * 60_000;
const tries = {
  /** One name from one network. */
  own: { limit: 10, per: quarterHour },
  /** One name from anywhere: slow enough to make guessing hopeless. */
  name: { limit: 60, per: quarterHour },
};

const credentials = z.object({ name: z.string().min(1).max(60), password: z.string().min(1).max(200) });

const session = (name: string): Session & { ok: true } => ({
  ok: true,
  name,
  // Votes are counted, not read.
  forms: (name ? forms : [])
    .filter(({ id }) => id !== 'vote')
    .map(({ id, name: title }) => ({ id, name: title })),
});

export const sessionRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, options) => {
  const { store, passwordCost, clock } = options;
  const velocity = new Velocity();

  app.post('/session', { schema: { body: credentials } }, async (request, reply) => {
    const { name, password } = request.body;
    const now = clock();
    const wait = Math.max(
      velocity.hit(`${name} ${networkOf(request.ip)}`, tries.own, now),
      velocity.hit(name, tries.name, now),
    );
    if (wait > 0) {
      const message = 'Too many tries. Wait a quarter of an hour.';
      return reply.code(429).header('retry-after', wait).send({ ok: false, message });
    }
    const token = await logIn(store.db, { name, password, now, cost: passwordCost });
    if (!token) {
      request.log.warn('a log-in was refused');
      return reply.code(401).send({ ok: false, message: 'That name and password do not fit.' });
    }
    return setSessionCookie(reply, token, sessionLength).send(session(name));
  });

  app.get('/session', async (request) => session(request.staff));

  app.delete('/session', async (request, reply) => {
    await logOut(store.db, readSessionCookie(request) ?? '');
    return clearSessionCookie(reply).send({ ok: true });
  });
};
