// Puts the desk together: one Fastify server with the shared headers on every reply, errors included.
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serveSite, splitUrl } from './site/serve-site.ts';
import { readShelf } from './site/shelf.ts';

export interface ServerOptions {
  siteDir: string;
  trustProxy: string[];
  logger: FastifyServerOptions['logger'];
}

const plainText = (reply: FastifyReply, text: string) =>
  reply.type('text/plain; charset=utf-8').send(`${text}\n`);

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const shelf = await readShelf(options.siteDir);
  const app = Fastify({
    logger: options.logger ?? false,
    // Fastify's own request lines carry the whole address, and an address can carry a visitor's words.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestTimeout: 30_000,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      // No hook runs for an address that cannot be read, so the headers are set here.
      const answer = (reply as FastifyReply).code(400).headers(shelf.commonHeaders);
      answer.removeHeader('strict-transport-security');
      plainText(answer, 'Bad request');
    },
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(shelf.commonHeaders);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol !== 'https') reply.removeHeader('strict-transport-security');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { address } = splitUrl(request.url);
    const route = request.routeOptions.url;
    const path = route ?? (shelf.find(address) ? address : '(unknown)');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method: request.method, path, status: reply.statusCode, ms };
    // Page views are for whoever asks to see them; what the desk itself does is always told.
    request.log[route ? 'info' : 'debug'](line, 'answered');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'failed');
    return plainText(reply.code(status), status >= 500 ? 'Something went wrong here' : 'Bad request');
  });

  serveSite(app, shelf);
  return app;
}
