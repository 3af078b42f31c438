// The editor's HTTP server: requests about content files, and the previewed pages.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { z } from 'zod';
import type { SiteProcess } from '../check/program.ts';
import type { EditedContent } from '../drafts/content.ts';
import type { DraftList } from '../drafts/draft-list.ts';
import { Refused } from '../store/refused.ts';
import { removal, saving, undoing } from './bodies.ts';
import type { Events } from './events.ts';
import { NOT_UNDERSTOOD, PAGES, sendPage, urlOf } from './page-route.ts';
import { auditOf, type Website } from './website.ts';

type Editor = {
  content: EditedContent;
  drafts: DraftList;
  site: Pick<SiteProcess, 'page'>;
  website: Website;
  events: Events;
};

const MAX_PICTURE = 40_000_000;
/** Several times the largest text. */
const MAX_JSON = 250_000;
export function editorServer(editor: Editor): Server {
  const server = createServer(async (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    try {
      const person = await editor.website.personOf(request);
      const url = urlOf(request);
      if (url.pathname.startsWith(`${PAGES}/`) && request.method === 'GET')
        await sendPage(editor, url, request, response);
      else if (url.pathname === '/events')
        editor.events.open(response, person.name, url.searchParams.get('path') ?? '');
      else {
        const own = editor.website.routes(person, (schema) => jsonIn(request, schema));
        const { reply, about } = await handle(editor, request, url, person.name, own);
        for (const [name, value] of Object.entries(auditOf(url.pathname, about)))
          response.setHeader(name, value);
        send(200, reply);
        if (about.length > 0) editor.events.changed();
      }
    } catch (error) {
      // A page may break off.
      if (response.headersSent) return void response.destroy();
      const message = error instanceof Error ? error.message : String(error);
      const { status, ...refusal } = error instanceof Refused ? error : { status: 500, problems: [] };
      send(status, { ...refusal, message });
    }
  });
  // While a check keeps the process busy, a request may arrive on a connection that is due to be closed: it would be lost.
  server.keepAliveTimeout = 0;
  return server;
}

/** Counts while it reads: a chunked body does not say how long it is. */
async function bodyOf(request: IncomingMessage, most: number, tooLarge: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > most) throw new Refused(413, tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function jsonIn<Data>(request: IncomingMessage, schema: z.ZodType<Data>): Promise<Data> {
  const body = await bodyOf(request, MAX_JSON, 'This text is too long: at most 250 KB.');
  try {
    return schema.parse(JSON.parse(String(body)));
  } catch {
    throw new Refused(400, NOT_UNDERSTOOD);
  }
}

/** `about`: what was changed or started, for the audit log. */
type Handled = { reply: unknown; about: readonly string[] };

const pictureIn = (request: IncomingMessage) =>
  bodyOf(request, MAX_PICTURE, 'This file is too large: at most 40 MB.');

async function handle(
  { content, drafts }: Editor,
  request: IncomingMessage,
  url: URL,
  who: string,
  more: Record<string, () => unknown>,
): Promise<Handled> {
  const param = (name: string) => url.searchParams.get(name) ?? '';
  const routes: Record<string, () => unknown> = {
    'GET /overview': () => content.list(),
    'GET /search': () => content.search(param('words'), param('path')),
    'GET /changes': () => drafts.list(),
    'POST /undo': async () => ({ about: await drafts.undo(who, await jsonIn(request, undoing)) }),
    'GET /launch': () => content.beforeLaunch(),
    'GET /file': () => content.open(param('path')),
    'GET /new': () => content.fresh(param('type')),
    'PUT /file': async () => {
      const { result, changed } = await content.save(who, await jsonIn(request, saving));
      return { ...result, about: changed };
    },
    'POST /remove': async () => ({ about: await content.remove(who, await jsonIn(request, removal)) }),
    'POST /picture': async () => content.addPicture(param('path'), param('name'), await pictureIn(request)),
    ...more,
  };
  const route = routes[`${request.method} ${url.pathname}`];
  if (!route) throw new Refused(404, 'There is nothing here.');
  const reply = (await route()) ?? {};
  return { reply, about: (reply as { about?: string[] }).about ?? [] };
}
