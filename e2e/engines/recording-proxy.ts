// A proxy that records page errors and can show a page in a narrow frame: WebKit's driver reports no console, and its
// window has a minimum width.
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

const listener = '/listening-in.js';

/** Runs before any script of the page. */
const listen = `window.heard = [];
for (const kind of ['error', 'warn', 'log', 'info', 'debug']) {
  const log = console[kind];
  console[kind] = (...words) => { heard.push(kind + ': ' + words.join(' ')); log.apply(console, words); };
}
addEventListener('error', (event) => heard.push('error: ' + (event.message || 'could not load ' + (event.target.src || event.target.href))), true);
addEventListener('unhandledrejection', (event) => heard.push('rejected: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => heard.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
`;

export async function startRecordingProxy(base: string) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', base);
    if (url.pathname === listener)
      return void response.setHeader('content-type', 'text/javascript').end(listen);
    if (url.pathname === '/frame')
      return void response.setHeader('content-type', 'text/html').end(frame(url.searchParams));
    forward(request, response, url);
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

const frame = (query: URLSearchParams) =>
  `<!doctype html><title>Frame</title><body style="margin:0"><iframe src="${query.get('address')}" width="${query.get('width')}" height="800" style="border:0"></iframe>`;

function forward(request: IncomingMessage, response: ServerResponse, url: URL): void {
  // The desk compares the Origin header with its own address.
  const headers = { ...request.headers, host: url.host, 'accept-encoding': 'identity' };
  if (request.headers.origin) Object.assign(headers, { origin: url.origin });
  if (request.headers.referer)
    Object.assign(headers, { referer: new URL(new URL(request.headers.referer).pathname, url).href });
  const forwarded = sendRequest(url, { method: request.method, headers }, (original) => {
    const {
      'x-frame-options': _,
      'content-length': length,
      'content-security-policy': policy,
      ...rest
    } = original.headers;
    if (policy)
      rest['content-security-policy'] = String(policy).replace(
        /frame-ancestors [^;]+/,
        "frame-ancestors 'self'",
      );
    if (!original.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(original.statusCode ?? 500, {
        ...rest,
        ...(length && { 'content-length': length }),
      });
      original.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    original
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => {
        const html = Buffer.concat(chunks).toString();
        response.writeHead(original.statusCode ?? 500, rest);
        response.end(html.replace('<head>', `<head><script src="${listener}"></script>`));
      });
  });
  forwarded.on('error', () => response.writeHead(502).end());
  request.pipe(forwarded);
}
