// Health checks: is the process alive, can it store, and if not, why.

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import { type DatabaseFault, explainFailure, faultOf, sentenceFor } from './db/fault.ts';
import type { Store } from './db/open-store.ts';
import { isLoopback } from './network.ts';

/** The reply to this machine; `tred-server doctor` reads it. */
export interface LocalHealth {
  ok: true;
  version: string;
  build: string;
}

export const healthRoutes: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  /** Outsiders learn only whether it is ready. */
  const mayRead = ({ ip }: FastifyRequest) => isLoopback(ip);

  // Log only changes: monitoring asks every few seconds.
  let lastFault: DatabaseFault | undefined;

  app.get(
    '/healthz',
    async (request): Promise<LocalHealth | { ok: true }> =>
      mayRead(request) ? { ok: true, version: packageFile.version, build: app.site.build } : { ok: true },
  );
  app.get('/readyz', async (request, reply) => {
    try {
      await store.prepare();
      await store.check();
      if (lastFault) request.log.info({ path: store.place }, 'ready again');
      lastFault = undefined;
      return { ok: true, ...(mayRead(request) && { database: store.kind }) };
    } catch (cause) {
      const fault = faultOf(cause) ?? 'unavailable';
      if (fault !== lastFault) request.log.error(explainFailure(store, cause), 'not ready');
      lastFault = fault;
      const details = { database: store.kind, fault, message: sentenceFor(fault) };
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ ok: false, ...(mayRead(request) && details) });
    }
  });
};
