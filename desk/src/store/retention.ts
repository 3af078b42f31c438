// Erases data after its retention period.
import type { FastifyBaseLogger } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import { dayLength, monthsBefore } from '../kampala-days.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { type Audit, eraseOldLines } from './audit.ts';
import { checkAmount, checkClock, DeletionRefused, storeDeletionTime } from './clock-guard.ts';
import { expiredPlaces } from './event-places.ts';
import { eraseSubmission, expirePlace } from './form-effects.ts';
import { forgetOldPages, type Store } from './open-store.ts';
import { deleteExpiredSessions } from './sessions.ts';
import { countRows, type Db, type Tables } from './tables.ts';

/** Keyed hashes of visitors live at most an hour; this runs every 20 minutes. */
const visitorKeys = 30 * 60_000;

const portion = 500;

export async function eraseExpired(
  store: Store,
  context: SubmissionContext,
  audit: Audit,
  now: number,
): Promise<number> {
  let erased = 0;
  for (let more = portion; more === portion; erased += more)
    more = await erasePortion(store, context, audit, now);
  await eraseOldLines(store.db);
  await forgetOldPages(store);
  return erased;
}

/** Submissions past their term, apart from spam. */
const isPastTerm = ({ retentionMonths }: SubmissionContext, now: number) => {
  const oldest = monthsBefore(now, retentionMonths.forms);
  const oldestApplication = monthsBefore(now, retentionMonths.jobApplications);
  return (eb: ExpressionBuilder<Tables, 'submissions'>) =>
    eb.or([
      eb('created_at', '<', oldest),
      // JSON escapes quotation marks, so only the field itself matches.
      eb('created_at', '<', oldestApplication)
        .and('form', '=', 'contact')
        .and('body', 'like', '%"position":"%')
        .and('body', 'not like', '%"position":""%'),
    ]);
};

/** Throws if the clock or the number of genuine submissions that are due is suspicious. */
export async function checkRetention(db: Db, context: SubmissionContext, now: number): Promise<void> {
  await checkClock(db, now);
  const genuine = db.selectFrom('submissions').where('spam', 'is', null);
  const due = await countRows(genuine.where(isPastTerm(context, now)));
  if (due > 0) checkAmount(due, await countRows(genuine), { few: 10, what: 'submissions' });
}

/** One run of the retention. */
export async function runRetention(store: Store, context: SubmissionContext, audit: Audit, now: number) {
  const freed = await releaseExpiredPlaces(store, context, now);
  const erased = await eraseExpired(store, context, audit, now);
  await storeDeletionTime(store.db, now);
  return { freed, erased };
}

/** Gives expired places to the waiting list; returns their number. */
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

async function erasePortion(
  store: Store,
  context: SubmissionContext,
  audit: Audit,
  now: number,
): Promise<number> {
  const { retentionMonths, retentionDays } = context;
  const oldestSpam = now - retentionDays.spam * dayLength;
  const oldestCopy = now - retentionDays.mailCopies * dayLength;
  return store.db.transaction().execute(async (tx) => {
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
    await tx.deleteFrom('outbox').where('created_at', '<', oldestCopy).execute();
    await eraseUnconfirmed(tx, now - retentionDays.unconfirmedSubscription * dayLength);
    await tx
      .updateTable('submissions')
      .set({ idempotency_key: null })
      .where('idempotency_key', 'like', ':%')
      .where('created_at', '<', now - visitorKeys)
      .execute();
    await deleteExpiredSessions(tx, now);
    return rows.length;
  });
}

/** Deletes votes of removed requests, and replaces the voter's hash in old votes. */
async function eraseVotes(tx: Db, { requests }: SubmissionContext, oldest: number): Promise<void> {
  const listed = [...requests];
  if (listed.length > 0) await tx.deleteFrom('votes').where('request', 'not in', listed).execute();
  await tx
    .updateTable('votes')
    .set((eb) => ({ voter: eb.ref('reference') }))
    .where('created_at', '<', oldest)
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

/** Runs now and three times an hour; returns a function that stops it. */
export function startRetention(
  store: Store,
  context: SubmissionContext,
  audit: Audit,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const erase = async () => {
    const now = Date.now();
    await checkRetention(store.db, context, now);
    const { freed, erased } = await runRetention(store, context, audit, now);
    if (freed > 0) log.info({ freed }, 'passed on places that nobody confirmed');
    if (erased > 0) log.info({ erased }, 'erased data after its retention period');
  };
  let running = Promise.resolve();
  const run = () => {
    running = erase().catch((error: unknown) => {
      if (error instanceof DeletionRefused)
        log.error(`${error.message}. Set the clock; if it is right: tred-desk erase-expired --yes`);
      else log.warn('not everything could be erased this time');
    });
  };
  run();
  const timer = setInterval(run, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
