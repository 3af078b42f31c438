// Registers all routes of the inbox, with sessions, rights and the audit log.
import { DESK_API, WEBSITE } from '@tred/contract/desk-api';
import { addressBelow, isByItself } from '@tred/contract/editor-requests';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { explainFailure, faultOf, sentenceFor } from '../db/fault.ts';
import { refusedRightUsage } from '../limits/rules.ts';
import { networkClass } from '../network.ts';
import { comesFromUs } from '../request-body.ts';
import { readSessionCookie } from '../staff/session-cookie.ts';
import { findSession, keepAlive } from '../staff/sessions.ts';
import { accountRoutes } from './account-routes.ts';
import { ANSWERS, answerRoutes } from './answer-routes.ts';
import { HttpError, type InboxOptions, MissingRightError } from './inbox-request.ts';
import { overviewRoutes } from './overview-routes.ts';
import { createPasswordCheck } from './password-check.ts';
import { sessionRoutes } from './session-routes.ts';
import { auditRoutes, staffRoutes } from './staff-routes.ts';
import { mailRoutes, personalDataRoutes, submissionRoutes } from './submission-routes.ts';

export const inboxRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, options) => {
  addStaffHooks(app, options);
  // The prefix is already set.
  const inside = { ...options, passwords: createPasswordCheck(options), prefix: '' };
  app.register(sessionRoutes, inside);
  app.register(accountRoutes, inside);
  app.register(staffRoutes, inside);
  app.register(auditRoutes, inside);
  app.register(submissionRoutes, inside);
  app.register(answerRoutes, inside);
  app.register(personalDataRoutes, inside);
  app.register(mailRoutes, inside);
  app.register(overviewRoutes, inside);
};

/** Session, rights and audit log, for all routes of `app`. */
export function addStaffHooks(app: FastifyInstance, options: InboxOptions): void {
  app.decorateRequest('staff', '');
  app.decorateRequest('rights');
  app.decorateRequest('mustSetUpCode', false);
  app.decorateRequest('mustChangePassword', false);
  decorateWithAudit(app, options);
  handleErrors(app, options);
  letStaffIn(app, options);
}

function decorateWithAudit(app: FastifyInstance, { store, audit, keyedHash }: InboxOptions): void {
  app.decorateRequest('audit', async function (what, more = {}, tx = store.db) {
    const network = networkClass(this.ip, keyedHash);
    await audit.record(tx, { who: this.staff, what, network, ...more });
  });
}

function handleErrors(app: FastifyInstance, { store, limiter }: InboxOptions): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof MissingRightError && (await limiter.consume(refusedRightUsage(request.staff))) === 0)
      await request.audit('right-refused', {
        about: `${error.right}, ${request.method} ${request.routeOptions.url}`,
      });
    if (error instanceof HttpError) {
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      return reply.code(error.statusCode).send({ ok: false, message: error.message });
    }
    const status = error.statusCode ?? 503;
    if (status < 500) return reply.code(status).send({ ok: false, message: 'That was not understood.' });
    request.log.error(explainFailure(store, error), 'the inbox failed');
    const what = sentenceFor(faultOf(error) ?? 'unavailable');
    return reply
      .code(503)
      .header('retry-after', '10')
      .send({ ok: false, message: `${what} Try again in a minute.` });
  });
}

/** Open before the first password is changed and before required codes are set up. */
const newPassword = ['/session', '/account/password'];
const setUp = ['/session', '/account'];

function letStaffIn(app: FastifyInstance, { store, clock }: InboxOptions): void {
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !comesFromUs(request, [])) {
      throw new HttpError(403, 'Only from our own page.');
    }
    await store.prepare();
    const token = readSessionCookie(request);
    const now = clock();
    const present = token ? await findSession(store.db, token, now) : undefined;
    const { url = '' } = request.routeOptions;
    request.rights = new Set(present?.rights);
    if (!present) {
      // Log-in and session status need no session.
      const isOpen = url === `${DESK_API}/session` && request.method !== 'DELETE';
      if (!isOpen) throw new HttpError(401, 'Log in first.');
      return;
    }
    request.staff = present.name;
    request.mustSetUpCode = present.mustSetUpCode;
    request.mustChangePassword = present.mustChangePassword;
    if (present.mustChangePassword && !newPassword.some((path) => url === DESK_API + path))
      throw new HttpError(403, 'Choose a password of your own first. Load the page again.');
    if (present.mustSetUpCode && !setUp.some((path) => url.startsWith(DESK_API + path)))
      throw new HttpError(403, 'You need log-in codes. Load the page again to set yours up.');
    // Requests that a page makes by itself do not extend the session.
    const isPolled =
      [`${DESK_API}/new`, `${DESK_API}/letters`, `${DESK_API}/letters/`].includes(url) ||
      (url === DESK_API + ANSWERS && request.method === 'GET') ||
      isByItself(addressBelow(WEBSITE, request.url) ?? '');
    if (token && !isPolled) await keepAlive(store.db, token, present, now);
  });
}
