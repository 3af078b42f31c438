// Reads what was posted, and tells posts of our own pages from those of other sites.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What went wrong on the way in, with the status it is answered with. */
class BodyError extends Error {
  readonly statusCode = 400;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new BodyError('not UTF-8');
  }
}

function parseJson(body: Buffer): unknown {
  const text = decode(body);
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError('not JSON');
  }
}

/** Name and value pairs in order. Unlike URLSearchParams, refuses bytes that are not UTF-8 instead of replacing them. */
function parseUrlEncoded(body: Buffer): [string, string][] {
  const decodePart = (part: string) => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' '));
    } catch {
      throw new BodyError('not UTF-8');
    }
  };
  return decode(body)
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const equals = pair.indexOf('=');
      const [name, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return [decodePart(name), decodePart(value)];
    });
}

/** A plain form's pairs, told apart from a JSON body by their class. */
export class PostedPairs {
  readonly pairs: readonly [string, string][];
  constructor(pairs: readonly [string, string][]) {
    this.pairs = pairs;
  }
  get(name: string): string | undefined {
    return this.pairs.find(([key]) => key === name)?.[1];
  }
}

export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => new PostedPairs(parseUrlEncoded(body)),
  );
}

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
