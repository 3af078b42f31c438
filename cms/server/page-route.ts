// Shows pages of the development server in a frame of the editor: under a prefix, and without scripts.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, placeOf } from '@tred/contract/editor-api';
import { escapeHtml } from '../../site/src/lib/text.ts';
import type { EditedContent } from '../content/content.ts';
import { Refused } from '../content/refused.ts';
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

export const NOT_UNDERSTOOD = 'This request was not understood. Load the page again.';

/** Without dot segments: the same for the check and for the answer. */
export function urlOf({ url = '' }: Pick<IncomingMessage, 'url'>): URL {
  const read = URL.parse(`http://editor${url}`);
  if (read?.host !== 'editor') throw new Refused(400, NOT_UNDERSTOOD);
  return read;
}

/** Of the development server: its commands, sources and settings. One of them makes pictures, also of sources. */
const COMMAND = /^\/(?:\/|_(?!astro\/))/;
const SOURCE = /^\/(?:[@.]|src\/|node_modules\/)/;
const PICTURE_OR_FONT = /\.(?:woff2|png|jpe?g|webp|avif|svg|ico)$/;
/** A letter as it arrives: the desk shows it, and sends a test. */
const LETTER = /^\/newsletter\/\d{4}-\d{2}[\w-]*\.json$/;
/** Types of pages, and of what they show. Sources have others. */
const SHOWN = /^(?:text\/(?:html|css|calendar)|image\/|font\/|application\/pdf)/;

export function isOfPages(pathname: string): boolean {
  const path = decodeURIComponent(pathname);
  return !COMMAND.test(path) && (!SOURCE.test(path) || PICTURE_OR_FONT.test(path));
}

type Shown = { preview: Pick<Preview, 'address' | 'isUp'>; content: Pick<EditedContent, 'list'> };

export async function sendPage(
  { preview, content }: Shown,
  { pathname, search }: URL,
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
) {
  const path = pathname.slice(PAGES.length);
  if (!isOfPages(path)) throw new Refused(404, 'There is no page here.');
  const prefix = String(headers['x-forwarded-prefix'] ?? '');
  const ask = () => fetch(preview.address + path + search, { signal: AbortSignal.timeout(MOST_MS) });
  const reply = await ask().catch(async () =>
    (await preview.isUp()) ? ask().catch(() => undefined) : undefined,
  );
  const type = reply?.headers.get('content-type') ?? 'text/html; charset=utf-8';
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  const isPage = type.startsWith('text/html');
  const { wrong } = isPage ? await content.list() : { wrong: [] };
  // The development server shows the last right version of a wrong file.
  const own = wrong.filter(({ page }) => page === path);
  if (reply?.ok && own.length === 0) {
    if (!SHOWN.test(type) && !LETTER.test(path)) throw new Refused(404, 'There is no page here.');
    const isText = isPage || type.startsWith('text/css');
    const body = isText ? inFrame(await reply.text(), prefix) : new Uint8Array(await reply.arrayBuffer());
    response.writeHead(reply.status, { 'Content-Type': type }).end(body);
  } else {
    const isMissing = reply?.status === 404;
    const text = isMissing ? NO_PAGE : reply ? FAILED : NO_PREVIEW;
    const page = problemPage(isMissing || own.length > 0 ? own : wrong, prefix, text);
    response.writeHead(isMissing ? 404 : 500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  }
}

/** A page that never comes would keep one of the browser's few connections. */
const MOST_MS = 120_000;

const NO_PAGE = 'There is no page at this address in the drafts.';
const FAILED =
  'It is tried again every few seconds. If it stays like this, undo your last change, or tell your administrator.';
const NO_PREVIEW = 'The preview rests while pages are published, and starts again when something is saved.';

/** The editor follows the links from outside the frame. */
const problemPage = (wrong: Problem[], prefix: string, otherwise: string) => {
  const lines = wrong.map((problem) => {
    const to = encodeURIComponent(`${problem.path}?${problem.field}`);
    return `<p><a href="${prefix}#${to}">${escapeHtml(placeOf(problem))}</a>: ${escapeHtml(problem.message)}</p>`;
  });
  return `<!doctype html><html lang="en"><title>This page cannot be shown</title><meta name="problem"><style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}</style><h1>This page cannot be shown now</h1>${lines.join('') || `<p>${otherwise}</p>`}</html>`;
};
