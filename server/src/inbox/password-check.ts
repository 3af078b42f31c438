// Checks passwords with rate limits and a queue.
import type { FastifyRequest } from 'fastify';
import { type LogIn, passwordUsage } from '../limits/rules.ts';
import { widestNetworkOf } from '../network.ts';
import { hashPassword } from '../staff/password-hashing.ts';
import { readKnownBrowser } from '../staff/session-cookie.ts';
import { checkPassword, findCredentials } from '../staff/staff.ts';
import { HttpError, type InboxOptions } from './inbox-request.ts';

/** One check takes 64 MB and a core. */
const checks = { atOnce: 1, waiting: 8, ofOneNetwork: 2 };

interface PasswordCheck {
  /** Refuses after too many tries, or when the queue is full. */
  check(
    request: FastifyRequest,
    name: string,
    password: string,
  ): Promise<{ attempt: LogIn; fits: boolean; known: boolean; hasCode: boolean }>;
  /** Checks the signed-in user's password again before a sensitive change. */
  confirm(request: FastifyRequest, password: string): Promise<void>;
  /** For signed-in users. */
  hash(password: string): Promise<string>;
}

export const tooManyTries = (wait: number) =>
  new HttpError(429, 'Too many tries. Wait a quarter of an hour.', wait);

export function createPasswordCheck({
  store,
  limiter,
  keyedHash,
  passwordCost: cost,
  clock,
}: InboxOptions): PasswordCheck {
  const queue = createQueue(checks);

  const check: PasswordCheck['check'] = async (request, name, password) => {
    const credentials = await findCredentials(store.db, name);
    const browser =
      credentials &&
      readKnownBrowser(request, keyedHash, { name, passwordAt: credentials.passwordAt, now: clock() });
    const attempt = { name, ip: request.ip, browser };
    const look = async () => {
      // Counts in the queue: a flood that the queue refuses writes nothing to the database.
      const wait = await limiter.consume(passwordUsage(attempt));
      if (wait > 0) {
        request.log.warn('too many tries to log in');
        throw tooManyTries(wait);
      }
      return checkPassword(store.db, { name, password, cost }, credentials);
    };
    try {
      const fits = await queue.pass(look, browser === undefined ? widestNetworkOf(request.ip) : ahead);
      if (fits) await limiter.refund(passwordUsage(attempt));
      return { attempt, fits, known: credentials !== undefined, hasCode: credentials?.hasCode ?? false };
    } catch (cause) {
      if (!(cause instanceof TooBusy)) throw cause;
      request.log.warn('too many log-ins at once');
      throw new HttpError(
        503,
        'Too many people are logging in at this moment. Try again in a few seconds.',
        5,
      );
    }
  };

  return {
    check,
    async confirm(request, password) {
      const { fits } = await check(request, request.staff, password);
      if (fits) return;
      await request.audit('log-in-failed', { about: 'wrong password, while logged in' });
      throw new HttpError(403, 'That is not your password.');
    },
    hash: (password) => queue.pass(() => hashPassword(password, cost), ahead),
  };
}

export class TooBusy extends Error {}

/** Known browsers and signed-in users go first and are never refused. */
export const ahead = Symbol('ahead');

interface Queue {
  /** Rejects with TooBusy when too many wait, of this network or in all. */
  pass<Value>(work: () => Promise<Value>, from: string | typeof ahead): Promise<Value>;
}

interface QueueBounds {
  atOnce: number;
  waiting: number;
  ofOneNetwork: number;
}

export function createQueue({ atOnce, waiting, ofOneNetwork }: QueueBounds): Queue {
  const line: { from: string | typeof ahead; go: () => void }[] = [];
  let inside = 0;
  return {
    async pass(work, from) {
      if (inside >= atOnce) {
        const others = line.filter((each) => each.from === from).length;
        if (from !== ahead && (line.length >= waiting || others >= ofOneNetwork)) throw new TooBusy();
        await new Promise<void>((go) =>
          from === ahead ? line.unshift({ from, go }) : line.push({ from, go }),
        );
      } else inside += 1;
      try {
        return await work();
      } finally {
        // Passes the slot on, so that no new request takes it first.
        const next = line.shift();
        if (next) next.go();
        else inside -= 1;
      }
    },
  };
}

export interface PasswordOptions extends InboxOptions {
  passwords: PasswordCheck;
}
