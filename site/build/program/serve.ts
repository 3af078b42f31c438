// `serve`: over a Unix socket, pages and files of the content, what is wrong with it, and what would be wrong after a change.
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Changes } from '../../src/readers/content.ts';
import type { Site } from './program.ts';

type Options = { program: string; socket: string; onReady: () => void };

const REST_MS = 2000;

export function serve(site: Site, { program, socket, onReady }: Options): void {
  // One after another: a check lays its changes over the content.
  let last: Promise<unknown> = Promise.resolve();
  const queued = <Value>(task: () => Promise<Value>): Promise<Value> => {
    const done = last.then(task);
    last = done.catch(() => {});
    return done;
  };

  const posts: Record<string, (body: unknown, response: ServerResponse) => Promise<void>> = {
    /** The files in the folder are others now. */
    '/reload': async (_, response) => {
      site.readAgain();
      response.writeHead(204).end();
    },
    '/content': async (changes, response) => {
      site.readAgain(changes as Changes);
      try {
        const checked = JSON.stringify(await site.check());
        response.writeHead(200, { 'content-type': 'application/json' }).end(checked);
      } finally {
        site.readAgain();
      }
    },
  };

  let resting: NodeJS.Timeout | undefined;
  /** What a check has read is garbage, and is collected when the last change is two seconds old. */
  const collectGarbage = () => {
    clearTimeout(resting);
    resting = setTimeout(() => globalThis.gc?.(), REST_MS);
  };

  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const post = request.method === 'POST' ? posts[pathname] : undefined;
      const body = post && (await json(request).catch(() => ({})));
      if (post) return await queued(() => post(body, response)).finally(collectGarbage);
      if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
      const { status, type, bytes } = await queued(() => answer(decodeURI(pathname)));
      response.writeHead(status, { 'content-type': type }).end(bytes);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
    }
  });
  rmSync(socket, { force: true });
  server.listen(socket, onReady);

  async function answer(address: string) {
    const all = await site.addresses();
    const found = all.get(address);
    if (found) {
      const made = await found.make();
      if (made.status >= 500) throw new Error('The page cannot be rendered.');
      const type = made.headers.get('content-type') ?? typeOf(found.kind === 'file' ? address : '.html');
      return { status: found.file === '404.html' ? 404 : 200, type, bytes: await made.bytes() };
    }
    // Scripts, fonts and icons. An address that climbs out of the folder is none of its files.
    const file = join(program, 'client', address);
    const bytes = file.startsWith(join(program, 'client/'))
      ? await readFile(file).catch(() => undefined)
      : undefined;
    if (bytes) return { status: 200, type: typeOf(address), bytes };
    return { status: 404, type: typeOf('.html'), bytes: await (await all.get('/404')?.make())?.bytes() };
  }
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

const typeOf = (address: string) =>
  TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
