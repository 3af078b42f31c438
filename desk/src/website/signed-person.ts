// What the desk and the website's editor agree on: the signed person of each request, and the lines for the audit log.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Right } from '@tred/contract/rights';

export const PERSON_HEADER = 'x-website-person';
/** In a reply: what was done, for the audit log. */
export const AUDIT_HEADER = 'x-website-audit';
/** The desk's name when it asks for a build on a new day. */
export const CLOCK = 'The calendar';
/** Desk and editor are on one machine. */
const VALID_MS = 60_000;

export type Person = { name: string; rights: readonly Right[] };
type Request = { method: string; url: string };

const seal = (key: string, person: string, { method, url }: Request) =>
  createHmac('sha256', key).update(`${person}\n${method} ${url}`).digest();

/** The value of the header. It is good for one address, for a minute. */
export function signPerson(key: string, person: Person, request: Request, now = Date.now()): string {
  const text = Buffer.from(JSON.stringify({ ...person, at: now })).toString('base64url');
  return `${text}.${seal(key, text, request).toString('base64url')}`;
}

/** Undefined unless the desk signed it for this request. */
export function verifyPerson(
  key: string,
  header: unknown,
  request: Request,
  now = Date.now(),
): Person | undefined {
  const [text = '', signature = ''] = String(header ?? '').split('.');
  const [actual, expected] = [Buffer.from(signature, 'base64url'), seal(key, text, request)];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const { name, rights, at } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  return Math.abs(now - at) < VALID_MS ? { name, rights } : undefined;
}
