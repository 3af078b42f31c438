// For whatever watches the desk: is the process alive, can it take forms.
import type { FastifyPluginAsync } from 'fastify';
import type { Store } from './store/open-store.ts';

export const healthRoutes: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await store.prepare();
      await store.check();
      return { ok: true, database: store.kind };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ ok: false, database: store.kind });
    }
  });
};
