// The beacon of each page.
import { BEACON, VISITS_PATH } from '@tred/contract/limits';
import type { FastifyPluginAsync } from 'fastify';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { visitUsage } from '../limits/rules.ts';
import { allowOrigin, comesFromUs, PostedPairs } from '../request-body.ts';
import { readSessionCookie } from '../staff/session-cookie.ts';
import { isCounted, readBeacon } from './read-beacon.ts';

interface VisitRouteOptions {
  limiter: RateLimiter;
  allowedOrigins: readonly string[];
}

/** A reader's own pages, not those of staff. */
const OWN = /^\/(?:admin|desk)(?:\/|$)/;

export const visitRoutes: FastifyPluginAsync<VisitRouteOptions> = async (app, options) => {
  const { limiter, allowedOrigins } = options;
  const ownHosts = allowedOrigins.map((origin) => new URL(origin).hostname);
  app.post(VISITS_PATH, { bodyLimit: 4 * 1024 }, async (request, reply) => {
    allowOrigin(request, reply, allowedOrigins);
    // The answer is the same for everybody: a page cannot do anything about it.
    reply.code(204);
    const { body, headers, ip } = request;
    const isOurs = body instanceof PostedPairs && comesFromUs(request, allowedOrigins);
    if (!isOurs || !isCounted(request, readSessionCookie(request) !== undefined)) return;
    const page = URL.parse(body.get(BEACON.page) ?? '');
    if (!page || OWN.test(page.pathname) || !app.site.find(page.pathname)?.type.startsWith('text/html'))
      return;
    const download = body.get(BEACON.download);
    if (download && !app.site.find(download)) return;
    const hosts = [request.hostname, ...ownHosts];
    const sighting = readBeacon({ page, fields: body, ownHosts: hosts });
    if (!sighting || (await limiter.consume(visitUsage(ip))) > 0) return;
    await app.visits
      .note({ ip, browser: String(headers['user-agent']) }, sighting)
      .catch((error: unknown) => request.log.debug(error, 'a visit was not counted'));
  });
};
