// The documented API on sample schools at /sandbox/v1, and their webhook log at /sandbox/log.

import { createHmac } from 'node:crypto';
import { type Api, type Description, readDescription } from '@tred/sandbox/http/description';
import {
  type ApiResponse,
  admit,
  caughtUp,
  errorResponse,
  type KeyState,
  keyUnknown,
  perform,
  tooLarge,
} from '@tred/sandbox/http/handle-request';
import { accessOf } from '@tred/sandbox/http/keys';
import { numberedId } from '@tred/sandbox/ids';
import { createSchools } from '@tred/sandbox/schools';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { sandboxUsage, schoolUsage } from '../limits/rules.ts';
import { networksOf, widestNetworkOf } from '../network.ts';
import type { KeyedHash } from '../secret.ts';
import type { SiteFile, StaticSite } from '../site/static-site.ts';
import { createSchoolStore, defaultBounds } from './school-store.ts';

const DESCRIPTION = '/docs/api/openapi.json';
const BASE = '/sandbox/v1';

interface SandboxOptions {
  clock: () => number;
  /** Networks are compared by hash and not stored. */
  keyedHash: KeyedHash;
  limiter: RateLimiter;
}

/** Of a build: it is read once. */
const apis = new WeakMap<SiteFile, Api>();

/** A site without a description has no sandbox. */
function apiOf(site: StaticSite): Api | undefined {
  const file = site.find(DESCRIPTION);
  if (!file) return undefined;
  const api = apis.get(file) ?? readDescription(JSON.parse(file.plain.body.toString()) as Description);
  apis.set(file, api);
  return api;
}

export const sandboxRoutes: FastifyPluginAsync<SandboxOptions> = async (
  app,
  { clock, keyedHash, limiter },
) => {
  const newSchool = createSchools();
  // Fastify sets it once; a new limit needs a restart.
  const bodyLimit = (apiOf(app.site)?.description['x-facts'].body_limit_kilobytes ?? 1024) * 1024;
  const schools = createSchoolStore(defaultBounds);

  /** A public key opens one school for each network. */
  function visitorOf(api: Api, { headers, ip }: FastifyRequest) {
    const access = accessOf(headers.authorization);
    if (!access) return undefined;
    const { key, kind, writes, shared } = access;
    const name = shared ? `${key} ${keyedHash(networksOf(ip)[0]?.name ?? '')}` : key;
    const fresh = newSchool(kind);
    const network = keyedHash(widestNetworkOf(ip));
    return {
      api,
      writes,
      fresh,
      isNew: (at: number) => !schools.has(name, at),
      state: (at: number): KeyState => schools.get(name, fresh, at),
      keep: (state: KeyState, at: number) => schools.put(name, state, at, network),
    };
  }
  const visitors = new WeakMap<FastifyRequest, NonNullable<ReturnType<typeof visitorOf>>>();

  const send = (reply: FastifyReply, { status, headers, body }: ApiResponse) =>
    reply.code(status).headers(headers).send(body);

  const wait = (reply: FastifyReply, seconds: number, message: string, at: number) =>
    send(
      reply.header('retry-after', String(seconds)),
      errorResponse(429, 'too_many_requests', `${message} Try again in ${seconds} seconds.`, requestOf(at)),
    );

  // Any body is read as text; the sandbox reports what is wrong.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    const api = apiOf(app.site);
    if (!api) return reply.callNotFound();
    const at = clock();
    const tooMany = await limiter.consume(sandboxUsage(request.ip));
    if (tooMany > 0) return wait(reply, tooMany, 'Your network asks too much.', at);
    const visitor = visitorOf(api, request);
    if (!visitor) return send(reply, keyUnknown(at));
    if (visitor.isNew(at)) {
      const tooNew = await limiter.consume(schoolUsage(request.ip));
      if (tooNew > 0) return wait(reply, tooNew, 'Your network has opened enough schools.', at);
    }
    const { state, headers, refused } = admit(api, visitor.state(at), at);
    visitor.keep(state, at);
    reply.headers(headers);
    if (refused) return send(reply, refused);
    visitors.set(request, visitor);
    return undefined;
  });

  app.setErrorHandler((error: { code?: string; statusCode?: number }, request, reply) => {
    const visitor = visitors.get(request);
    const status = error.statusCode ?? 500;
    if (!visitor || status >= 500) throw error;
    const at = clock();
    if (status === 413) return send(reply, tooLarge(visitor.api, visitor.state(at)));
    return send(reply, errorResponse(400, 'invalid_request', 'The request cannot be read.', requestOf(at)));
  });

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${BASE}/*`,
    bodyLimit,
    handler(request, reply) {
      const visitor = visitors.get(request);
      if (!visitor) return reply.callNotFound();
      const at = clock();
      const [path = '', query = ''] = splitOnce(request.url.slice(BASE.length));
      const asked = {
        method: request.method === 'HEAD' ? 'GET' : request.method,
        path,
        query,
        headers: headersOf(request),
        body: typeof request.body === 'string' ? request.body : undefined,
      };
      const { state, response } = perform(visitor.api, visitor.state(at), visitor, asked, at);
      visitor.keep(state, at);
      return send(reply, response);
    },
  });

  app.get('/sandbox/log', (request, reply) => {
    const visitor = visitors.get(request);
    if (!visitor) return reply.callNotFound();
    const at = clock();
    const state = caughtUp(visitor.state(at), visitor.fresh, at);
    visitor.keep(state, at);
    const header = visitor.api.description.components.parameters.Signature?.name ?? 'Signature';
    return reply.send(logOf(state, header));
  });
};

const requestOf = (at: number) => numberedId('server', 'req', at);

const splitOnce = (url: string): string[] => {
  const mark = url.indexOf('?');
  return mark < 0 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
};

/** Each header once, as Node joins them. */
const headersOf = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/** `t=…,v1=…`: the time, and the HMAC-SHA256 of the time, a full stop and the body. */
function signature(secret: string, seconds: number, body: string): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

function logOf({ school, deliveries }: KeyState, signatureHeader: string) {
  return {
    school: school.name,
    webhooks: deliveries.toReversed().map(({ event, webhook: { url, secret } }) => {
      const body = JSON.stringify(event);
      const seconds = Math.floor(Date.parse(event.created_at) / 1000);
      return {
        url,
        type: event.type,
        created_at: event.created_at,
        headers: {
          'Content-Type': 'application/json',
          [signatureHeader]: signature(secret, seconds, body),
        },
        body,
      };
    }),
    messages: school.messages.toReversed().map(({ to, text, sent_at }) => ({ to, text, sent_at })),
  };
}
