// Bounds the memory of bodies that have not arrived completely.
import type { FastifyInstance } from 'fastify';
import { widestNetworkOf } from '../network.ts';
import { sendFailure } from './form-replies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is passed on as it arrives, and takes no memory. */
    streamed?: boolean;
  }
}

/** Bytes. An ordinary form has 2 KB, the longest 150. The number of connections bounds short bodies. */
const short = 4 * 1024;
const inAll = 16 * 1024 * 1024;
const ofOneNetwork = 4 * 1024 * 1024;

/** Counts each body at its announced length until the reply; refuses more than the bounds before reading it. */
export function limitBodiesInFlight(app: FastifyInstance): void {
  const inFlight = new Map<string, number>();
  let sum = 0;
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { method, routeOptions } = request;
    if (method === 'GET' || method === 'HEAD' || routeOptions.config.streamed) return done(null, payload);
    const limit = routeOptions.bodyLimit ?? ofOneNetwork;
    const bytes = Math.min(Number(request.headers['content-length'] ?? limit), limit);
    if (bytes <= short) return done(null, payload);
    const network = widestNetworkOf(request.ip);
    const ofNetwork = (inFlight.get(network) ?? 0) + bytes;
    if (ofNetwork > ofOneNetwork || sum + bytes > inAll) {
      sendFailure(reply.header('retry-after', '10').header('connection', 'close'), 'unavailable');
      return;
    }
    sum += bytes;
    inFlight.set(network, ofNetwork);
    reply.raw.once('close', () => {
      sum -= bytes;
      const rest = (inFlight.get(network) ?? 0) - bytes;
      if (rest > 0) inFlight.set(network, rest);
      else inFlight.delete(network);
    });
    done(null, payload);
  });
}
