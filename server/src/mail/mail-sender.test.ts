import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { until } from '../faults/server-process.ts';
import { enqueue, retryEmails } from '../outbox/outbox.ts';
import { findSubmission, mailState, setStatus } from '../submissions/submissions.ts';
import { acceptTest, contactMessage, testContext } from '../submissions/test-submissions.ts';
import { startMailSender } from './mail-sender.ts';
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts';

const at = freshStores('sqlite');
let server: TestMailServer;
let stopSending: () => Promise<void>;

const { log } = Fastify();
const context = testContext();
const settings = {
  mailFrom: { name: '', address: 'website@tred.example' },
  mailReplyTo: undefined,
  newsletterRate: 60,
  serverUrl: 'https://tred.example',
  lookEvery: 20,
  context,
};
const start = (smtpUrl = server.url) => {
  stopSending = startMailSender(at.store, { ...settings, smtpUrl }, log);
};

beforeEach(async () => {
  server = await startTestMailServer('refused@b.example');
});
afterEach(async () => {
  await stopSending();
  await server.stop();
});

const state = () => mailState(at.db);
const email = (to: string) => ({
  purpose: 'a purpose',
  to,
  subject: 'Café Nakasero',
  text: 'Hello',
  headers: { 'List-Unsubscribe': '<https://tred.example/u>' },
});

it('sends waiting emails, and continues after a refused one', async () => {
  await enqueue(at.db, email('refused@b.example'), 1);
  await enqueue(at.db, email('first@b.example'), 2);
  await enqueue(at.db, email('second@b.example'), 3);
  start();
  await until(async () => (await state()).sent === 2);
  expect(server.emails).toHaveLength(2);
  for (const line of [
    'To: first@b.example',
    'List-Unsubscribe: <https://tred.example/u>',
    'From: Tred <website@tred.example>',
    'Reply-To: hello@tred.example',
    'Auto-Submitted: auto-generated',
  ])
    expect(server.emails[0]?.split('\n')).toContain(line);
  const lastError = expect.stringContaining('nobody here');
  expect(await state()).toMatchObject({ waiting: 1, lastError });
});

it('waits for a mail server that is down, and sends the same email under the same id', async () => {
  await server.stop();
  await enqueue(at.db, email('a@b.example'), 1);
  const { id } = await at.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  start();
  await until(async () => (await state()).lastError !== null);
  expect(await state()).toMatchObject({ waiting: 1, sent: 0 });

  await server.start();
  await retryEmails(at.db, Date.now());
  await until(async () => (await state()).sent === 1);
  expect(server.emails).toHaveLength(1);
  expect(server.emails[0]).toContain(`Message-ID: <${id}@tred.example>`);
});

it('says nothing to a server elsewhere that offers no TLS', async () => {
  await enqueue(at.db, email('a@b.example'), 1);
  // Not one of this machine's names, as far as the server knows.
  start(server.url.replace('smtp://127.0.0.1', 'smtp://website:secret@0.0.0.0'));
  await until(async () => (await state()).lastError !== null);
  expect(server.heard).toContain('STARTTLS');
  expect(server.heard.join('\n')).not.toMatch(/AUTH|MAIL FROM/);
  expect(server.emails).toEqual([]);
});

it('leaves the emails alone when no mail server is set', async () => {
  await enqueue(at.db, email('a@b.example'), 1);
  stopSending = startMailSender(at.store, { ...settings, smtpUrl: undefined }, log);
  expect(await state()).toMatchObject({ waiting: 1, sent: 0, lastError: null });
});

it('sends staff one email for many entries', async () => {
  for (let n = 1; n <= 60; n += 1)
    await enqueue(at.db, { to: 'staff@tred.example', subject: `Contact: TRD-${n}.`, text: 'x' }, n);
  start();
  await until(async () => (await state()).sent === 60);
  expect(server.emails).toHaveLength(1);
  expect(server.emails[0]).toMatch(/^Subject: staff-digest 60 /m);
  expect(server.emails[0]).toContain('TRD-50.');
  expect(server.emails[0]).not.toContain('TRD-51.');

  // As after an answer of the mail server that was lost: the same email again, and then one with more in it.
  const outbox = at.db.updateTable('outbox');
  const repeat = () => outbox.set({ state: 'waiting', sent_at: null, next_at: 0 }).execute();
  await repeat();
  await until(async () => server.emails.length === 2);
  await until(async () => (await state()).sent === 60);
  await enqueue(at.db, { to: 'staff@tred.example', subject: 'Contact: TRD-61.', text: 'x' }, 61);
  await repeat();
  await until(async () => server.emails.length === 3);
  const [first, again, longer] = server.emails.map((email) => /^Message-ID: (.*)$/m.exec(email)?.[1]);
  expect(again).toBe(first);
  expect(longer).not.toBe(first);
});

it('sends staff an email as soon as it can after a failed one', async () => {
  await server.stop();
  await enqueue(at.db, { to: 'staff@tred.example', subject: 'Contact', text: 'x' }, 1);
  start();
  await until(async () => (await state()).lastError !== null);

  await server.start();
  await retryEmails(at.db, Date.now());
  await until(async () => (await state()).sent === 1);
});

it('keeps the words with which the other server refused an answer, and sends none as a program', async () => {
  const answer = { kind: 'answer', subject: 'TRD-1', text: 'Dear Grace' } as const;
  await enqueue(at.db, { ...answer, to: 'refused@b.example' }, 1);
  await enqueue(at.db, { ...answer, to: 'a@b.example' }, 2);
  start();
  await until(async () => (await state()).sent === 1);
  const refused = at.db.selectFrom('outbox').select(['state', 'last_error']).where('state', '!=', 'sent');
  expect(await refused.execute()).toEqual([{ state: 'failed', last_error: '550 5.1.1 nobody here' }]);
  // Its author sees that; the server has no fault.
  expect(await state()).toMatchObject({ failed: 0, lastError: null });
  expect(server.emails[0]).toMatch(/^Reply-To: hello@tred.example$/m);
  expect(server.emails[0]).not.toMatch(/^Auto-Submitted/m);
});

it('opens an entry again whose answer was refused, so that nobody takes it for answered', async () => {
  const reference = await acceptTest(at.store, contactMessage(), { context, now: 1 });
  await setStatus(at.db, reference, 'done', 1);
  const answer = { kind: 'answer', reference, to: 'refused@b.example', subject: 's', text: 't' } as const;
  await enqueue(at.db, answer, 1);
  start();
  await until(async () => (await findSubmission(at.db, reference))?.status === 'in-progress');
});
