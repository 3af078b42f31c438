// The staff inbox's addresses: log in, find, read, mark, export, erase. Nothing here answers without a session.
import { Readable } from 'node:stream';
import { DESK_API, type Listing, PAGE_SIZE, type Session, statuses } from '@tred/contract/desk-api';
import { readReference } from '@tred/contract/reference';
import { forms } from '@tred/contract/registry';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorName } from '../forms/form-routes.ts';
import { networkOf } from '../forms/limits.ts';
import { comesFromUs } from '../forms/origin.ts';
import { Velocity } from '../forms/velocity.ts';
import type { House } from '../store/accept.ts';
import {
  addNote,
  countNew,
  eachSubmission,
  findSubmission,
  listSubmissions,
  mailState,
  setSpam,
  setStatus,
} from '../store/inbox.ts';
import type { Store } from '../store/open-store.ts';
import { retryLetters } from '../store/outbox.ts';
import { erasePerson, exportPerson } from '../store/people.ts';
import { logIn, logOut, sessionLength, whoIs } from '../store/staff.ts';
import { toCsv, toJson } from './csv.ts';
import { present, presentDetail } from './present.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

export interface InboxSettings {
  store: Store;
  house: House;
  mailConfigured: boolean;
  clock(): number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; empty outside the inbox. */
    staff: string;
  }
}

const quarterHour = 15 * 60_000;
const tries = {
  /** One name from one network. */
  own: { limit: 10, per: quarterHour },
  /** One name from anywhere: slow enough to make guessing hopeless. */
  name: { limit: 60, per: quarterHour },
};

const day = 24 * 60 * 60_000;
/** Days are Kampala's: three hours ahead of UTC, all year. */
const kampala = 3 * 60 * 60_000;
const dayStart = z.iso.date().transform((date) => Date.parse(`${date}T00:00:00Z`) - kampala);

const filterSchema = z.object({
  form: z.string().max(60).optional(),
  status: z.enum(statuses).optional(),
  spam: z.enum(['0', '1']).optional(),
  search: z.string().max(200).optional(),
  from: dayStart.optional(),
  to: dayStart.optional(),
});

function readFilter(query: unknown) {
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== '');
  const { spam, to, ...filter } = filterSchema.parse(Object.fromEntries(given));
  return { ...filter, spam: spam === '1', before: to === undefined ? undefined : to + day };
}

const change = z
  .object({ status: z.enum(statuses), spam: z.boolean() })
  .partial()
  .refine(({ status, spam }) => status !== undefined || spam !== undefined);

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ ok: false, message: 'There is no such entry. It may have been erased.' });

export function addInboxRoutes(app: FastifyInstance, settings: InboxSettings): void {
  app.decorateRequest('staff', '');
  app.register(async (inbox) => inboxRoutes(inbox, settings), { prefix: DESK_API });
}

const session = (name: string): Session & { ok: true } => ({
  ok: true,
  name,
  // Votes are counted, not read.
  forms: (name ? forms : [])
    .filter(({ id }) => id !== 'vote')
    .map(({ id, name: title }) => ({ id, name: title })),
});

function inboxRoutes(app: FastifyInstance, { store, house, mailConfigured, clock }: InboxSettings): void {
  const { db } = store;
  const velocity = new Velocity();

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof z.ZodError)
      return reply.code(400).send({ ok: false, message: 'That was not understood.' });
    const status = error.statusCode ?? 503;
    if (status < 500) return reply.code(status).send({ ok: false, message: 'That was not understood.' });
    request.log.error({ error: errorName(error) }, 'the inbox failed');
    return reply
      .code(503)
      .header('retry-after', '10')
      .send({ ok: false, message: 'The database cannot be reached. Try again in a minute.' });
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !comesFromUs(request, [])) {
      return reply.code(403).send({ ok: false, message: 'Only from our own page.' });
    }
    await store.prepare();
    const token = readSessionCookie(request);
    request.staff = (token && (await whoIs(db, token, clock()))) || '';
    // Logging in, and asking whether one is, is for everyone.
    const isOpen = request.routeOptions.url === `${DESK_API}/session` && request.method !== 'DELETE';
    if (!request.staff && !isOpen) return reply.code(401).send({ ok: false, message: 'Log in first.' });
  });

  app.post('/session', async (request, reply) => {
    const { name, password } = z
      .object({ name: z.string().min(1).max(60), password: z.string().min(1).max(200) })
      .parse(request.body);
    const now = clock();
    const wait = Math.max(
      velocity.hit(`${name} ${networkOf(request.ip)}`, tries.own, now),
      velocity.hit(name, tries.name, now),
    );
    if (wait > 0) {
      const message = 'Too many tries. Wait a quarter of an hour.';
      return reply.code(429).header('retry-after', wait).send({ ok: false, message });
    }
    const token = await logIn(db, name, password, now);
    if (!token) {
      request.log.warn('a log-in was refused');
      return reply.code(401).send({ ok: false, message: 'That name and password do not fit.' });
    }
    return setSessionCookie(reply, token, sessionLength).send(session(name));
  });
  app.get('/session', async (request) => session(request.staff));
  app.delete('/session', async (request, reply) => {
    await logOut(db, readSessionCookie(request) ?? '');
    return clearSessionCookie(reply).send({ ok: true });
  });

  app.get('/new', async () => ({ ok: true, count: await countNew(db) }));

  app.get('/submissions', async (request) => {
    const { page, ...query } = request.query as Record<string, unknown>;
    const offset = z.coerce.number().int().min(0).max(100_000).catch(0).parse(page) * PAGE_SIZE;
    const { total, items } = await listSubmissions(db, readFilter(query), { limit: PAGE_SIZE, offset });
    return { ok: true, total, items: items.map(present) } satisfies Listing & { ok: true };
  });

  const referenceOf = (request: FastifyRequest) =>
    readReference((request.params as { reference: string }).reference) ?? '';

  const shown = async (reply: FastifyReply, reference: string) => {
    const entry = await findSubmission(db, reference);
    return entry ? reply.send({ ok: true, entry: presentDetail(entry) }) : notFound(reply);
  };

  app.get('/submissions/:reference', (request, reply) => shown(reply, referenceOf(request)));

  app.patch('/submissions/:reference', async (request, reply) => {
    const reference = referenceOf(request);
    const { status, spam } = change.parse(request.body);
    const now = clock();
    const there =
      (status === undefined || (await setStatus(db, reference, status, now))) &&
      (spam === undefined || (await setSpam(db, house, reference, spam, now)));
    return there ? shown(reply, reference) : notFound(reply);
  });

  app.post('/submissions/:reference/notes', async (request, reply) => {
    const reference = referenceOf(request);
    const { text } = z.object({ text: z.string().trim().min(1).max(5000) }).parse(request.body);
    if (!(await findSubmission(db, reference))) return notFound(reply);
    await addNote(db, { reference, author: request.staff, text, now: clock() });
    return shown(reply.code(201), reference);
  });

  app.get('/export', async (request, reply) => {
    const { format, ...query } = request.query as Record<string, unknown>;
    const kind = z.enum(['csv', 'json']).parse(format);
    const filter = readFilter(query);
    const items = eachSubmission(db, filter);
    const lines = kind === 'csv' ? toCsv(items, filter.form) : toJson(items);
    const date = new Date(clock()).toISOString().slice(0, 10);
    return reply
      .type(kind === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="tred-${date}.${kind}"`)
      .send(Readable.from(lines));
  });

  const emailIn = (query: unknown) => z.object({ email: z.string().min(3).max(254) }).parse(query).email;

  app.get('/person', async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="tred-person.json"')
      .send({ ok: true, person: await exportPerson(store, emailIn(request.query)) }),
  );
  app.delete('/person', async (request) => {
    const erased = await erasePerson(store, house, emailIn(request.query), clock());
    request.log.info({ by: request.staff, erased }, 'a person was erased');
    return { ok: true, erased };
  });

  app.get('/mail', async () => ({ ok: true, ...(await mailState(db)), configured: mailConfigured }));
  app.post('/mail/retry', async () => ({ ok: true, retried: await retryLetters(db, clock()) }));
}
