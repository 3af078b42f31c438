// Passes requests of staff with the right on to the website's editor, and asks it for a build on a new day.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { websiteActions } from '@tred/contract/audit-api';
import { WEBSITE } from '@tred/contract/desk-api';
import { AUDIT_HEADER, CLOCK, type Person, verifyLink } from '@tred/contract/editor-requests';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessage } from '../error-text.ts';
import { HttpError, type InboxOptions, needs } from '../inbox/inbox-request.ts';
import { addStaffHooks } from '../inbox/inbox-routes.ts';
import { dayNumber } from '../kampala-days.ts';
import { askEditor, type EditorSettings } from './ask-editor.ts';

type WebsiteOptions = {
  inbox: InboxOptions;
  website: EditorSettings | undefined;
  /** When the served build was made. */
  builtAt: () => number;
};

const NO_EDITOR = 'This desk has no editor for the website: the inbox works, and the pages stay as they are.';
const NOT_NOW = 'The editor of the website does not answer. Nothing was saved: try again in a minute.';
const LINK_ENDED = 'This link has ended: ask the person who sent it for a new one.';
/** A picture. */
const bodyLimit = 40_000_000;
const LOOK_EVERY_MS = 5 * 60_000;
const publishing = ['publish', 'put-back'];
const passedHeaders = ['content-type', 'content-security-policy', 'x-frame-options'] as const;

export const websiteRoutes: FastifyPluginAsync<WebsiteOptions> = async (app, { inbox, website, builtAt }) => {
  addStaffHooks(app, inbox);
  answerInWords(app);
  // Bodies are passed on as they arrive.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.get('', (_request, reply) => reply.redirect(`${WEBSITE}/`, 302));
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: '/*',
    bodyLimit,
    config: { streamed: true },
    onRequest: async (request) => {
      const right = publishing.includes((request.params as { '*': string })['*']) ? 'publish' : 'edit';
      await needs(right)(request);
      if (request.method !== 'GET' && Number(request.headers['content-length'] ?? 0) > bodyLimit)
        throw new HttpError(413, 'This file is too large: at most 40 MB.');
    },
    handler: async (request, reply) => {
      if (!website) throw new HttpError(503, NO_EDITOR);
      const { staff: name, rights } = request;
      const answer = await passOn(website, request, { name, rights: [...rights] }, WEBSITE);
      await recordAction(request, answer);
      return passBack(reply, answer);
    },
  });

  if (website) askEveryDay(app, website, builtAt);
};

/** Pages with their drafts, for a person who has a link. */
export const linkRoutes: FastifyPluginAsync<Pick<WebsiteOptions, 'website'>> = async (app, { website }) => {
  app.get<{ Params: { link: string } }>('/:link/*', async (request, reply) => {
    const { link } = request.params;
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const prefix = `${WEBSITE}/shared/${link}`;
    const isSigned = website && verifyLink(website.key, link) !== undefined;
    const answer = isSigned && (await passOn(website, request, { name: link, rights: [] }, prefix));
    // The editor refuses in JSON.
    if (answer && !answer.headers['content-type']?.includes('json')) return passBack(reply, answer);
    if (answer) answer.resume();
    return reply.code(404).type('text/plain; charset=utf-8').send(LINK_ENDED);
  });
};

/** The page itself is opened by a person: no JSON. */
function answerInWords(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('cache-control', 'no-store');
    if (request.url !== `${WEBSITE}/` || reply.statusCode < 400 || typeof payload !== 'string')
      return payload;
    if (reply.statusCode === 401) {
      reply.code(303).header('location', '/desk');
      return '';
    }
    reply.type('text/plain; charset=utf-8');
    return (JSON.parse(payload) as { message: string }).message;
  });
}

function passOn(
  website: EditorSettings,
  request: FastifyRequest,
  person: Person,
  prefix: string,
): Promise<IncomingMessage> {
  const { method, headers } = request;
  const asked = {
    method,
    url: request.url.slice(prefix.length),
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

function passBack(reply: FastifyReply, answer: IncomingMessage) {
  for (const name of passedHeaders) if (answer.headers[name]) reply.header(name, answer.headers[name]);
  return reply.code(answer.statusCode ?? 502).send(answer);
}

/** The editor says what it did. */
async function recordAction(request: FastifyRequest, { headers }: IncomingMessage): Promise<void> {
  const said = decodeURIComponent(String(headers[AUDIT_HEADER] ?? ''));
  const what = websiteActions.find((action) => said.startsWith(action));
  if (what) await request.audit(what, { about: said.slice(what.length).trim() || undefined });
}

/** Shortly after midnight, and at the start if the machine was off at midnight. */
function askEveryDay(app: FastifyInstance, website: EditorSettings, builtAt: () => number): void {
  let asked = 0;
  const person: Person = { name: CLOCK, rights: ['edit', 'publish'] };
  const look = async () => {
    const today = dayNumber(Date.now());
    if (today <= Math.max(asked, dayNumber(builtAt()))) return;
    try {
      (await askEditor(website, person, { method: 'POST', url: '/day' })).resume();
      asked = today;
    } catch (error) {
      app.log.warn({ error: errorMessage(error) }, 'could not ask for the pages of today');
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook('onListen', look);
  app.addHook('onClose', async () => clearInterval(timer));
}
