// Finding, reading, marking and exporting what visitors sent.
import { type EntryReply, type Listing, PAGE_SIZE, statuses } from '@tred/contract/desk-api';
import { readReference } from '@tred/contract/reference';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addNote,
  countNew,
  eachSubmission,
  findSubmission,
  listSubmissions,
  setSpam,
  setStatus,
} from '../store/inbox.ts';
import { isConfidential } from '../store/sight.ts';
import { entriesToCsv, entriesToJson } from './csv.ts';
import { aboutExport, exportQuery, listQuery, toFilter } from './entry-queries.ts';
import type { InboxOptions } from './inbox-routes.ts';
import { present, presentDetail } from './present.ts';
import { repliesTo } from './replies.ts';
import { needs, sightOf } from './rights.ts';

/** As people write or read it out; one that cannot be a reference finds nothing. */
const params = z.object({ reference: z.string().transform((typed) => readReference(typed) ?? '') });

const change = z
  .object({ status: z.enum(statuses), spam: z.boolean() })
  .partial()
  .refine(({ status, spam }) => status !== undefined || spam !== undefined);

const note = z.object({ text: z.string().trim().min(1).max(5000) });

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ ok: false, message: 'There is no such entry. It may have been erased.' });

export const entryRoutes: FastifyPluginAsyncZod<InboxOptions> = async (app, { store, context, clock }) => {
  const { db } = store;

  const find = (request: FastifyRequest, reference: string) =>
    findSubmission(db, reference, sightOf(request));

  const show = async (request: FastifyRequest, reply: FastifyReply, reference: string) => {
    const entry = await find(request, reference);
    if (!entry) return notFound(reply);
    if (isConfidential(entry.form)) await request.audit('security-report-read', { reference });
    const replies = repliesTo(entry, context.replies, request.staff);
    return reply.send({ ok: true, entry: presentDetail(entry, replies) } satisfies EntryReply);
  };

  app.get('/new', async (request) => ({ ok: true, count: await countNew(db, sightOf(request)) }));

  app.post('/submissions/search', { schema: { body: listQuery } }, async (request) => {
    const { body: query } = request;
    const page = { limit: PAGE_SIZE, offset: query.page * PAGE_SIZE };
    const { total, items } = await listSubmissions(db, toFilter(query, sightOf(request)), page);
    return { ok: true, total, items: items.map(present) } satisfies Listing & { ok: true };
  });

  app.get('/submissions/:reference', { schema: { params } }, (request, reply) =>
    show(request, reply, request.params.reference),
  );

  app.patch('/submissions/:reference', { schema: { params, body: change } }, async (request, reply) => {
    const { reference } = request.params;
    const { status, spam } = request.body;
    const now = clock();
    if (!(await find(request, reference))) return notFound(reply);
    if (status !== undefined) {
      const there = await db.transaction().execute(async (tx) => {
        if (!(await setStatus(tx, reference, status, now))) return false;
        await request.audit('status-changed', { reference, about: status }, tx);
        return true;
      });
      if (!there) return notFound(reply);
    }
    if (spam !== undefined) {
      if (!(await setSpam(db, context, reference, spam, now))) return notFound(reply);
      await request.audit('spam-marked', { reference, about: spam ? 'spam' : 'not spam' });
    }
    return show(request, reply, reference);
  });

  app.post('/submissions/:reference/notes', { schema: { params, body: note } }, async (request, reply) => {
    const { reference } = request.params;
    if (!(await find(request, reference))) return notFound(reply);
    await addNote(db, { reference, author: request.staff, text: request.body.text, now: clock() });
    return show(request, reply.code(201), reference);
  });

  app.post(
    '/export',
    { schema: { body: exportQuery }, onRequest: needs('export') },
    async (request, reply) => {
      const { body: query } = request;
      const filter = toFilter(query, sightOf(request));
      await request.audit('exported', { about: aboutExport(query, filter) });
      const entries = eachSubmission(db, filter);
      const isCsv = query.format === 'csv';
      const date = new Date(clock()).toISOString().slice(0, 10);
      return reply
        .type(isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="tred-${date}.${query.format}"`)
        .send(isCsv ? entriesToCsv(entries, filter.form) : entriesToJson(entries));
    },
  );
};
