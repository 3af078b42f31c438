// What the server asks is found by an index, and not by reading a whole table. SQLite plans for a million rows in each table
// unless ANALYZE has counted them, and the server never runs it.
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmPlace, countPlacesLeft, listAttendees, listEvents, lockEventOf } from '../events/places.ts';
import { dayNumber } from '../kampala-days.ts';
import { createDatabaseCounts } from '../limits/rate-limiter.ts';
import {
  countRecipients,
  readWaiting,
  refusedAddresses,
  startDueIssues,
  stopIssue,
} from '../newsletter/issues.ts';
import { confirmSubscription, listSubscribers, subscribe, unsubscribe } from '../newsletter/subscribers.ts';
import { claimDueEmails, enqueue, markSent, outboxRow, priorities, retryEmails } from '../outbox/outbox.ts';
import { retentionProblem, runRetention } from '../retention/retention.ts';
import { createAudit, listAudit } from '../staff/audit.ts';
import { findSession } from '../staff/sessions.ts';
import { countByForm, countNew, lastBackup, lastRefusal, oldestOpen } from '../submissions/counts.ts';
import { erasePersonalData, exportPersonalData } from '../submissions/personal-data.ts';
import {
  eachSubmission,
  findSubmission,
  listSubmissions,
  mailState,
  type SubmissionFilter,
} from '../submissions/submissions.ts';
import { acceptTest, contactMessage, testContext } from '../submissions/test-submissions.ts';
import { withoutReports, withReports } from '../submissions/visible-forms.ts';
import { castVote, countVotes } from '../submissions/votes.ts';
import { readVisits } from '../visits/visit-counts.ts';
import { countSteps } from '../visits/visit-steps.ts';
import { migrate } from './migrations.ts';
import { type Store, sqliteFile } from './open-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Db } from './tables.ts';
import { databases, type TestDatabase } from './test-stores.ts';

const now = Date.UTC(2026, 10, 15);
const today = dayNumber(now);
const audit = createAudit({ months: 12, clock: () => now });
const context = testContext();
/** Tables that grow with what visitors do. */
const growing = 'submissions|notes|outbox|audit|votes|visit_steps|event_places|limits';
let database: TestDatabase;
let db: Db;
let store: Store;
let asked: CompiledQuery[] = [];
beforeAll(async () => {
  database = await databases.sqlite();
  db = openSqlite(sqliteFile((await database.settings()).dataDir), ({ query }) => void asked.push(query));
  await migrate(db);
  const write: Store['write'] = (work) => db.transaction().execute(work);
  store = { db, kind: 'sqlite', write } as Store;
});
afterAll(async () => {
  await db.destroy();
  await database.remove();
});

async function drain(lines: AsyncIterable<unknown>) {
  for await (const _ of lines);
}
const list = (filter: SubmissionFilter) => () => listSubmissions(db, filter, { limit: 50, offset: 100 });
const newestLines = () => listAudit(db, { limit: 50, offset: 100 });
const period = { from: today - 30, to: today };
const email = {
  kind: 'visitor',
  purpose: 'a',
  reference: 'x',
  to: 'a@b.example',
  subject: '',
  text: '',
} as const;
const sendOne = async () => {
  const row = outboxRow(email, now);
  await db.insertInto('outbox').values(row).execute();
  await markSent(db, row.id, now);
};
const erase = (person: { email: string } | { phone: string }) =>
  erasePersonalData(store, context, { person, visibility: withReports, now, record: async () => {} });

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['all entries', list({}), /submissions_by_time/],
  ['entries of a form', list({ form: 'contact' }), /submissions_by_form/],
  ['entries of a status', list({ status: 'new' }), /submissions_by_status/],
  ['the quarantine', list({ spam: true }), /submissions_by_time/],
  ['a search', list({ search: 'jinja secondary' }), /submission_words VIRTUAL TABLE INDEX/],
  ['an export', () => drain(eachSubmission(db, { form: 'contact' })), /submissions_by_form/],
  ['one entry', () => findSubmission(db, 'x', withReports), /submissions/],
  ['a new entry', () => acceptTest(store, contactMessage(), { keys: ['a', 'b'], now }), /submissions/],
  ['the number of new entries', () => countNew(db, withoutReports), /COVERING INDEX submissions_by_status/],
  ['entries by form', () => countByForm(db, { ...period, visibility: withReports }), /submissions_by_time/],
  ['open entries', () => oldestOpen(db), /COVERING INDEX submissions_by_status/],
  [
    'a person by email',
    () => exportPersonalData(store, { email: 'a@b.example' }, withReports),
    /submissions_by_email/,
  ],
  [
    'a person by phone',
    () => exportPersonalData(store, { phone: '+256772123456' }, withReports),
    /submission_words/,
  ],
  ['the erasure of a person', () => erase({ email: 'a@b.example' }), /outbox_by_recipient/],
  ['what is due', () => retentionProblem(db, now), /submissions_by_term/],
  [
    'the retention',
    () => runRetention(store, context, { audit, now, agreed: true }),
    /submissions_of_visitors/,
  ],
  ['the audit log', newestLines, /COVERING INDEX/],
  ['the last backup', () => lastBackup(db), /audit_by_action/],
  ['the state of the outbox', () => mailState(db), /COVERING INDEX outbox_by_age/],
  ['the last refusal', () => lastRefusal(db), /outbox_by_age/],
  ['an email that is due', () => claimDueEmails(db, now), /outbox_next/],
  ['emails to try again', () => retryEmails(db, now), /outbox_next/],
  ['a new email', () => enqueue(db, { ...email, priority: priorities.receipt }, now), /outbox_by_mailbox/],
  ['the place that a sent email holds', sendOne, /event_places_by_reference/],
  ['the place of an entry', () => lockEventOf(db, 'x'), /event_places_by_reference/],
  ['a place to confirm', () => confirmPlace(db, 'x'.repeat(32), now), /event_places_by_token/],
  ['the list of an event', () => listAttendees(db, 'workshop'), /event_places/],
  ['events', () => listEvents(db, context.events(now)), /event_places/],
  ['places left', () => countPlacesLeft(db, context.events(now)), /events/],
  ['a vote', () => castVote(db, { request: 'a', voter: 'b', now, keepUntil: now }), /^/],
  ['votes', () => countVotes(db), /vote_counts/],
  ['a sign-up', () => subscribe(db, { email: 'a@b.example', source: '', now, keepDays: 1 }), /^/],
  ['a confirmation', () => confirmSubscription(db, 'x', now), /subscribers/],
  ['the end of a subscription', () => unsubscribe(store, 'x'), /subscribers/],
  ['subscribers', () => listSubscribers(db), /subscribers/],
  ['the number of subscribers', () => countRecipients(db), /COVERING INDEX subscribers_by_state/],
  ['newsletters to start', () => startDueIssues(db, now, 30), /letters/],
  ['a newsletter to stop', () => db.transaction().execute((tx) => stopIssue(tx, 'x')), /letters/],
  ['what waits of a newsletter', () => readWaiting(db, '2026-12'), /COVERING INDEX outbox_by_letter/],
  ['refused addresses', () => refusedAddresses(db, '2026-12'), /outbox_by_letter/],
  ['visits', () => readVisits(db, period), /visit_counts/],
  [
    'steps of a visit',
    () =>
      db.transaction().execute((tx) =>
        countSteps(
          tx,
          today,
          [
            { visitor: 'a', did: 'page /', from: [] },
            { visitor: 'a', did: 'form contact' },
          ],
          {
            known: [],
          },
        ),
      ),
    /visit_steps/,
  ],
  ['a session', () => findSession(db, 'x', now), /sessions/],
  ['limits', () => createDatabaseCounts(store).deleteEnded(now), /limits_by_end/],
])('%s', async (_, ask, index) => {
  asked = [];
  await ask();
  const plan: string[] = [];
  for (const query of asked.filter(({ sql }) => /^(?:select|update|delete)/.test(sql))) {
    const explained = { ...query, sql: `explain query plan ${query.sql}` };
    plan.push(...(await db.executeQuery<{ detail: string }>(explained)).rows.map(({ detail }) => detail));
  }
  expect(plan.join('\n')).toMatch(index);
  // The audit log is read from its end.
  const scans = plan.filter((step) => new RegExp(`^SCAN (?:${growing})$`).test(step));
  expect(scans).toEqual(ask === newestLines ? ['SCAN audit'] : []);
});

it('the planner knows no numbers of rows', async () => {
  const counted = await sql`select name from sqlite_master where name like 'sqlite_stat%'`.execute(db);
  expect(counted.rows).toEqual([]);
});
