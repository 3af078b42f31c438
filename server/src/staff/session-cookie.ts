// Cookies of the inbox: session and known browser. Secure, HttpOnly, SameSite.
import { randomBytes } from 'node:crypto';
import { isEqual } from '@tred/contract/is-equal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { KeyedHash } from '../secret.ts';

// The `__Host-` prefix makes browsers refuse them from a subdomain, a path or plain http.
const session = '__Host-desk';
const known = '__Host-desk-known';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const knownSeconds = 180 * 24 * 60 * 60;

function read(request: FastifyRequest, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

const set = (reply: FastifyReply, name: string, value: string, seconds: number) =>
  reply.header('set-cookie', `${name}=${value}; ${attributes}; Max-Age=${seconds}`);

export const readSessionCookie = (request: FastifyRequest) => read(request, session);

export const setSessionCookie = (reply: FastifyReply, token: string, milliseconds: number) =>
  set(reply, session, token, Math.floor(milliseconds / 1000));

export const clearSessionCookie = (reply: FastifyReply) => set(reply, session, '', 0);

const mark = z.object({ browser: z.string(), name: z.string(), at: z.number() });

const sign = (keyedHash: KeyedHash, text: string) => keyedHash(`known browser ${text}`);

function readMark(request: FastifyRequest, keyedHash: KeyedHash) {
  const [text = '', signature = ''] = read(request, known)?.split('.') ?? [];
  if (!isEqual(signature, sign(keyedHash, text))) return undefined;
  return mark.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}

/** The id of a browser that has logged in under this name since the password was set. */
export function readKnownBrowser(
  request: FastifyRequest,
  keyedHash: KeyedHash,
  { name, passwordAt, now }: { name: string; passwordAt: number; now: number },
): string | undefined {
  const found = readMark(request, keyedHash);
  if (found?.name !== name || found.at < passwordAt) return undefined;
  return found.at > now - knownSeconds * 1000 ? found.browser : undefined;
}

export function setKnownBrowser(
  reply: FastifyReply,
  keyedHash: KeyedHash,
  {
    name,
    now,
    browser = randomBytes(16).toString('base64url'),
  }: { name: string; now: number; browser?: string | undefined },
): FastifyReply {
  const text = Buffer.from(JSON.stringify({ browser, name, at: now })).toString('base64url');
  return set(reply, known, `${text}.${sign(keyedHash, text)}`, knownSeconds);
}
