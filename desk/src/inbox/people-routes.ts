// Who comes in and what they may do, for owners. Names are posted: an address is logged by proxies.
import { rights } from '@tred/contract/rights';
import { MAX_NAME, type People } from '@tred/contract/staff-api';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { areCodesRequired, removeCodes, requireCodes } from '../store/log-in-codes.ts';
import { endSessions } from '../store/sessions.ts';
import { addStaff, LastOwner, listStaff, removeStaff, setPassword, setRights } from '../store/staff.ts';
import type { Db } from '../store/tables.ts';
import type { DoorOptions } from './inbox-routes.ts';
import { newName } from './new-name.ts';
import { makePassword } from './passwords.ts';
import { Refusal } from './refusal.ts';
import { needs } from './rights.ts';

const name = z.string().min(1).max(MAX_NAME);
const chosen = z.array(z.enum(rights)).max(rights.length);
const one = { schema: { body: z.object({ name }) } };
const withRights = { schema: { body: z.object({ name, rights: chosen }) } };
const added = { schema: { body: z.object({ name: newName, rights: chosen }) } };
const required = { schema: { body: z.object({ required: z.boolean() }) } };

/** One's own password and codes are changed with the password, which a screen left open does not know. */
function refuseOwn(request: FastifyRequest, of: string): void {
  if (of === request.staff) throw new Refusal(403, 'Change your own under Account.');
}

const gone = () => new Refusal(404, 'There is nobody of that name any more.');

export const peopleRoutes: FastifyPluginAsyncZod<DoorOptions> = async (app, { store, door, clock }) => {
  const { db } = store;
  app.addHook('onRequest', needs('owner'));

  /** In a transaction with its line in the trail. */
  async function change(work: (tx: Db) => Promise<void>): Promise<{ ok: true }> {
    try {
      await db.transaction().execute(work);
    } catch (cause) {
      if (cause instanceof LastOwner)
        throw new Refusal(409, 'There must be one owner left. Make someone else one first.');
      throw cause;
    }
    return { ok: true };
  }

  app.get('/people', async (): Promise<People & { ok: true }> => {
    return { ok: true, people: await listStaff(db), codeRequired: await areCodesRequired(db) };
  });

  app.post('/people/add', added, async (request) => {
    const { body } = request;
    const password = makePassword();
    const hash = await door.hash(password);
    await change(async (tx) => {
      if (!(await addStaff(tx, { ...body, hash, now: clock() })))
        throw new Refusal(409, 'Someone has that name already.');
      await request.audit('user-added', { about: [body.name, ...body.rights].join(', ') }, tx);
    });
    return { ok: true, name: body.name, password };
  });

  app.post('/people/rights', withRights, (request) => {
    const { body } = request;
    return change(async (tx) => {
      if (!(await setRights(tx, body.name, body.rights))) throw gone();
      await request.audit(
        'rights-changed',
        { about: `${body.name}: ${body.rights.join(', ') || 'none'}` },
        tx,
      );
    });
  });

  app.post('/people/password', one, async (request) => {
    const { body } = request;
    refuseOwn(request, body.name);
    const password = makePassword();
    const hash = await door.hash(password);
    await change(async (tx) => {
      if (!(await setPassword(tx, body.name, hash))) throw gone();
      await endSessions(tx, body.name);
      await request.audit('password-changed', { about: body.name }, tx);
    });
    return { ok: true, name: body.name, password };
  });

  app.post('/people/end-log-ins', one, (request) =>
    change(async (tx) => {
      const ended = await endSessions(tx, request.body.name);
      await request.audit('log-ins-ended', { about: `${request.body.name}, ${ended}` }, tx);
    }),
  );

  app.post('/people/remove-code', one, (request) => {
    const { body } = request;
    refuseOwn(request, body.name);
    return change(async (tx) => {
      if (await removeCodes(tx, body.name)) await request.audit('code-removed', { about: body.name }, tx);
    });
  });

  app.post('/people/remove', one, (request) =>
    change(async (tx) => {
      if (!(await removeStaff(tx, request.body.name))) throw gone();
      await request.audit('user-removed', { about: request.body.name }, tx);
    }),
  );

  app.post('/people/require-codes', required, (request) =>
    change(async (tx) => {
      await requireCodes(tx, request.body.required);
      await request.audit('code-requirement-changed', { about: request.body.required ? 'on' : 'off' }, tx);
    }),
  );
};
