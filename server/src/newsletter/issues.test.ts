// Newsletter issues, with a mail server that takes, refuses and disappears, and a server that is killed.
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../db/open-store.ts';
import type { Db } from '../db/tables.ts';
import { databaseKinds, databases, freshStores } from '../db/test-stores.ts';
import { startServer, until } from '../faults/server-process.ts';
import { startMailSender } from '../mail/mail-sender.ts';
import { startTestMailServer, type TestMailServer } from '../mail/test-mail-server.ts';
import { claimDueEmails, retryEmails } from '../outbox/outbox.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import { testContext } from '../submissions/test-submissions.ts';
import {
  handOver,
  listIssues,
  readWaiting,
  recipients,
  refusedAddresses,
  scheduleIssue,
  startDueIssues,
  stopIssue,
} from './issues.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscribers.ts';

const { log } = Fastify();
const id = '2026-12';
const issue = {
  id,
  subject: 'December\r\nBcc: x@b.example',
  html: '<a href="{{unsubscribe}}">x</a>',
  text: '{{unsubscribe}}',
};
const now = Date.UTC(2026, 11, 1);
const minute = 60_000;
/** As fast as the mail server takes them. */
const rate = 60_000;
const serverUrl = 'https://tred.example';
const mailFrom = { name: '', address: 'website@tred.example' };
const keepDays = 30;

async function numbersOf(db: Db) {
  const [issue] = await listIssues(db);
  if (!issue) throw new Error('there is no issue');
  const { sent, unsure, refused } = issue;
  return { sent, unsure, refused, ...(await readWaiting(db, id)) };
}
const isOver = async (db: Db) =>
  (await listIssues(db))[0]?.state === 'sending' && (await readWaiting(db, id)).waiting === 0;

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

  async function add(email: string, confirmed = true, time = 1): Promise<string> {
    const token = (await subscribe(at.db, { email, source: 'footer', now: time, keepDays })) ?? '';
    if (confirmed) expect(await confirmSubscription(at.db, token, time)).toBe(true);
    return token;
  }
  async function schedule(startsAt = 0) {
    expect(await scheduleIssue(at.db, { ...issue, startsAt })).toBe(true);
  }
  function start() {
    const settings = { mailFrom, mailReplyTo: undefined, serverUrl, lookEvery: 10, newsletterRate: rate };
    stop = startMailSender(at.store, { ...settings, smtpUrl: server.url, context: testContext() }, log);
  }
  const numbers = () => numbersOf(at.db);
  const over = () => until(async () => (await isOver(at.db)) && (await numbers()).unsure === 0);
  const toOf = (email: string) => /^To: (.*)$/m.exec(email)?.[1];

  it('goes to each confirmed address once, and to no other', async () => {
    const token = await add('a@b.example');
    await add('c@b.example');
    await add('unconfirmed@b.example', false);
    await schedule();
    expect(await scheduleIssue(at.db, { ...issue, startsAt: 0 })).toBe(false);
    start();
    await over();
    expect(server.emails.map(toOf).sort()).toEqual(['a@b.example', 'c@b.example']);
    const first = server.emails.find((email) => toOf(email) === 'a@b.example') ?? '';
    const joined = first.replaceAll('=\n', '').replaceAll('\n ', ' ').replaceAll('=3D', '=');
    expect(joined).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(joined).toMatch(/^Subject: December Bcc: x@b.example$/m);
    expect(joined.split(`${serverUrl}/newsletter/unsubscribe?token=${token}`)).toHaveLength(4);

    await unsubscribe(at.store, token);
    expect(await at.rows('issues')).toMatchObject([{ unsubscribed: 1 }]);
    expect(await numbers()).toMatchObject({ sent: 2, unsure: 0 });
    expect(await at.rows('outbox')).toMatchObject([{ recipient: 'c@b.example' }]);
  });

  it('marks an address that a server refuses for good, and leaves it out of the next issue', async () => {
    await add('nobody@b.example');
    await add('a@b.example');
    await schedule();
    start();
    await over();
    expect(await numbers()).toMatchObject({ sent: 1, refused: 1 });
    expect(await refusedAddresses(at.db, id)).toMatchObject([{ error: '550 5.1.1 nobody here' }]);
    await retryEmails(at.db, Date.now());
    expect(await numbers()).toMatchObject({ refused: 1, waiting: 0 });
    expect(await recipients(at.db).execute()).toEqual([{ email: 'a@b.example' }]);

    // Signing up again and confirming shows that the mailbox exists.
    await add('nobody@b.example', true, 4e6);
    expect(await recipients(at.db).execute()).toHaveLength(2);
    expect(await at.rows('subscribers')).toContainEqual(expect.objectContaining({ confirmed_at: 1 }));
  });

  it.each([
    ['the sender', 'RCPT TO', '550 5.7.1 blocked'],
    ['the sender’s address', 'RCPT TO', '550 5.1.8 sender rejected'],
    ['a full mailbox', 'RCPT TO', '552 5.2.2 full'],
    ['without a reason', 'RCPT TO', '550 no'],
    ['the text', '.', '550 5.7.26 unauthenticated'],
    ['the text, with the code of an address', '.', '550 5.1.1 no'],
  ])('keeps a subscriber when a server refuses %s, and tries five times', async (_, command, says) => {
    await add('a@b.example');
    await schedule();
    answer = (line) => (line.startsWith(command) ? says : undefined);
    start();
    for (let tries = 1; tries < 5; tries += 1) {
      await until(async () => (await at.rows('outbox'))[0]?.last_error === says);
      const [row] = await at.rows('outbox');
      expect(row).toMatchObject({ state: 'waiting', attempts: tries });
      expect(row?.next_at).toBeGreaterThan(Date.now() + 5 * 60 * minute);
      await at.db.updateTable('outbox').set({ next_at: 0, last_error: null }).execute();
    }
    await over();
    expect(await numbers()).toMatchObject({ sent: 0, unsure: 0, refused: 1 });
    expect(await recipients(at.db).execute()).toHaveLength(1);
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
    await at.db.updateTable('outbox').set({ next_at: 0 }).execute();
    await over();
    expect(server.emails).toHaveLength(1);
    expect(await numbers()).toMatchObject({ sent: 1, unsure: 0 });
  });

  it('keeps the hour and the rate', async () => {
    const { db } = at.store;
    for (let n = 0; n < 9; n += 1) await add(`${n}@b.example`);
    await schedule(now);
    await startDueIssues(db, now - 1, keepDays);
    expect(await claimDueEmails(db, now)).toEqual([]);
    await startDueIssues(db, now, keepDays);
    const send = async (time: number) => {
      const [due] = await claimDueEmails(db, time, 4);
      return due !== undefined && db.transaction().execute((tx) => handOver(tx, due, time));
    };
    const sent: boolean[] = [];
    for (let n = 0; n < 6; n += 1) sent.push(await send(now + n));
    expect(sent).toEqual([true, true, true, true, false, false]);
    expect(await send(now + minute + 1)).toBe(true);
  });

  it('neither a stop nor an unsubscription lets a claimed email go', async () => {
    const { db } = at.store;
    const claim = async () => {
      await startDueIssues(db, now, keepDays);
      const [due] = await claimDueEmails(db, now);
      if (!due) throw new Error('nothing is due');
      return due;
    };
    const hands = (due: Awaited<ReturnType<typeof claim>>) =>
      db.transaction().execute((tx) => handOver(tx, due, now));
    await add('a@b.example');
    await schedule();
    const stopped = await claim();
    expect(await db.transaction().execute((tx) => stopIssue(tx, id))).toBe(true);
    expect(await hands(stopped)).toBe(false);
    expect(await numbers()).toMatchObject({ sent: 0, waiting: 0 });
    await db.deleteFrom('issues').execute();
    const token = await add('c@b.example');
    await schedule();
    await unsubscribe(at.store, token);
    const other = await claim();
    expect(other.to).toBe('a@b.example');
    await db.deleteFrom('outbox').execute();
    expect(await hands(other)).toBe(false);
  });

  it('after the server was killed: sends again what was not handed over, and not what was', async () => {
    const { db } = at.store;
    await add('a@b.example');
    await add('c@b.example');
    await schedule();
    await startDueIssues(db, now, keepDays);
    const [first] = await claimDueEmails(db, now);
    const [second] = await claimDueEmails(db, now);
    if (!first || !second) throw new Error('nothing is due');
    expect(await db.transaction().execute((tx) => handOver(tx, second, now))).toBe(true);
    expect(await claimDueEmails(db, now + 3 * minute)).toMatchObject([{ id: first.id, attempts: 2 }]);
    expect(await numbers()).toMatchObject({ waiting: 1, sent: 1, unsure: 1 });
  });
});

// By hand with more: ISSUES=2000 KILLS=20.
const issues = Number(process.env.ISSUES ?? 20);
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
  for (let n = 1; n <= issues; n += 1) {
    const token = await subscribe(db, { email: `reader${n}@b.example`, source: 'footer', now: n, keepDays });
    await confirmSubscription(db, token ?? '', n);
  }
  const env = {
    NEWSLETTER_RATE: String(rate),
    ...{ DATA_DIR: settings.dataDir, SITE_DIR: site.dir, SMTP_URL: server.url, SITE_URL: serverUrl },
  };
  for (let round = 1; round <= kills; round += 1) {
    const server = await startServer(env);
    const ended = new Promise<void>((resolve) => {
      kill = () => {
        if (sent < (issues * round) / (kills + 1)) return;
        kill = () => {};
        isFull = !isFull;
        void server.kill('SIGKILL').then(() => resolve());
      };
    });
    // Not before: a server may send all while the test waits for its start.
    if (round === 1) await scheduleIssue(db, { ...issue, startsAt: 1 });
    await ended;
    // Time passes: the next server may have the claims of this one.
    await db.updateTable('outbox').set({ held_until: 0 }).execute();
  }
  const last = await startServer(env);
  await until(() => isOver(db));
  await last.kill('SIGTERM');
  const got = server.emails.map((email) => /^To: (.*)$/m.exec(email)?.[1]);
  const missing = issues - new Set(got).size;
  const doubled = got.length - new Set(got).size;
  if (process.env.KILLS) console.log({ issues, kills, missing, doubled, ...(await numbersOf(db)) });
  expect({ missing, doubled }).toEqual({ missing: 0, doubled: 0 });
  expect(await numbersOf(db)).toMatchObject({ sent: issues, waiting: 0, refused: 0 });
  await store.close();
  await server.stop();
  await site.remove();
  await database.remove();
});
