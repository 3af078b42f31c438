// Creates the Fastify server: routes, limits, shared headers and logs.
import { ADMIN_API, WEBSITE_API } from '@tred/contract/admin-api';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { adminRoutes } from './admin-routes.ts';
import { explainFailure, faultOf, sentenceFor } from './db/fault.ts';
import type { Store } from './db/open-store.ts';
import { afterFormRoutes } from './forms/after-form-routes.ts';
import { limitBodiesInFlight } from './forms/bodies-in-flight.ts';
import { formRoutes } from './forms/form-routes.ts';
import { lookupRoutes } from './forms/lookup-routes.ts';
import { healthRoutes } from './health-routes.ts';
import type { InboxOptions } from './inbox/inbox-request.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import {
  createDatabaseCounts,
  createMemoryCounts,
  createRateLimiter,
  noLimits,
} from './limits/rate-limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMetrics, type Metrics, metricsRoutes } from './metrics/metrics.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { addBodyParsers } from './request-body.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';
import { createEncryption, createKeyedHash } from './secret.ts';
import { siteRoutes, splitUrl } from './site/site-routes.ts';
import type { StaticSite } from './site/static-site.ts';
import { createAudit } from './staff/audit.ts';
import type { SubmissionContext } from './submission-context.ts';
import { createVisitCounter, type VisitCounter } from './visits/visit-counter.ts';
import { visitRoutes } from './visits/visit-routes.ts';
import { linkRoutes, websiteRoutes } from './website/website-routes.ts';
import { validatorCompiler } from './zod-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    site: StaticSite;
    metrics: Metrics;
    visits: VisitCounter;
  }
}

export interface AppOptions {
  site: StaticSite;
  store: Store;
  context: SubmissionContext;
  allowedOrigins: readonly string[];
  limits: boolean;
  sandbox: boolean;
  secret: string;
  passwordCost: number;
  mailConfigured: boolean;
  mailer?: Mailer | undefined;
  auditMonths: number;
  metricsToken: string | undefined;
  website: { socket: string; key: string } | undefined;
  builtAt?: () => number;
  runChecks?: InboxOptions['runChecks'];
  metrics?: Metrics;
  trustProxy: string[];
  logger: FastifyServerOptions['logger'];
  clock?: () => number;
}

const sweepEvery = 20 * 60_000;

const plainText = (reply: FastifyReply, text: string) =>
  reply.type('text/plain; charset=utf-8').send(`${text}\n`);

export function createApp(options: AppOptions): FastifyInstance {
  const { site, store, context, allowedOrigins, mailConfigured, passwordCost } = options;
  const { clock = Date.now, metrics = createMetrics(), builtAt = clock } = options;
  const app = Fastify({
    logger: options.logger ?? false,
    // Fastify logs whole addresses, which may contain visitors' words.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestTimeout: 30_000,
    // Node checks connection timeouts every 30 seconds only.
    http: { connectionsCheckingInterval: 2_000 },
    // For the inbox and links in emails; forms and the sandbox have their own.
    bodyLimit: 32 * 1024,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      // No hook runs for an unreadable address, so the headers are set here.
      const response = (reply as FastifyReply).code(400).headers(site.commonHeaders);
      response.removeHeader('strict-transport-security');
      plainText(response, 'Bad request');
    },
  });
  // Node's default is a minute, longer than the request timeout.
  app.server.headersTimeout = 15_000;
  // About 50 MB of memory.
  app.server.maxConnections = 2_000;
  app.decorate('site', site);
  app.decorate('metrics', metrics);
  app.setValidatorCompiler(validatorCompiler);
  addSharedHeaders(app);
  refuseUnclearRequests(app);
  addLogLines(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(explainFailure(store, error), 'failed');
    const fault = status >= 500 ? faultOf(error) : undefined;
    if (fault) return plainText(reply.code(503).header('retry-after', '30'), sentenceFor(fault));
    return plainText(reply.code(status), status >= 500 ? 'Something went wrong here' : 'Bad request');
  });
  addBodyParsers(app);
  limitBodiesInFlight(app);

  const keyedHash = createKeyedHash(options.secret);
  const memory = createMemoryCounts();
  const limiterOf = (counts: ReturnType<typeof createDatabaseCounts>) =>
    createRateLimiter(counts, keyedHash, clock, metrics.refused);
  // Limits that protect accounts survive a restart, and no flood of forms displaces them.
  const limiter = limiterOf(createDatabaseCounts(store));
  // The sandbox is in this process's memory, and so are its limits.
  const memoryLimiter = limiterOf(memory);
  const formLimiter = options.limits ? (store.kind === 'postgres' ? limiter : memoryLimiter) : noLimits;
  const sweeps = setInterval(() => {
    for (const each of [limiter, memoryLimiter])
      each
        .sweep()
        .catch((error: unknown) =>
          app.log.warn(explainFailure(store, error), 'could not delete expired counts'),
        );
  }, sweepEvery);
  sweeps.unref();
  app.addHook('onClose', async () => clearInterval(sweeps));
  app.register(healthRoutes, { store });
  app.register(metricsRoutes, { metrics, token: options.metricsToken });
  app.decorate('visits', createVisitCounter({ store, clock, keyedHash, log: app.log }));
  app.addHook('onClose', () => app.visits.close());
  app.register(visitRoutes, {
    limiter: options.limits ? memoryLimiter : noLimits,
    allowedOrigins,
  });
  app.register(formRoutes, {
    store,
    context,
    limiter: formLimiter,
    keyedHash,
    mailConfigured,
    allowedOrigins,
    clock,
  });
  app.register(afterFormRoutes, { store, clock });
  app.register(lookupRoutes, { store, context, limiter: formLimiter, allowedOrigins });
  const audit = createAudit({ months: options.auditMonths, clock });
  const encryption = createEncryption(options.secret);
  const inbox = {
    store,
    audit,
    encryption,
    context,
    limiter,
    keyedHash,
    mailConfigured,
    passwordCost,
    hasWebsite: options.website !== undefined,
    runChecks: options.runChecks ?? (async () => []),
    clock,
  };
  const { mailer, website } = options;
  app.register(inboxRoutes, { prefix: ADMIN_API, ...inbox });
  app.register(newsletterRoutes, { prefix: ADMIN_API, inbox, mailer, website });
  app.register(adminRoutes);
  app.register(linkRoutes, { prefix: `${WEBSITE_API}/shared`, inbox, website });
  app.register(websiteRoutes, { prefix: WEBSITE_API, inbox, builtAt, website });
  if (options.sandbox) app.register(sandboxRoutes, { clock, keyedHash, limiter: memoryLimiter });
  app.register(siteRoutes);
  return app;
}

function addSharedHeaders(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // Files and some routes set their own headers; a reply without a body, as to each beacon, needs none.
    if (reply.statusCode !== 204 && !reply.hasHeader('x-content-type-options')) {
      for (const [name, value] of Object.entries(app.site.commonHeaders))
        if (!reply.hasHeader(name)) reply.header(name, value);
    }
    // Otherwise the browser keeps its connection, and the server, open for a minute.
    if (closing) reply.header('connection', 'close');
    if (request.protocol !== 'https') reply.removeHeader('strict-transport-security');
    done(null, payload);
  });
}

/** Requests that a proxy and the server could read differently. */
function refuseUnclearRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    // Names are at even places.
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
    if (raw.httpVersion.startsWith('0') || hosts.length > 1) plainText(reply.code(400), 'Bad request');
    else done();
  });
}

/** Monitoring requests these every few seconds: debug level only. */
const polled = new Set(['/healthz', '/readyz', '/metrics']);

function addLogLines(app: FastifyInstance): void {
  const logged = {
    info: ['trace', 'debug', 'info'].includes(app.log.level),
    debug: ['trace', 'debug'].includes(app.log.level),
  };
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    app.metrics.request(route ?? 'site', request.method, reply.statusCode, reply.elapsedTime / 1000);
    // Page views are logged at debug level.
    const level = route && !polled.has(route) ? 'info' : 'debug';
    if (logged[level]) {
      const { address } = splitUrl(request.url);
      const path = route ?? (app.site.find(address) ? address : '(unknown)');
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log[level]({ method: request.method, path, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
}
