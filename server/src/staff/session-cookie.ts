// The cookie of a session: Secure, HttpOnly, SameSite.
import type { FastifyReply, FastifyRequest } from 'fastify';

// The `__Host-` prefix makes browsers refuse it from a subdomain, a path or plain http.
const name = '__Host-admin';

export function readSessionCookie({ headers }: FastifyRequest): string | undefined {
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim().split('=', 2)) ?? [];
  return pairs.find(([key]) => key === name)?.[1];
}

export const setSessionCookie = (reply: FastifyReply, token: string, milliseconds: number) =>
  reply.header(
    'set-cookie',
    `${name}=${token}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${Math.floor(milliseconds / 1000)}`,
  );

export const clearSessionCookie = (reply: FastifyReply) => setSessionCookie(reply, '', 0);
