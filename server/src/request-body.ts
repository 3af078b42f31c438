// Parses request bodies and recognises posts from our own pages.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** Pairs in order. Unlike URLSearchParams, it refuses invalid UTF-8. */
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

/** Whether the origin is the requested host. The scheme may differ behind a TLS proxy. */
function isHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  const requested = `${protocol}//${host}`;
  return URL.canParse(requested) && from !== '' && new URL(requested).host === from;
}

const longestHost = 80;

/** Checks the Origin header. Requests without one pass: they come from scripts and mail programs, not from a misled browser. */
export function comesFromUs(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = request.headers;
  // The request's own Host header: anybody can set X-Forwarded-Host.
  const isOwnSite =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : allowedOrigins.includes(origin) || isHost(origin, host);
  if (!isOwnSite) {
    // Anybody can fill the log with headers: hosts only, and short.
    const from = URL.parse(origin ?? '')?.host.slice(0, longestHost);
    const to = host.slice(0, longestHost);
    request.log.warn({ origin: from, host: to }, 'refused a post from another site');
  }
  return isOwnSite;
}

export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  allowedOrigins: readonly string[],
): void {
  reply.header('vary', 'origin');
  const { origin } = request.headers;
  if (origin && allowedOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
}
