import type { SpamReason } from '@tred/contract/admin-api';
import type { Submission } from '@tred/contract/registry';
import { describe, expect, it } from 'vitest';
import { databaseKinds, freshStores } from '../db/test-stores.ts';
import { listAttendees, listEvents } from '../events/places.ts';
import { dayNumber } from '../kampala-days.ts';
import {
  claimDueEmails,
  type Email,
  enqueue,
  markFailed,
  markSent,
  maxAttempts,
  maxEmailsPerDay,
  priorities,
  retryEmails,
} from '../outbox/outbox.ts';
import { countByForm, countNew, oldestOpen } from './counts.ts';
import { erasePersonalData, exportPersonalData, type Person, readPerson } from './personal-data.ts';
import {
  addNote,
  changeStatuses,
  eachSubmission,
  findSubmission,
  listSubmissions,
  type StatusChange,
  type SubmissionFilter,
  setSpam,
  setStatus,
} from './submissions.ts';
import {
  acceptTest,
  contactMessage,
  dataRequest,
  registration,
  securityReport,
  subscription,
  testContext,
} from './test-submissions.ts';
import { withoutReports, withReports } from './visible-forms.ts';

const day = 86_400_000;
const hour = 60 * 60_000;
const now = Date.UTC(2026, 10, 15, 12);

const personOf = (typed: string) => readPerson(typed) as Person;

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);

  const context = testContext(1);
  const add = (submission: Submission, more: { now?: number; spam?: SpamReason } = {}) =>
    acceptTest(at.store, submission, { context, now, ...more });
  const found = async (filter: SubmissionFilter) =>
    (await listSubmissions(at.db, filter, { limit: 50 })).items.map(({ reference }) => reference);

  it('finds by words, form, status, date and quarantine; newest first', async () => {
    const a = await add(contactMessage({ message: 'Fees in Jinja, 100% paid_up' }), { now: 1000 });
    const b = await add(contactMessage({ message: 'École à Jinja' }), { now: 2000 });
    const c = await add(dataRequest('x@y.example'), { now: 3000 });
    const d = await add(contactMessage(), { now: 4000, spam: 'too-fast' });

    expect(await found({})).toEqual([c, b, a]);
    expect(await found({ spam: true })).toEqual([d]);
    expect(await found({ search: 'jinja FEES' })).toEqual([a]);
    expect(await found({ search: 'école' })).toEqual([b]);
    expect(await found({ search: '100%' })).toEqual([a]);
    expect(await found({ search: 'paidXup' })).toEqual([]);
    expect(await found({ search: a })).toEqual([a]);
    expect(await found({ form: 'data-request' })).toEqual([c]);
    expect(await found({ from: 2000, before: 3000 })).toEqual([b]);
    expect(await countNew(at.db, withoutReports)).toBe(3);

    expect(await setStatus(at.db, a, 'done', 5000)).toBe(true);
    expect(await setStatus(at.db, 'TRD-00000-00000', 'done', 5000)).toBe(false);
    expect(await setSpam(at.db, context, 'TRD-00000-00000', true, 1)).toBe(false);
    expect(await found({ status: 'done' })).toEqual([a]);
    expect(await countNew(at.db, withoutReports)).toBe(2);
    const page = await listSubmissions(at.db, {}, { limit: 1, offset: 1 });
    expect([page.total, page.items.map((item) => item.reference)]).toEqual([3, [b]]);
  });

  it('walks through all of them, also many of one moment', async () => {
    for (let n = 0; n < 25; n++) await add(contactMessage({ message: String(n) }));
    const seen = new Set<string>();
    for await (const item of eachSubmission(at.db, {})) seen.add(item.reference);
    expect(seen.size).toBe(25);
  });

  it('hands out, then erases, everything about one address and nothing else', async () => {
    const mine = await add(contactMessage({ email: 'Me@here.example' }));
    await addNote(at.db, { reference: mine, author: 'Sarah', text: 'About me', now: 1 });
    await add(subscription('me@here.example'));
    await add(registration('me@here.example'));
    const other = await add(contactMessage({ email: 'other@here.example' }));
    const waiting = await add(registration('other@here.example'));

    const person = await exportPersonalData(at.store, personOf(' ME@here.example '), withoutReports);
    expect(person.submissions).toHaveLength(3);
    expect(person.submissions[0]?.notes).toMatchObject([{ author: 'Sarah', text: 'About me' }]);
    expect(person.newsletter).toMatchObject({ source: 'footer', confirmed: null });
    expect(person.mails).toHaveLength(2);

    const recorded: string[] = [];
    const erasure = { person: personOf('me@HERE.example'), visibility: withoutReports, now: 2 };
    const record = async (_tx: unknown, references: readonly string[]) => void recorded.push(...references);
    expect(await erasePersonalData(at.store, context, { ...erasure, record })).toHaveLength(3);
    expect(recorded).toContain(mine);
    expect(await exportPersonalData(at.store, personOf('me@here.example'), withoutReports)).toMatchObject({
      submissions: [],
      newsletter: null,
      mails: [],
    });
    expect((await found({})).sort()).toEqual([other, waiting].sort());
    // The free place went to the waiting list.
    expect((await findSubmission(at.db, waiting))?.place).toBe('confirmed');
    for (const table of ['submissions', 'notes', 'outbox', 'event_places', 'subscribers'] as const) {
      const rows = JSON.stringify(await at.rows(table)).toLowerCase();
      expect(rows, table).not.toContain('me@here.example');
    }
  });

  it('finds a person without an email address by phone, also as people type it', async () => {
    const mine = await add(contactMessage({ email: '', phone: '+256772123456' }));
    const other = await add(contactMessage({ message: 'Call ":"+256772123456" or +256772123456' }));
    await addNote(at.db, { reference: mine, author: 'Sarah', text: 'About me', now: 1 });
    const phone = personOf('0772 123 456');
    const { submissions } = await exportPersonalData(at.store, phone, withReports);
    expect(submissions.map(({ reference }) => reference)).toEqual([mine]);
    const erasure = { person: phone, visibility: withReports, now: 2, record: async () => {} };
    expect(await erasePersonalData(at.store, context, erasure)).toEqual([mine]);
    expect(await found({})).toEqual([other]);
    expect(readPerson('Grace')).toBeUndefined();
  });

  describe('the outbox', () => {
    const email = { to: 'a@b.example', subject: 'Hello', text: 'Hello' };
    const queue = (more: Partial<Email>, now: number) => enqueue(at.db, { ...email, ...more }, now);
    const claimFirst = async (now: number) => {
      const [first] = await claimDueEmails(at.db, now);
      return first;
    };
    const sendFirst = async (now: number) => {
      const first = await claimFirst(now);
      if (first) await markSent(at.db, first.id, now);
      return first;
    };
    const failFirst = async (now: number, failure: Parameters<typeof markFailed>[2]) => {
      const first = await claimFirst(now);
      if (!first) throw new Error('nothing was due');
      await markFailed(at.db, first, failure, now);
      return first;
    };
    /** As if so many more of this purpose had been sent. */
    const addSent = async (purpose: string, count: number) => {
      const sent = (await at.rows('outbox')).filter((row) => row.purpose === purpose);
      const copies = Array.from({ length: count }, (_, n) => sent.map((row) => ({ ...row, id: String(n) })));
      // A statement takes only so many values.
      for (const some of [copies.slice(0, 1000), copies.slice(1000)])
        if (some.length > 0) await at.db.insertInto('outbox').values(some.flat()).execute();
    };

    it('gives each email to one server, and again when that server died with it', async () => {
      await queue({ purpose: 'a purpose' }, 0);
      const takers = await Promise.all(Array.from({ length: 5 }, () => claimFirst(10)));
      expect(takers.filter(Boolean)).toHaveLength(1);
      expect(await claimFirst(10 + 60_000)).toBeUndefined();
      expect(await claimFirst(10 + 120_000)).toMatchObject({ ...email, attempts: 2 });
    });

    it('sends visitors only so much a day, and staff what is for them', async () => {
      await queue({ purpose: 'newsletter' }, 0);
      await sendFirst(1000);
      await addSent('newsletter', maxEmailsPerDay.all - 1);
      await queue({ to: 'late@b.example', purpose: 'newsletter' }, 1000);
      expect(await claimFirst(2000)).toBeUndefined();
      await queue({ to: 'staff@b.example' }, 2000);
      expect(await sendFirst(2000)).toMatchObject({ to: 'staff@b.example' });
      expect(await claimFirst(1000 + day)).toMatchObject({ to: 'late@b.example' });
    });

    it('sends an answer first, not before its time, and not again once the other server refused it', async () => {
      await queue({ kind: 'answer', notBefore: 10_000 }, 0);
      await queue({ purpose: 'newsletter' }, 1);
      expect(await claimFirst(9_999)).toMatchObject({ kind: 'visitor' });
      const answer = { kind: 'answer' };
      expect(await failFirst(10_000, { error: '451 later', isRefusal: false, isGone: false })).toMatchObject(
        answer,
      );
      expect(await claimFirst(11_000)).toBeUndefined();
      expect(
        await failFirst(70_000, { error: '550 nobody here', isRefusal: true, isGone: false }),
      ).toMatchObject(answer);
      expect((await at.rows('outbox')).find(({ kind }) => kind === 'answer')).toMatchObject({
        state: 'failed',
        last_error: '550 nobody here',
      });
    });

    it('sends confirmations before receipts, and after a flood of receipts', async () => {
      await queue({ purpose: 'received contact', priority: priorities.receipt }, 0);
      await queue({ purpose: 'newsletter' }, 1);
      expect(await sendFirst(2)).toMatchObject({ createdAt: 1 });
      expect(await sendFirst(3)).toMatchObject({ createdAt: 0 });
      await addSent('received contact', maxEmailsPerDay.receipts - 1);
      await queue({ to: 'late@b.example', purpose: 'received contact', priority: priorities.receipt }, 4);
      expect(await sendFirst(5)).toBeUndefined();
      await queue({ to: 'new@b.example', purpose: 'newsletter' }, 6);
      expect(await sendFirst(7)).toMatchObject({ to: 'new@b.example' });
      expect(await sendFirst(3 + day)).toMatchObject({ to: 'late@b.example' });
    });

    it('sends staff one email in five minutes, with all that came meanwhile, from one server', async () => {
      const minutes = 60_000;
      for (let n = 0; n < 40; n++) await queue({}, 0);
      const takers = await Promise.all(Array.from({ length: 3 }, () => claimDueEmails(at.db, 10)));
      expect(takers.map((emails) => emails.length).sort()).toEqual([0, 0, 40]);
      for (const { id } of takers.flat()) await markSent(at.db, id, 10);
      await queue({}, 20);
      await queue({}, 30);
      expect(await claimDueEmails(at.db, 4 * minutes)).toEqual([]);
      expect(await claimDueEmails(at.db, 6 * minutes)).toHaveLength(2);
    });

    it('sends one mailbox only so much a day, whatever it is for', async () => {
      for (let n = 0; n < 15; n++) await queue({ purpose: `purpose ${n}` }, n * 60_000);
      expect(await at.rows('outbox')).toHaveLength(10);
      await queue({ purpose: 'another' }, day + 60_000);
      expect(await at.rows('outbox')).toHaveLength(11);
    });

    it('leaves room in a mailbox for confirmations', async () => {
      for (let n = 0; n < 15; n++)
        await queue({ purpose: `received form-${n}`, priority: priorities.receipt }, n * 60_000);
      await queue({ purpose: 'newsletter' }, day / 2);
      expect((await at.rows('outbox')).map(({ purpose }) => purpose)).toContain('newsletter');
    });

    it('waits longer after each failure, then stops, and restarts on command', async () => {
      await queue({ purpose: 'a purpose' }, 0);
      let now = 0;
      for (let attempt = 1; attempt <= maxAttempts; attempt++) {
        await failFirst(now, { error: 'refused', isRefusal: true, isGone: false });
        expect(await claimFirst(now + 59_000)).toBeUndefined();
        now += 6 * 3_600_000;
      }
      expect(await claimFirst(now * 2)).toBeUndefined();
      expect(await retryEmails(at.db, now)).toBe(1);
      await sendFirst(now);
      expect(await claimFirst(now * 2)).toBeUndefined();
    });
  });

  it('counts by form what came in Kampala’s days and what is still to do', async () => {
    const yesterday = await add(contactMessage(), { now: Date.UTC(2026, 10, 14, 20, 59) });
    await add(contactMessage(), { now: Date.UTC(2026, 10, 14, 21) });
    await add(contactMessage(), { spam: 'too-fast' });
    await add(securityReport('h@b.example'));
    const old = await add(dataRequest('a@b.example'), { now: now - 40 * day });
    // Nobody answers these.
    await add(subscription('a@b.example'), { now: now - 40 * day });
    await add(registration('a@b.example'), { now: now - 40 * day });
    await setStatus(at.db, yesterday, 'done', now);
    await setStatus(at.db, old, 'in-progress', now);
    const today = dayNumber(now);
    const counted = (from: number, to: number) =>
      countByForm(at.db, { from, to, visibility: withoutReports });
    const [open, request] = [
      { form: 'contact', fresh: 1, inProgress: 0 },
      { form: 'data-request', received: 0, fresh: 0, inProgress: 1 },
    ];
    expect(await counted(today - 2, today)).toEqual([{ ...open, received: 2 }, request]);
    expect(await counted(today - 1, today - 1)).toEqual([{ ...open, received: 1 }, request]);
    expect(await countNew(at.db, withoutReports)).toBe(1);
    const openForms = (await oldestOpen(at.db)).map(({ form }) => form);
    expect(openForms.sort()).toEqual(['contact', 'data-request', 'security-report']);
    const whole = { from: today, to: today, visibility: withReports };
    expect((await countByForm(at.db, whole)).map(({ form }) => form)).toContain('security-report');
  });

  it('lists who has a place and who waits, in the order they came', async () => {
    const first = await add(registration('first@b.example'), { now: now - hour });
    const second = await add(registration('second@b.example'));
    expect(await listEvents(at.db, context.events(now))).toEqual([
      { id: 'workshop', title: 'the workshop', capacity: 1, taken: 1, waiting: 1 },
    ]);
    expect(await listAttendees(at.db, 'workshop')).toMatchObject([
      { reference: first, place: 'confirmed', name: 'Grace Akello', email: 'first@b.example' },
      { reference: second, place: 'waiting', unconfirmed: false },
    ]);
    const confirming = { context: testContext(1, 'smtp://localhost'), now: now + 1 };
    await acceptTest(at.store, registration('third@b.example'), confirming);
    expect(await listAttendees(at.db, 'workshop')).toMatchObject([{}, {}, { unconfirmed: true }]);
    // The list of a past or removed event stays readable.
    expect(await listEvents(at.db, new Map())).toEqual([
      { id: 'workshop', title: 'workshop', capacity: null, taken: 1, waiting: 2 },
    ]);
  });

  it('marks several at once, and undoes it with what they were before', async () => {
    const [a, b, c] = [await add(contactMessage()), await add(contactMessage()), await add(contactMessage())];
    await setStatus(at.db, b, 'in-progress', now);
    await setStatus(at.db, c, 'done', now);
    const changes = [a, b, c, 'TRD-00000-00000'].map((reference) => ({ reference, status: 'done' as const }));
    const change = (changes: StatusChange[], visibility = withoutReports) =>
      changeStatuses(at.db, { changes, visibility, now });
    const changed = await change(changes);
    const was = { [a]: 'new', [b]: 'in-progress' };
    expect(Object.fromEntries(changed.map(({ reference, from }) => [reference, from]))).toEqual(was);
    const all = async () =>
      Object.fromEntries((await at.rows('submissions')).map(({ reference, status }) => [reference, status]));
    expect(await all()).toEqual({ [a]: 'done', [b]: 'done', [c]: 'done' });
    await change(changed.map(({ reference, from }) => ({ reference, status: from })));
    expect(await all()).toEqual({ ...was, [c]: 'done' });
    expect(await change([])).toEqual([]);
    const secret = [{ reference: await add(securityReport('h@b.example')), status: 'done' as const }];
    expect(await change(secret)).toEqual([]);
    expect(await change(secret, withReports)).toHaveLength(1);
  });
});
