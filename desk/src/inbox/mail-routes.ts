// How the outgoing mail is doing, and another try.
import type { MailOverview } from '@tred/contract/desk-api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { mailState } from '../store/inbox.ts';
import { retryLetters } from '../store/outbox.ts';
import type { InboxOptions } from './inbox-routes.ts';

export const mailRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, options) => {
  const { store, mailConfigured, clock } = options;
  app.get('/mail', async (): Promise<MailOverview & { ok: true }> => {
    return { ok: true, ...(await mailState(store.db)), configured: mailConfigured };
  });
  app.post('/mail/retry', async () => ({ ok: true, retried: await retryLetters(store.db, clock()) }));
};
