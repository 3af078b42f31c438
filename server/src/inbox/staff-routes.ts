// Routes for owners: staff and the audit log. Names are in the body, because proxies log addresses.

import { AUDIT_PAGE_SIZE } from '@tred/contract/audit-api';
import { rights } from '@tred/contract/rights';
import { MAX_NAME, MAX_PASSWORD } from '@tred/contract/staff-api';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/tables.ts';
import { dayName, dayNumber } from '../kampala-days.ts';
import { eachAuditLine, listAudit } from '../staff/audit.ts';
import { codePolicy, removeCodes, setCodePolicy } from '../staff/log-in-codes.ts';
import { makePassword } from '../staff/password-hashing.ts';
import { newName } from '../staff/passwords.ts';
import { endSessions } from '../staff/sessions.ts';
import { addStaff, LastOwner, listStaff, removeStaff, setPassword, setRights } from '../staff/staff.ts';
import { auditToCsv, sendCsv } from './csv.ts';
import { HttpError, type InboxOptions, noNul } from './inbox-request.ts';
import type { PasswordOptions } from './password-check.ts';
import { route } from './route.ts';

const name = z.string().min(1).max(MAX_NAME).regex(noNul);
const ownPassword = z.string().min(1).max(MAX_PASSWORD);
const chosen = z.array(z.enum(rights)).max(rights.length);
const named = { body: z.object({ name }) };
const one = { body: z.object({ name, ownPassword }) };
const withRights = { body: z.object({ name, rights: chosen, ownPassword }) };
const added = { body: z.object({ name: newName, rights: chosen, ownPassword }) };
const required = { body: z.object({ required: z.boolean(), ownPassword }) };

/** One's own password and codes are changed under Account, with the password. */
function refuseOwn(request: FastifyRequest, of: string): void {
  if (of === request.staff) throw new HttpError(403, 'Change your own under Account.');
}

const gone = () => new HttpError(404, 'There is nobody of that name any more.');

export function staffRoutes({ store: { db }, passwords, clock }: PasswordOptions) {
  async function change(work: (tx: Db) => Promise<void>) {
    try {
      await db.transaction().execute(work);
    } catch (cause) {
      if (cause instanceof LastOwner)
        throw new HttpError(409, 'There must be one owner left. Make someone else one first.');
      throw cause;
    }
    return {};
  }

  return {
    'GET /staff': route({}, async () => ({
      staff: await listStaff(db),
      codeRequired: (await codePolicy(db)) === 'everyone',
    })),

    'POST /staff/add': route(added, async (request) => {
      const { body } = request;
      await passwords.confirm(request, body.ownPassword);
      const password = makePassword();
      const hash = await passwords.hash(password);
      await change(async (tx) => {
        const { name, rights } = body;
        if (!(await addStaff(tx, { name, rights, hash, now: clock() })))
          throw new HttpError(409, 'Someone has that name already.');
        await request.audit('user-added', { about: [body.name, ...body.rights].join(', ') }, tx);
      });
      return { name: body.name, password };
    }),

    'POST /staff/rights': route(withRights, async (request) => {
      const { body } = request;
      await passwords.confirm(request, body.ownPassword);
      return change(async (tx) => {
        if (!(await setRights(tx, body.name, body.rights))) throw gone();
        await request.audit(
          'rights-changed',
          { about: `${body.name}: ${body.rights.join(', ') || 'none'}` },
          tx,
        );
      });
    }),

    'POST /staff/password': route(one, async (request) => {
      const { body } = request;
      refuseOwn(request, body.name);
      await passwords.confirm(request, body.ownPassword);
      const password = makePassword();
      const hash = await passwords.hash(password);
      await change(async (tx) => {
        if (!(await setPassword(tx, { name: body.name, hash, now: clock() }))) throw gone();
        await endSessions(tx, body.name);
        await request.audit('password-changed', { about: body.name }, tx);
      });
      return { name: body.name, password };
    }),

    'POST /staff/end-sessions': route(named, (request) =>
      change(async (tx) => {
        const ended = await endSessions(tx, request.body.name);
        await request.audit('log-ins-ended', { about: `${request.body.name}, ${ended}` }, tx);
      }),
    ),

    'POST /staff/remove-code': route(one, async (request) => {
      const { body } = request;
      refuseOwn(request, body.name);
      await passwords.confirm(request, body.ownPassword);
      return change(async (tx) => {
        if (await removeCodes(tx, body.name)) await request.audit('code-removed', { about: body.name }, tx);
      });
    }),

    'POST /staff/remove': route(one, async (request) => {
      await passwords.confirm(request, request.body.ownPassword);
      return change(async (tx) => {
        if (!(await removeStaff(tx, request.body.name))) throw gone();
        await request.audit('user-removed', { about: request.body.name }, tx);
      });
    }),

    'POST /staff/require-codes': route(required, async (request) => {
      await passwords.confirm(request, request.body.ownPassword);
      return change(async (tx) => {
        await setCodePolicy(tx, request.body.required ? 'everyone' : 'owners');
        await request.audit(
          'code-requirement-changed',
          { about: request.body.required ? 'everyone' : 'owners' },
          tx,
        );
      });
    }),
  };
}

const query = z.object({ page: z.coerce.number().int().min(0).max(1_000_000).catch(0) });

export const auditRoutes = ({ store, audit, runChecks, clock }: InboxOptions) => ({
  'GET /checks': route({}, async () => ({ checks: await runChecks() })),

  'GET /audit': route({ query }, async ({ query }) => {
    const page = { limit: AUDIT_PAGE_SIZE, offset: query.page * AUDIT_PAGE_SIZE };
    return { months: audit.months, ...(await listAudit(store.db, page)) };
  }),

  'POST /audit/export': route({}, async (request, reply) => {
    await request.audit('audit-exported');
    return sendCsv(reply, `tred-audit-${dayName(dayNumber(clock()))}`, auditToCsv(eachAuditLine(store.db)));
  }),
});
