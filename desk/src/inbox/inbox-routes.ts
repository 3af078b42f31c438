// The staff inbox's addresses. Nothing here answers without a session.
import type { AuditAct } from '@tred/contract/audit-api';
import { DESK_API } from '@tred/contract/desk-api';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorName } from '../error-name.ts';
import { comesFromUs } from '../forms/origin.ts';
import type { Counters } from '../limits/counters.ts';
import type { Seal } from '../secret.ts';
import type { Audit, AuditEntry } from '../store/audit.ts';
import type { Store } from '../store/open-store.ts';
import { whoIs } from '../store/staff.ts';
import type { Db } from '../store/tables.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { entryRoutes } from './entry-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { networkClass } from './network-class.ts';
import { personRoutes } from './person-routes.ts';
import { readSessionCookie } from './session-cookie.ts';
import { sessionRoutes } from './session-routes.ts';

export interface InboxOptions {
  store: Store;
  context: SubmissionContext;
  audit: Audit;
  counters: Counters;
  seal: Seal;
  mailConfigured: boolean;
  /** What checking a password takes; see passwords.ts. */
  passwordCost: number;
  clock(): number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; empty outside the inbox. */
    staff: string;
    /** Adds a line to the trail; in a transaction, the line stands or falls with what it tells of. */
    audit(what: AuditAct, more?: Pick<AuditEntry, 'reference' | 'about'>, tx?: Db): Promise<void>;
  }
}

export const inboxRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, options) => {
  app.decorateRequest('staff', '');
  decorateWithAudit(app, options);
  answerErrors(app);
  letStaffIn(app, options);
  // They are under our address already.
  const inside = { ...options, prefix: '' };
  app.register(sessionRoutes, inside);
  app.register(entryRoutes, inside);
  app.register(personRoutes, inside);
  app.register(mailRoutes, inside);
};

function decorateWithAudit(app: FastifyInstance, { store, audit, seal }: InboxOptions): void {
  app.decorateRequest('audit', async function (what, more = {}, tx = store.db) {
    const network = networkClass(this.ip, seal);
    await audit.record(tx, { who: this.staff, what, network, ...more });
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 503;
    if (status < 500) return reply.code(status).send({ ok: false, message: 'That was not understood.' });
    request.log.error({ error: errorName(error) }, 'the inbox failed');
    return reply
      .code(503)
      .header('retry-after', '10')
      .send({ ok: false, message: 'The database cannot be reached. Try again in a minute.' });
  });
}

function letStaffIn(app: FastifyInstance, { store, clock }: InboxOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !comesFromUs(request, [])) {
      return reply.code(403).send({ ok: false, message: 'Only from our own page.' });
    }
    await store.prepare();
    const token = readSessionCookie(request);
    request.staff = (token && (await whoIs(store.db, token, clock()))) || '';
    // Logging in, and asking whether one is, is for everyone.
    const isOpen = request.routeOptions.url === `${DESK_API}/session` && request.method !== 'DELETE';
    if (!request.staff && !isOpen) return reply.code(401).send({ ok: false, message: 'Log in first.' });
  });
}
