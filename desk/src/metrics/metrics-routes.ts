// /metrics, for Prometheus: to whoever has the token, or, where none is set, to programs on this very machine.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Metrics } from './metrics.ts';

export interface MetricsRouteOptions {
  metrics: Metrics;
  token: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const isHere = (address: string | undefined) =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** A proxy on this machine passes on what comes from elsewhere, and says so. */
const passedOn = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return isHere(socket.remoteAddress) && !passedOn.some((name) => headers[name] !== undefined);
}

export const metricsRoutes: FastifyPluginAsync<MetricsRouteOptions> = async (app, { metrics, token }) => {
  app.get('/metrics', async (request, reply) => {
    // As any address that does not exist: whoever may not read it need not know of it.
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
};
