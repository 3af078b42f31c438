// The cookie that says who is logged in: ours alone, over TLS, out of reach of scripts and other sites.
import type { FastifyReply, FastifyRequest } from 'fastify';

// The prefix makes browsers refuse it from a subdomain, a path or plain http (but for this very machine).
const name = '__Host-desk';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function readSessionCookie(request: FastifyRequest): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

export const setSessionCookie = (reply: FastifyReply, token: string, milliseconds: number) =>
  reply.header('set-cookie', `${name}=${token}; ${attributes}; Max-Age=${Math.floor(milliseconds / 1000)}`);

export const clearSessionCookie = (reply: FastifyReply) =>
  reply.header('set-cookie', `${name}=; ${attributes}; Max-Age=0`);
