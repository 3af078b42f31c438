// The editor's server: its page, and a few questions about content files. Listens on this machine alone.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Asset } from './build-page.ts';
import { type Content, Refused } from './content.ts';
import { policy, refusal } from './guard.ts';
import type { Followed } from './messages.ts';
import { savePicture } from './save-picture.ts';

export type Editor = {
  content: Content;
  assets: ReadonlyMap<string, Asset>;
  /** Where the site can be looked at. */
  preview: string;
  /** What is typed and not saved, for the preview alone. */
  typed: (path: string, text: string) => Promise<void>;
  /** It is not typed any more. */
  dropped: (path: string) => Promise<void>;
  /** After a file was written or deleted. */
  written: (path: string) => Promise<void>;
  /** Has the preview read all texts, and waits until it has, or will not. */
  readAgain: (path: string) => Promise<Followed>;
  /** Of a file as it is typed or saved; `page` is where it stands. */
  brokenLinks: (path: string, page: string) => Promise<string[]>;
  /** Whether it shows pages; waits while it starts. */
  shown: () => Promise<boolean>;
  /** Waits until it stops by itself. */
  stops: () => Promise<void>;
};

const MOST_BYTES = 25_000_000;

export function editorServer(editor: Editor): Server {
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Security-Policy', policy(editor.preview));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    try {
      const address = server.address();
      const not = refusal(request, address && typeof address === 'object' ? address.port : 0);
      if (not) throw new Refused(403, not);
      const url = new URL(request.url ?? '/', 'http://editor');
      const asset = editor.assets.get(url.pathname);
      if (asset && request.method === 'GET')
        response.writeHead(200, { 'Content-Type': asset.type }).end(asset.content);
      else send(200, await answer(editor, request, url));
    } catch (error) {
      const { status, problems } = error instanceof Refused ? error : { status: 500, problems: [] };
      send(status, { message: error instanceof Error ? error.message : String(error), problems });
    }
  });
  return server;
}

async function answer(editor: Editor, request: IncomingMessage, url: URL): Promise<unknown> {
  const { content } = editor;
  const path = url.searchParams.get('path') ?? '';
  const given = (name: string) => url.searchParams.get(name) ?? '';
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /overview':
      return { ...(await content.list()), preview: editor.preview };
    case 'POST /read-again':
      return editor.readAgain(path);
    case 'GET /broken-links':
      return { links: path ? await editor.brokenLinks(path, given('page')) : [] };
    case 'GET /stops':
      await editor.stops();
      return {};
    case 'GET /shown':
      return { shown: await editor.shown() };
    case 'GET /file':
      return content.open(path);
    case 'GET /new':
      return content.fresh(given('place'));
    case 'PUT /file': {
      const saved = await content.save(JSON.parse(String(await bytesOf(request))));
      await editor.written(saved.path);
      return saved;
    }
    case 'DELETE /file':
      await content.remove(path, given('version'));
      await editor.written(path);
      return {};
    case 'PUT /typed': {
      const { page, ...typed } = await content.asTyped(JSON.parse(String(await bytesOf(request))));
      await editor.typed(typed.path, typed.text);
      return { page };
    }
    case 'DELETE /typed':
      await editor.dropped(path);
      return {};
    case 'POST /picture': {
      const folder = await content.besides(path);
      return { file: await savePicture(folder, given('name'), await bytesOf(request)) };
    }
    default:
      throw new Refused(404, 'There is nothing here.');
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MOST_BYTES) throw new Refused(413, 'This file is too large: at most 25 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
