// Erases data after its retention period.
import type { FastifyBaseLogger } from 'fastify';
import { type ExpressionBuilder, sql } from 'kysely';
import { readMeta, writeMeta } from '../db/meta.ts';
import { forgetOldPages, type Store } from '../db/open-store.ts';
import { countRows, type Db, type Tables } from '../db/tables.ts';
import { expiredPlaces } from '../events/places.ts';
import { dayLength, dayNumber, monthsBefore } from '../kampala-days.ts';
import { forgetRecipients } from '../newsletter/issues.ts';
import { repeat } from '../repeat.ts';
import { type Audit, eraseOldLines } from '../staff/audit.ts';
import { deleteExpiredSessions } from '../staff/sessions.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { eraseSubmission, expirePlace } from '../submissions/effects.ts';
import { forgetVisits, joinOldDays } from '../visits/visit-counts.ts';
import { checkAmount, checkClock, DeletionRefused, storeDeletionTime } from './clock-guard.ts';

/** Keyed hashes of visitors live at most an hour; this runs every 20 minutes. */
const visitorKeys = 30 * 60_000;

const portion = 500;

/** The entry of a subscription goes with it. */
const isOfSubscriber = (eb: ExpressionBuilder<Tables, 'submissions'>) =>
  eb.and([
    eb('form', '=', 'newsletter'),
    eb.exists(
      eb
        .selectFrom('subscribers')
        .select('token')
        .whereRef('subscribers.email', '=', 'submissions.email')
        .where('confirmed_at', 'is not', null),
    ),
  ]);

/** Submissions past their term, apart from spam. */
const isPastTerm = ({ retentionMonths }: SubmissionContext, now: number) => {
  const oldest = monthsBefore(now, retentionMonths.forms);
  const oldestApplication = monthsBefore(now, retentionMonths.jobApplications);
  return (eb: ExpressionBuilder<Tables, 'submissions'>) =>
    eb.or([
      eb('created_at', '<', oldest).and(eb.not(isOfSubscriber(eb))),
      // JSON escapes quotation marks, so only the field itself matches. The words are those of the index.
      eb('created_at', '<', oldestApplication).and(
        sql<boolean>`form = 'contact' and body like '%"position":"%' and body not like '%"position":""%'`,
      ),
    ]);
};

/** Key in `meta`: the terms of the last deletion. */
const termsKey = 'retention-terms';

/** Staff can publish a shorter term, which would erase most submissions. Only an operator may allow that. */
async function checkTerms(db: Db, { retentionMonths, retentionDays }: SubmissionContext): Promise<void> {
  const allowed = JSON.parse((await readMeta(db, termsKey)) ?? '{}');
  const shorter = Object.entries({ ...retentionMonths, ...retentionDays }).filter(
    ([name, term]) => term < allowed[name],
  );
  if (shorter.length === 0) return;
  const list = shorter.map(
    ([name, term]) =>
      `${name}: ${term} instead of ${allowed[name]} ${name in retentionMonths ? 'months' : 'days'}`,
  );
  throw new DeletionRefused(
    `the site has shorter retention periods than before (${list.join(', ')})`,
    'publish the earlier ones again; if the owner of the data agrees with the shorter ones',
  );
}

interface RetentionProblem {
  summary: string;
  fix: string;
}

/** Why nothing may be deleted, if so. */
export async function retentionProblem(
  db: Db,
  context: SubmissionContext,
  now: number,
): Promise<RetentionProblem | undefined> {
  try {
    await checkClock(db, now);
    await checkTerms(db, context);
    const genuine = db.selectFrom('submissions').where('spam', 'is', null);
    const due = await countRows(genuine.where(isPastTerm(context, now)));
    if (due > 0) checkAmount(due, await countRows(genuine), { few: 10, what: 'submissions' });
    return undefined;
  } catch (error) {
    if (!(error instanceof DeletionRefused)) throw error;
    return { summary: error.message, fix: `${error.condition}: tred-desk erase-expired --yes` };
  }
}

interface RetentionRun {
  audit: Audit;
  now: number;
  agreed?: boolean;
}

/** One run. Places and hashes of visitors are not kept for longer if the rest may not be deleted. */
export async function runRetention(
  store: Store,
  context: SubmissionContext,
  { audit, now, agreed = false }: RetentionRun,
): Promise<{ freed: number; erased: number; problem?: RetentionProblem | undefined }> {
  const freed = await releaseExpiredPlaces(store, context, now);
  await forgetVisitors(store.db, now);
  await forgetVisits(store.db, dayNumber(now));
  await store.write((tx) => joinOldDays(tx, now));
  const problem = agreed ? undefined : await retentionProblem(store.db, context, now);
  let erased = 0;
  if (!problem) {
    for (let more = portion; more === portion; erased += more)
      more = await store.db.transaction().execute((tx) => erasePortion(tx, context, audit, now));
    await eraseOldLines(store.db);
    await storeDeletionTime(store.db, now);
    const { retentionMonths, retentionDays } = context;
    await writeMeta(store.db, termsKey, JSON.stringify({ ...retentionMonths, ...retentionDays }));
  }
  await forgetOldPages(store);
  return { freed, erased, problem };
}

export async function releaseExpiredPlaces(
  store: Store,
  context: SubmissionContext,
  now: number,
): Promise<number> {
  let freed = 0;
  for (const reference of await expiredPlaces(store.db, now))
    freed += Number(
      await store.db.transaction().execute((tx) => expirePlace({ tx, context, reference, now })),
    );
  return freed;
}

async function erasePortion(tx: Db, context: SubmissionContext, audit: Audit, now: number): Promise<number> {
  const { retentionMonths, retentionDays } = context;
  const oldestSpam = now - retentionDays.spam * dayLength;
  const oldestCopy = now - retentionDays.mailCopies * dayLength;
  const rows = await tx
    .selectFrom('submissions')
    .select('reference')
    .where((eb) =>
      eb.or([isPastTerm(context, now)(eb), eb('spam', 'is not', null).and('spam_at', '<', oldestSpam)]),
    )
    .limit(portion)
    .execute();
  for (const { reference } of rows) await eraseSubmission({ tx, context, reference, now });
  if (rows.length > 0)
    await audit.record(tx, {
      who: 'retention',
      what: 'entries-erased',
      about: rows.map(({ reference }) => reference).join(' '),
      network: 'this machine',
    });
  await eraseVotes(tx, context, monthsBefore(now, retentionMonths.forms));
  // Answers belong to their submission, and letters keep their numbers.
  await tx
    .deleteFrom('outbox')
    .where('created_at', '<', oldestCopy)
    .where('kind', 'in', ['staff', 'visitor'])
    .execute();
  await forgetRecipients(tx, { before: oldestCopy });
  await eraseUnconfirmed(tx, now - retentionDays.unconfirmedSubscription * dayLength);
  await deleteExpiredSessions(tx, now);
  return rows.length;
}

const forgetVisitors = (db: Db, now: number) =>
  db
    .updateTable('submissions')
    .set({ idempotency_key: null })
    .where(sql<boolean>`idempotency_key like ':%'`)
    .where('created_at', '<', now - visitorKeys)
    .execute();

async function eraseVotes(tx: Db, { requests }: SubmissionContext, oldest: number): Promise<void> {
  const listed = [...requests];
  if (listed.length > 0) await tx.deleteFrom('votes').where('request', 'not in', listed).execute();
  await tx
    .updateTable('votes')
    .set((eb) => ({ voter: eb.ref('reference') }))
    .where('created_at', '<', oldest)
    .whereRef('voter', '!=', 'reference')
    .execute();
}

/** Newsletter addresses that were never confirmed, with their submissions. */
async function eraseUnconfirmed(tx: Db, oldest: number): Promise<void> {
  await tx
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', oldest)
    .execute();
  await tx
    .deleteFrom('submissions')
    .where('form', '=', 'newsletter')
    .where('created_at', '<', oldest)
    .where('email', 'not in', (eb) => eb.selectFrom('subscribers').select('email'))
    .execute();
}

const interval = 20 * 60_000;

export function startRetention(
  store: Store,
  context: SubmissionContext,
  audit: Audit,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const erase = async () => {
    const { freed, erased, problem } = await runRetention(store, context, { audit, now: Date.now() });
    if (freed > 0) log.info({ freed }, 'passed on places that nobody confirmed');
    if (erased > 0) log.info({ erased }, 'erased data after its retention period');
    if (problem) log.error(`${problem.summary}. Fix: ${problem.fix}`);
  };
  return repeat(() => erase().catch(() => log.warn('not everything could be erased this time')), interval);
}
