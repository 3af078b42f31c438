// Logging in and out, and who is logged in.
import type { Session } from '@tred/contract/desk-api';
import { forms } from '@tred/contract/registry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { takeTry } from '../limits/login-limits.ts';
import { logIn, logOut, sessionLength } from '../store/staff.ts';
import type { InboxOptions } from './inbox-routes.ts';
import {
  clearSessionCookie,
  readKnownBrowser,
  readSessionCookie,
  setKnownBrowser,
  setSessionCookie,
} from './session-cookie.ts';
import { createTurnstile, TooBusy } from './turnstile.ts';

/** Checking a password takes 64 MB and a core for a moment. */
const checks = { atOnce: 2, waiting: 8 };

// No database stores a NUL, and nobody's name has one.
const credentials = z.object({
  name: z
    .string()
    .min(1)
    .max(60)
    .regex(/^\P{Cc}*$/u),
  password: z.string().min(1).max(200),
});

const session = (name: string): Session & { ok: true } => ({
  ok: true,
  name,
  // Votes are counted, not read.
  forms: (name ? forms : [])
    .filter(({ id }) => id !== 'vote')
    .map(({ id, name: title }) => ({ id, name: title })),
});

export const sessionRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, options) => {
  const { store, counters, seal, passwordCost, clock } = options;
  const turnstile = createTurnstile(checks);

  app.post('/session', { schema: { body: credentials } }, async (request, reply) => {
    const { name, password } = request.body;
    const browser = readKnownBrowser(request, seal, name);
    const wait = await takeTry(counters, { name, ip: request.ip, browser });
    if (wait > 0) {
      request.log.warn('too many tries to log in');
      const message = 'Too many tries. Wait a quarter of an hour.';
      return reply.code(429).header('retry-after', wait).send({ ok: false, message });
    }
    try {
      const check = () => logIn(store.db, { name, password, now: clock(), cost: passwordCost });
      const token = await turnstile.pass(check, browser !== undefined);
      if (!token) {
        request.log.warn('a log-in was refused');
        return reply.code(401).send({ ok: false, message: 'That name and password do not fit.' });
      }
      setSessionCookie(reply, token, sessionLength);
      return setKnownBrowser(reply, seal, name, browser).send(session(name));
    } catch (cause) {
      if (!(cause instanceof TooBusy)) throw cause;
      request.log.warn('too many log-ins at once');
      const message = 'Too many people are logging in at this moment. Try again in a few seconds.';
      return reply.code(503).header('retry-after', '5').send({ ok: false, message });
    }
  });

  app.get('/session', async (request) => session(request.staff));

  app.delete('/session', async (request, reply) => {
    await logOut(store.db, readSessionCookie(request) ?? '');
    return clearSessionCookie(reply).send({ ok: true });
  });
};
