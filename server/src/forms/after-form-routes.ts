// Pages after a form: the thank-you page, and the confirmation pages that emails link to.
import { type PageState, senderStates } from '@tred/contract/page-attributes';
import { readReference } from '@tred/contract/reference';
import { isFormId } from '@tred/contract/registry';
import { z } from 'zod';
import { explainFailure } from '../db/fault.ts';
import type { Store } from '../db/open-store.ts';
import { confirmPlace } from '../events/places.ts';
import { confirmSubscription, unsubscribe } from '../newsletter/subscribers.ts';
import { type Filling, sendFilledPage as show } from '../pages/send-page.ts';
import { comesFromUs, PostedPairs } from '../request-body.ts';
import type { FastifyPluginAsyncZod } from '../zod-routes.ts';

interface AfterFormOptions {
  store: Store;
  clock(): number;
}

/** One query value of a safe shape; anything else counts as missing. */
const harmless = (shape: RegExp) => z.string().regex(shape).catch('');

const thankYouQuery = z.object({
  form: harmless(/^[a-z-]+$/),
  reference: harmless(/^[\w-]{1,40}$/),
  list: harmless(/^waiting$/),
  confirm: harmless(/^email$/),
  sender: z.enum(senderStates).catch('by-email'),
});

const token = harmless(/^[\w-]{20,60}$/);
const tokenQuery = z.object({ token });

export const afterFormRoutes: FastifyPluginAsyncZod<AfterFormOptions> = async (app, { store, clock }) => {
  app.get('/thank-you', { schema: { querystring: thankYouQuery } }, async ({ query }, reply) => {
    const reference = readReference(query.reference);
    const states: PageState[] = [isFormId(query.form) ? query.form : 'other', query.sender];
    if (reference) states.push('reference');
    if (query.list) states.push('waiting');
    if (query.confirm) states.push('confirm-by-email');
    return show(reply, '/thank-you', { states, values: { reference: reference ?? '' } });
  });

  // Mail programs may post one-click unsubscribe as multipart (RFC 8058). Only the token in the address matters.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async () => undefined);

  /** False for an unknown link. */
  const pages: Record<string, (token: string) => Promise<boolean>> = {
    '/newsletter/confirm': (token) => store.write((tx) => confirmSubscription(tx, token, clock())),
    '/newsletter/unsubscribe': (token) => unsubscribe(store, token).then(() => true),
    '/events/place': (token) => confirmPlace(store.db, token, clock()),
  };
  for (const [address, press] of Object.entries(pages)) {
    // The link shows a button: mail scanners open links, but press no buttons.
    app.get(address, { schema: { querystring: tokenQuery } }, async ({ query }, reply) => {
      const states: PageState[] = [query.token ? 'ask' : 'unknown'];
      return show(reply, address, { states, values: { token: query.token } });
    });
    app.post(address, { schema: { querystring: tokenQuery } }, async (request, reply) => {
      if (!comesFromUs(request, [])) return show(reply.code(403), address, { states: ['unknown'] });
      const posted = request.body instanceof PostedPairs ? request.body.get('token') : undefined;
      const linkToken = request.query.token || token.parse(posted);
      try {
        await store.prepare();
        return show(reply, address, { states: [(await press(linkToken)) ? 'done' : 'unknown'] });
      } catch (cause) {
        request.log.error(explainFailure(store, cause), 'could not handle a link from an email');
        const filling: Filling = { states: ['ask', 'unavailable'], values: { token: linkToken } };
        return show(reply.code(503).header('retry-after', '30'), address, filling);
      }
    });
  }
};
