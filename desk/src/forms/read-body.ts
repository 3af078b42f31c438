// Reads what was posted: JSON or a plain form, in valid UTF-8, nothing else.
import type { FastifyInstance } from 'fastify';

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
export class FormEntries {
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
    async (_request: unknown, body: Buffer) => new FormEntries(parseUrlEncoded(body)),
  );
}
