// How much is too much. By what is sent first, by network last: a whole school shares one address.
import { createHash } from 'node:crypto';
import type { Submission } from '@tred/contract/registry';
import ipaddr from 'ipaddr.js';
import { emailOf } from '../store/accept.ts';
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

/** An IPv6 visitor has a whole /64 to choose addresses from; an IPv4 one may come by way of IPv6. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

interface Attempt {
  submission: Submission;
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
function marks({ submission }: Attempt): [string, Rule][] {
  const { form, values } = submission;
  const email = emailOf(submission);
  const texts = Object.values(values).filter(
    (value) => typeof value === 'string' && value.length >= shortText,
  );
  const digest = (text: unknown) => createHash('sha256').update(String(text)).digest('base64url');
  return [
    ...(email ? [[`email ${form} ${email}`, limits.email] satisfies [string, Rule]] : []),
    ...texts.map((text): [string, Rule] => [`text ${form} ${digest(text)}`, limits.text]),
  ];
}

export function createLimits(): Limits {
  const velocity = new Velocity();
  return {
    check(attempt) {
      const { submission, ip, now } = attempt;
      return Math.max(
        velocity.hit(`form ${submission.form}`, limits.form, now),
        velocity.hit(`network ${submission.form} ${networkOf(ip)}`, limits.network, now),
        ...marks(attempt).map(([key, rule]) => velocity.wait(key, rule, now)),
      );
    },
    kept(attempt) {
      for (const [key, rule] of marks(attempt)) velocity.count(key, rule, attempt.now);
    },
  };
}

export const noLimits: Limits = { check: () => 0, kept: () => {} };
