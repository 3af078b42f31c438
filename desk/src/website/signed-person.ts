// What the desk and the website's editor agree on: the signed person of each request, links to drafts, and the lines for
// the audit log.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Right } from '@tred/contract/rights';

export const PERSON_HEADER = 'x-website-person';
/** In a reply: what was done, for the audit log. */
export const AUDIT_HEADER = 'x-website-audit';
/** The desk's name when it asks for a build on a new day. */
export const CLOCK = 'The calendar';
/** Desk and editor are on one machine. */
const VALID_MS = 60_000;
const LINK_MS = 7 * 24 * 3_600_000;

export type Person = { name: string; rights: readonly Right[] };
type Request = { method: string; url: string };

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');
const seal = (key: string, person: string, { method, url }: Request) =>
  hmac(key, `${person}\n${method} ${url}`);

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The value of the header. It is good for one address, for a minute. */
export function signPerson(key: string, person: Person, request: Request, now = Date.now()): string {
  const text = Buffer.from(JSON.stringify({ ...person, at: now })).toString('base64url');
  return `${text}.${seal(key, text, request)}`;
}

/** Undefined unless the desk signed it for this request. */
export function verifyPerson(
  key: string,
  header: unknown,
  request: Request,
  now = Date.now(),
): Person | undefined {
  const [text = '', signature = ''] = String(header ?? '').split('.');
  if (!isEqual(signature, seal(key, text, request))) return undefined;
  const { name, rights, at } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  return Math.abs(now - at) < VALID_MS ? { name, rights } : undefined;
}

/** A part of an address: for seven days, a person without an account sees the drafts of this revision. */
export function signLink(key: string, revision: string, now = Date.now()): string {
  const text = `${now + LINK_MS}.${revision}`;
  return `${text}.${hmac(key, `link ${text}`)}`;
}

/** The revision of a link; undefined if we did not sign it, or if it is over. */
export function verifyLink(key: string, link: string, now = Date.now()): string | undefined {
  const [until = '', revision = ''] = link.split('.');
  const isSigned = isEqual(link, signLink(key, revision, Number(until) - LINK_MS));
  return isSigned && now < Number(until) ? revision : undefined;
}
