// Checks passwords: so many tries, and only so many at once.
import type { FastifyRequest } from 'fastify';
import { type Try, takeTry } from '../limits/login-limits.ts';
import { checkPassword } from '../store/staff.ts';
import type { InboxOptions } from './inbox-request.ts';
import { Refusal } from './inbox-request.ts';
import { hashPassword } from './passwords.ts';
import { readKnownBrowser } from './session-cookie.ts';

/** Checking a password takes 64 MB and a core for a moment. */
const checks = { atOnce: 1, waiting: 8 };

export interface PasswordCheck {
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

export function createPasswordCheck({
  store,
  counters,
  keyedHash,
  passwordCost: cost,
}: InboxOptions): PasswordCheck {
  const queue = createQueue(checks);

  const check: PasswordCheck['check'] = async (request, name, password) => {
    const browser = readKnownBrowser(request, keyedHash, name);
    const attempt = { name, ip: request.ip, browser };
    const wait = await takeTry(counters, attempt);
    if (wait > 0) {
      request.log.warn('too many tries to log in');
      throw tooManyTries(wait);
    }
    const look = () => checkPassword(store.db, { name, password, cost });
    try {
      return { attempt, ...(await queue.pass(look, browser !== undefined)) };
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
    hash: (password) => queue.pass(() => hashPassword(password, cost), true),
  };
}

export class TooBusy extends Error {}

export interface Queue {
  /** Rejects with TooBusy when too many wait already. `ahead` goes before all others, and is never sent away. */
  pass<Value>(work: () => Promise<Value>, ahead: boolean): Promise<Value>;
}

export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  const line: (() => void)[] = [];
  let inside = 0;
  return {
    async pass(work, ahead) {
      if (inside >= atOnce) {
        if (line.length >= waiting && !ahead) throw new TooBusy();
        // Whoever leaves hands the place on, so that nobody slips in between.
        await new Promise<void>((go) => (ahead ? line.unshift(go) : line.push(go)));
      } else inside += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}

/** For routes that check passwords. */
export interface PasswordOptions extends InboxOptions {
  passwords: PasswordCheck;
}
