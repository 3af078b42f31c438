// Routes to find, read, mark, export and erase submissions, and to see the mail status.
import { PAGE_SIZE, statuses } from '@tred/contract/admin-api';
import { readReference } from '@tred/contract/reference';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dayLength, dayName, dayNumber, kampalaOffset } from '../kampala-days.ts';
import { retryEmails } from '../outbox/outbox.ts';
import { PostedPairs } from '../request-body.ts';
import { countNew } from '../submissions/counts.ts';
import { erasePersonalData, exportPersonalData, readPerson } from '../submissions/personal-data.ts';
import {
  addNote,
  changeStatuses,
  eachSubmission,
  findSubmission,
  listSubmissions,
  mailState,
  type StoredSubmission,
  type SubmissionFilter,
  setSpam,
  setStatus,
} from '../submissions/submissions.ts';
import { isConfidential, type Visibility } from '../submissions/visible-forms.ts';
import { sendCsv, submissionsToCsv, submissionsToJson } from './csv.ts';
import { HttpError, type InboxOptions, noNul, visibilityOf } from './inbox-request.ts';
import { route } from './route.ts';
import { toDetail, toSummary } from './submission-view.ts';

/** Days in Kampala. */
const dayStart = z.iso.date().transform((date) => Date.parse(`${date}T00:00:00Z`) - kampalaOffset);

const withoutNul = z.string().regex(noNul);

const filterShape = {
  form: withoutNul.max(60).optional(),
  status: z.enum(statuses).optional(),
  spam: z.enum(['0', '1']).optional(),
  search: withoutNul.max(200).optional(),
  from: dayStart.optional(),
  to: dayStart.optional(),
};

/** Body of a script or a form, without filters that are not set. */
export const withoutEmpty = (body: unknown) => {
  const pairs = body instanceof PostedPairs ? body.pairs : Object.entries(body ?? {});
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
};

/** Read from an email address or a phone number. */
const person = withoutNul.max(254).transform((typed, context) => {
  const read = readPerson(typed);
  if (!read) context.addIssue('neither an email address nor a phone number');
  return read ?? z.NEVER;
});
const personQuery = z.preprocess(withoutEmpty, z.object({ person }));

const listQuery = z.preprocess(
  withoutEmpty,
  z.object({ ...filterShape, page: z.coerce.number().int().min(0).max(100_000).catch(0) }),
);

const exportQuery = z.preprocess(withoutEmpty, z.object({ ...filterShape, format: z.enum(['csv', 'json']) }));

type FilterQuery = z.infer<z.ZodObject<typeof filterShape>>;

function toFilter(
  { form, status, spam, search, from, to }: FilterQuery,
  visibility: Visibility,
): SubmissionFilter {
  return {
    form,
    status,
    search,
    from,
    visibility,
    spam: spam === '1',
    before: to === undefined ? undefined : to + dayLength,
  };
}

/** Audit text of an export. Leaves out the search words, which may be names. */
function aboutExport(
  { format, search }: { format: string; search?: string | undefined },
  filter: SubmissionFilter,
): string {
  const { form, status, spam, visibility } = filter;
  const withReports = visibility?.securityReports && (!form || isConfidential(form));
  return [
    format,
    form ?? 'all forms',
    status,
    spam && 'quarantine',
    search && 'by words',
    withReports && 'with security reports',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Audit text with references only: the audit log outlives the person's data. */
const aboutSubmissions = (references: readonly string[]) => ({
  about: references.join(' ') || 'no submission',
});

/** Accepts a reference as people type it; an invalid one finds nothing. */
export const referenceParams = z.object({
  reference: z.string().transform((typed) => readReference(typed) ?? ''),
});
const params = referenceParams;

const change = z
  .object({ status: z.enum(statuses), spam: z.boolean() })
  .partial()
  .refine(({ status, spam }) => status !== undefined || spam !== undefined);

const changes = z.object({
  changes: z
    .array(
      z.object({
        reference: z.string().transform((typed) => readReference(typed) ?? ''),
        status: z.enum(statuses),
      }),
    )
    .min(1)
    .max(PAGE_SIZE),
});

const note = z.object({ text: z.string().trim().min(1).max(5000).regex(noNul) });

export const notFound = () => new HttpError(404, 'There is no such submission. It may have been erased.');

export async function auditReading(
  request: FastifyRequest,
  { form, reference }: Pick<StoredSubmission, 'form' | 'reference'>,
): Promise<void> {
  if (isConfidential(form)) await request.audit('security-report-read', { reference });
}

/** The submission as a reply. */
export const showSubmission =
  ({ store: { db }, context, mailConfigured: sendsMail }: InboxOptions) =>
  async (request: FastifyRequest, reference: string) => {
    const submission = await findSubmission(db, reference, visibilityOf(request));
    if (!submission) throw notFound();
    await auditReading(request, submission);
    return { submission: toDetail(submission, context, { staff: request.staff, sendsMail }) };
  };

export function submissionRoutes(options: InboxOptions) {
  const { store, context, clock } = options;
  const { db } = store;
  const show = showSubmission(options);
  const find = (request: FastifyRequest, reference: string) =>
    findSubmission(db, reference, visibilityOf(request));

  return {
    'GET /new': route({}, async (request) => ({ count: await countNew(db, visibilityOf(request)) })),

    'POST /submissions/search': route({ body: listQuery }, async (request) => {
      const { body: query } = request;
      const page = { limit: PAGE_SIZE, offset: query.page * PAGE_SIZE };
      const { total, items } = await listSubmissions(db, toFilter(query, visibilityOf(request)), page);
      const summaries = items.map((submission) => toSummary(submission, context.forms));
      return { total, items: summaries };
    }),

    'GET /submissions/:reference': route({ params }, (request) => show(request, request.params.reference)),

    'PATCH /submissions/:reference': route({ params, body: change }, async (request) => {
      const { reference } = request.params;
      const { status, spam } = request.body;
      const now = clock();
      if (!(await find(request, reference))) throw notFound();
      const there = await db.transaction().execute(async (tx) => {
        // First, because it locks the event before the submission.
        if (spam !== undefined) {
          if (!(await setSpam(tx, context, reference, spam, now))) return false;
          await request.audit('spam-marked', { reference, about: spam ? 'spam' : 'not spam' }, tx);
        }
        if (status !== undefined) {
          if (!(await setStatus(tx, reference, status, now))) return false;
          await request.audit('status-changed', { reference, about: status }, tx);
        }
        return true;
      });
      if (!there) throw notFound();
      return show(request, reference);
    }),

    'POST /submissions/status': route({ body: changes }, async (request) => {
      const change = { changes: request.body.changes, visibility: visibilityOf(request), now: clock() };
      const before = await db.transaction().execute(async (tx) => {
        const changed = await changeStatuses(tx, change);
        for (const { reference, to } of changed)
          await request.audit('status-changed', { reference, about: to }, tx);
        return changed.map(({ reference, from }) => ({ reference, status: from }));
      });
      /** Sending these back undoes the change. */
      return { before };
    }),

    'POST /submissions/:reference/notes': route({ params, body: note }, async (request, reply) => {
      const { reference } = request.params;
      if (!(await find(request, reference))) throw notFound();
      await db.transaction().execute(async (tx) => {
        await addNote(tx, { reference, author: request.staff, text: request.body.text, now: clock() });
        await request.audit('note-added', { reference }, tx);
      });
      reply.code(201);
      return show(request, reference);
    }),
  };
}

export const exportRoutes = ({ store, context, clock }: InboxOptions) => ({
  'POST /export': route({ right: 'export', body: exportQuery }, async (request, reply) => {
    const { body: query } = request;
    const filter = toFilter(query, visibilityOf(request));
    await request.audit('exported', { about: aboutExport(query, filter) });
    const submissions = eachSubmission(store.db, filter);
    const name = `tred-${dayName(dayNumber(clock()))}`;
    if (query.format === 'csv')
      return sendCsv(reply, name, submissionsToCsv(submissions, context.forms, filter.form));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.json"`)
      .send(submissionsToJson(submissions));
  }),

  'POST /person/export': route({ right: 'export', body: personQuery }, async (request, reply) => {
    const person = await exportPersonalData(store, request.body.person, visibilityOf(request));
    const references = person.submissions.map(({ reference }) => reference);
    await request.audit('person-exported', aboutSubmissions(references));
    reply.header('content-disposition', 'attachment; filename="tred-person.json"');
    return { person };
  }),

  'POST /person/erase': route({ right: 'export', body: personQuery }, async (request) => {
    const erased = await erasePersonalData(store, context, {
      person: request.body.person,
      visibility: visibilityOf(request),
      now: clock(),
      record: (tx, references) => request.audit('person-erased', aboutSubmissions(references), tx),
    });
    request.log.info({ by: request.staff, erased: erased.length }, 'erased personal data');
    return { erased: erased.length };
  }),
});

export const mailRoutes = ({ store, mailConfigured, clock }: InboxOptions) => ({
  'GET /mail': route({}, async () => ({ ...(await mailState(store.db)), configured: mailConfigured })),
  'POST /mail/retry': route({}, async (request) => {
    const retried = await store.db.transaction().execute(async (tx) => {
      const emails = await retryEmails(tx, clock());
      await request.audit('mail-retried', { about: String(emails) }, tx);
      return emails;
    });
    return { retried };
  }),
});
