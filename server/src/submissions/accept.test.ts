import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../db/open-store.ts';
import { databaseKinds, freshStores } from '../db/test-stores.ts';
import { confirmPlace, listAttendees } from '../events/places.ts';
import { markSent } from '../outbox/outbox.ts';
import { releaseExpiredPlaces } from '../retention/retention.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { type Acceptance, type Arrival, acceptSubmission } from './accept.ts';
import { expirePlace } from './effects.ts';
import { erasePersonalData } from './personal-data.ts';
import { findSubmission, setSpam } from './submissions.ts';
import { contactMessage, quotation, registration, subscription, testContext } from './test-submissions.ts';
import { withoutReports } from './visible-forms.ts';

const hour = 3_600_000;
const day = 24 * hour;
const staff = 'staff@tred.example';

const stored = (acceptance: Acceptance) => {
  if (acceptance.outcome === 'conflict') throw new Error('conflict');
  return acceptance;
};

const eraseAll = (store: Store, context: SubmissionContext, email: string) =>
  erasePersonalData(store, context, {
    person: { email },
    visibility: withoutReports,
    now: 5,
    record: async () => {},
  });

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);

  const context = testContext();
  const mailing = testContext(2, 'smtp://mail.example');
  const usual = { submission: contactMessage(), spam: null, keys: [], now: 1000 };
  const accept = (arrival: Partial<Arrival>, from = at.store, site = context) =>
    acceptSubmission(from, site, { ...usual, ...arrival });
  const emails = () => at.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  const mails = async () => (await emails()).map(({ recipient, subject }) => ({ recipient, subject }));
  const emailsTo = async (email: string) => (await emails()).filter(({ recipient }) => recipient === email);
  const mark = (reference: string, spam: boolean, now: number, site = context) =>
    at.db.transaction().execute((tx) => setSpam(tx, site, reference, spam, now));
  const placeOf = async ({ reference }: { reference: string }) =>
    (await findSubmission(at.db, reference))?.place;

  it('thanks the sender by email, once an hour for a form, in no word that a visitor typed', async () => {
    const send = async (message: string, skipsReceipt = false) =>
      stored(await accept({ submission: contactMessage({ message }), skipsReceipt }, at.store, mailing));
    await send('too many from this network', true);
    expect(await emailsTo('grace@school.example')).toEqual([]);
    const { reference } = await send('Buy gold at https://gold.example');
    await send('Another');
    const [receipt, ...others] = await emailsTo('grace@school.example');
    expect(others).toEqual([]);
    expect(receipt?.text).toContain(reference);
    expect(receipt?.text).toContain('Thanks for contact');
    expect(receipt?.text).not.toMatch(/gold|Grace|Akello/);
  });

  it('sends a price to the sender, as an address without personal data, and tells staff', async () => {
    const { reference } = stored(await accept({ submission: quotation() }));
    const row = { reference, form: 'quotation', status: 'new', email: 'grace@school.example' };
    expect(await at.rows('submissions')).toMatchObject([row]);
    const [own] = await emailsTo('grace@school.example');
    expect(own?.text).toContain('https://tred.example/pricing?learners=640&billing=annual&sms=3&vat=with\n');
    expect(own?.text).not.toContain('Jinja');
    expect(await emailsTo(staff)).toHaveLength(1);
  });

  it('keeps one submission for each key, however posts under it come in between one another', async () => {
    const settings = await at.database.settings();
    // Two servers, if they can share a database.
    const servers = (kind === 'sqlite' ? [1] : [1, 2]).map(() => openStore(settings));
    const [first = at.store] = servers;
    for (const each of servers) await each.prepare();
    const post = fc.record({
      key: fc.constantFrom('a-key-of-the-page', 'a-key-of-another'),
      message: fc.constantFrom('Hello', 'Good morning'),
      from: fc.constantFrom(...servers),
      later: fc.nat(6),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(post, { minLength: 1, maxLength: 12 }), async (posts) => {
        for (const table of ['outbox', 'submissions'] as const) await first.db.deleteFrom(table).execute();
        const results = await Promise.all(
          posts.map(async ({ key, message, from, later }) => {
            for (let turn = 0; turn < later; turn += 1) await new Promise(setImmediate);
            const acceptance = await accept({ submission: contactMessage({ message }), keys: [key] }, from);
            return { key, message, acceptance };
          }),
        );
        const rows = await first.db.selectFrom('submissions').selectAll().execute();
        expect(rows).toHaveLength(new Set(posts.map(({ key }) => key)).size);
        expect(await first.db.selectFrom('outbox').select('id').execute()).toHaveLength(rows.length);
        for (const { reference, idempotency_key, body } of rows) {
          const mine = results.filter(({ key }) => key === idempotency_key);
          expect(mine.filter(({ acceptance }) => acceptance.outcome === 'stored')).toHaveLength(1);
          for (const { message, acceptance } of mine) {
            const same = message === JSON.parse(body).message;
            expect(acceptance.outcome === 'conflict').toBe(!same);
            if (same) expect(stored(acceptance).reference).toBe(reference);
          }
        }
      }),
      { numRuns: 20 },
    );
    for (const each of servers) await each.close();
  });

  it('quarantines spam without mail, and catches up once when staff say it is none', async () => {
    const { reference } = stored(await accept({ spam: 'honeypot' }));
    expect(await mails()).toEqual([]);
    for (let n = 0; n < 2; n += 1) expect(await mark(reference, false, 2000)).toBe(true);
    expect(await mails()).toHaveLength(1);
  });

  it('tells staff of a submission out of quarantine that an older form took in', async () => {
    const { reference } = stored(await accept({ spam: 'honeypot' }));
    await at.db.updateTable('submissions').set({ form: 'gone', body: '{"wish":"x"}' }).execute();
    expect(await mark(reference, false, 2000)).toBe(true);
    expect(await mails()).toEqual([{ recipient: staff, subject: `staff-notification gone ${reference}` }]);
  });

  it('leaves nothing behind when a later step fails', async () => {
    const eventPlace = () => {
      throw new Error('no such event');
    };
    const broken = { ...context, emails: { ...context.emails, eventPlace } };
    const attempt = accept({ submission: registration('a@b.example') }, at.store, broken);
    await expect(attempt).rejects.toThrow('no such event');
    expect(await at.rows('submissions')).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('asks a subscriber to confirm once an hour at most, and a confirmed one never', async () => {
    const subscribe = (email: string, now: number) => accept({ submission: subscription(email), now });
    await subscribe('a@b.example', 0);
    await subscribe('A@b.example', hour - 1);
    expect(await mails()).toHaveLength(1);
    await subscribe('a@b.example', hour);
    await at.db.updateTable('subscribers').set({ confirmed_at: 5 }).execute();
    await subscribe('a@b.example', 9 * hour);
    expect(await mails()).toHaveLength(2);
  });

  describe('a place at an event', () => {
    const register = (email: string, now = 1000) =>
      accept({ submission: registration(email), now }).then(stored);

    it('is given so often as there are places, however many come at once', async () => {
      const places = await Promise.all(Array.from({ length: 12 }, (_, n) => register(`p${n}@b.example`)));
      const replied = places.map(({ repliedPlace }) => repliedPlace).sort();
      expect(replied).toEqual([...Array(2).fill('confirmed'), ...Array(10).fill('waiting')]);
    });

    it('is one for an address, and no reply tells who has one at a full event', async () => {
      await register('a@b.example');
      expect((await register('A@B.example')).repliedPlace).toBe('confirmed');
      expect((await register('b@b.example')).repliedPlace).toBe('confirmed');
      const again = { submission: registration('a@b.example'), keys: ['a-key-of-the-page'] };
      for (const outcome of ['stored', 'repeat'])
        expect(await accept(again)).toMatchObject({ outcome, repliedPlace: 'waiting' });
      const confirmed = { place: 'confirmed' };
      expect(await at.rows('event_places')).toMatchObject([confirmed, confirmed]);
    });

    it('is held by a phone number instead of an address, which gets no email', async () => {
      const call = (phone: string, now: number) =>
        accept({ submission: registration('', 'workshop', phone), now }, at.store, mailing).then(stored);
      const first = await call('+256772123456', 1);
      const again = await call('+256772123456', 2);
      await call('+256772000001', 3);
      const next = await call('+256772000002', 4);
      expect(next.repliedPlace).toBe('waiting');
      expect(await at.rows('event_places')).toHaveLength(3);
      const before = await mails();
      expect(new Set(before.map(({ recipient }) => recipient))).toEqual(new Set([staff]));
      expect(await listAttendees(at.db, 'workshop')).toContainEqual(
        expect.objectContaining({ email: '', phone: '+256772123456' }),
      );
      // The place passes to the other registration of the number, then to the waiting list, and staff are told.
      await mark(first.reference, true, 5, mailing);
      expect(await placeOf(again)).toBe('confirmed');
      await mark(again.reference, true, 5, mailing);
      expect(await placeOf(next)).toBe('confirmed');
      expect(await mails()).toHaveLength(before.length + 1);
    });

    it('causes one email an hour to an address, and three to a mailbox', async () => {
      const toVisitors = async () => (await mails()).filter(({ recipient }) => recipient !== staff).length;
      for (let n = 0; n < 8; n++) await register('a@b.example', 1000 + n);
      expect(await toVisitors()).toBe(1);
      for (let n = 0; n < 8; n++) await accept({ submission: subscription(`a+${n}@b.example`) });
      expect(await toVisitors()).toBe(1 + 3);
      await register('a@b.example', 1000 + hour);
      expect(await toVisitors()).toBe(1 + 3 + 1);
    });

    it('goes to the first on the waiting list, who is told; after the event to nobody', async () => {
      const [first, second, third, fourth] = [
        await register('a@b.example', 1),
        await register('b@b.example', 2),
        await register('c@b.example', 3),
        await register('d@b.example', 4),
      ];
      await mark(first.reference, true, 5);
      expect(await placeOf(third)).toBe('confirmed');
      expect((await mails()).at(-1)).toEqual({
        recipient: 'c@b.example',
        subject: `place ${third.reference}`,
      });
      expect((await register('e@b.example', 6)).repliedPlace).toBe('waiting');

      const over = Date.parse('2100-01-01T00:00+03:00');
      const before = (await mails()).length;
      await mark(second.reference, true, over);
      expect(await placeOf(fourth)).toBe('waiting');
      // After quarantine staff get an email; the visitor is promised nothing.
      await mark(second.reference, false, over);
      expect(await placeOf(second)).toBeNull();
      expect((await mails()).slice(before)).toMatchObject([{ recipient: staff }]);
    });
  });

  describe('a place where mail is sent', () => {
    const registerOnly = async (email: string, now: number) =>
      stored(await accept({ submission: registration(email), now }, at.store, mailing));
    /** Registers, and sends the email at once. */
    const register = async (email: string, now: number) => {
      const acceptance = await registerOnly(email, now);
      for (const { id, state } of await emails()) if (state === 'waiting') await markSent(at.db, id, now);
      return acceptance;
    };
    /** From the newest email about a place to this address, or from the email of a registration. */
    const tokenOf = async (email: string, registered?: { reference: string }) => {
      const sent = (await emailsTo(email)).reverse();
      const about = sent.find(({ reference }) => !registered || reference === registered.reference);
      return /place\?token=([\w-]+)/.exec(about?.text ?? '')?.[1] ?? '';
    };
    const confirm = async (email: string, now: number, registered?: { reference: string }) =>
      confirmPlace(at.db, await tokenOf(email, registered), now);
    const release = (now: number) => releaseExpiredPlaces(at.store, mailing, now);
    const spam = (reference: string) => mark(reference, true, 5, mailing);

    it('is held for a day, then given to the waiting list, unless it was confirmed', async () => {
      const fake = await register('fake@b.example', 0);
      const confirmed = await register('kept@b.example', 1);
      const waiting = await register('waiting@b.example', 2);
      for (const now of [3, 4]) expect(await confirm('kept@b.example', now)).toBe(true);
      expect(await confirmPlace(at.db, 'nonsense', 4)).toBe(false);

      expect(await release(day - 1)).toBe(0);
      const late = await tokenOf('fake@b.example');
      expect(await release(day)).toBe(1);
      expect(await confirmPlace(at.db, late, day)).toBe(false);
      expect(await Promise.all([fake, confirmed, waiting].map(placeOf))).toEqual([
        null,
        'confirmed',
        'confirmed',
      ]);

      // A place without confirmation is reserved for a day from now.
      expect(await release(2 * day - 1)).toBe(0);
      expect(await confirm('waiting@b.example', 2 * day - 1)).toBe(true);
      expect(await release(9 * day)).toBe(0);
    });

    it.each([0, 1])(
      'belongs to the registration whose email was confirmed, of two to number %i',
      async (which) => {
        const both = [await register('victim@b.example', 0), await register('victim@b.example', 1)] as const;
        const [own, stranger] = which === 0 ? both : ([both[1], both[0]] as const);
        expect(await confirm('victim@b.example', 2, own)).toBe(true);
        expect([await placeOf(stranger), await placeOf(own)]).toEqual([null, 'confirmed']);
        // Later registrations and emails take nothing away.
        const later = await register('victim@b.example', 3);
        for (const each of [own, stranger, later]) await confirm('victim@b.example', 4, each);
        for (const { reference } of [stranger, later]) await spam(reference);
        expect(await placeOf(own)).toBe('confirmed');
      },
    );

    it('is not confirmed with the reference of another registration', async () => {
      const victim = await register('victim@b.example', 0);
      const stranger = await register('stranger@b.example', 1);
      const token = await tokenOf('victim@b.example');
      expect(await confirmPlace(at.db, token.replace(victim.reference, stranger.reference), 2)).toBe(false);
    });

    it('is held for a day from the sending of its email, and not after the email has failed', async () => {
      const late = await registerOnly('late@b.example', 0);
      const failed = await registerOnly('failed@b.example', 1);
      expect(await release(2 * day)).toBe(0);
      for (const { id } of await emailsTo('late@b.example')) await markSent(at.db, id, 2 * day);
      await at.db.updateTable('outbox').set({ state: 'failed' }).where('sent_at', 'is', null).execute();
      expect(await release(3 * day - 1)).toBe(1);
      expect([await placeOf(late), await placeOf(failed)]).toEqual(['confirmed', null]);
      expect(await release(3 * day)).toBe(1);
    });

    it('is not held for longer by more registrations of its address', async () => {
      await register('a@b.example', 0);
      await register('a@b.example', day - 1);
      expect(await release(day)).toBe(1);
    });

    it('passes to another registration of its address before it is freed', async () => {
      const first = await register('a@b.example', 0);
      const second = await register('a@b.example', 1);
      await register('b@b.example', 2);
      const waiting = await register('c@b.example', 3);
      await spam(first.reference);
      expect([await placeOf(second), await placeOf(waiting)]).toEqual(['confirmed', 'waiting']);
      await eraseAll(at.store, mailing, 'a@b.example');
      expect(await placeOf(waiting)).toBe('confirmed');
      expect(await at.rows('events')).toMatchObject([{ taken: 2 }]);
    });

    it('is not taken from a person who confirms after the expired places were listed', async () => {
      const { reference } = await register('late@b.example', 0);
      await confirm('late@b.example', day - 1);
      const scope = { context: mailing, reference, now: day };
      expect(await at.store.write((tx) => expirePlace({ tx, ...scope }))).toBe(false);
      expect(await placeOf({ reference })).toBe('confirmed');
    });

    it('stays with a person who confirmed while waiting', async () => {
      await register('a@b.example', 0);
      await register('b@b.example', 1);
      const waiting = await register('c@b.example', 2);
      await confirm('c@b.example', 3);
      for (const now of [2 * day, 9 * day]) await release(now);
      expect(await placeOf(waiting)).toBe('confirmed');
    });
  });

  it.runIf(kind === 'postgres')('frees one place once when two servers do it at once', async () => {
    const settings = await at.database.settings();
    const [one, two] = [openStore(settings), openStore(settings)];
    await Promise.all([one.prepare(), two.prepare()]);
    for (let round = 0; round < 5; round++) {
      const email = `a${round}@b.example`;
      const first = stored(await accept({ submission: registration(email) }, one));
      for (let n = 0; n < 4; n++)
        await accept({ submission: registration(`${round}-${n}@b.example`) }, n % 2 ? two : one);
      await Promise.all([
        eraseAll(one, context, email),
        two.db.transaction().execute((tx) => setSpam(tx, context, first.reference, true, 1)),
      ]);
      const places = one.db.selectFrom('event_places').select('email');
      const confirmed = await places.where('place', '=', 'confirmed').execute();
      const { taken } = await one.db.selectFrom('events').select('taken').executeTakeFirstOrThrow();
      expect([confirmed.length, taken]).toEqual([2, 2]);
      await one.db.deleteFrom('event_places').execute();
      await one.db.updateTable('events').set({ taken: 0 }).execute();
    }
    await Promise.all([one.close(), two.close()]);
  });
});
