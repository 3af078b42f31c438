// What the server asks often is found by an index, and not by reading a whole table.
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockEventOf } from '../events/places.ts';
import { countRecipients, readWaiting } from '../newsletter/issues.ts';
import { markSent, outboxRow } from '../outbox/outbox.ts';
import { retentionProblem, runRetention } from '../retention/retention.ts';
import { createAudit } from '../staff/audit.ts';
import { oldestOpen } from '../submissions/counts.ts';
import { mailState } from '../submissions/submissions.ts';
import { testContext } from '../submissions/test-submissions.ts';
import { migrate } from './migrations.ts';
import { type Store, sqliteFile } from './open-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Db } from './tables.ts';
import { databases, type TestDatabase } from './test-stores.ts';

const now = Date.UTC(2026, 10, 15);
const audit = createAudit({ months: 12, clock: () => now });
let database: TestDatabase;
let db: Db;
let asked: CompiledQuery[] = [];
beforeAll(async () => {
  database = await databases.sqlite();
  db = openSqlite(sqliteFile((await database.settings()).dataDir), ({ query }) => void asked.push(query));
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await database.remove();
});

const sendOne = async () => {
  const email = {
    kind: 'visitor',
    purpose: 'a purpose',
    reference: 'x',
    to: '',
    subject: '',
    text: '',
  } as const;
  const row = outboxRow(email, now);
  await db.insertInto('outbox').values(row).execute();
  await markSent(db, row.id, now);
};
const retain = () => {
  const write: Store['write'] = (work) => db.transaction().execute(work);
  return runRetention({ db, kind: 'sqlite', write } as Store, testContext(), { audit, now });
};

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['hashes of visitors', retain, /submissions_of_visitors/],
  ['what is to be erased', () => retentionProblem(db, now), /submissions_by_term/],
  ['open entries', () => oldestOpen(db), /COVERING INDEX submissions_by_status/],
  ['the state of the outbox', () => mailState(db), /COVERING INDEX outbox_by_age/],
  ['the place that a sent email holds', sendOne, /event_places_by_reference/],
  ['the place of an entry', () => lockEventOf(db, 'x'), /event_places_by_reference/],
  ['the numbers of an issue', () => readWaiting(db, '2026-12'), /COVERING INDEX outbox_by_letter/],
  ['the number of subscribers', () => countRecipients(db), /COVERING INDEX subscribers_by_state/],
])('%s', async (_, ask, index) => {
  asked = [];
  await ask();
  const plan: string[] = [];
  for (const query of asked.filter(({ sql }) => /^(?:select|update|delete)/.test(sql))) {
    const explained = { ...query, sql: `explain query plan ${query.sql}` };
    plan.push(...(await db.executeQuery<{ detail: string }>(explained)).rows.map(({ detail }) => detail));
  }
  expect(plan.join('\n')).toMatch(index);
  expect(plan.filter((step) => /^SCAN (?:submissions|outbox)$/.test(step))).toEqual([]);
});
