// Registers all routes of the inbox, with sessions, rights and the audit log.
import { ADMIN_API, WEBSITE_API } from '@tred/contract/admin-api';
import { addressBelow, isByItself } from '@tred/contract/editor-requests';
import type { FastifyError, FastifyInstance } from 'fastify';
import { explainFailure, faultOf, sentenceFor } from '../db/fault.ts';
import { refusedRightUsage } from '../limits/rules.ts';
import { networkClass } from '../network.ts';
import { comesFromUs } from '../request-body.ts';
import { readSessionCookie } from '../staff/session-cookie.ts';
import { findSession, keepAlive } from '../staff/sessions.ts';
import type { FastifyPluginAsyncZod } from '../zod-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { answerRoutes } from './answer-routes.ts';
import { HttpError, type InboxOptions, MissingRightError, needs } from './inbox-request.ts';
import { overviewRoutes } from './overview-routes.ts';
import { createPasswordCheck, type PasswordOptions } from './password-check.ts';
import { type ApiOf, addRoutes } from './route.ts';
import { sessionRoutes } from './session-routes.ts';
import { auditRoutes, staffRoutes } from './staff-routes.ts';
import { exportRoutes, mailRoutes, submissionRoutes } from './submission-routes.ts';

export const inboxRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, options) => {
  addStaffHooks(app, options);
  const inside = { ...options, passwords: createPasswordCheck(options) };
  addRoutes(app, everybodysRoutes(inside));
  app.register(async (owners) => {
    owners.addHook('onRequest', needs('owner'));
    addRoutes(owners, ownersRoutes(inside));
  });
};

const everybodysRoutes = (options: PasswordOptions) => ({
  ...sessionRoutes(options),
  ...accountRoutes(options),
  ...submissionRoutes(options),
  ...answerRoutes(options),
  ...exportRoutes(options),
  ...mailRoutes(options),
  ...overviewRoutes(options),
});

const ownersRoutes = (options: PasswordOptions) => ({ ...staffRoutes(options), ...auditRoutes(options) });

/** For admin/. */
export type InboxApi = ApiOf<ReturnType<typeof everybodysRoutes> & ReturnType<typeof ownersRoutes>>;

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
      return reply.code(error.statusCode).send({ message: error.message });
    }
    const status = error.statusCode ?? 503;
    if (status < 500) return reply.code(status).send({ message: 'That request was not understood.' });
    request.log.error(explainFailure(store, error), 'the inbox failed');
    const what = sentenceFor(faultOf(error) ?? 'unavailable');
    return reply
      .code(503)
      .header('retry-after', '10')
      .send({ message: `${what} Try again in a minute.` });
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
      const isOpen = url === `${ADMIN_API}/session` && request.method !== 'DELETE';
      if (!isOpen) throw new HttpError(401, 'Sign in first.');
      return;
    }
    request.staff = present.name;
    request.mustSetUpCode = present.mustSetUpCode;
    request.mustChangePassword = present.mustChangePassword;
    if (present.mustChangePassword && !newPassword.some((path) => url === ADMIN_API + path))
      throw new HttpError(403, 'Choose your own password first. Reload the page.');
    if (present.mustSetUpCode && !setUp.some((path) => url.startsWith(ADMIN_API + path)))
      throw new HttpError(403, 'You need two-step sign-in. Reload the page to set it up.');
    // Requests that a page makes by itself do not extend the session.
    const isPolled =
      [`${ADMIN_API}/new`, `${ADMIN_API}/newsletter`].includes(url) ||
      (url === `${ADMIN_API}/submissions/:reference/answers` && request.method === 'GET') ||
      isByItself(addressBelow(WEBSITE_API, request.url) ?? '');
    if (token && !isPolled) await keepAlive(store.db, token, present, now);
  });
}
