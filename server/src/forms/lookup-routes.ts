// Lets visitors look up the status of a submission, by plain form or by script.
import { parseForm, readPairs } from '@tred/contract/form';
import { isEqual } from '@tred/contract/is-equal';
import { LOOKUP_PATH, type LookupReply, type Progress, progressOf } from '@tred/contract/lookup';
import type { PageState } from '@tred/contract/page-attributes';
import { normalisePhone } from '@tred/contract/phone';
import { readReference } from '@tred/contract/reference';
import { type FormProblem, isRecord, type RefusedReply } from '@tred/contract/reply';
import type { FastifyReply } from 'fastify';
import { explainFailure } from '../db/fault.ts';
import type { Db } from '../db/tables.ts';
import { invalidFormUsage, lookupUsage } from '../limits/rules.ts';
import { sendFilledPage } from '../pages/send-page.ts';
import { allowOrigin, comesFromUs, PostedPairs } from '../request-body.ts';
import { splitUrl } from '../site/site-routes.ts';
import type { SubmissionContext } from '../submission-context.ts';
import type { FastifyPluginAsyncZod } from '../zod-routes.ts';
import { sendFailure, sendProblemPage, wantsPage } from './form-replies.ts';
import type { FormServices } from './handle-form.ts';

interface LookupOptions extends Pick<FormServices, 'store' | 'context' | 'limiter'> {
  allowedOrigins: readonly string[];
}

type LookupResult = Extract<PageState, LookupReply['progress'] | 'unavailable' | 'too-many'>;

/** The message is for a script. */
const troubles: Partial<Record<LookupResult, { status: number; message: string }>> = {
  'too-many': { status: 429, message: 'That was a lot in a short time. Wait a little, then try again.' },
  unavailable: { status: 503, message: 'We cannot look it up just now. Try again in a minute.' },
};

function read({ lookup }: SubmissionContext, body: unknown) {
  return parseForm(lookup, body instanceof PostedPairs ? readPairs(lookup, body.pairs) : body);
}

function sendResult(reply: FastifyReply, result: LookupResult, reference: string) {
  const trouble = troubles[result];
  reply.code(trouble?.status ?? 200).header('cache-control', 'no-store');
  if (wantsPage(reply.request))
    return sendFilledPage(reply, LOOKUP_PATH, { states: [result], values: { reference } });
  return reply.send(
    trouble ? { ok: false, error: result, message: trouble.message } : { ok: true, progress: result },
  );
}

function refuse(reply: FastifyReply, problems: FormProblem[], body: unknown) {
  reply.code(422);
  if (!wantsPage(reply.request)) return reply.send({ ok: false, problems } satisfies RefusedReply);
  const entries = body instanceof PostedPairs ? body.pairs : [];
  const { problem: title, error } = reply.server.site.replyWords;
  const found = { action: LOOKUP_PATH, entries, title, error, problems };
  return sendProblemPage(reply, [LOOKUP_PATH], found);
}

export const lookupRoutes: FastifyPluginAsyncZod<LookupOptions> = async (app, options) => {
  const { store, context, limiter, allowedOrigins } = options;

  // A link from the thank-you page has the reference. Any other request gets the page as it was built.
  app.get(LOOKUP_PATH, async ({ url }, reply) => {
    const reference = readReference(new URLSearchParams(splitUrl(url).query).get('reference') ?? '');
    if (!reference) return reply.callNotFound();
    return sendFilledPage(reply, LOOKUP_PATH, { states: [], values: { reference } });
  });

  app.post(LOOKUP_PATH, async (request, reply) => {
    const { body } = request;
    allowOrigin(request, reply, allowedOrigins);
    if (!comesFromUs(request, allowedOrigins)) return sendFailure(reply, 'forbidden');
    if (!(body instanceof PostedPairs) && !isRecord(body)) return sendFailure(reply, 'malformed');
    const parsed = read(context, body);
    if (!parsed.ok) {
      const seconds = await limiter.consume(invalidFormUsage(request.ip)).catch(() => 0);
      if (seconds > 0) return sendFailure(reply.header('retry-after', seconds), 'too-many');
      return refuse(reply, parsed.problems, body);
    }
    const { values: pair } = parsed;
    try {
      await store.prepare();
      const seconds = await limiter.consume(lookupUsage(pair.reference, request.ip));
      if (seconds > 0) return sendResult(reply.header('retry-after', seconds), 'too-many', pair.reference);
      const progress = await findProgress(store.db, pair);
      return sendResult(reply, progress ?? 'unknown', pair.reference);
    } catch (cause) {
      request.log.error(explainFailure(store, cause), 'could not look up a reference');
      return sendResult(reply.header('retry-after', '30'), 'unavailable', pair.reference);
    }
  });
};

/** A dummy row for an unknown reference, so that the comparison takes the same time. */
const nobody = { email: '', body: '{}', status: 'new', spam: null } as const;

async function findProgress(
  db: Db,
  { reference, sender }: { reference: string; sender: string },
): Promise<Progress | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(['email', 'body', 'status', 'spam'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const found = row ?? nobody;
  const { phone } = JSON.parse(found.body);
  const fits = [
    isEqual(found.email ?? '', sender.toLowerCase()),
    isEqual(String(phone ?? ''), normalisePhone(sender)),
  ];
  return fits.includes(true) ? progressOf(found) : undefined;
}
