// How much is too much. By what is sent first, by network last: a whole school shares one address.
import { createHash } from 'node:crypto';
import type { FormId } from '@tred/contract/registry';
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

export interface Limits {
  /** Seconds to wait, or 0 to go on. */
  check(attempt: { form: string; values: Record<string, unknown>; ip: string; now: number }): number;
}

export function createLimits(): Limits {
  const velocity = new Velocity();
  return {
    check({ form, values, ip, now }) {
      const keys: [string, Rule][] = [
        [`form ${form}`, limits.form],
        [`network ${form} ${networkOf(ip)}`, limits.network],
      ];
      if (typeof values.email === 'string')
        keys.push([`email ${form} ${values.email.toLowerCase()}`, limits.email]);
      for (const value of Object.values(values)) {
        if (typeof value !== 'string' || value.length < shortText) continue;
        keys.push([`text ${form} ${createHash('sha256').update(value).digest('base64url')}`, limits.text]);
      }
      return Math.max(...keys.map(([key, rule]) => velocity.hit(key, rule, now)));
    },
  };
}

export const noLimits: Limits = { check: () => 0 };

/** Votes carry no text, so the browser's own name for the voter is all that tells two apart. */
export const isVote = (form: string): boolean => form === ('vote' satisfies FormId);
