// Routes to log in, with or without a code, to log out, and to read the session.
import type { Right } from '@tred/contract/rights';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { codeUsage, refusedRightUsage, unknownNameUsage } from '../limits/rules.ts';
import { useAppCode, useRecoveryCode } from '../staff/log-in-codes.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../staff/session-cookie.ts';
import { findSession, logOut, sessionLength, startSession } from '../staff/sessions.ts';
import type { Forms } from '../submission-context.ts';
import { hiddenForms } from '../submissions/visible-forms.ts';
import { HttpError, visibilityOf } from './inbox-request.ts';
import { type PasswordOptions, tooManyTries } from './password-check.ts';
import { route } from './route.ts';

// No database stores a NUL.
const credentials = z.object({
  name: z
    .string()
    .min(1)
    .max(60)
    .regex(/^\P{Cc}*$/u),
  password: z.string().min(1).max(200),
  /** From the app, or a recovery code; needed after the password. */
  code: z.string().trim().max(60).default(''),
});

interface Session {
  /** The signed-in user; empty when nobody is signed in. */
  name: string;
  forms: { id: string; name: string }[];
  rights: Right[];
  hasWebsite: boolean;
  /** The next required step: a sign-in code, a new password, or setting up codes. */
  next: '' | 'code' | 'password' | 'set-up';
}

const nobody = (next: Session['next'] = ''): Session => ({
  name: '',
  forms: [],
  rights: [],
  hasWebsite: false,
  next,
});

function somebody(request: FastifyRequest, forms: Forms, hasWebsite: boolean): Session {
  const hidden: readonly string[] = hiddenForms(visibilityOf(request));
  return {
    name: request.staff,
    rights: [...request.rights],
    hasWebsite,
    next: request.mustChangePassword ? 'password' : request.mustSetUpCode ? 'set-up' : '',
    forms: [...forms.values()]
      // Votes are counted, not listed.
      .filter(({ id }) => id !== 'vote' && !hidden.includes(id))
      .map(({ id, name }) => ({ id, name })),
  };
}

export function sessionRoutes(options: PasswordOptions) {
  const { store, context, limiter, encryption, passwords, hasWebsite, clock } = options;

  async function checkCode(request: FastifyRequest, name: string, code: string): Promise<void> {
    // Too long to be guessed, so it is taken also when strangers have used up the tries.
    if (await useRecoveryCode(store.db, name, code)) return request.audit('recovery-code-used');
    const usage = codeUsage(name, request.ip);
    const wait = await limiter.consume(usage);
    if (wait > 0) throw tooManyTries(wait);
    if (!(await useAppCode(store.db, encryption, { name, code, now: clock() }))) {
      await request.audit('log-in-failed', { about: 'wrong code' });
      request.log.warn('a log-in code was refused');
      throw new HttpError(401, 'That code is wrong or was used before. Wait for the next one.');
    }
    await limiter.refund(usage);
  }

  return {
    'POST /session': route({ body: credentials }, async (request, reply) => {
      const { name, password, code } = request.body;
      const { fits, known, hasCode } = await passwords.check(request, name, password);
      // An unknown name may be a password, so the audit log records known names only.
      request.staff = known ? name : '';
      if (!fits) {
        if (known || (await limiter.consume(unknownNameUsage(request.ip))) === 0)
          await request.audit('log-in-failed', { about: known ? 'wrong password' : 'no such name' });
        request.log.warn('a log-in was refused');
        throw new HttpError(401, 'The name or password is wrong.');
      }
      if (hasCode && code === '') {
        if ((await limiter.consume(refusedRightUsage(name))) === 0) await request.audit('code-asked');
        return nobody('code');
      }
      if (hasCode) await checkCode(request, name, code);
      const now = clock();
      const token = await store.db.transaction().execute(async (tx) => {
        await request.audit('log-in', {}, tx);
        // Ends this browser's previous session.
        await logOut(tx, readSessionCookie(request) ?? '');
        return startSession(tx, name, now);
      });
      const present = await findSession(store.db, token, now);
      request.rights = new Set(present?.rights);
      request.mustSetUpCode = present?.mustSetUpCode ?? false;
      request.mustChangePassword = present?.mustChangePassword ?? false;
      setSessionCookie(reply, token, sessionLength);
      return somebody(request, context.forms, hasWebsite);
    }),

    'GET /session': route({}, async (request) =>
      request.staff ? somebody(request, context.forms, hasWebsite) : nobody(),
    ),

    'DELETE /session': route({}, async (request, reply) => {
      await store.db.transaction().execute(async (tx) => {
        await logOut(tx, readSessionCookie(request) ?? '');
        await request.audit('log-out', {}, tx);
      });
      clearSessionCookie(reply);
      return {};
    }),
  };
}
