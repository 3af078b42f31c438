import { describe, expect, it } from 'vitest';
import { dayNumber } from '../kampala-days.ts';
import { createAudit } from '../store/audit.ts';
import { setStatus } from '../store/submissions.ts';
import { unsubscribe } from '../store/subscribers.ts';
import { databaseKinds, freshStores } from '../store/test-stores.ts';
import {
  acceptTest,
  addTestStaff,
  contactMessage,
  securityReport,
  subscription,
  testContext,
} from '../store/test-submissions.ts';
import { storeVisits } from '../store/visits.ts';
import { setWeeklyAddress, storeFaults } from '../store/weekly.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { sendWeeklyEmail } from './weekly-email.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Monday 16 November 2026, eight in the morning in Kampala. */
const monday = Date.UTC(2026, 10, 16, 5);
const context: SubmissionContext = { ...testContext(2, 'smtp://localhost'), coming: [] };

describe.each(databaseKinds)('the weekly email on %s', (kind) => {
  const at = freshStores(kind);
  const send = (now = monday, more: Partial<SubmissionContext> = {}) =>
    sendWeeklyEmail(at.store, { ...context, ...more }, { deskUrl: 'https://tred.example', now });
  const emails = () =>
    at.store.db.selectFrom('outbox').selectAll().where('kind', '=', 'report').orderBy('created_at').execute();
  const text = async () => (await emails()).at(-1)?.text ?? '';
  const add = (submission: Parameters<typeof acceptTest>[1], now: number) =>
    acceptTest(at.store, submission, { context, now });
  async function owner(name: string, more: Parameters<typeof addTestStaff>[2] = {}) {
    await addTestStaff(at.store.db, name, more);
    await setWeeklyAddress(at.store.db, name, `${name}@b.example`);
  }

  it('comes once a week, from Monday at eight, also by two desks at once and after a day off', async () => {
    await owner('sarah');
    await send(monday - 1);
    expect(await emails()).toHaveLength(1);
    expect(await Promise.all([send(), send(), send()])).toEqual(expect.arrayContaining([1, 0, 0]));
    expect(await send(monday + 6 * day)).toBe(0);
    expect(await send(monday + 8 * day)).toBe(1);
    expect(await emails()).toHaveLength(3);
  });

  it('goes to owners who asked for it, until they press its link', async () => {
    await owner('sarah');
    await owner('okello', { rights: ['export'] });
    await addTestStaff(at.store.db, 'apio');
    expect(await send()).toBe(1);
    const [email] = await emails();
    expect(email?.recipient).toBe('sarah@b.example');
    const [, token = ''] = /token=(\S+)/.exec(email?.text ?? '') ?? [];
    expect(email?.headers).toContain(token);
    await unsubscribe(at.store, token);
    expect(await send(monday + 7 * day)).toBe(0);
  });

  it('has last week’s visits and enquiries, how fast they were handled, and what waits', async () => {
    await owner('sarah');
    const { db } = at.store;
    const audit = createAudit({ months: 12, clock: () => monday - 3 * day });
    const handled = await add(contactMessage(), monday - 3 * day - 5 * hour);
    await setStatus(db, handled, 'done', 0);
    await audit.record(db, { who: 'sarah', what: 'answer-sent', reference: handled, network: '' });
    const waits = await add(contactMessage({ message: 'a secret word' }), monday - 2 * day);
    const old = await add(contactMessage(), monday - 30 * day);
    await add(subscription('a@b.example'), monday - day);
    const visit = { day: dayNumber(monday - day), count: 1, wrote: 0 };
    const kinds = [
      { kind: 'visit', name: '' },
      { kind: 'source', name: 'radio' },
    ] as const;
    await storeVisits(
      db,
      [],
      kinds.map((kind) => ({ ...visit, ...kind })),
    );
    await send();
    const told = await text();
    expect(told).toMatch(/1 visit\b[\s\S]*radio \(1\)/);
    expect(told).toMatch(/1 of 2 [\s\S]*5 hours/);
    const links = [...told.matchAll(/desk#(\S+)/g)].map(([, reference]) => reference);
    expect(links).toEqual([old, waits]);
    expect(told).not.toMatch(/secret|Grace/);
  });

  it('names security reports only to those who may read them', async () => {
    await owner('sarah', { rights: ['owner'] });
    const report = await add(securityReport('a@b.example'), monday - day);
    await send();
    expect(await text()).not.toContain(report);
    await owner('peter');
    await send(monday + 7 * day);
    const [toPeter] = (await emails()).filter(({ recipient }) => recipient === 'peter@b.example');
    expect(toPeter?.text).toContain(report);
  });

  it('tells what comes and what is wrong, also that nothing is erased or checked', async () => {
    await owner('sarah');
    const coming: SubmissionContext['coming'] = [
      { day: '2026-11-20', kind: 'event', title: 'Open day' },
      { day: '2026-12-24', kind: 'event', title: 'Far away' },
      { day: '2026-12-24', kind: 'certificate', title: 'ISO 1' },
      { day: '2026-10-31', kind: 'certificate', title: 'SOC 2' },
    ];
    await send(monday, { coming });
    expect(await text()).toMatch(/SOC 2[\s\S]*Open day[\s\S]*ISO 1/);
    expect(await text()).not.toContain('Far away');
    expect(await text()).toContain('tred-doctor.timer');

    const next = monday + 7 * day;
    await storeFaults(at.store.db, { at: next - hour, faults: ['disk: 12 MB free'] });
    for (let n = 0; n < 12; n++) await add(contactMessage(), next - 900 * day);
    await add(contactMessage(), next - hour);
    await send(next);
    expect(await text()).toContain('disk: 12 MB free');
    expect(await text()).not.toContain('tred-doctor.timer');
    expect(await text()).toContain('tred-desk erase-expired');
  });
});
