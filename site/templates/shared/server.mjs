// Serves this folder and stands between the phone and the API, so that your key stays on this machine. Needs Node 20
// or later and nothing else: `TRED_KEY=tred_test_… node server.mjs`, then open http://localhost:8000.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const PORT = process.env.PORT ?? 8000;
const API = process.env.TRED_API ?? 'https://{{apiHost}}/v1';
const KEY = process.env.TRED_KEY;
const LARGEST_BODY = 100_000;

/** The only calls that are passed on. Who may make them is yours to decide: put your sign-in in front. */
const ALLOWED = [/^PUT \/registers\/[^/]+\/\d{4}-\d\d-\d\d$/, /^GET \/learners\/lrn_\w+\/statement$/];

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

const server = createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.startsWith('/api/')) await passOn(request, pathname.slice('/api'.length), response);
    else await hand(pathname === '/' ? '/index.html' : pathname, response);
  } catch {
    // One bad request must not end the program.
    if (!response.headersSent) response.writeHead(502);
    response.end();
  }
});

// This machine only: anyone who reaches this program can use your key.
server.listen(PORT, '127.0.0.1', () => {
  const note = KEY ? '' : ' (no TRED_KEY: nothing is passed on)';
  console.log(`http://localhost:${server.address().port}${note}`);
});

async function hand(pathname, response) {
  const type = TYPES[extname(pathname)];
  // Plain names only: no folder above this one, and not this program.
  if (!type || !/^\/[\w.-]+$/.test(pathname)) return void response.writeHead(404).end();
  const content = await readFile(new URL(`.${pathname}`, import.meta.url)).catch(() => undefined);
  if (!content) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content);
}

async function passOn(request, path, response) {
  if (!ALLOWED.some((call) => call.test(`${request.method} ${path}`)))
    return void response.writeHead(404).end();
  if (!KEY) return void response.writeHead(503).end();
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > LARGEST_BODY) return void response.writeHead(413).end();
  }
  const answer = await fetch(API + path, {
    method: request.method,
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    ...(body && { body }),
  });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
}
