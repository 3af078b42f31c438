// Serves Admin: one page at every address below /admin, its files, and redirects from the addresses of earlier versions.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { ADMIN, WEBSITE_API } from '@tred/contract/admin-api';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

const built = fileURLToPath(new URL('../../admin/dist', import.meta.url));

/** No inline script or style; frames are the preview of the website and of the newsletter. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Loaded before the bundled files, under names that stay. */
const early = new Set(['layers.css', 'theme.js']);
/** Their names change with their contents. */
const isHashed = (file: string) => file.startsWith('assets/');

export const adminRoutes: FastifyPluginAsync<{ folder?: string }> = async (app, { folder = built }) => {
  // Links to drafts, in emails and bookmarks.
  app.get('/desk/website/shared/*', (request, reply) =>
    reply.redirect(request.url.replace('/desk/website', WEBSITE_API), 301),
  );
  for (const address of ['/desk', '/desk/*'])
    app.get(address, (request, reply) => reply.redirect(request.url.replace('/desk', ADMIN), 301));

  if (!existsSync(join(folder, 'index.html'))) return;
  app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  app.get(ADMIN, (_request, reply) => sendPage(reply));
  app.get<{ Params: { '*': string } }>(`${ADMIN}/*`, (request, reply) => {
    const { '*': file } = request.params;
    if (isHashed(file))
      return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(file);
    if (early.has(file)) return reply.header('cache-control', 'no-cache').sendFile(file);
    return sendPage(reply);
  });

  const sendPage = (reply: FastifyReply) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
      })
      .sendFile('index.html');
};
