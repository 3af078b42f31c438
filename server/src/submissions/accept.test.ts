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
import {
  contactMessage,
  contactValues,
  quotation,
  registration,
  subscription,
  testContext,
} from './test-submissions.ts';
import { withoutReports } from './visible-forms.ts';

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
  const usual = { submission: contactMessage(), spam: null, keys: [], now: 1000 };
  const accept = (arrival: Partial<Arrival>, from = at.store) =>
    acceptSubmission(from, context, { ...usual, ...arrival });
  const mails = () =>
    at.db.selectFrom('outbox').select(['recipient', 'subject']).orderBy('created_at').execute();

  it('keeps what was sent, the address in lower case, and leaves a note for staff', async () => {
    const { reference } = stored(await accept({}));
    const row = { reference, status: 'new', spam: null, email: 'grace@school.example' };
    expect(await at.rows('submissions')).toMatchObject([row]);
    expect((await findSubmission(at.db, reference))?.values).toEqual(contactValues());
    expect(await mails()).toEqual([
      { recipient: 'staff@tred.example', subject: `staff-notification Form contact ${reference}` },
    ]);
  });

  it('thanks the sender by email, once an hour for a form, in no word that a visitor typed', async () => {
    const mailing = testContext(2, 'smtp://mail.example');
    const send = async (message: string, skipsReceipt = false) => {
      const submission = contactMessage({ message });
      return stored(await acceptSubmission(at.store, mailing, { ...usual, submission, skipsReceipt }));
    };
    const receipts = () =>
      at.db.selectFrom('outbox').selectAll().where('recipient', '=', 'grace@school.example').execute();
    await send('too many from this network', true);
    expect(await receipts()).toEqual([]);
    const { reference } = await send('Buy gold at https://gold.example');
    await send('Another');
    const [receipt, ...others] = await receipts();
    expect(others).toEqual([]);
    expect(receipt?.text).toContain(reference);
    expect(receipt?.text).toContain('Thanks for contact');
    expect(receipt?.text).not.toMatch(/gold|Grace|Akello/);
  });

  it('sends a price to the sender, as an address without personal data, and tells staff', async () => {
    const { reference } = stored(await accept({ submission: quotation() }));
    expect(await at.rows('submissions')).toMatchObject([
      { reference, form: 'quotation', email: 'grace@school.example' },
    ]);
    const emails = await at.rows('outbox');
    const own = emails.find(({ recipient }) => recipient === 'grace@school.example');
    expect(own?.text).toContain('https://tred.example/pricing?learners=640&billing=annual&sms=3&vat=with\n');
    expect(own?.text).not.toContain('Jinja');
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual([
      'grace@school.example',
      'staff@tred.example',
    ]);
  });

  it('keeps one entry for each key, however posts under it come in between one another', async () => {
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
        const emails = await first.db.selectFrom('outbox').select('id').execute();
        expect(emails).toHaveLength(rows.length);
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

  it('quarantines spam without mail, and catches up when staff say it is none', async () => {
    const { reference } = stored(await accept({ spam: 'honeypot' }));
    expect(await mails()).toEqual([]);
    expect(await setSpam(at.db, context, reference, false, 2000)).toBe(true);
    expect(await mails()).toHaveLength(1);
    // A second confirmation changes nothing.
    await setSpam(at.db, context, reference, false, 2000);
    expect(await mails()).toHaveLength(1);
  });

  it('tells staff of an entry out of quarantine that an older form took in', async () => {
    const { reference } = stored(await accept({ spam: 'honeypot' }));
    await at.db.updateTable('submissions').set({ form: 'gone', body: '{"wish":"x"}' }).execute();
    expect(await setSpam(at.db, context, reference, false, 2000)).toBe(true);
    expect(await mails()).toEqual([
      { recipient: 'staff@tred.example', subject: `staff-notification gone ${reference}` },
    ]);
  });

  it('leaves nothing behind when a later step fails', async () => {
    const eventPlace = () => {
      throw new Error('no such event');
    };
    const broken = { ...context, emails: { ...context.emails, eventPlace } };
    const arrival = { ...usual, submission: registration('a@b.example') };
    const attempt = acceptSubmission(at.store, broken, arrival);
    await expect(attempt).rejects.toThrow('no such event');
    expect(await at.rows('submissions')).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  describe('events', () => {
    const register = (email: string, now = 1000) =>
      accept({ submission: registration(email), now }).then(stored);

    it('never gives more places than there are, however many come at once', async () => {
      const places = await Promise.all(Array.from({ length: 12 }, (_, n) => register(`p${n}@b.example`)));
      expect(places.filter(({ repliedPlace }) => repliedPlace === 'confirmed')).toHaveLength(2);
      expect(places.filter(({ repliedPlace }) => repliedPlace === 'waiting')).toHaveLength(10);
    });

    it('lets one address hold one place, and tells nobody who has one at a full event', async () => {
      await register('a@b.example');
      expect((await register('A@B.example')).repliedPlace).toBe('confirmed');
      expect((await register('b@b.example')).repliedPlace).toBe('confirmed');
      const again = { submission: registration('a@b.example'), keys: ['a-key-of-the-page'] };
      for (const outcome of ['stored', 'repeat'])
        expect(await accept(again)).toMatchObject({ outcome, repliedPlace: 'waiting' });
      const confirmed = { place: 'confirmed' };
      expect(await at.rows('event_places')).toMatchObject([confirmed, confirmed]);
    });

    it('takes a phone number instead of an address, which holds one place and gets no email', async () => {
      const mailing = testContext(2, 'smtp://mail.example');
      const call = (phone: string, now: number) =>
        acceptSubmission(at.store, mailing, {
          ...usual,
          submission: registration('', 'workshop', phone),
          now,
        }).then(stored);
      const first = await call('+256772123456', 1);
      const again = await call('+256772123456', 2);
      await call('+256772000001', 3);
      const next = await call('+256772000002', 4);
      expect(next.repliedPlace).toBe('waiting');
      expect(await at.rows('event_places')).toHaveLength(3);
      const emails = await mails();
      expect(emails.every(({ recipient }) => recipient === 'staff@tred.example')).toBe(true);
      expect(
        (await listAttendees(at.db, 'workshop')).map(({ email, phone }) => [email, phone]),
      ).toContainEqual(['', '+256772123456']);
      // The place passes to the other registration of the number, then to the waiting list, and staff are told.
      const spam = (reference: string) =>
        at.db.transaction().execute((tx) => setSpam(tx, mailing, reference, true, 5));
      const placeOf = async (reference: string) => (await findSubmission(at.db, reference))?.place;
      await spam(first.reference);
      expect(await placeOf(again.reference)).toBe('confirmed');
      await spam(again.reference);
      expect(await placeOf(next.reference)).toBe('confirmed');
      expect((await mails()).length).toBe(emails.length + 1);
    });

    it('writes to one address once an hour, and to one mailbox three times', async () => {
      const toVisitors = async () =>
        (await mails()).filter(({ recipient }) => recipient !== 'staff@tred.example').length;
      for (let n = 0; n < 8; n++) await register('a@b.example', 1000 + n);
      expect(await toVisitors()).toBe(1);
      for (let n = 0; n < 8; n++) await accept({ submission: subscription(`a+${n}@b.example`) });
      expect(await toVisitors()).toBe(1 + 3);
      await register('a@b.example', 1000 + 3_600_000);
      expect(await toVisitors()).toBe(1 + 3 + 1);
    });

    it('gives the place to the first on the waiting list, and tells them', async () => {
      const first = await register('a@b.example', 1);
      await register('b@b.example', 2);
      const third = await register('c@b.example', 3);
      await register('d@b.example', 4);
      await setSpam(at.db, context, first.reference, true, 5);
      expect((await findSubmission(at.db, third.reference))?.place).toBe('confirmed');
      expect((await mails()).at(-1)).toEqual({
        recipient: 'c@b.example',
        subject: `place ${third.reference}`,
      });
      expect((await register('e@b.example', 6)).repliedPlace).toBe('waiting');
    });

    it('gives nobody a place at an event that is over', async () => {
      const first = await register('a@b.example', 1);
      await register('b@b.example', 2);
      const third = await register('c@b.example', 3);
      const over = Date.parse('2100-01-01T00:00+03:00');
      const before = (await mails()).length;
      await setSpam(at.db, context, first.reference, true, over);
      expect((await findSubmission(at.db, third.reference))?.place).toBe('waiting');
      // After quarantine staff get an email; the visitor is promised nothing.
      await setSpam(at.db, context, first.reference, false, over);
      expect((await findSubmission(at.db, first.reference))?.place).toBeNull();
      expect((await mails()).slice(before).map(({ recipient }) => recipient)).toEqual(['staff@tred.example']);
    });
  });

  describe('the newsletter', () => {
    const subscribe = (email: string, now: number) =>
      accept({ submission: subscription(email), now }).then(stored);

    it('asks an address once an hour at most, and a confirmed one never', async () => {
      const hour = 3_600_000;
      await subscribe('a@b.example', 0);
      await subscribe('A@b.example', hour - 1);
      expect(await mails()).toHaveLength(1);
      await subscribe('a@b.example', hour);
      await at.db.updateTable('subscribers').set({ confirmed_at: 5 }).execute();
      await subscribe('a@b.example', 9 * hour);
      expect(await mails()).toHaveLength(2);
    });
  });

  describe('a place where mail is sent', () => {
    const day = 86_400_000;
    const mailing = testContext(2, 'smtp://mail.example');
    const registerOnly = async (email: string, now: number) =>
      stored(await acceptSubmission(at.store, mailing, { ...usual, submission: registration(email), now }));
    /** Registers, and sends the letter at once. */
    const register = async (email: string, now: number) => {
      const acceptance = await registerOnly(email, now);
      const letters = at.db.selectFrom('outbox').select('id').where('state', '=', 'waiting');
      for (const { id } of await letters.execute()) await markSent(at.db, id, now);
      return acceptance;
    };
    /** From the newest letter about a place to this address, or from the letter of a registration. */
    const tokenOf = async (email: string, registered?: { reference: string }) => {
      const letters = await at.db
        .selectFrom('outbox')
        .select(['reference', 'text'])
        .where('recipient', '=', email)
        .orderBy('created_at', 'desc')
        .execute();
      const letter = letters.find(({ reference }) => !registered || reference === registered.reference);
      return /place\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    };
    const confirm = async (email: string, now: number, registered?: { reference: string }) =>
      confirmPlace(at.db, await tokenOf(email, registered), now);
    const release = (now: number) => releaseExpiredPlaces(at.store, mailing, now);
    const placeOf = async ({ reference }: { reference: string }) =>
      (await findSubmission(at.db, reference))?.place;
    const holder = async (email: string) => {
      const attendees = await listAttendees(at.db, 'workshop');
      return attendees.find((each) => each.email === email)?.reference;
    };

    it('is held for a day, then given to the waiting list, unless it was confirmed', async () => {
      const fake = await register('fake@b.example', 0);
      const confirmed = await register('kept@b.example', 1);
      const waiting = await register('waiting@b.example', 2);
      expect(await confirm('kept@b.example', 3)).toBe(true);
      expect(await confirm('kept@b.example', 4)).toBe(true);
      expect(await confirmPlace(at.db, 'nonsense', 4)).toBe(false);

      expect(await release(day - 1)).toBe(0);
      const late = await tokenOf('fake@b.example');
      expect(await release(day)).toBe(1);
      expect(await confirmPlace(at.db, late, day)).toBe(false);
      expect(await placeOf(fake)).toBeNull();
      expect(await placeOf(confirmed)).toBe('confirmed');
      expect(await placeOf(waiting)).toBe('confirmed');

      // A place without confirmation is reserved for a day from now.
      expect(await release(2 * day - 1)).toBe(0);
      expect(await confirm('waiting@b.example', 2 * day - 1)).toBe(true);
      expect(await release(9 * day)).toBe(0);
    });

    it.each(['first', 'second'] as const)(
      'belongs to the %s registration of its address if that letter was confirmed',
      async (which) => {
        const registered = {
          first: await register('victim@b.example', 0),
          second: await register('victim@b.example', 1),
        };
        const { [which]: own, [which === 'first' ? 'second' : 'first']: stranger } = registered;
        expect(await confirm('victim@b.example', 2, own)).toBe(true);
        expect([await placeOf(stranger), await placeOf(own)]).toEqual([null, 'confirmed']);
        // Later registrations and letters take nothing away.
        const later = await register('victim@b.example', 3);
        for (const each of [own, stranger, later]) await confirm('victim@b.example', 4, each);
        expect(await holder('victim@b.example')).toBe(own.reference);
        for (const { reference } of [stranger, later]) await setSpam(at.db, mailing, reference, true, 5);
        expect(await holder('victim@b.example')).toBe(own.reference);
        expect(await placeOf(own)).toBe('confirmed');
      },
    );

    it('is not confirmed with the reference of another registration', async () => {
      const victim = await register('victim@b.example', 0);
      const stranger = await register('stranger@b.example', 1);
      const token = await tokenOf('victim@b.example');
      expect(await confirmPlace(at.db, token.replace(victim.reference, stranger.reference), 2)).toBe(false);
    });

    it('is held for a day from the sending of its letter, and not after the letter has failed', async () => {
      const late = await registerOnly('late@b.example', 0);
      const failed = await registerOnly('failed@b.example', 1);
      expect(await release(2 * day)).toBe(0);
      for (const { id, recipient } of await at.rows('outbox'))
        if (recipient === 'late@b.example') await markSent(at.db, id, 2 * day);
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
      await setSpam(at.db, mailing, first.reference, true, 4);
      expect(await holder('a@b.example')).toBe(second.reference);
      expect(await placeOf(waiting)).toBe('waiting');
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
      await release(2 * day);
      await release(9 * day);
      expect(await placeOf(waiting)).toBe('confirmed');
    });
  });

  if (kind === 'postgres') {
    it('frees one place once when two servers do it at once', async () => {
      const settings = await at.database.settings();
      const servers = [openStore(settings), openStore(settings)];
      const [one, two] = servers;
      if (!one || !two) throw new Error('no servers');
      await Promise.all(servers.map((each) => each.prepare()));
      for (let round = 0; round < 5; round++) {
        const email = `a${round}@b.example`;
        const first = stored(await accept({ submission: registration(email) }, one));
        for (let n = 0; n < 4; n++)
          await accept({ submission: registration(`${round}-${n}@b.example`) }, servers[n % 2]);
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
      await Promise.all(servers.map((each) => each.close()));
    });
  }
});
