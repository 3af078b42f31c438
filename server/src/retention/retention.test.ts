import type { SpamReason } from '@tred/contract/admin-api';
import type { Submission } from '@tred/contract/registry';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, freshStores } from '../db/test-stores.ts';
import { monthsBefore } from '../kampala-days.ts';
import { confirmSubscription, listSubscribers, unsubscribe } from '../newsletter/subscribers.ts';
import { enqueue, markSent } from '../outbox/outbox.ts';
import { createAudit, listAudit } from '../staff/audit.ts';
import { findSession, keepAlive, startSession } from '../staff/sessions.ts';
import { addNote, setSpam } from '../submissions/submissions.ts';
import {
  acceptTest,
  addTestStaff,
  contactMessage,
  registration,
  subscription,
  testContext,
} from '../submissions/test-submissions.ts';
import { castVote, countVotes } from '../submissions/votes.ts';
import { retentionProblem, runRetention } from './retention.ts';

const now = Date.UTC(2026, 10, 15);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);

  const context = testContext();
  const add = (submission: Submission, age: number, more: Parameters<typeof acceptTest>[2] = {}) =>
    acceptTest(at.store, submission, { context, now: now - age, ...more });
  const term = now - monthsBefore(now, context.retentionMonths.forms);
  const audit = createAudit({ months: 12, clock: () => now });
  const run = (terms = context, agreed = false) => runRetention(at.store, terms, { audit, now, agreed });
  const erase = async (terms = context) => (await run(terms, true)).erased;

  const jobs = now - monthsBefore(now, context.retentionMonths.jobApplications);
  const email = (age: number, more: object = { keepDays: 30 }) =>
    enqueue(at.db, { to: `${age}@b.example`, subject: 'Hello', text: 'Hello', ...more }, now - age);
  it.each<
    [string, number, 'submissions' | 'outbox' | 'subscribers' | 'votes', (age: number) => Promise<unknown>]
  >([
    ['a submission', term, 'submissions', (age) => add(contactMessage(), age)],
    [
      'an application for a position',
      jobs,
      'submissions',
      (age) => add(contactMessage({ position: 'x' }), age),
    ],
    [
      'the words of an application in a message',
      term,
      'submissions',
      (age) => add(contactMessage({ message: '"position":"x"' }), age),
    ],
    ['an email that waits', 30 * day, 'outbox', (age) => email(age)],
    [
      'an email that is sent',
      30 * day,
      'outbox',
      (age) => email(age).then(() => at.db.updateTable('outbox').set({ state: 'sent' }).execute()),
    ],
    [
      'an answer to a submission',
      term,
      'outbox',
      async (age) => email(age, { kind: 'answer', reference: await add(contactMessage(), age) }),
    ],
    [
      'an address that never confirmed',
      30 * day,
      'subscribers',
      (age) => add(subscription(`${age}@b.example`), age),
    ],
    [
      'a submission of such an address',
      30 * day,
      'submissions',
      (age) => add(subscription(`${age}@b.example`), age),
    ],
    [
      'the hash of a voter',
      term,
      'votes',
      (age) =>
        castVote(at.db, {
          request: 'offline-marks',
          voter: `${age}`,
          now: now - age,
          keepUntil: now - age + term,
        }),
    ],
  ])('keeps %s for its period, and no longer', async (_what, period, table, addAged) => {
    await addAged(period + 1);
    await addAged(period);
    await erase();
    const rows = await at.rows(table);
    expect(new Set(rows.map((row) => row.created_at))).toEqual(new Set([now - period]));
  });

  it('erases the notes and emails of a submission with it', async () => {
    const reference = await add(contactMessage(), term + 1);
    await addNote(at.db, { reference, author: 'Sarah', text: 'Called back', now });
    await erase();
    for (const table of ['submissions', 'notes', 'outbox'] as const) expect(await at.rows(table)).toEqual([]);
  });

  it('counts a vote for as long as its request is listed', async () => {
    for (const [voter, request] of [
      ['gone', 'no longer listed'],
      ['old', 'offline-marks'],
      ['new', 'offline-marks'],
    ] as const)
      await castVote(at.db, { request, voter, now, keepUntil: voter === 'old' ? now - 1 : now });
    await erase();
    expect(await countVotes(at.db)).toEqual({ 'offline-marks': 2 });
  });

  it('an entry marked as spam: 30 days from the marking, and its end is in the audit trail', async () => {
    const reference = await add(contactMessage(), 60 * day);
    await setSpam(at.db, context, reference, true, now - 30 * day);
    expect(await erase()).toBe(0);
    expect((await listAudit(at.db, { limit: 9, offset: 0 })).total).toBe(0);
    await setSpam(at.db, context, reference, false, now);
    expect((await at.rows('submissions'))[0]?.keep_until).toBeGreaterThan(now + 600 * day);
    await setSpam(at.db, context, reference, true, now - 30 * day - 1);
    expect(await erase()).toBe(1);
    const { lines } = await listAudit(at.db, { limit: 9, offset: 0 });
    expect(lines).toMatchObject([{ who: 'retention', what: 'submissions-erased', about: reference }]);
  });

  it.runIf(kind === 'sqlite')('a second run changes no row that the first has changed', async () => {
    for (let n = 0; n < 50; n++) {
      await castVote(at.db, { request: 'offline-marks', voter: String(n), now: 1, keepUntil: now - 1 });
      await enqueue(at.db, { to: `${n}@b.example`, subject: '', text: '', keepDays: 30 }, now - 60 * day);
    }
    const changes = async () => {
      const { rows } = await sql<{ sum: number }>`select total_changes() as sum`.execute(at.db);
      return rows[0]?.sum ?? 0;
    };
    await erase();
    const before = await changes();
    await erase();
    expect((await changes()) - before).toBeLessThan(50);
  });

  it('whatever the ages and the term: what is due and nothing else, and nothing a second time', async () => {
    const entry = fc.record({
      months: fc.integer({ min: 0, max: 30 }),
      near: fc.integer({ min: -2, max: 2 }),
      spam: fc.constantFrom<SpamReason | undefined>(undefined, 'honeypot'),
    });
    const entries = fc.array(entry, { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(entries, fc.integer({ min: 1, max: 30 }), async (submissions, months) => {
        for (const table of ['outbox', 'submissions'] as const) await at.db.deleteFrom(table).execute();
        // Around the limit: months for a submission, thirty days for spam.
        const ages = submissions.map(({ months: old, near, spam }) => ({
          spam,
          age: (spam ? 30 * day : now - monthsBefore(now, old)) + near,
        }));
        const terms = { ...context, retentionMonths: { forms: months, jobApplications: months } };
        for (const { age, spam } of ages)
          await add(contactMessage(), age, { context: terms, ...(spam && { spam }) });
        const longest = now - monthsBefore(now, months);
        const remaining = ages.filter(({ age, spam }) => age <= Math.min(longest, spam ? 30 * day : longest));
        expect(await erase(terms)).toBe(ages.length - remaining.length);
        const left = (await at.rows('submissions')).map(({ created_at }) => now - created_at);
        expect(left.sort()).toEqual(remaining.map(({ age }) => age).sort());
        expect(await erase(terms)).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  it('a subscription: from its confirmation until it is ended, then nothing', async () => {
    await add(subscription('a@b.example'), 400 * day);
    expect(await listSubscribers(at.db)).toEqual([]);
    const confirmed = now - 400 * day;
    const { token } = await at.db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow();
    expect(await confirmSubscription(at.db, 'nonsense', confirmed)).toBe(false);
    for (const time of [confirmed, now]) expect(await confirmSubscription(at.db, token, time)).toBe(true);
    // Signing up again changes nothing.
    await add(subscription('a@b.example'), 100 * day);
    await erase();
    expect(await listSubscribers(at.db)).toMatchObject([{ email: 'a@b.example', confirmed_at: confirmed }]);
    expect(await at.rows('submissions')).toMatchObject([{ form: 'newsletter' }, { form: 'newsletter' }]);
    await add(subscription('a@b.example'), 0);
    const place = await add(registration('a@b.example'), 0);
    await enqueue(at.db, { to: 'a@b.example', subject: 'News', text: 'News' }, now);
    for (let n = 0; n < 2; n++) await unsubscribe(at.store, token);
    expect(await at.rows('subscribers')).toEqual([]);
    expect(await at.rows('submissions')).toMatchObject([{ reference: place }]);
    const emails = (await at.rows('outbox')).filter(({ recipient }) => recipient === 'a@b.example');
    expect(emails).toMatchObject([{ reference: place }]);
  });

  it('a place where no mail is sent: as long as its entry', async () => {
    const places = async () => {
      await run(context, true);
      return (await at.rows('event_places')).length;
    };
    await add(registration('a@b.example'), term);
    expect(await places()).toBe(1);
    await at.db
      .updateTable('submissions')
      .set({ keep_until: now - 1 })
      .execute();
    expect(await places()).toBe(0);
  });

  it('the hash that stands for a visitor: less than an hour; a key that the page made stays', async () => {
    const keyOf = async (reference: string) =>
      (await at.rows('submissions')).find((row) => row.reference === reference)?.idempotency_key;
    const old = await add(contactMessage(), 30 * minute + 1, { keys: [':hash:1'] });
    const fresh = await add(contactMessage(), 20 * minute, { keys: [':hash:2'] });
    const page = await add(contactMessage(), hour, { keys: ['a-key-of-the-page'] });
    // Also while the deletion is refused.
    await at.db.insertInto('meta').values({ key: 'deleted-at', value: '0' }).execute();
    expect(await run()).toMatchObject({ erased: 0, problem: { fix: expect.any(String) } });
    const keys = [await keyOf(old), await keyOf(fresh), await keyOf(page)];
    expect(keys).toEqual([null, ':hash:2', 'a-key-of-the-page']);
  });

  it('a log-in: 12 hours, or an hour in which nothing was done', async () => {
    await addTestStaff(at.db, 'sarah');
    const begin = async (began: number, seen: number) => {
      const token = await startSession(at.db, 'sarah', now - began);
      const present = await findSession(at.db, token, now - began);
      if (present) await keepAlive(at.db, token, present, now - seen);
    };
    await begin(12 * hour, minute);
    await begin(12 * hour - 1, minute);
    await begin(2 * hour, hour);
    await begin(2 * hour, hour - 1);
    await erase();
    const seenTimes = (await at.rows('sessions')).map(({ seen_at }) => seen_at);
    expect(seenTimes.sort()).toEqual([now - hour + 1, now - minute]);
  });

  it('nothing if the clock has moved by more than two days, whatever was written since; places are passed on', async () => {
    const check = (time: number) => retentionProblem(at.db, time);
    expect(await check(now)).toBeUndefined();
    await add(contactMessage(), 0);
    expect((await check(monthsBefore(now, -25)))?.fix).toContain('erase-expired --yes');
    await run();
    await add(contactMessage(), -60 * day);
    for (const moved of [2 * day, -2 * day]) expect(await check(now + moved)).toBeUndefined();
    for (const moved of [2 * day + 1, -2 * day - 1]) expect(await check(now + moved)).toBeDefined();
    await at.db.updateTable('meta').where('key', '=', 'deleted-at').set({ value: '0' }).execute();
    await add(registration('late@b.example'), day, { context: testContext(9, 'smtp://mail.example') });
    for (const { id, created_at } of await at.rows('outbox')) await markSent(at.db, id, created_at);
    expect(await run()).toMatchObject({ freed: 1, erased: 0 });
    await run(context, true);
    expect(await check(now)).toBeUndefined();
  });

  it('nothing if more than ten and more than a tenth of the genuine entries would go', async () => {
    const check = () => retentionProblem(at.db, now);
    for (let n = 0; n < 10; n++) await add(contactMessage(), term + 1);
    for (let n = 0; n < 20; n++) await add(contactMessage(), 0, { spam: 'honeypot' });
    await add(contactMessage(), 0);
    expect(await check()).toBeUndefined();
    await add(contactMessage(), term + 1);
    expect((await check())?.summary).toContain('11 of 12');
  });

  it('keeps each entry by the term that held when it came', async () => {
    const site = { ...context, retentionMonths: { forms: 1, jobApplications: 1 } };
    const earlier = await add(contactMessage(), 40 * day);
    await add(contactMessage(), 40 * day, { context: site });
    expect(await erase(site)).toBe(1);
    expect(await at.rows('submissions')).toMatchObject([{ reference: earlier }]);
  });

  it('a line of the trail: so many months, by the term that held when it was written', async () => {
    const record = (who: string, time: number, months: number) =>
      createAudit({ months, clock: () => time }).record(at.db, {
        who,
        what: 'log-in',
        network: 'this machine',
      });
    // Real time, as in the database.
    const limit = monthsBefore(Date.now(), 12);
    await record('over', limit - day, 12);
    await record('not yet', limit + day, 12);
    await record('longer term', limit - day, 24);
    await erase();
    const { lines } = await listAudit(at.db, { limit: 9, offset: 0 });
    expect(lines.map(({ who }) => who)).toEqual(['longer term', 'not yet']);
  });
});

it.each([
  ['2026-11-15', 24, '2024-11-15'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2025-11-30'],
  ['2026-11-30', -3, '2027-02-28'],
])('the day %s less %i months is %s', (from, months, to) => {
  expect(new Date(monthsBefore(Date.parse(from), months)).toISOString().slice(0, 10)).toBe(to);
});
