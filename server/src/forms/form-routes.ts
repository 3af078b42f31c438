// Routes for posted forms, for counts of what they changed, and for the contact form with the choices of its address.
import { maxBodyBytes } from '@tred/contract/form';
import { CONTACT_PATH, contact, purposePath } from '@tred/contract/forms/contact';
import { formPath, IDEMPOTENCY_HEADER } from '@tred/contract/limits';
import { PLACES_PATH } from '@tred/contract/places';
import { forms } from '@tred/contract/registry';
import type { FastifyError } from 'fastify';
import { explainFailure } from '../db/fault.ts';
import { countPlacesLeft } from '../events/places.ts';
import type { SubmissionOutcome } from '../metrics/metrics.ts';
import { chosenPage } from '../pages/problem-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { allowOrigin, comesFromUs } from '../request-body.ts';
import { splitUrl } from '../site/site-routes.ts';
import { countVotes } from '../submissions/votes.ts';
import type { FastifyPluginAsyncZod } from '../zod-routes.ts';
import { addCountRoute } from './count-route.ts';
import { replyTo, sendFailure } from './form-replies.ts';
import { type FormOutcome, type FormServices, handleForm } from './handle-form.ts';

interface FormRouteOptions extends FormServices {
  allowedOrigins: readonly string[];
  clock(): number;
}

function outcomeLabel(outcome: FormOutcome): SubmissionOutcome {
  if (outcome.kind !== 'accepted') return outcome.kind;
  if (outcome.spam) return 'quarantined';
  if (outcome.repeat) return 'repeat';
  return outcome.waitingList ? 'waiting-list' : 'accepted';
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

export const formRoutes: FastifyPluginAsyncZod<FormRouteOptions> = async (app, options) => {
  const { store, context, allowedOrigins, clock } = options;
  const counts = { store, allowedOrigins, clock };
  addCountRoute(app, {
    ...counts,
    path: PLACES_PATH,
    count: async () => ({ places: await countPlacesLeft(store.db, context.events(clock())) }),
  });
  const forgetVotes = addCountRoute(app, {
    ...counts,
    path: '/api/votes',
    count: async () => ({ votes: await countVotes(store.db) }),
  });

  for (const { id, fields } of forms)
    app.route({
      method: [...methods],
      url: formPath(id),
      bodyLimit: maxBodyBytes({ fields }),
      // Checks method and origin, in this order, before the body is read.
      onRequest: async (request, reply) => {
        allowOrigin(request, reply, allowedOrigins);
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
        request.log.error(explainFailure(store, error), 'a form request failed');
        return sendFailure(reply.header('retry-after', '30'), 'unavailable');
      },
      handler: async (request, reply) => {
        const form = options.context.forms.get(id);
        if (!form) return sendFailure(reply, 'unknown-form');
        const browser = request.headers['user-agent'] ?? '';
        const outcome = await handleForm(options, {
          form,
          body: request.body,
          key: request.headers[IDEMPOTENCY_HEADER.toLowerCase()]?.toString(),
          ip: request.ip,
          userAgent: browser,
          now: clock(),
        });
        app.metrics.submission(form.id, outcomeLabel(outcome));
        // Voters see their own vote.
        if (id === 'vote') forgetVotes();
        if (outcome.kind === 'accepted' && outcome.spam) app.metrics.refused(outcome.spam);
        if (outcome.kind === 'accepted' && !outcome.spam)
          app.visits
            .note({ ip: request.ip, browser }, { did: `form ${id}` })
            .catch((error: unknown) => request.log.debug(error, 'a visit was not counted'));
        if (outcome.kind === 'refused') app.metrics.refused('to-be-put-right');
        if (outcome.kind === 'unavailable') {
          request.log.error(
            { form: form.id, ...explainFailure(store, outcome.cause) },
            'could not store a form',
          );
        }
        return replyTo(request, reply, form.id, outcome);
      },
    });

  app.get(CONTACT_PATH, async ({ url }, reply) => {
    const choices = new URLSearchParams(splitUrl(url).query);
    const purpose = purposePath(choices);
    const file = (purpose && app.site.find(purpose)) || app.site.find(CONTACT_PATH);
    const page = file && chosenPage(file, formPath(contact.id), choices);
    return page ? sendPage(reply, file.address, page) : reply.callNotFound();
  });

  app.all(formPath(':id'), {
    onRequest: async (request, reply) => {
      allowOrigin(request, reply, allowedOrigins);
      return sendFailure(reply, 'unknown-form');
    },
    handler: () => {},
  });
};
