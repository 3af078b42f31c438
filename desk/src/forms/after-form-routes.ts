// The pages that follow a form: the thank-you page, and the two with one button for the newsletter.
import { readReference } from '@tred/contract/reference';
import { findForm } from '@tred/contract/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Filling, fillPage } from '../pages/fill-page.ts';
import { pageHtml, sendBarePage, sendPage } from '../pages/send-page.ts';
import type { Shelf } from '../site/shelf.ts';
import type { Store } from '../store/open-store.ts';
import { confirmSubscription, unsubscribe } from '../store/subscribers.ts';
import { errorName } from './form-routes.ts';
import { comesFromUs } from './origin.ts';

export interface AfterFormSettings {
  shelf: Shelf;
  store: Store;
  clock(): number;
}

/** One value of a query, of a shape that cannot do harm; anything else is as if it were not there. */
function queryText(query: unknown, name: string, shape: RegExp): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' && shape.test(value) ? value : '';
}

export function addAfterFormRoutes(app: FastifyInstance, { shelf, store, clock }: AfterFormSettings): void {
  const show = (reply: FastifyReply, address: string, filling: Filling, plainly: string) => {
    const html = pageHtml(shelf, address);
    if (html) return sendPage(shelf, reply, address, fillPage(html, filling));
    return sendBarePage(reply, plainly, Object.values(filling.values ?? {}));
  };

  app.get('/thank-you', async (request, reply) => {
    const form = findForm(queryText(request.query, 'form', /^[a-z-]+$/));
    const reference = readReference(queryText(request.query, 'reference', /^[\w-]{1,40}$/));
    const waiting = queryText(request.query, 'list', /^waiting$/);
    const states = [form?.id ?? 'other', reference ? 'reference' : 'no-reference', waiting && 'waiting'];
    return show(
      reply,
      '/thank-you',
      { states: states.filter(Boolean), values: { reference: reference ?? '' } },
      'Thank you',
    );
  });

  const tokenOf = (query: unknown) => queryText(query, 'token', /^[\w-]{20,60}$/);
  const pages = {
    '/newsletter/confirm': {
      title: 'Confirm your subscription',
      press: async (token: string) =>
        (await confirmSubscription(store.db, token, clock())) ? 'done' : 'unknown',
    },
    '/newsletter/unsubscribe': {
      title: 'Unsubscribe',
      press: async (token: string) => {
        await unsubscribe(store.db, token);
        return 'done';
      },
    },
  };
  for (const [address, { title, press }] of Object.entries(pages)) {
    // The link only shows the button: programs that look into mail open links, but press no buttons.
    app.get(address, async (request, reply) => {
      const token = tokenOf(request.query);
      return show(reply, address, { states: [token ? 'ask' : 'unknown'], values: { token } }, title);
    });
    app.post(address, async (request, reply) => {
      if (!comesFromUs(request, [])) return show(reply.code(403), address, { states: ['unknown'] }, title);
      const body = request.body as { get?: (name: string) => string | undefined } | undefined;
      const token = tokenOf(request.query) || tokenOf({ token: body?.get?.('token') });
      try {
        await store.prepare();
        return show(reply, address, { states: [await press(token)] }, title);
      } catch (cause) {
        request.log.error({ error: errorName(cause) }, 'the newsletter list could not be changed');
        const filling = { states: ['ask', 'unavailable'], values: { token } };
        return show(reply.code(503).header('retry-after', '30'), address, filling, title);
      }
    });
  }
}
