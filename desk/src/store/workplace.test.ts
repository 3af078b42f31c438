// What the inbox's further views ask of the store, on both databases: counts, lists of events, several marked at once,
// and what a visitor may know.
import type { SpamReason } from '@tred/contract/desk-api';
import type { Submission } from '@tred/contract/registry';
import type { Change } from '@tred/contract/workplace-api';
import { describe, expect, it } from 'vitest';
import { dayName } from '../kampala-days.ts';
import { createSeal } from '../secret.ts';
import { acceptSubmission } from './accept.ts';
import { changeStatuses } from './changes.ts';
import { countByDay, countByForm } from './counts.ts';
import { listEvents, listPeople } from './event-lists.ts';
import { setSpam, setStatus } from './inbox.ts';
import { findProgress } from './lookup.ts';
import { usualSight, wholeSight } from './sight.ts';
import { databaseKinds, freshStores } from './test-stores.ts';
import {
  contactMessage,
  dataRequest,
  registration,
  securityReport,
  testContext,
} from './test-submissions.ts';

const now = Date.UTC(2026, 10, 15, 12);
const hour = 60 * 60_000;
const day = 24 * hour;

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);
  const context = testContext(1);
  async function add(submission: Submission, more: { at?: number; spam?: SpamReason } = {}) {
    const arrival = { submission, spam: more.spam ?? null, keys: [], now: more.at ?? now };
    const acceptance = await acceptSubmission(at.store, context, arrival);
    if (acceptance.outcome === 'conflict') throw new Error('conflict');
    return acceptance.reference;
  }

  it('counts by Kampala’s days, and by form what came and what is still to do', async () => {
    const yesterday = await add(contactMessage(), { at: Date.UTC(2026, 10, 14, 20, 59) });
    await add(contactMessage(), { at: Date.UTC(2026, 10, 14, 21) });
    await add(contactMessage(), { spam: 'too-fast' });
    await add(securityReport('h@b.example'));
    const old = await add(dataRequest('a@b.example'), { at: now - 40 * day });
    await setStatus(at.store.db, yesterday, 'done', now);
    await setStatus(at.store.db, old, 'in-progress', now);
    const days = await countByDay(at.store.db, { days: 3, now, sight: usualSight });
    expect(days.map(({ day: each, count }) => [dayName(each), count])).toEqual([
      ['2026-11-13', 0],
      ['2026-11-14', 1],
      ['2026-11-15', 1],
    ]);
    expect(await countByForm(at.store.db, { days: 3, now, sight: usualSight })).toEqual([
      { form: 'contact', received: 2, fresh: 1, inProgress: 0 },
      { form: 'data-request', received: 0, fresh: 0, inProgress: 1 },
    ]);
    const whole = { days: 1, now, sight: wholeSight };
    expect((await countByDay(at.store.db, whole)).map(({ count }) => count)).toEqual([2]);
    expect((await countByForm(at.store.db, whole)).map(({ form }) => form)).toContain('security-report');
  });

  it('lists who has a place and who waits, in the order they came', async () => {
    const first = await add(registration('first@b.example'), { at: now - hour });
    const second = await add(registration('second@b.example'));
    expect(await listEvents(at.store.db, context.events)).toEqual([
      { id: 'workshop', title: 'the workshop', capacity: 1, taken: 1, waiting: 1 },
    ]);
    expect(await listPeople(at.store.db, 'workshop')).toMatchObject([
      { reference: first, place: 'confirmed', name: 'Grace Akello', email: 'first@b.example' },
      { reference: second, place: 'waiting', unconfirmed: false },
    ]);
    expect(await listPeople(at.store.db, 'another')).toEqual([]);
    // Over, or taken from the site: its list is still there to read.
    expect(await listEvents(at.store.db, new Map())).toEqual([
      { id: 'workshop', title: 'workshop', capacity: null, taken: 1, waiting: 1 },
    ]);
  });

  it('says whose address is still to be confirmed', async () => {
    const confirming = testContext(1, 'smtp://localhost');
    const arrival = { submission: registration('first@b.example'), spam: null, keys: [], now };
    await acceptSubmission(at.store, confirming, arrival);
    expect(await listPeople(at.store.db, 'workshop')).toMatchObject([{ unconfirmed: true }]);
  });

  it('marks several at once, and undoes it with what they were before', async () => {
    const [a, b, c] = [await add(contactMessage()), await add(contactMessage()), await add(contactMessage())];
    await setStatus(at.store.db, b, 'in-progress', now);
    await setStatus(at.store.db, c, 'done', now);
    const wanted = [a, b, c, 'TRD-00000-00000'].map((reference) => ({ reference, status: 'done' as const }));
    const change = (changes: Change[], sight = usualSight) =>
      changeStatuses(at.store.db, { changes, sight, now });
    const changed = await change(wanted);
    expect(new Set(changed)).toEqual(
      new Set([
        { reference: a, from: 'new', to: 'done' },
        { reference: b, from: 'in-progress', to: 'done' },
      ]),
    );
    const all = () =>
      at.store.db.selectFrom('submissions').select(['reference', 'status']).orderBy('reference').execute();
    expect((await all()).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    await change(changed.map(({ reference, from }) => ({ reference, status: from })));
    expect(new Map((await all()).map(({ reference, status }) => [reference, status]))).toEqual(
      new Map([
        [a, 'new'],
        [b, 'in-progress'],
        [c, 'done'],
      ]),
    );
    expect(await change([])).toEqual([]);
    const secret = [{ reference: await add(securityReport('h@b.example')), status: 'done' as const }];
    expect(await change(secret)).toEqual([]);
    expect(await change(secret, wholeSight)).toHaveLength(1);
  });

  it('tells a visitor how far it is, and nothing to anyone without the pair', async () => {
    const seal = createSeal('a secret for tests');
    const reference = await add(contactMessage());
    const look = (email: string, of = reference) => findProgress(at.store.db, seal, { reference: of, email });
    expect(await look('GRACE@school.example')).toBe('received');
    await setStatus(at.store.db, reference, 'in-progress', now);
    expect(await look('grace@school.example')).toBe('being-worked-on');
    await setStatus(at.store.db, reference, 'done', now);
    expect(await look('grace@school.example')).toBe('answered');
    await setSpam(at.store.db, context, reference, true, now);
    expect(await look('grace@school.example')).toBe('received');
    expect(await look('other@school.example')).toBeUndefined();
    expect(await look('grace@school.example', 'TRD-00000-00000')).toBeUndefined();
    // Sent without an address: nobody can be asked for it.
    await at.store.db.updateTable('submissions').set({ email: null }).execute();
    expect(await look('')).toBeUndefined();
  });
});
