// Counts that everybody may read: votes, and how full events are.
import type { Places } from '@tred/contract/places';
import type { Votes } from '@tred/contract/votes';
import type { FastifyInstance } from 'fastify';
import { explainFailure } from '../db/fault.ts';
import type { Store } from '../db/open-store.ts';
import { allowOrigin } from '../request-body.ts';
import { sendFailure } from './form-replies.ts';

interface CountRoute {
  path: string;
  store: Store;
  allowedOrigins: readonly string[];
  clock(): number;
  count(): Promise<Omit<Votes, 'ok'> | Omit<Places, 'ok'>>;
}

/** Any number of visitors cost one query in this time. */
const cachedFor = 5_000;

export function addCountRoute(
  app: Pick<FastifyInstance, 'get'>,
  { path, store, allowedOrigins, clock, count }: CountRoute,
) {
  let last: { at: number; counts: ReturnType<typeof count> } | undefined;
  const forget = () => {
    last = undefined;
  };
  app.get(path, async (request, reply) => {
    allowOrigin(request, reply, allowedOrigins);
    try {
      await store.prepare();
      const now = clock();
      if (!last || Math.abs(now - last.at) >= cachedFor) last = { at: now, counts: count() };
      return reply.header('cache-control', 'no-store').send({ ok: true, ...(await last.counts) });
    } catch (cause) {
      forget();
      request.log.error(explainFailure(store, cause), `could not answer ${path}`);
      return sendFailure(reply.header('retry-after', '30'), 'unavailable');
    }
  });
  return forget;
}
