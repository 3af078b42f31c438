// The beacon of each page: what one request says about a visit. Nothing of it names a person; address and browser are only hashed.
import { BEACON, VISITS_PATH } from '@tred/contract/limits';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { visitUsage } from '../limits/rules.ts';
import { allowOrigin, comesFromUs, PostedPairs } from '../request-body.ts';
import { readSessionCookie } from '../staff/session-cookie.ts';
import type { Sighting } from './visit-steps.ts';

interface Beacon {
  /** A page of the site. */
  page: URL;
  fields: PostedPairs;
  ownHosts: readonly string[];
}

const longest = 80;
/** Programs that run scripts and say so; others send no beacon. */
const program = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|^$/i;

/** People who ask not to be counted, programs, and staff. */
function isCounted({ headers }: Pick<FastifyRequest, 'headers'>, isStaff: boolean): boolean {
  const browser = String(headers['user-agent'] ?? '');
  return !isStaff && headers.dnt !== '1' && headers['sec-gpc'] !== '1' && !program.test(browser);
}

/** A visitor may type an address or a number into the search: such words are not stored. */
const isPersonal = (words: string) => /@|\d{5}/.test(words.replaceAll(/[\s.-]/g, ''));

const clean = (text: string) =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, longest);

/** It is shown to staff: not a link or a sentence. */
const nameIn = (text: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,39}$/u.test(clean(text)) ? clean(text) : '';

function hostOf(referrer: string, ownHosts: readonly string[]): string {
  const { hostname = '' } = URL.parse(referrer) ?? {};
  return ownHosts.includes(hostname) ? '' : hostname.replace(/^www\./, '');
}

function readBeacon({ page: { pathname, searchParams }, fields, ownHosts }: Beacon): Sighting | undefined {
  const utm = (name: string) => nameIn(searchParams.get(`utm_${name}`) ?? '');
  const download = clean(fields.get(BEACON.download) ?? '');
  const words = clean(fields.get(BEACON.nothingFound) ?? '');
  if (words && isPersonal(words)) return undefined;
  const source = utm('source') || hostOf(fields.get(BEACON.referrer) ?? '', ownHosts).slice(0, longest);
  const campaign = utm('campaign');
  return {
    did: words ? `search ${words}` : download ? `download ${download}` : `page ${pathname}`,
    from: [`source ${source}`, ...(campaign ? [`campaign ${campaign}`] : [])],
  };
}

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
