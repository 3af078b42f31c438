// Shows pages of the drafts in a frame of the editor: under a prefix, and without scripts.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, placeOf } from '@tred/contract/editor-api';
import { escapeHtml } from '../../site/src/lib/text.ts';
import type { SiteProcess } from '../check/program.ts';
import type { EditedContent } from '../drafts/content.ts';
import { Refused } from '../store/refused.ts';

export const PAGES = '/page';

const POLICY =
  "default-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'none'; frame-ancestors 'self'; form-action 'none'";

/** Root-relative addresses begin with the prefixes of the server and of this route. */
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

type Shown = { site: Pick<SiteProcess, 'page'>; content: Pick<EditedContent, 'now'> };

/** The program of the website answers with pages and their files only. */
export async function sendPage(
  { site, content }: Shown,
  { pathname, search }: URL,
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
) {
  const path = pathname.slice(PAGES.length);
  const prefix = String(headers['x-forwarded-prefix'] ?? '');
  // The drafts are in the folder of the preview when they are known.
  const { problems } = (await content.now()).content;
  const reply = await site.page(path + search).catch((error) => void console.error(error));
  const { status = 503, type = '' } = reply ?? {};
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  // A wrong file is shown as it was published, or not at all.
  const own =
    type.startsWith('text/html') || status >= 500 ? problems.filter(({ page }) => page === path) : [];
  if (reply && status < 400 && own.length === 0) {
    const isText = /^text\/(?:html|css)/.test(type);
    const body = isText ? inFrame(String(reply.body), prefix) : reply.body;
    response.writeHead(status, { 'Content-Type': type }).end(body);
  } else {
    const text = status === 404 ? NO_PAGE : status === 503 ? NO_PREVIEW : FAILED;
    const page = problemPage(status === 404 || own.length > 0 ? own : problems, prefix, text);
    response.writeHead(status === 404 ? 404 : 500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  }
}

const NO_PAGE = 'There is no page at this address in the drafts.';
const FAILED =
  'It is tried again every few seconds. If it stays like this, undo your last change, or tell your administrator.';
const NO_PREVIEW = 'The preview does not answer: it is tried again every few seconds.';

/** The editor follows the links from outside the frame. */
const problemPage = (wrong: Problem[], prefix: string, otherwise: string) => {
  const lines = wrong.map((problem) => {
    const to = encodeURIComponent(`${problem.path}?${problem.field}`);
    return `<p><a href="${prefix}#${to}">${escapeHtml(placeOf(problem))}</a>: ${escapeHtml(problem.message)}</p>`;
  });
  return `<!doctype html><html lang="en"><title>This page cannot be shown</title><meta name="problem"><style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}</style><h1>This page cannot be shown now</h1>${lines.join('') || `<p>${otherwise}</p>`}</html>`;
};
