// The editor's server: its page, and requests about content files.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Asset } from './build-page.ts';
import { type Content, Refused } from './content.ts';
import { policy, refusal } from './guard.ts';
import type { Preview } from './preview.ts';

type Editor = { content: Content; assets: ReadonlyMap<string, Asset>; preview: Preview };

const MAX_BYTES = 25_000_000;

export function editorServer(editor: Editor): Server {
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Security-Policy', policy(editor.preview.address));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    try {
      const reason = refusal(request, (server.address() as AddressInfo).port);
      if (reason) throw new Refused(403, reason);
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

async function answer({ content, preview }: Editor, request: IncomingMessage, url: URL): Promise<unknown> {
  const param = (name: string) => url.searchParams.get(name) ?? '';
  const body = async () => JSON.parse(String(await bytesOf(request)));
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /overview':
      return content.list();
    case 'GET /preview':
      return (await preview.isUp()) ? preview.address : '';
    case 'GET /search':
      return content.search(param('words'));
    case 'GET /used':
      return content.usedOn(param('path'));
    case 'GET /menus':
      return content.menus(param('page'));
    case 'PUT /menus':
      return content.setMenu(await body());
    case 'GET /file':
      return content.open(param('path'));
    case 'GET /new':
      return content.fresh(param('type'));
    case 'POST /check':
      return content.check(await body());
    case 'PUT /file': {
      const saved = await content.save(await body());
      // A wrong fact may have kept it from starting.
      preview.start();
      return saved;
    }
    case 'DELETE /file':
      await content.remove(param('path'), param('version'), param('leadsTo'));
      return {};
    case 'POST /picture':
      return { file: await content.addPicture(param('path'), param('name'), await bytesOf(request)) };
    default:
      throw new Refused(404, 'There is nothing here.');
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MAX_BYTES) throw new Refused(413, 'This file is too large: at most 25 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
