// Erases data after its retention period.
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { forgetOldPages, type Store } from '../db/open-store.ts';
import { countRows, type Db } from '../db/tables.ts';
import { expiredPlaces } from '../events/places.ts';
import { dayNumber } from '../kampala-days.ts';
import { repeat } from '../repeat.ts';
import { type Audit, eraseOldLines } from '../staff/audit.ts';
import { deleteExpiredSessions } from '../staff/sessions.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { eraseSubmission, expirePlace } from '../submissions/effects.ts';
import { eraseVotes } from '../submissions/votes.ts';
import { joinOldDays } from '../visits/visit-counts.ts';
import { forgetSteps } from '../visits/visit-steps.ts';
import { checkAmount, checkClock, DeletionRefused, storeDeletionTime } from './clock-guard.ts';

/** Keyed hashes of visitors live at most an hour; this runs every 20 minutes. */
const visitorKeys = 30 * 60_000;

const portion = 500;

/** So many may always go: in a small list each is more than a tenth. */
const few = 10;

interface RetentionProblem {
  summary: string;
  fix: string;
}

/** Why nothing may be deleted, if so. */
export async function retentionProblem(db: Db, now: number): Promise<RetentionProblem | undefined> {
  try {
    await checkClock(db, now);
    // Sign-ups that nobody confirmed come and go in crowds.
    const genuine = db.selectFrom('submissions').where('spam', 'is', null).where('form', '!=', 'newsletter');
    const due = await countRows(genuine.where('keep_until', '<', now));
    if (due > few) checkAmount(due, await countRows(genuine), { few, what: 'submissions' });
    return undefined;
  } catch (error) {
    if (!(error instanceof DeletionRefused)) throw error;
    return { summary: error.message, fix: `${error.condition}: tred-server erase-expired --yes` };
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
  await forgetSteps(store.db, dayNumber(now));
  await store.write((tx) => joinOldDays(tx, now));
  const problem = agreed ? undefined : await retentionProblem(store.db, now);
  let erased = 0;
  if (!problem) {
    for (let more = portion; more === portion; erased += more)
      more = await store.db.transaction().execute((tx) => erasePortion(tx, context, audit, now));
    await eraseOldLines(store.db);
    await storeDeletionTime(store.db, now);
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
  const rows = await tx
    .selectFrom('submissions')
    .select('reference')
    .where('keep_until', '<', now)
    .limit(portion)
    .execute();
  for (const { reference } of rows) await eraseSubmission({ tx, context, reference, now });
  if (rows.length > 0)
    await audit.record(tx, {
      who: 'retention',
      what: 'submissions-erased',
      about: rows.map(({ reference }) => reference).join(' '),
      network: 'this machine',
    });
  await eraseVotes(tx, context.requests, now);
  for (const table of ['outbox', 'subscribers'] as const)
    await tx.deleteFrom(table).where('keep_until', '<', now).execute();
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
