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
  const { origin, host = '', 'sec-fetch-site': site } = request.headers;
  // What the request itself names as its host: X-Forwarded-Host is anybody's word.
  const ours =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : allowedOrigins.includes(origin) || isHost(origin, host);
  if (!ours) request.log.warn({ origin, host, site }, 'refused a post from another site');
  return ours;
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
