// For whatever watches the desk: is the process alive, can it keep what is sent, and if not, why.
import type { FastifyPluginAsync } from 'fastify';
import { explainFailure, type Fault, faultOf, sentenceFor } from './store/fault.ts';
import type { Store } from './store/open-store.ts';

export const healthRoutes: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  // A poll every few seconds is not news; that it got another answer is.
  let told: Fault | undefined;

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (request, reply) => {
    try {
      await store.prepare();
      await store.check();
      if (told) request.log.info({ path: store.place }, 'ready again');
      told = undefined;
      return { ok: true, database: store.kind };
    } catch (cause) {
      const fault = faultOf(cause) ?? 'failed';
      if (fault !== told) request.log.error(explainFailure(store, cause), 'not ready');
      told = fault;
      const message = sentenceFor(fault);
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ ok: false, database: store.kind, fault, message });
    }
  });
};
