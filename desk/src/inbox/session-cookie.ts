// The cookies of the inbox: who is logged in, and that this browser has been before. Ours alone, over TLS, out of
// reach of scripts and other sites.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyedHash } from '../secret.ts';

// The prefix makes browsers refuse them from a subdomain, a path or plain http (but for this very machine).
const session = '__Host-desk';
const known = '__Host-desk-known';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';
/** Half a year. */
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

const sign = (keyedHash: KeyedHash, browser: string, name: string) =>
  keyedHash(`known browser ${browser} ${name}`);

/** The mark of a browser that has logged in under this name before. */
export function readKnownBrowser(
  request: FastifyRequest,
  keyedHash: KeyedHash,
  name: string,
): string | undefined {
  const [browser = '', signature = ''] = read(request, known)?.split('.') ?? [];
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(keyedHash, browser, name))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? browser : undefined;
}

export function setKnownBrowser(
  reply: FastifyReply,
  keyedHash: KeyedHash,
  name: string,
  mark?: string,
): FastifyReply {
  const browser = mark ?? randomBytes(16).toString('base64url');
  return set(reply, known, `${browser}.${sign(keyedHash, browser, name)}`, knownSeconds);
}
