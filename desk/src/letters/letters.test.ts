// Letters to subscribers, with a mail server that takes, refuses and disappears.
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../faults/desk-process.ts';
import { startTestMailServer, type TestMailServer } from '../mail/test-mail-server.ts';
import {
  changeSending,
  claimNextLetter,
  findSending,
  handOver,
  letterCounts,
  recipients,
  scheduleLetter,
  setLetterRate,
  settleLetter,
  startDueLetters,
} from '../store/letters.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../store/subscribers.ts';
import { databaseKinds, freshStores } from '../store/test-stores.ts';
import { createLetterMailer } from './letter-mailer.ts';
import { outcomeOf, startLetterSender } from './letter-sender.ts';

const { log } = Fastify();
const letter = {
  subject: 'December\r\nBcc: x@b.example',
  html: '<a href="{{unsubscribe}}">x</a>',
  text: 'Stop: {{unsubscribe}}',
};
const now = Date.UTC(2026, 11, 1);
const minute = 60_000;

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);
  let server: TestMailServer;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    server = await startTestMailServer('nobody@');
    stop = async () => {};
  });
  afterEach(async () => {
    await stop();
    await server.stop();
  });

  async function add(email: string, confirmed = true): Promise<string> {
    const token = (await subscribe(at.store.db, { email, source: 'footer', now: 1 })) ?? '';
    if (confirmed) await confirmSubscription(at.store.db, token, 1);
    return token;
  }
  async function send(id: string, startsAt = 0) {
    await setLetterRate(at.store.db, 60_000);
    expect(await scheduleLetter(at.store.db, { id, ...letter, startsAt })).toBe(true);
  }
  function start() {
    const settings = {
      smtpUrl: server.url,
      mailFrom: { name: '', address: 'website@tred.example' },
      mailReplyTo: undefined,
      deskUrl: 'https://tred.example',
    };
    const mailer = createLetterMailer(settings, { organisation: 'Tred', replyTo: 'hello@tred.example' });
    stop = startLetterSender(at.store, mailer, log, 10);
  }
  const stateOf = async (id: string) => (await findSending(at.store.db, id))?.state;
  const countsOf = async (id: string) => (await letterCounts(at.store.db, id)).counts;
  const toOf = (email: string) => /^To: (.*)$/m.exec(email)?.[1];

  it('goes to each confirmed address once, and to no other', async () => {
    const token = await add('a@b.example');
    await add('c@b.example');
    await add('unconfirmed@b.example', false);
    await send('2026-12');
    expect(await scheduleLetter(at.store.db, { id: '2026-12', ...letter, startsAt: 0 })).toBe(false);
    start();
    await until(async () => (await stateOf('2026-12')) === 'sent');
    expect(server.emails.map(toOf).sort()).toEqual(['a@b.example', 'c@b.example']);
    const first = server.emails.find((email) => toOf(email) === 'a@b.example') ?? '';
    const link = `https://tred.example/newsletter/unsubscribe?token=${token}`;
    const joined = first.replaceAll('=\n', '').replaceAll('\n ', ' ').replaceAll('=3D', '=');
    expect(joined).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(joined.split(link)).toHaveLength(4);
    expect(joined).toMatch(/^Subject: December Bcc: x@b.example$/m);

    await unsubscribe(at.store, token);
    expect((await letterCounts(at.store.db, '2026-12')).unsubscribed).toBe(1);
    const rows = await at.store.db.selectFrom('letter_recipients').select('email').execute();
    expect(rows.map(({ email }) => email).sort()).toEqual(['c@b.example', null]);
  });

  it('marks an address that a server refuses for good, and leaves it out of the next letter', async () => {
    await add('nobody@b.example');
    await add('a@b.example');
    await send('2026-12');
    start();
    await until(async () => (await stateOf('2026-12')) === 'sent');
    expect(await countsOf('2026-12')).toMatchObject({ sent: 1, refused: 1 });
    expect(await recipients(at.store.db).execute()).toEqual([{ email: 'a@b.example' }]);
  });

  it('waits for a mail server that is down, and says so', async () => {
    await add('a@b.example');
    await send('2026-12');
    await server.stop();
    start();
    await until(async () => Boolean((await findSending(at.store.db, '2026-12'))?.error));
    expect(await countsOf('2026-12')).toMatchObject({ waiting: 1 });
    await server.start();
    await at.store.db.updateTable('letters').set({ next_at: 0 }).execute();
    await until(async () => (await stateOf('2026-12')) === 'sent');
    expect(server.emails).toHaveLength(1);
  });

  it('keeps the rate, and neither a pause nor an unsubscription lets a claimed email go', async () => {
    const { db } = at.store;
    await add('a@b.example');
    const token = await add('c@b.example');
    await send('2026-12', now + minute);
    await setLetterRate(db, 60);
    await startDueLetters(db, now);
    expect(await claimNextLetter(db, now)).toEqual({});
    await startDueLetters(db, now + minute);
    const { due, wait } = await claimNextLetter(db, now + minute);
    expect([due?.email, wait]).toEqual(['a@b.example', 1000]);
    expect((await claimNextLetter(db, now + minute + 999)).due).toBeUndefined();
    if (!due) return;
    expect(await changeSending(db, '2026-12', { from: ['sending'], to: 'paused' })).toBe(true);
    expect(await handOver(db, due)).toBe(false);
    await settleLetter(db, due, 'back', now);
    await changeSending(db, '2026-12', { from: ['paused'], to: 'sending' });
    const second = (await claimNextLetter(db, now + 2 * minute)).due;
    await unsubscribe(at.store, token);
    const isLeft = second?.email === 'c@b.example';
    expect(second && (await handOver(db, second))).toBe(!isLeft);
    expect(await countsOf('2026-12')).toMatchObject({ sent: 0, unsure: 0 });
  });

  it('after the desk was killed: sends again what was not handed over, and not what was', async () => {
    const { db } = at.store;
    await add('a@b.example');
    await add('c@b.example');
    await send('2026-12');
    await startDueLetters(db, now);
    const first = (await claimNextLetter(db, now)).due;
    const second = (await claimNextLetter(db, now + 1000)).due;
    expect(first && second && (await handOver(db, second))).toBe(true);
    const again = (await claimNextLetter(db, now + 3 * minute)).due;
    expect(again).toMatchObject({ id: first?.id, attempts: 2 });
    expect(await countsOf('2026-12')).toMatchObject({ claimed: 1, unsure: 1 });
  });

  it('tries an address again after a temporary refusal, and later gives up', async () => {
    const { db } = at.store;
    await add('a@b.example');
    await send('2026-12');
    await startDueLetters(db, now);
    let time = now;
    let attempts = 0;
    for (; attempts < 20; attempts += 1) {
      const { due } = await claimNextLetter(db, time);
      if (!due) break;
      await settleLetter(db, due, 'later', time, '451 later');
      expect((await claimNextLetter(db, time + 1000)).due).toBeUndefined();
      time += 24 * 60 * minute;
    }
    expect(attempts).toBe(6);
    expect(await countsOf('2026-12')).toMatchObject({ refused: 1 });
  });
});

it.each([
  [{ responseCode: 550, command: 'RCPT TO' }, false, 'refused'],
  [{ responseCode: 451, command: 'RCPT TO' }, false, 'later'],
  [{ responseCode: 550, command: 'MAIL FROM' }, false, 'back'],
  [{ responseCode: 535, command: 'AUTH PLAIN' }, false, 'back'],
  [{ command: 'CONN' }, false, 'back'],
  [{ responseCode: 554, command: 'DATA' }, true, 'refused'],
  [{ responseCode: 452, command: 'DATA' }, true, 'later'],
  [{ command: 'DATA' }, true, 'unsure'],
])('%o, handed over: %s, means %s', (error, handed, outcome) => {
  expect(outcomeOf(error, handed)).toBe(outcome);
});
