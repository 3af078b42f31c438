// Small servers to compare the desk with, each started as its own process:
// `node bench/server.ts folder <port> <packages> <folder>` serves a folder with sirv;
// `node bench/server.ts page <port> <address>` answers every request with a copy of one page, from memory.
import { createServer, type RequestListener, request } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Sirv = (folder: string, options: Record<string, unknown>) => RequestListener;

const [kind, port, ...args] = process.argv.slice(2);
const [first = '', second = ''] = args;

function folder(packages: string, path: string): RequestListener {
  const load = createRequire(join(packages, 'package.json'));
  const { default: sirv = load('sirv') } = load('sirv') as { default?: Sirv };
  return sirv(path, { brotli: true, gzip: true, etag: true });
}

async function page(address: string): Promise<RequestListener> {
  const { headers, body } = await new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': 'gzip' } }, async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk);
      resolve({ headers: ownHeaders(reply.rawHeaders), body: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end();
  });
  return (_, reply) => {
    reply.writeHead(200, headers);
    reply.end(body);
  };
}

/** Without Node's own headers. The list alternates names and values. */
function ownHeaders(raw: string[]): string[] {
  const pairs = Array.from({ length: raw.length / 2 }, (_, at) => raw.slice(at * 2, at * 2 + 2));
  return pairs.filter(([name = '']) => !/^(?:date|connection|keep-alive)$/i.test(name)).flat();
}

const listener = kind === 'folder' ? folder(first, second) : await page(first);
// Ends with the process that started it.
process.on('disconnect', () => process.exit());
createServer(listener).listen(Number(port), '127.0.0.1');
