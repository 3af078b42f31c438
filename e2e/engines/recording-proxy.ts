// A proxy that records page errors and can show a page in a narrow frame: WebKit's driver reports no console, and its
// window has a minimum width.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const listener = '/listening-in.js';

/** Runs before any script of the page. */
const listen = `window.heard = [];
for (const kind of ['error', 'warn', 'log', 'info', 'debug']) {
  const say = console[kind];
  console[kind] = (...words) => { heard.push(kind + ': ' + words.join(' ')); say.apply(console, words); };
}
addEventListener('error', (event) => heard.push('error: ' + (event.message || 'could not load ' + (event.target.src || event.target.href))), true);
addEventListener('unhandledrejection', (event) => heard.push('rejected: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => heard.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
`;

export async function startRecordingProxy(base: string) {
  const server = createServer((asked, reply) => {
    const url = new URL(asked.url ?? '/', base);
    if (url.pathname === listener) return void reply.setHeader('content-type', 'text/javascript').end(listen);
    if (url.pathname === '/frame')
      return void reply.setHeader('content-type', 'text/html').end(frame(url.searchParams));
    passOn(asked, reply, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    framed: (address: string, width: number) =>
      `http://127.0.0.1:${port}/frame?${new URLSearchParams({ address, width: String(width) })}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const frame = (asked: URLSearchParams) =>
  `<!doctype html><title>Frame</title><body style="margin:0"><iframe src="${asked.get('address')}" width="${asked.get('width')}" height="800" style="border:0"></iframe>`;

function passOn(asked: IncomingMessage, reply: ServerResponse, url: URL): void {
  // The desk compares the Origin header with its own address.
  const headers = { ...asked.headers, host: url.host, 'accept-encoding': 'identity' };
  if (asked.headers.origin) Object.assign(headers, { origin: url.origin });
  if (asked.headers.referer)
    Object.assign(headers, { referer: new URL(new URL(asked.headers.referer).pathname, url).href });
  const passed = request(url, { method: asked.method, headers }, (answer) => {
    const {
      'x-frame-options': _,
      'content-length': length,
      'content-security-policy': policy,
      ...rest
    } = answer.headers;
    if (policy)
      rest['content-security-policy'] = String(policy).replace(
        /frame-ancestors [^;]+/,
        "frame-ancestors 'self'",
      );
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      reply.writeHead(answer.statusCode ?? 500, { ...rest, ...(length && { 'content-length': length }) });
      answer.pipe(reply);
      return;
    }
    const chunks: Buffer[] = [];
    answer
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => {
        const html = Buffer.concat(chunks).toString();
        reply.writeHead(answer.statusCode ?? 500, rest);
        reply.end(html.replace('<head>', `<head><script src="${listener}"></script>`));
      });
  });
  passed.on('error', () => reply.writeHead(502).end());
  asked.pipe(passed);
}
