// Puts the desk together: one Fastify server with the shared headers on every reply, errors included.
import { MAX_BODY_BYTES } from '@tred/contract/limits';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { addAfterFormRoutes } from './forms/after-form-routes.ts';
import type { Catalogue } from './forms/catalogue.ts';
import { addFormRoutes, errorName } from './forms/form-routes.ts';
import { createLimits, noLimits } from './forms/limits.ts';
import { addBodyParsers } from './forms/read-body.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addInboxRoutes } from './inbox/inbox-routes.ts';
import { serveSite, splitUrl } from './site/serve-site.ts';
import type { Shelf } from './site/shelf.ts';
import type { House } from './store/accept.ts';
import type { Store } from './store/open-store.ts';

export interface ServerOptions {
  shelf: Shelf;
  catalogue: Catalogue;
  store: Store;
  house: House;
  allowedOrigins: readonly string[];
  limits: boolean;
  /** A mail server is set. */
  mailConfigured: boolean;
  trustProxy: string[];
  logger: FastifyServerOptions['logger'];
  /** The time, in milliseconds; tests have their own. */
  clock?: () => number;
}

const plainText = (reply: FastifyReply, text: string) =>
  reply.type('text/plain; charset=utf-8').send(`${text}\n`);

export function createServer(options: ServerOptions): FastifyInstance {
  const { shelf, catalogue, store, house, allowedOrigins, clock = Date.now } = options;
  const app = Fastify({
    logger: options.logger ?? false,
    // Fastify's own request lines carry the whole address, and an address can carry a visitor's words.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestTimeout: 30_000,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      // No hook runs for an address that cannot be read, so the headers are set here.
      const answer = (reply as FastifyReply).code(400).headers(shelf.commonHeaders);
      answer.removeHeader('strict-transport-security');
      plainText(answer, 'Bad request');
    },
  });

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const common = Object.entries(shelf.commonHeaders);
  app.addHook('onSend', (request, reply, payload, done) => {
    // A file brings its own headers; so do routes that know better.
    if (!reply.hasHeader('x-content-type-options')) {
      for (const [name, value] of common) if (!reply.hasHeader(name)) reply.header(name, value);
    }
    // Else a browser keeps its connection, and with it the desk, for another minute.
    if (closing) reply.header('connection', 'close');
    if (request.protocol !== 'https') reply.removeHeader('strict-transport-security');
    done(null, payload);
  });
  const told = {
    info: ['trace', 'debug', 'info'].includes(app.log.level),
    debug: ['trace', 'debug'].includes(app.log.level),
  };
  app.addHook('onResponse', (request, reply, done) => {
    // Page views are for whoever asks to see them; what the desk itself does is always told.
    const route = request.routeOptions.url;
    const level = route ? 'info' : 'debug';
    if (told[level]) {
      const { address } = splitUrl(request.url);
      const path = route ?? (shelf.find(address) ? address : '(unknown)');
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log[level]({ method: request.method, path, status: reply.statusCode, ms }, 'answered');
    }
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: errorName(error) }, 'failed');
    return plainText(reply.code(status), status >= 500 ? 'Something went wrong here' : 'Bad request');
  });

  addBodyParsers(app);
  addHealthRoutes(app, store);
  const limits = options.limits ? createLimits() : noLimits;
  addFormRoutes(app, { shelf, catalogue, store, house, limits, allowedOrigins, clock });
  addAfterFormRoutes(app, { shelf, store, clock });
  addInboxRoutes(app, { store, house, mailConfigured: options.mailConfigured, clock });
  serveSite(app, shelf);
  return app;
}
