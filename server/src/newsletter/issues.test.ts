// Letters to subscribers, with a mail server that takes, refuses and disappears, and a server that is killed.
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../db/open-store.ts';
import { databaseKinds, databases, freshStores } from '../db/test-stores.ts';
import { startServer, until } from '../faults/server-process.ts';
import { startMailSender } from '../mail/mail-sender.ts';
import { startTestMailServer, type TestMailServer } from '../mail/test-mail-server.ts';
import { retryEmails } from '../outbox/outbox.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import { testContext } from '../submissions/test-submissions.ts';
import {
  claimNextLetter,
  handOver,
  letterNumbers,
  listSendings,
  recipients,
  refusedAddresses,
  scheduleLetter,
  stopSending,
} from './issues.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscribers.ts';

const { log } = Fastify();
const id = '2026-12';
const letter = {
  id,
  subject: 'December\r\nBcc: x@b.example',
  html: '<a href="{{unsubscribe}}">x</a>',
  text: '{{unsubscribe}}',
};
const now = Date.UTC(2026, 11, 1);
const minute = 60_000;
/** As fast as the mail server takes them. */
const rate = 60_000;
const deskUrl = 'https://tred.example';
const mailFrom = { name: '', address: 'website@tred.example' };

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);
  let server: TestMailServer;
  let stop: () => Promise<void>;
  /** Replies of the mail server to a command, instead of yes. */
  let answer: (line: string) => string | undefined;
  beforeEach(async () => {
    answer = () => undefined;
    server = await startTestMailServer('nobody@', (line) => answer(line));
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
  async function schedule(startsAt = 0) {
    expect(await scheduleLetter(at.store.db, { ...letter, startsAt })).toBe(true);
  }
  function start() {
    const settings = {
      smtpUrl: server.url,
      mailFrom,
      mailReplyTo: undefined,
      deskUrl,
      lookEvery: 10,
      newsletterRate: rate,
    };
    stop = startMailSender(at.store, { ...settings, context: testContext() }, log);
  }
  const stateOf = async () => (await at.rows('letters'))[0]?.state;
  const numbers = () => letterNumbers(at.store.db, id);
  const toOf = (email: string) => /^To: (.*)$/m.exec(email)?.[1];

  it('goes to each confirmed address once, and to no other', async () => {
    const token = await add('a@b.example');
    await add('c@b.example');
    await add('unconfirmed@b.example', false);
    await schedule();
    expect(await scheduleLetter(at.store.db, { ...letter, startsAt: 0 })).toBe(false);
    start();
    await until(async () => (await stateOf()) === 'sent');
    expect(server.emails.map(toOf).sort()).toEqual(['a@b.example', 'c@b.example']);
    const first = server.emails.find((email) => toOf(email) === 'a@b.example') ?? '';
    const joined = first.replaceAll('=\n', '').replaceAll('\n ', ' ').replaceAll('=3D', '=');
    expect(joined).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(joined).toMatch(/^Subject: December Bcc: x@b.example$/m);
    expect(joined.split(`${deskUrl}/newsletter/unsubscribe?token=${token}`)).toHaveLength(4);

    await unsubscribe(at.store, token);
    expect(await at.rows('letters')).toMatchObject([{ unsubscribed: 1 }]);
    expect(await numbers()).toMatchObject({ sent: 2, unsure: 0 });
    const rows = await at.store.db.selectFrom('outbox').select('recipient').execute();
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual(['', 'c@b.example']);
  });

  it('marks an address that a server refuses for good, and leaves it out of the next letter', async () => {
    await add('nobody@b.example');
    await add('a@b.example');
    await schedule();
    start();
    await until(async () => (await stateOf()) === 'sent');
    expect(await numbers()).toMatchObject({ sent: 1, refused: 1 });
    expect(await refusedAddresses(at.store.db, id)).toMatchObject([{ error: '550 5.1.1 nobody here' }]);
    await retryEmails(at.store.db, Date.now());
    expect(await numbers()).toMatchObject({ refused: 1, waiting: 0 });
    expect(await recipients(at.store.db).execute()).toEqual([{ email: 'a@b.example' }]);

    // Signing up again and confirming shows that the mailbox exists.
    const again = await subscribe(at.store.db, { email: 'nobody@b.example', source: 'footer', now: 4e6 });
    expect(again).toBeTruthy();
    expect(await confirmSubscription(at.store.db, again ?? '', 4e6)).toBe(true);
    expect(await recipients(at.store.db).execute()).toHaveLength(2);
    expect(await at.rows('subscribers')).toContainEqual(expect.objectContaining({ confirmed_at: 1 }));
  });

  it.each([
    ['the sender', 'RCPT TO', '550 5.7.1 blocked'],
    ['the sender’s address', 'RCPT TO', '550 5.1.8 sender rejected'],
    ['a full mailbox', 'RCPT TO', '552 5.2.2 full'],
    ['without a reason', 'RCPT TO', '550 no'],
    ['the text', '.', '550 5.7.26 unauthenticated'],
    ['the text, with the code of an address', '.', '550 5.1.1 no'],
  ])('keeps a subscriber when a server refuses %s', async (_, command, says) => {
    await add('a@b.example');
    await schedule();
    answer = (line) => (line.startsWith(command) ? says : undefined);
    start();
    await until(async () => (await stateOf()) === 'sent');
    expect(await numbers()).toMatchObject({ sent: 0, refused: 1 });
    expect(await recipients(at.store.db).execute()).toHaveLength(1);
  });

  it('waits an hour if the mail server refuses everybody, and then nobody is left out', async () => {
    for (let n = 0; n < 12; n += 1) await add(`nobody@${n}.example`);
    await schedule();
    start();
    await until(async () => Number((await at.rows('letters'))[0]?.next_at) > Date.now() + 50 * minute);
    expect(await numbers()).toMatchObject({ refused: 0, waiting: 12, error: '550 5.1.1 nobody here' });
    expect(await stateOf()).toBe('sending');
    expect(await recipients(at.store.db).execute()).toHaveLength(12);
  });

  it.each([
    ['is down', undefined, 'ECONNREFUSED'],
    ['takes nothing from us now', 'MAIL FROM', '451 slowly'],
    ['refuses an address for now', 'RCPT TO', '451 slowly'],
    ['refuses the text for now', '.', '451 slowly'],
  ])('tries again if the mail server %s', async (_, command, says) => {
    await add('a@b.example');
    await schedule();
    if (command) answer = (line) => (line.startsWith(command) ? says : undefined);
    else await server.stop();
    start();
    await until(async () => (await numbers()).error !== null);
    expect(await numbers()).toMatchObject({ sent: 0, waiting: 1, error: expect.stringContaining(says) });
    answer = () => undefined;
    if (!command) await server.start();
    for (const table of ['letters', 'outbox'] as const)
      await at.store.db.updateTable(table).set({ next_at: 0 }).execute();
    await until(async () => (await stateOf()) === 'sent');
    expect(server.emails).toHaveLength(1);
    expect(await numbers()).toMatchObject({ sent: 1, unsure: 0 });
  });

  it('keeps the hour and the rate', async () => {
    const { db } = at.store;
    for (let n = 0; n < 9; n += 1) await add(`${n}@b.example`);
    await schedule(now);
    expect(await claimNextLetter(db, now - 1, 60)).toBeUndefined();
    let claimed = 0;
    for (let time = now; time < now + 5_000; time += 100)
      if (await claimNextLetter(db, time, 60)) claimed += 1;
    expect(claimed).toBe(5);
  });

  it('neither a stop nor an unsubscription lets a claimed email go', async () => {
    const { db } = at.store;
    const token = await add('a@b.example');
    await schedule();
    const due = await claimNextLetter(db, now, rate);
    if (!due) throw new Error('nothing is due');
    expect(await stopSending(db, id)).toBe(true);
    expect(await handOver(db, due, now)).toBe(false);
    await db.updateTable('letters').set({ state: 'sending' }).execute();
    await unsubscribe(at.store, token);
    expect(await handOver(db, due, now)).toBe(false);
    expect(await numbers()).toMatchObject({ sent: 0, waiting: 0 });
  });

  it('after the server was killed: sends again what was not handed over, and not what was', async () => {
    const { db } = at.store;
    await add('a@b.example');
    await add('c@b.example');
    await schedule();
    const first = await claimNextLetter(db, now, rate);
    const second = await claimNextLetter(db, now + 1000, rate);
    expect(first && second && (await handOver(db, second, now))).toBe(true);
    const again = await claimNextLetter(db, now + 3 * minute, rate);
    expect(again).toMatchObject({ id: first?.id, attempts: 2 });
    expect(await numbers()).toMatchObject({ waiting: 1, sent: 1, unsure: 1 });
  });
});

// By hand with more: LETTERS=2000 KILLS=20.
const letters = Number(process.env.LETTERS ?? 20);
const kills = Number(process.env.KILLS ?? 2);

it('a server that is killed leaves nobody out, and sends nobody two', async () => {
  const database = await databases.sqlite();
  const settings = await database.settings();
  const store = openStore(settings);
  const { db } = store;
  await store.prepare();
  const site = await makeFixtureSite();
  let isFull = false;
  let kill = () => {};
  // Half of them before the mail server has it all, and half after.
  let sent = 0;
  const server = await startTestMailServer('', (line) => {
    if (line === '.') sent += 1;
    if (line === (isFull ? '.' : 'DATA')) kill();
    return undefined;
  });
  for (let n = 1; n <= letters; n += 1) {
    const token = await subscribe(db, { email: `reader${n}@b.example`, source: 'footer', now: n });
    await confirmSubscription(db, token ?? '', n);
  }
  const goOn = () => db.updateTable('letters').set({ state: 'sending' }).execute();
  const env = {
    NEWSLETTER_RATE: String(rate),
    ...{ DATA_DIR: settings.dataDir, SITE_DIR: site.dir, SMTP_URL: server.url, SITE_URL: deskUrl },
  };
  for (let round = 1; round <= kills; round += 1) {
    const desk = await startServer(env);
    const ended = new Promise<void>((resolve) => {
      kill = () => {
        if (sent < (letters * round) / (kills + 1)) return;
        kill = () => {};
        isFull = !isFull;
        void desk.kill('SIGKILL').then(() => resolve());
      };
    });
    // Not before: a server may send all while the test waits for its start.
    if (round === 1) await scheduleLetter(db, { ...letter, startsAt: 1 });
    else await goOn();
    await ended;
    await stopSending(db, id);
    // Time passes: the next desk may have the claims of this one.
    await db.updateTable('outbox').set({ held_until: 0 }).execute();
  }
  await goOn();
  const last = await startServer(env);
  await until(async () => (await listSendings(db))[0]?.state === 'sent');
  await last.kill('SIGTERM');
  const got = server.emails.map((email) => /^To: (.*)$/m.exec(email)?.[1]);
  const missing = letters - new Set(got).size;
  const doubled = got.length - new Set(got).size;
  if (process.env.KILLS) console.log({ letters, kills, missing, doubled, ...(await letterNumbers(db, id)) });
  expect({ missing, doubled }).toEqual({ missing: 0, doubled: 0 });
  expect(await letterNumbers(db, id)).toMatchObject({ sent: letters, waiting: 0, refused: 0 });
  await store.close();
  await server.stop();
  await site.remove();
  await database.remove();
});
