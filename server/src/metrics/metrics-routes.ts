// /metrics for Prometheus, protected by a token.

import { isEqual } from '@tred/contract/is-equal';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

interface MetricsRouteOptions {
  metrics: Metrics;
  token: string | undefined;
}

const mayRead = ({ headers }: FastifyRequest, token: string | undefined) =>
  token !== undefined && isEqual(headers.authorization ?? '', `Bearer ${token}`);

export const metricsRoutes: FastifyPluginAsync<MetricsRouteOptions> = async (app, { metrics, token }) => {
  app.get('/metrics', async (request, reply) => {
    // Replies 404, so that outsiders do not learn that it exists.
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
};
