// Serves the built site: pages, files and redirects; answers addresses that do not exist.
import { CONTACT_PATH, purposePath } from '@tred/contract/forms/contact';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type SiteFile, type Variant } from './static-site.ts';

function hasTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

function choose(file: SiteFile, request: FastifyRequest): { variant: Variant; encoding?: string } {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const variant = file.encoded.get(encoding);
    if (variant) return { variant, encoding };
  }
  return { variant: file.plain };
}

/** One byte range of the same file; any other request gets the whole file. */
function requestedPart({ headers }: FastifyRequest, { body: { length: size }, etag }: Variant) {
  const { range } = headers;
  const condition = headers['if-range'];
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : undefined;
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply) {
  const { variant, encoding } = choose(file, request);
  reply.headers(file.headers).type(file.type);
  if (file.encoded.size > 0) reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    reply.header('etag', variant.etag);
    if (hasTag(request.headers['if-none-match'], variant.etag)) return reply.code(304).send();
  }
  if (encoding) reply.header('content-encoding', encoding);
  // Resumes a broken download; compressed files are too small for ranges.
  const resumable = file.encoded.size === 0 && reply.statusCode === 200;
  if (resumable) reply.header('accept-ranges', 'bytes');
  const part = resumable ? requestedPart(request, variant) : undefined;
  const { body } = variant;
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${body.length}`);
  const sent = part ? body.subarray(part.start, part.end + 1) : body;
  reply.header('content-length', sent.length);
  return reply.send(request.method === 'HEAD' ? undefined : sent);
}

export function splitUrl(url: string): { address: string; query: string } {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  return { address: decodeURIComponent(path), query: mark < 0 ? '' : url.slice(mark) };
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const { notFound } = request.server.site;
  reply.code(404);
  if (request.url.startsWith('/api/'))
    return reply.send({ ok: false, message: 'There is nothing at this address.' });
  if (notFound) return sendFile(notFound, request, reply);
  return reply.type('text/plain; charset=utf-8').send('Not found\n');
}

/** Fallback for all other addresses. */
export const siteRoutes: FastifyPluginAsync = async (app) => {
  const { site } = app;
  // A hook, so that a post to a page is refused before its body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return done();
    const { address } = splitUrl(request.url);
    if (site.find(address) || site.redirect(address)) {
      reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Method not allowed\n');
    } else sendNotFound(request, reply);
  });

  app.setNotFoundHandler((request, reply) => {
    const { address, query } = splitUrl(request.url);
    const purpose = address === CONTACT_PATH ? purposePath(new URLSearchParams(query)) : undefined;
    const file = (purpose && site.find(purpose)) ?? site.find(address);
    if (file) return sendFile(file, request, reply);
    const target = site.redirect(address);
    if (target === undefined) return sendNotFound(request, reply);
    return reply.header('cache-control', 'public, max-age=3600').redirect(encodeURI(target) + query, 301);
  });
};
