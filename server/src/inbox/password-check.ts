// Checks passwords with rate limits, one at a time.
import type { FastifyRequest } from 'fastify';
import { passwordUsage } from '../limits/rules.ts';
import { hashPassword } from '../staff/password-hashing.ts';
import { checkPassword, findCredentials } from '../staff/staff.ts';
import { HttpError, type InboxOptions } from './inbox-request.ts';

const mostWaiting = 8;

export const tooManyTries = (wait: number) =>
  new HttpError(429, 'Too many tries. Wait a quarter of an hour.', wait);

export function createPasswordCheck({ store, limiter, passwordCost: cost }: InboxOptions) {
  const inTurn = oneAtATime();

  /** Refuses after too many tries. They are counted in turn: a flood that is refused writes nothing to the database. */
  const check = (request: FastifyRequest, name: string, password: string) =>
    inTurn(async () => {
      const usage = passwordUsage(name, request.ip);
      const wait = await limiter.consume(usage);
      if (wait > 0) {
        request.log.warn('too many tries to log in');
        throw tooManyTries(wait);
      }
      const credentials = await findCredentials(store.db, name);
      const fits = await checkPassword(store.db, { name, password, cost }, credentials);
      if (fits) await limiter.refund(usage);
      return { fits, known: credentials !== undefined, hasCode: credentials?.hasCode ?? false };
    });

  return {
    check,
    /** Checks the signed-in user's password again before a sensitive change. */
    async confirm(request: FastifyRequest, password: string): Promise<void> {
      const { fits } = await check(request, request.staff, password);
      if (fits) return;
      await request.audit('log-in-failed', { about: 'wrong password, while logged in' });
      throw new HttpError(403, 'That is not your password.');
    },
    hash: (password: string) => inTurn(() => hashPassword(password, cost)),
  };
}

/** One hash takes 64 MB and a core. */
function oneAtATime() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (waiting > mostWaiting)
      throw new HttpError(
        503,
        'Too many people are signing in at this moment. Try again in a few seconds.',
        5,
      );
    waiting += 1;
    const result = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => {});
    return result;
  };
}

export interface PasswordOptions extends InboxOptions {
  passwords: ReturnType<typeof createPasswordCheck>;
}
