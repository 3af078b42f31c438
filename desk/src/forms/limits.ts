// How much is too much. By what is sent first, by network last: a whole school shares one address.
import { createHash } from 'node:crypto';
import { type Rule, Velocity } from './velocity.ts';

const minute = 60_000;
const hour = 60 * minute;

const limits = {
  /** One person, one form. */
  email: { limit: 8, per: hour },
  /** The same long text over and over, whoever signs it. */
  text: { limit: 10, per: hour },
  /** A school, a campus or a carrier's shared address. */
  network: { limit: 400, per: 10 * minute },
  /** The whole form: what our disk should bear. */
  form: { limit: 3000, per: minute },
} as const satisfies Record<string, Rule>;

const shortText = 40;

/** An IPv6 visitor has a whole /64 to choose addresses from. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':');
}

interface Attempt {
  form: string;
  values: Record<string, unknown>;
  ip: string;
  now: number;
}

export interface Limits {
  /** Counts an attempt against form and network; returns the seconds to wait, or 0 to go on. */
  check(attempt: Attempt): number;
  /** Counts what was kept against its sender and its text: a try that failed on our side costs a visitor nothing. */
  kept(attempt: Attempt): void;
}

/** What tells one sender, or one text, from another. */
function marks({ form, values }: Attempt): [string, Rule][] {
  const email = typeof values.email === 'string' ? [values.email.toLowerCase()] : [];
  const texts = Object.values(values).filter(
    (value) => typeof value === 'string' && value.length >= shortText,
  );
  const digest = (text: unknown) => createHash('sha256').update(String(text)).digest('base64url');
  return [
    ...email.map((address): [string, Rule] => [`email ${form} ${address}`, limits.email]),
    ...texts.map((text): [string, Rule] => [`text ${form} ${digest(text)}`, limits.text]),
  ];
}

export function createLimits(): Limits {
  const velocity = new Velocity();
  return {
    check(attempt) {
      const { form, ip, now } = attempt;
      return Math.max(
        velocity.hit(`form ${form}`, limits.form, now),
        velocity.hit(`network ${form} ${networkOf(ip)}`, limits.network, now),
        ...marks(attempt).map(([key, rule]) => velocity.wait(key, rule, now)),
      );
    },
    kept(attempt) {
      for (const [key, rule] of marks(attempt)) velocity.count(key, rule, attempt.now);
    },
  };
}

export const noLimits: Limits = { check: () => 0, kept: () => {} };
