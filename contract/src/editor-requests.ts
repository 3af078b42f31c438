// What the desk tells the website's editor with each request: the person, proved by a key that only these two have. Also
// links to drafts, and lines for the audit log.
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isEqual } from './is-equal.ts';
import type { Right } from './rights.ts';

export type Person = { name: string; rights: readonly Right[] };

/** In a reply: what was done, for the audit log. */
export const AUDIT_HEADER = 'x-website-audit';
/** The desk's name when it asks for a build on a new day. */
export const CLOCK = 'The calendar';
const LINK_MS = 7 * 24 * 3_600_000;

/** The headers that name the person. */
export const headersOf = (key: string, person: Person) => ({
  'x-website-key': key,
  'x-website-person': encodeURIComponent(JSON.stringify(person)),
});

/** Undefined unless the desk asks. */
export const personIn = (key: string, headers: IncomingHttpHeaders): Person | undefined =>
  isEqual(String(headers['x-website-key']), key)
    ? JSON.parse(decodeURIComponent(String(headers['x-website-person'])))
    : undefined;

/** A part of an address: for seven days, a person without an account sees the drafts of this revision. */
export function signLink(key: string, revision: string, now = Date.now()): string {
  const text = `${now + LINK_MS}.${revision}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The revision of a link; undefined if we did not sign it, or if it is over. */
export function verifyLink(key: string, link: string, now = Date.now()): string | undefined {
  const [until = '', revision = ''] = link.split('.');
  const isSigned = isEqual(link, signLink(key, revision, Number(until) - LINK_MS));
  return isSigned && now < Number(until) ? revision : undefined;
}
