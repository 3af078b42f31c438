// How full each event is, for its page.
import { PLACES_PATH, type Places } from '@tred/contract/places';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countPlacesLeft } from '../store/event-places.ts';
import { explainFailure } from '../store/fault.ts';
import type { Store } from '../store/open-store.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { sendFailure } from './form-replies.ts';
import { allowOrigin } from './request-body.ts';

interface PlaceRouteOptions {
  store: Store;
  context: SubmissionContext;
  allowedOrigins: readonly string[];
  clock(): number;
}

/** Any number of visitors cost one query in this time. */
const cachedFor = 5_000;

export const placeRoutes: FastifyPluginAsyncZod<PlaceRouteOptions> = async (app, options) => {
  const { store, context, allowedOrigins, clock } = options;
  let cached: { until: number; places: Promise<Places['places']> } | undefined;

  app.get(PLACES_PATH, async (request, reply) => {
    allowOrigin(request, reply, allowedOrigins);
    try {
      await store.prepare();
      if (!cached || cached.until <= clock())
        cached = { until: clock() + cachedFor, places: countPlacesLeft(store.db, context.events) };
      const places = await cached.places;
      return reply.header('cache-control', 'no-store').send({ ok: true, places } satisfies Places);
    } catch (cause) {
      cached = undefined;
      request.log.error(explainFailure(store, cause), 'could not count places');
      return sendFailure(reply.header('retry-after', '30'), 'unavailable');
    }
  });
};
