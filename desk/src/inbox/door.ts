// Where passwords are checked and made: so many tries, and only so many at once, whoever asks and on whichever page.
import type { FastifyRequest } from 'fastify';
import { type Try, takeTry } from '../limits/login-limits.ts';
import { checkPassword } from '../store/staff.ts';
import type { InboxOptions } from './inbox-routes.ts';
import { hashPassword } from './passwords.ts';
import { Refusal } from './refusal.ts';
import { readKnownBrowser } from './session-cookie.ts';
import { createTurnstile, TooBusy } from './turnstile.ts';

/** Checking a password takes 64 MB and a core for a moment. */
const checks = { atOnce: 1, waiting: 8 };

export interface Door {
  /** Refuses after too many tries, or when too many come at this moment. */
  check(
    request: FastifyRequest,
    name: string,
    password: string,
  ): Promise<{ attempt: Try; fits: boolean; known: boolean; hasCode: boolean }>;
  /** The password of whoever is logged in, once more, before something that matters. */
  confirm(request: FastifyRequest, password: string): Promise<void>;
  /** For someone who is logged in. */
  hash(password: string): Promise<string>;
}

export const tooManyTries = (wait: number) =>
  new Refusal(429, 'Too many tries. Wait a quarter of an hour.', wait);

export function createDoor({ store, counters, seal, passwordCost: cost }: InboxOptions): Door {
  const turnstile = createTurnstile(checks);

  const check: Door['check'] = async (request, name, password) => {
    const browser = readKnownBrowser(request, seal, name);
    const attempt = { name, ip: request.ip, browser };
    const wait = await takeTry(counters, attempt);
    if (wait > 0) {
      request.log.warn('too many tries to log in');
      throw tooManyTries(wait);
    }
    const look = () => checkPassword(store.db, { name, password, cost });
    try {
      return { attempt, ...(await turnstile.pass(look, browser !== undefined)) };
    } catch (cause) {
      if (!(cause instanceof TooBusy)) throw cause;
      request.log.warn('too many log-ins at once');
      throw new Refusal(503, 'Too many people are logging in at this moment. Try again in a few seconds.', 5);
    }
  };

  return {
    check,
    async confirm(request, password) {
      const { fits } = await check(request, request.staff, password);
      if (fits) return;
      await request.audit('log-in-failed', { about: 'wrong password, while logged in' });
      throw new Refusal(403, 'That is not your password.');
    },
    hash: (password) => turnstile.pass(() => hashPassword(password, cost), true),
  };
}
