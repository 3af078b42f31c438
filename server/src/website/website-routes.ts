// Passes requests of staff with the right on to the website's editor, and asks it for a build on a new day.
import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { WEBSITE_API } from '@tred/contract/admin-api';
import { websiteActions } from '@tred/contract/audit-api';
import {
  AUDIT_HEADER,
  addressBelow,
  BUILT_HEADER,
  type Person,
  verifyLink,
} from '@tred/contract/editor-requests';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessage } from '../error-text.ts';
import { HttpError, type InboxOptions, needs } from '../inbox/inbox-request.ts';
import { addStaffHooks } from '../inbox/inbox-routes.ts';
import { readSessionCookie } from '../staff/session-cookie.ts';
import { findSession } from '../staff/sessions.ts';
import { listStaff } from '../staff/staff.ts';
import { askEditor, type EditorSettings } from './ask-editor.ts';
import { askForToday } from './ask-for-today.ts';

type WebsiteOptions = {
  inbox: InboxOptions;
  website: EditorSettings | undefined;
  /** When the served build was made. */
  builtAt: () => number;
};

const NO_EDITOR =
  'This server has no editor for the website: the inbox works, and the pages stay as they are.';
const NOT_NOW = 'The editor of the website does not answer. Your text is kept: try again in a minute.';
const LINK_ENDED = 'This link has ended: ask the person who sent it for a new one.';
/** A picture. */
const bodyLimit = 40_000_000;
const LOOK_EVERY_MS = 5 * 60_000;
/** A form may be 100 KB. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const passedHeaders = [
  'content-type',
  'content-security-policy',
  'x-frame-options',
  'x-accel-buffering',
] as const;

export const websiteRoutes: FastifyPluginAsync<WebsiteOptions> = async (app, { inbox, website, builtAt }) => {
  addStaffHooks(app, inbox);
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers({ 'cache-control': 'no-store', [BUILT_HEADER]: builtAt() });
    return payload;
  });
  // Bodies are passed on as they arrive.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: '/*',
    bodyLimit,
    config: { streamed: true },
    onRequest: async (request) => {
      // The CMS asks for the right to publish.
      await needs('edit')(request);
      if (request.method !== 'GET' && Number(request.headers['content-length'] ?? 0) > bodyLimit)
        throw new HttpError(413, 'This file is too large: at most 40 MB.');
    },
    handler: async (request, reply) => {
      if (!website) throw new HttpError(503, NO_EDITOR);
      const { staff: name, rights } = request;
      const answer = await passOn(website, request, { name, rights: [...rights] }, WEBSITE_API);
      await recordAction(request, answer);
      return passBack(reply, answer, isStream(answer) ? whileLoggedIn(request, inbox) : undefined);
    },
  });

  if (website) askEveryDay(app, website, inbox);
};

/** Pages with their drafts, for a person who has a link. */
export const linkRoutes: FastifyPluginAsync<Omit<WebsiteOptions, 'builtAt'>> = async (
  app,
  { inbox, website },
) => {
  /** Undefined for a link that is over, or whose maker may not edit any more. */
  async function answerTo(request: FastifyRequest, link: string): Promise<IncomingMessage | undefined> {
    const known = website && verifyLink(website.key, link);
    if (!known) return undefined;
    await inbox.store.prepare();
    const staff = await listStaff(inbox.store.db);
    if (!staff.some(({ name, rights }) => name === known.by && rights.includes('edit'))) return undefined;
    return passOn(website, request, { name: link, rights: [] }, `${WEBSITE_API}/shared/${link}`);
  }

  app.get<{ Params: { link: string } }>('/:link/*', async (request, reply) => {
    const { link } = request.params;
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const answer = await answerTo(request, link);
    // The editor refuses in JSON.
    if (answer && !answer.headers['content-type']?.includes('json')) return passBack(reply, answer);
    if (answer) answer.resume();
    return reply.code(404).type('text/plain; charset=utf-8').send(LINK_ENDED);
  });
};

function passOn(
  website: EditorSettings,
  request: FastifyRequest,
  person: Person,
  prefix: string,
): Promise<IncomingMessage> {
  const { method, headers } = request;
  const asked = {
    method,
    url: addressIn(request, prefix),
    headers: {
      'content-type': headers['content-type'],
      'content-length': headers['content-length'],
      // For addresses in the pages that it shows.
      'x-forwarded-prefix': prefix,
    },
    body: method === 'GET' ? undefined : (request.body as Readable | undefined),
  };
  return askEditor(website, person, asked).catch((error: unknown) => {
    request.log.warn({ error: errorMessage(error) }, 'the editor does not answer');
    throw new HttpError(503, NOT_NOW);
  });
}

function addressIn({ url }: FastifyRequest, prefix: string): string {
  const address = addressBelow(prefix, url);
  if (address === undefined) throw new HttpError(404, 'There is nothing here.');
  return address;
}

function passBack(reply: FastifyReply, answer: IncomingMessage, stream?: Transform) {
  for (const name of passedHeaders) if (answer.headers[name]) reply.header(name, answer.headers[name]);
  const isText = /json|text/.test(answer.headers['content-type'] ?? '');
  const takesBrotli = /\bbr\b/.test(String(reply.request.headers['accept-encoding']));
  const isSmaller = !stream && isText && takesBrotli;
  if (isSmaller) reply.header('content-encoding', 'br');
  const body = stream ?? (isSmaller ? createBrotliCompress(QUICK) : new PassThrough());
  // Each end closes the other.
  pipeline(answer, body, () => {});
  return reply.code(answer.statusCode ?? 502).send(body);
}

const isStream = ({ headers }: IncomingMessage) => headers['content-type'] === 'text/event-stream';

/** A stream ends with the log-in, or the right to edit. The editor writes at least twice a minute. */
function whileLoggedIn(request: FastifyRequest, { store, clock }: InboxOptions): Transform {
  const token = readSessionCookie(request) ?? '';
  return new Transform({
    transform(part, _, done) {
      findSession(store.db, token, clock()).then((present) => {
        if (present?.rights.includes('edit')) done(null, part);
        else this.destroy();
      }, done);
    },
  });
}

/** The editor says what it did. */
async function recordAction(request: FastifyRequest, { headers }: IncomingMessage): Promise<void> {
  const said = decodeURIComponent(String(headers[AUDIT_HEADER] ?? ''));
  const what = websiteActions.find((action) => said.startsWith(action));
  if (what) await request.audit(what, { about: said.slice(what.length).trim() || undefined });
}

/** Shortly after midnight, and at the start if the machine was off at midnight. */
function askEveryDay(app: FastifyInstance, website: EditorSettings, inbox: InboxOptions): void {
  const look = askForToday(website, inbox, app.log);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook('onListen', look);
  app.addHook('onClose', async () => clearInterval(timer));
}
