// Connects the desk to the website's editor, a process of its own on a Unix socket: the person of each request, links to
// drafts, and lines for the audit log. The key proves that the desk asks.
import { createHmac } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import type { Right } from '@tred/contract/rights';
import { isEqual } from '../secret.ts';

export type EditorSettings = { socket: string; key: string };
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

/** `npm start` sets it. In a service, systemd starts the editor at the first connection. */
export const onDemand: { start?: () => Promise<void> } = {};

type Asked = {
  method: string;
  /** Path and query, without the prefix. */
  url: string;
  headers?: Record<string, string | undefined>;
  body?: Readable | undefined;
};

/** Sends a request in the name of a person. Rejects if there is no editor. */
export async function askEditor(
  { socket: socketPath, key }: EditorSettings,
  person: Person,
  { method, url: path, headers = {}, body }: Asked,
): Promise<IncomingMessage> {
  await onDemand.start?.();
  return new Promise((resolve, reject) => {
    const known = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const all = { ...known, ...headersOf(key, person) };
    // A new connection each time: the editor may close an idle one at the moment of the next request.
    const asked = request({ socketPath, method, path, headers: all, agent: false });
    asked.once('response', resolve).once('error', reject);
    body?.once('error', (error) => asked.destroy(error));
    if (body) body.pipe(asked);
    else asked.end();
  });
}
