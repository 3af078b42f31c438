// Tells posts from our own pages from those that another site makes a visitor's browser send.
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether an origin is the very host that was asked. The scheme may differ: a proxy in front speaks TLS for us. */
function isHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && from !== '' && new URL(asked).host === from;
}

/**
 * A browser says where a post comes from. What says nothing (a script, a mail program's one-click unsubscribe) is no
 * browser being misled, so it may pass.
 */
export function comesFromUs(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return allowedOrigins.includes(origin) || isHost(origin, request.host);
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Lets the pages of the named origins, and no others, read the answer. */
export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  allowedOrigins: readonly string[],
): void {
  reply.header('vary', 'origin');
  const { origin } = request.headers;
  if (origin && allowedOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
}
