// The server tells the website's editor with each request: the person, proved by a key that only these two have. Also
// links to drafts, and lines for the audit log.
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isEqual } from './is-equal.ts';
import type { Right } from './rights.ts';

export type Person = { name: string; rights: readonly Right[] };

/** In a reply: what was done, for the audit log. */
export const AUDIT_HEADER = 'x-website-audit';
/** In the server's replies: when the pages that visitors see were made. */
export const BUILT_HEADER = 'x-built-at';
/** The server's name when it asks for a build on a new day. */
export const CLOCK = 'The calendar';
/** `tred-server doctor`, which may ask for `STATE` only. */
export const DOCTOR = 'doctor';
export const STATE = '/state';
const LINK_MS = 7 * 24 * 3_600_000;

export const headersOf = (key: string, person: Person) => ({
  'x-website-key': key,
  'x-website-person': encodeURIComponent(JSON.stringify(person)),
});

/** Undefined unless the server asks. */
export const personIn = (key: string, headers: IncomingHttpHeaders): Person | undefined =>
  isEqual(String(headers['x-website-key']), key)
    ? JSON.parse(decodeURIComponent(String(headers['x-website-person'])))
    : undefined;

export type Link = {
  /** Of the drafts that it shows. */
  revision: string;
  by: string;
};

/** A part of an address: for seven days, a person without an account sees the drafts of this revision. */
export function signLink(key: string, { revision, by }: Link, now = Date.now()): string {
  const text = `${now + LINK_MS}.${revision}.${Buffer.from(by).toString('base64url')}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Undefined if we did not sign it, or if it is over. */
export function verifyLink(key: string, link: string, now = Date.now()): Link | undefined {
  const [until = '', revision = '', name = ''] = link.split('.');
  const by = Buffer.from(name, 'base64url').toString();
  const isSigned = isEqual(link, signLink(key, { revision, by }, Number(until) - LINK_MS));
  return isSigned && now < Number(until) ? { revision, by } : undefined;
}

/** Path and query below a prefix, without dot segments: what is checked is what is answered. Undefined elsewhere. */
export function addressBelow(prefix: string, url: string): string | undefined {
  const read = URL.parse(`http://server${url}`);
  return read?.pathname.startsWith(`${prefix}/`)
    ? read.pathname.slice(prefix.length) + read.search
    : undefined;
}

/** Requests that an open page of the editor makes by itself. They keep neither the log-in nor the editor alive. */
export const isByItself = (address: string): boolean =>
  /^\/(?:page|events|overview|website|changes|progress)(?![\w-])/.test(address);
