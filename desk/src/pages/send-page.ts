// Sends a built page that the desk changed, under that page's own policy.
import type { FastifyReply } from 'fastify';
import type { Shelf } from '../site/shelf.ts';

/** The built page's HTML; undefined when the site has no such page. */
export function pageHtml(shelf: Shelf, address: string): string | undefined {
  const item = shelf.find(address);
  if (!item?.type.startsWith('text/html')) return undefined;
  const body = item.plain.open();
  return Buffer.isBuffer(body) ? body.toString('utf8') : undefined;
}

/** What is made for one visitor is kept by no cache. */
export function sendPage(shelf: Shelf, reply: FastifyReply, address: string, html: string) {
  const policy = shelf.find(address)?.headers['content-security-policy'];
  if (policy) reply.header('content-security-policy', policy);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** For a site without the page that should say it: plain, but never silent. */
export function sendBarePage(reply: FastifyReply, title: string, lines: readonly string[]) {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-UG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${paragraphs}<p><a href="/">Tred</a></p>`,
    );
}
