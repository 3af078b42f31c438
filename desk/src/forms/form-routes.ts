// The addresses that forms are posted to, and the counts of votes.
import { formPath, IDEMPOTENCY_HEADER } from '@tred/contract/limits';
import { findForm } from '@tred/contract/registry';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Shelf } from '../site/shelf.ts';
import { countVotes } from '../store/votes.ts';
import { sendFailure, tell } from './form-replies.ts';
import { allowOrigin, comesFromUs } from './origin.ts';
import { type Taker, takeForm } from './take-form.ts';

export interface FormSettings extends Taker {
  shelf: Shelf;
  /** Origins other than our own whose pages may post here. */
  allowedOrigins: readonly string[];
  clock(): number;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const formOf = (request: FastifyRequest) => {
  const { id } = request.params as { id: string };
  return findForm(id);
};

/** What may be logged of an error: never its message, which can quote a visitor's words. */
export const errorName = (cause: unknown) =>
  cause instanceof Error ? ('code' in cause && String(cause.code)) || cause.name : typeof cause;

export function addFormRoutes(app: FastifyInstance, settings: FormSettings): void {
  const { shelf, allowedOrigins, clock } = settings;

  app.route({
    method: [...methods],
    url: formPath(':id'),
    // In this order, and before any body is read: whom, how, from where.
    onRequest: async (request, reply) => {
      allowOrigin(request, reply, allowedOrigins);
      if (!formOf(request)) return sendFailure(reply, 'unknown-form');
      if (request.method === 'OPTIONS' && allowedOrigins.includes(request.headers.origin ?? '')) {
        return reply
          .code(204)
          .headers({
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': `content-type, ${IDEMPOTENCY_HEADER.toLowerCase()}`,
            'access-control-max-age': '86400',
          })
          .send();
      }
      if (request.method !== 'POST') return sendFailure(reply.header('allow', 'POST'), 'wrong-method');
      if (!comesFromUs(request, allowedOrigins)) return sendFailure(reply, 'forbidden');
      if (request.headers['content-type'] === undefined) return sendFailure(reply, 'wrong-type');
      if (request.headers['content-encoding'] !== undefined) return sendFailure(reply, 'wrong-type');
    },
    errorHandler: (error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413) return sendFailure(reply, 'too-large');
      if (status === 415) return sendFailure(reply, 'wrong-type');
      if (status < 500) return sendFailure(reply, 'malformed');
      request.log.error({ error: errorName(error) }, 'a form failed');
      return sendFailure(reply.header('retry-after', '30'), 'unavailable');
    },
    handler: async (request, reply) => {
      const form = formOf(request);
      if (!form) return sendFailure(reply, 'unknown-form');
      const outcome = await takeForm(settings, {
        form,
        body: request.body,
        key: request.headers[IDEMPOTENCY_HEADER.toLowerCase()]?.toString(),
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        now: clock(),
      });
      if (outcome.kind === 'unavailable') {
        request.log.error({ form: form.id, error: errorName(outcome.cause) }, 'a form could not be kept');
      }
      return tell(request, reply, { shelf, form, otherWays: settings.catalogue.otherWays }, outcome);
    },
  });

  app.get('/api/votes', async (request, reply) => {
    allowOrigin(request, reply, allowedOrigins);
    try {
      await settings.store.prepare();
      return reply.send({ ok: true, votes: await countVotes(settings.store.db) });
    } catch (cause) {
      request.log.error({ error: errorName(cause) }, 'votes could not be counted');
      return sendFailure(reply.header('retry-after', '30'), 'unavailable');
    }
  });
}
