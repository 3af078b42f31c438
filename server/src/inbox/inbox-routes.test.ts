import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { addTestStaff, contactMessage, dataRequest } from '../submissions/test-submissions.ts';
import { auditLines, makeTestServer, type SignedIn, signIn, type TestServer } from '../test-server.ts';

const at = freshStores('sqlite');
let server: TestServer;
let sarah: SignedIn;

async function start(options: Parameters<typeof makeTestServer>[0] = {}) {
  server = await makeTestServer({ store: at.store, ...options });
  await addTestStaff(at.db, 'sarah');
  sarah = await signIn(server, 'sarah');
}
beforeEach(() => start());
afterEach(() => server.close());

const add = (submission: Parameters<TestServer['accept']>[0] = contactMessage()) => server.accept(submission);
const lastAct = async () => (await auditLines(server)).at(-1);

it('answers nothing without a session', async () => {
  await server.close();
  server = await makeTestServer({ store: at.store });
  const routes: [string, string][] = [];
  server.app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith('/api/admin/')) for (const each of [method].flat()) routes.push([each, url]);
  });
  const reference = await add();
  await server.app.ready();
  // A link to drafts is checked by its signature.
  const guarded = routes.filter(
    ([method, url]) => (url !== '/api/admin/session' || method === 'DELETE') && !url.includes('/shared/'),
  );
  expect(guarded.length).toBeGreaterThan(25);
  for (const [method, url] of guarded) {
    const headers = { cookie: '__Host-admin=made-up' };
    const path = url.replace(/:\w+/, reference);
    const reply = await server.app.inject({ method: method as 'GET', url: path, headers });
    expect([method, url, reply.statusCode]).toEqual([method, url, 401]);
    expect(reply.body).not.toMatch(/grace/i);
  }
});

describe('working on submissions', () => {
  const list = async (query: string) =>
    (await sarah.post('/submissions/search', Object.fromEntries(new URLSearchParams(query)))).json();

  it('lists, filters by Kampala’s days, opens and marks', async () => {
    // 22:30 in UTC on the 14th is the 15th in Kampala.
    server.time.now = Date.UTC(2026, 10, 14, 22, 30);
    const message = '<script>alert(1)</script>';
    const reference = await add(contactMessage({ message }));
    const path = `/submissions/${reference}`;
    await add(dataRequest('grace@school.example'));
    const filter = 'form=contact&status=new&search=grace&from=2026-11-15&to=2026-11-15&spam=';
    expect(await list(filter)).toMatchObject({ total: 1, items: [{ reference, status: 'new' }] });
    expect((await list('to=2026-11-14')).total).toBe(0);
    expect((await list('page=1')).items).toEqual([]);
    expect((await sarah.post('/submissions/search', { status: 'odd' })).statusCode).toBe(400);
    expect((await sarah.get('/new')).json().count).toBe(2);

    const opened = await sarah.get(path);
    expect(opened.headers['content-type']).toContain('application/json');
    const { submission } = opened.json();
    expect(submission).toMatchObject({ email: 'grace@school.example', excerpt: message });
    expect(submission.values).toContainEqual({ label: expect.any(String), value: message, isMessage: true });
    expect(submission.mails).toMatchObject([{ state: 'waiting', to: 'staff@tred.example' }]);

    const marked = await sarah.patch(path, { status: 'in-progress' });
    expect(marked.json().submission.status).toBe('in-progress');
    expect((await sarah.get('/new')).json().count).toBe(1);
    expect((await sarah.patch(path, {})).statusCode).toBe(400);
    expect((await sarah.patch('/submissions/TRD-00000-00000', { status: 'done' })).statusCode).toBe(404);

    const noted = await sarah.post(`${path}/notes`, { text: 'Called back' });
    expect(noted.json().submission.notes).toMatchObject([{ author: 'sarah', text: 'Called back' }]);
    expect(await lastAct()).toBe(`sarah | note-added | ${reference}`);
  });

  it('marks spam, and nothing without its line in the audit log', async () => {
    const reference = await add();
    const mark = async (spam: boolean) => (await sarah.patch(`/submissions/${reference}`, { spam })).json();
    await sql`create trigger no_line before insert on audit begin select raise(abort, 'no'); end`.execute(
      at.db,
    );
    expect((await mark(true)).message).toBeDefined();
    await sql`drop trigger no_line`.execute(at.db);
    expect((await list('spam=1')).total).toBe(0);
    expect((await mark(true)).submission.spam).toBe('staff');
    expect((await list('spam=1')).total).toBe(1);
    expect((await mark(false)).submission.spam).toBeNull();
  });

  it('offers the answers that fit the form, with the reference in the subject', async () => {
    const reference = await add(contactMessage({ lastName: 'Akello {{staff}}' }));
    const { replies } = (await sarah.get(`/submissions/${reference}`)).json().submission;
    expect(replies).toMatchObject([
      { id: 'seen', body: 'Dear Grace Akello {{staff}},' },
      { id: 'demo', subject: reference, body: '15 November 2026, sarah' },
      { id: 'empty', subject: expect.stringContaining(reference), body: expect.stringMatching(/sarah\n/) },
    ]);
  });

  it('tells how the mail is doing, and tries again', async () => {
    await add();
    await at.db.updateTable('outbox').set({ state: 'failed', last_error: 'refused' }).execute();
    expect((await sarah.get('/mail')).json()).toMatchObject({ failed: 1, lastError: 'refused' });
    expect((await sarah.post('/mail/retry')).json()).toEqual({ retried: 1 });
    expect(await lastAct()).toBe('sarah | mail-retried | 1');
  });

  it('takes no note and no address with a character that no database stores', async () => {
    const reference = await add();
    expect((await sarah.post('/person/erase', { person: 'a\u0000@b.example' })).statusCode).toBe(400);
    expect((await sarah.post(`/submissions/${reference}/notes`, { text: 'a\0b' })).statusCode).toBe(400);
  });
});

describe('answering', () => {
  const words = { subject: 'TRD: a date', text: 'Dear Grace,\n\non Monday.' };
  let reference: string;
  const send = (more: object = {}) =>
    sarah.post(`/submissions/${reference}/answers`, { ...words, after: '', ...more });
  const undo = (id: string) =>
    sarah.post(`/submissions/${reference}/answers/undo`, { id, status: 'in-progress' });
  const waiting = async () => (await at.rows('outbox')).filter(({ kind }) => kind === 'answer');

  beforeEach(async () => {
    await server.close();
    await start({ mailConfigured: true });
    reference = await add();
  });

  it('sends by the outbox in ten seconds, marks the submission, and can be undone until then', async () => {
    const { submission } = (await send()).json();
    expect(submission.status).toBe('done');
    expect(submission.answers).toMatchObject([
      { ...words, author: 'sarah', to: 'grace@school.example', state: 'waiting', attempts: 0 },
    ]);
    expect(await waiting()).toMatchObject([{ next_at: server.time.now + 10_000 }]);
    expect(await lastAct()).toBe(`sarah | answer-sent | ${reference}`);

    const [{ id }] = submission.answers;
    expect((await undo(id)).json().submission).toMatchObject({ status: 'in-progress', answers: [] });
    expect(await lastAct()).toBe(`sarah | answer-undone | ${reference}`);

    await send();
    const [next] = await waiting();
    // "Send now" must not make an answer look new that the mail server may have already.
    const claimed = { attempts: 1 };
    const held = { attempts: 1, held_until: server.time.now + 1 };
    const tried = { attempts: 1, held_until: 0, last_error: 'timeout' };
    for (const state of [claimed, held, tried]) {
      await at.db.updateTable('outbox').set(state).execute();
      if (state !== claimed) await sarah.post('/mail/retry');
      expect((await undo(next?.id ?? '')).statusCode).toBe(409);
    }
    expect(await waiting()).toHaveLength(1);
  });

  it('tells the second of two who answer at once, before it is sent', async () => {
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const { answers } = (await sarah.get(`/submissions/${reference}/answers`)).json();
    expect(answers).toHaveLength(1);
    // Having read it, one may send another.
    expect((await send({ after: answers[0].id })).statusCode).toBe(201);
  });

  it('refuses without a mail server, without an address, and with an unusable subject', async () => {
    expect((await send({ subject: 'a\r\nBcc: b@b.example' })).statusCode).toBe(400);
    await at.db.updateTable('submissions').set({ email: null }).execute();
    expect((await send()).statusCode).toBe(409);
    await server.close();
    await start();
    reference = await add();
    expect((await send()).statusCode).toBe(409);
    expect(await waiting()).toEqual([]);
    const { submission } = (await sarah.get(`/submissions/${reference}`)).json();
    expect(submission).toMatchObject({ sendsMail: false, status: 'new' });
  });

  it('hands an answer out with the person’s data, and erases it with them', async () => {
    await send();
    const person = { person: 'grace@school.example' };
    expect((await sarah.post('/person/export', person)).body).toContain('on Monday.');
    await sarah.post('/person/erase', person);
    expect(await waiting()).toEqual([]);
  });
});
