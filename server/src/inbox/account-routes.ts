// Routes for one's own account: password, log-in codes, sessions. Sensitive changes need the password again, in case a
// screen was left open.
import { MAX_PASSWORD, MIN_PASSWORD } from '@tred/contract/staff-api';
import { z } from 'zod';
import {
  beginSetUp,
  codeState,
  confirmSetUp,
  makeRecoveryCodes,
  qrCodeOf,
  removeCodes,
  setUpLink,
} from '../staff/log-in-codes.ts';
import { passwordProblem } from '../staff/passwords.ts';
import { clearSessionCookie, readSessionCookie } from '../staff/session-cookie.ts';
import { endSessions, listSessions } from '../staff/sessions.ts';
import { setPassword } from '../staff/staff.ts';
import { HttpError } from './inbox-request.ts';
import type { PasswordOptions } from './password-check.ts';
import { route } from './route.ts';

const password = z.string().min(1).max(MAX_PASSWORD);
const confirmed = { body: z.object({ password }) };
const newPassword = {
  body: z.object({ password, next: z.string().min(MIN_PASSWORD).max(MAX_PASSWORD) }),
};
const code = { body: z.object({ code: z.string().trim().min(1).max(60) }) };

export function accountRoutes(options: PasswordOptions) {
  const { store, context, encryption, passwords, clock } = options;
  const { db } = store;
  return {
    'GET /account': route({}, async (request) => {
      const { hasCode, recoveryLeft, required } = await codeState(db, request.staff);
      return {
        name: request.staff,
        rights: [...request.rights],
        hasCode,
        recoveryLeft,
        codeRequired: required,
        sessions: await listSessions(db, request.staff, readSessionCookie(request) ?? '', clock()),
      };
    }),

    'POST /account/password': route(newPassword, async (request) => {
      const { password: now, next } = request.body;
      await passwords.confirm(request, now);
      const problem =
        next === now
          ? 'That is your password now. Choose another.'
          : await passwordProblem(next, { name: request.staff, organisation: context.organisation });
      if (problem) throw new HttpError(422, problem);
      const hash = await passwords.hash(next);
      await db.transaction().execute(async (tx) => {
        await setPassword(tx, { name: request.staff, hash, now: clock(), mustChange: false });
        await endSessions(tx, request.staff, readSessionCookie(request));
        await request.audit('password-changed', { about: request.staff }, tx);
      });
      return {};
    }),

    'POST /account/code/begin': route(confirmed, async (request) => {
      await passwords.confirm(request, request.body.password);
      const { hasCode } = await codeState(db, request.staff);
      if (hasCode) throw new HttpError(409, 'You have two-step sign-in already. Turn it off first.');
      const secret = await beginSetUp(db, encryption, request.staff);
      const link = setUpLink(secret, { issuer: context.organisation, name: request.staff });
      return { secret, link, picture: qrCodeOf(link) };
    }),

    'POST /account/code/confirm': route(code, async (request) => {
      const recoveryCodes = await db.transaction().execute(async (tx) => {
        const { staff: name } = request;
        const codes = await confirmSetUp(tx, encryption, { name, code: request.body.code, now: clock() });
        if (!codes) return undefined;
        // Ends sessions that began without a code.
        await endSessions(tx, name, readSessionCookie(request));
        await request.audit('code-set-up', { about: name }, tx);
        return codes;
      });
      if (!recoveryCodes)
        throw new HttpError(
          422,
          'That code is wrong. Check that the phone’s clock is right, and try the next one.',
        );
      return { recoveryCodes };
    }),

    'POST /account/code/remove': route(confirmed, async (request) => {
      await passwords.confirm(request, request.body.password);
      const { required } = await codeState(db, request.staff);
      if (required) throw new HttpError(403, 'Your account needs two-step sign-in.');
      await db.transaction().execute(async (tx) => {
        if (await removeCodes(tx, request.staff))
          await request.audit('code-removed', { about: request.staff }, tx);
      });
      return {};
    }),

    'POST /account/recovery-codes': route(confirmed, async (request) => {
      await passwords.confirm(request, request.body.password);
      const { hasCode } = await codeState(db, request.staff);
      if (!hasCode) throw new HttpError(409, 'Set up two-step sign-in first.');
      const recoveryCodes = await db.transaction().execute(async (tx) => {
        await request.audit('recovery-codes-made', { about: request.staff }, tx);
        return makeRecoveryCodes(tx, request.staff);
      });
      return { recoveryCodes };
    }),

    'POST /account/end-sessions': route({}, async (request, reply) => {
      await db.transaction().execute(async (tx) => {
        const ended = await endSessions(tx, request.staff);
        await request.audit('log-ins-ended', { about: `${request.staff}, ${ended}` }, tx);
      });
      clearSessionCookie(reply);
      return {};
    }),
  };
}
