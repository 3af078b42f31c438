// Shows pages of the development server in a frame of the editor: under a prefix, and without scripts.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, placeOf, withoutLabel } from '@tred/contract/editor-api';
import { escapeHtml } from '../../site/src/lib/text.ts';
import type { EditedContent } from '../content/content.ts';
import type { Preview } from './preview.ts';

export const PAGES = '/page';

const POLICY =
  "default-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'none'; frame-ancestors 'self'; form-action 'none'";

/** Root-relative addresses begin with the prefixes of the desk and of this route. */
export const inFrame = (text: string, prefix: string): string =>
  text
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/(=["']|url\(["']?)\/(?!\/)/g, `$1${prefix}${PAGES}/`)
    .replace(/(?<=srcset="[^"]*,\s*)\/(?!\/)/g, `${prefix}${PAGES}/`);

type Shown = { preview: Preview; content: EditedContent };

export async function sendPage(
  { preview, content }: Shown,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const address = url.slice(PAGES.length);
  const prefix = String(headers['x-forwarded-prefix'] ?? '');
  const ask = () => fetch(preview.address + address);
  const reply = await ask().catch(async () => ((await preview.isUp()) ? ask() : undefined));
  const type = reply?.headers.get('content-type') ?? 'text/html; charset=utf-8';
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  const isPage = type.startsWith('text/html');
  const { wrong } = isPage ? await content.list() : { wrong: [] };
  // The development server shows the last right version of a wrong file.
  const own = wrong.filter(({ page }) => page === address);
  if (reply && reply.status < 500 && own.length === 0) {
    const isText = isPage || type.startsWith('text/css');
    const body = isText ? inFrame(await reply.text(), prefix) : new Uint8Array(await reply.arrayBuffer());
    response.writeHead(reply.status, { 'Content-Type': type }).end(body);
  } else {
    const page = problemPage(own.length > 0 ? own : wrong, prefix);
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  }
}

/** The editor follows the links from outside the frame. */
const problemPage = (wrong: Problem[], prefix: string) => {
  const lines = wrong.map((problem) => {
    const to = encodeURIComponent(`${problem.path}?${problem.field}`);
    return `<p><a href="${prefix}#${to}">${escapeHtml(placeOf(problem))}</a>: ${escapeHtml(withoutLabel(problem))}</p>`;
  });
  return `<!doctype html><html lang="en"><title>This page cannot be shown</title><meta name="problem"><style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}</style><h1>This page cannot be shown now</h1>${lines.join('') || '<p>It comes back by itself.</p>'}</html>`;
};

/** How often the pages changed: now, and at each change. A listener that was away notices what it missed. */
export function sendReloads(preview: Preview, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const tell = () => response.write(`data: ${preview.turn}\n\n`);
  tell();
  preview.changes.addEventListener('reload', tell);
  response.once('close', () => preview.changes.removeEventListener('reload', tell));
}
