// For whatever watches the desk: is the process alive, can it take forms.
import type { FastifyInstance } from 'fastify';
import type { Store } from './store/open-store.ts';

export function addHealthRoutes(app: FastifyInstance, store: Store): void {
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
}
