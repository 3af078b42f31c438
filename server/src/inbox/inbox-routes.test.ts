import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { createDatabaseCounts, createRateLimiter } from '../limits/rate-limiter.ts';
import { passwordUsage } from '../limits/rules.ts';
import { createKeyedHash } from '../secret.ts';
import { listAudit } from '../staff/audit.ts';
import { idleLength } from '../staff/sessions.ts';
import { addFirstStaff } from '../staff/staff.ts';
import {
  addTestStaff,
  cheap,
  contactMessage,
  dataRequest,
  testPassword as password,
} from '../submissions/test-submissions.ts';
import { cookiesOf, makeTestServer, type TestServer, testSecret } from '../test-server.ts';

const at = freshStores('sqlite');
let server: TestServer;
let cookie: string;
const later = (ms: number) => {
  server.time.now += ms;
  vi.setSystemTime(Date.now() + ms);
};

beforeEach(async () => {
  server = await makeTestServer({ store: at.store });
  await addTestStaff(server.store.db, 'sarah');
  cookie = cookiesOf(await logIn('sarah', password));
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const logIn = (name: string, word: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: { name, password: word },
    headers,
  });
const logInFrom = (ip: string, name: string, word: string) => logIn(name, word, { 'x-forwarded-for': ip });
type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: HttpMethod, path: string, payload?: object) =>
  server.app.inject({ method, url: `/api/admin${path}`, headers: { cookie }, ...(payload && { payload }) });

const add = (submission: Parameters<TestServer['accept']>[0] = contactMessage()) => server.accept(submission);
const lastAct = async () =>
  (await listAudit(server.store.db, { limit: 1, offset: 0 })).lines.map(({ what }) => what).join();
/** As if as many networks as one name allows had sent wrong passwords. */
async function shutName(name: string) {
  const limiter = createRateLimiter(
    createDatabaseCounts(at.store),
    createKeyedHash(testSecret),
    () => server.time.now,
  );
  const ofAllNetworks = passwordUsage({ name, ip: '', browser: undefined }).slice(-1);
  await limiter.consume(ofAllNetworks.map((usage) => ({ ...usage, points: usage.rule.limit })));
}

describe('logging in', () => {
  it('sets a cookie that only we can read, over TLS only', async () => {
    const reply = await logIn('sarah', password);
    const [session, known] = [reply.headers['set-cookie']].flat().map(String);
    expect(session).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    expect(known).toMatch(
      /^__Host-desk-known=[\w-]+\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    );
    const token = /=([\w-]+)/.exec(session ?? '')?.[1] ?? '';
    const stored = await server.store.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('says the same of a wrong name and a wrong password', async () => {
    const [name, word] = [await logIn('nobody', password), await logIn('sarah', 'wrong password')];
    expect([name.statusCode, word.statusCode]).toEqual([401, 401]);
    expect(name.json()).toEqual(word.json());
  });

  it('is slowed down', async () => {
    for (let n = 0; n < 10; n++) await logIn('sarah', 'wrong password');
    const reply = await logIn('sarah', password);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    later(15 * 60_000);
    expect((await logIn('sarah', password)).statusCode).toBe(200);
  });

  it('stays slowed down after a restart', async () => {
    for (let n = 0; n < 10; n++) await logIn('sarah', 'wrong password');
    await server.app.close();
    server = await makeTestServer({ store: at.store });
    expect((await logIn('sarah', password)).statusCode).toBe(429);
  });

  it('is limited for a network whatever the names, and costs other networks nothing', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push((await logInFrom('102.85.1.2', `name ${n}`, 'x')).statusCode);
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
    expect((await logInFrom('102.85.1.3', 'sarah', password)).statusCode).toBe(200);
  });

  it('cannot be shut by the wrong tries of one network', async () => {
    for (let n = 0; n < 70; n++) await logInFrom('102.85.1.2', 'sarah', 'wrong password');
    for (let n = 0; n < 256; n++)
      await logInFrom(`2c0f:6d00:1:${n.toString(16)}::1`, 'sarah', 'wrong password');
    expect((await logInFrom('102.85.1.3', 'sarah', password)).statusCode).toBe(200);
  });

  it('stays open to a browser that has been in before, whatever strangers try', async () => {
    const [, mark = ''] = cookie.split('; ');
    await shutName('sarah');
    expect((await logInFrom('102.85.2.1', 'sarah', password)).statusCode).toBe(429);
    const status = async (known: string, name = 'sarah', word = password) =>
      (await logIn(name, word, { cookie: known })).statusCode;
    expect(await status(mark)).toBe(200);
    // Only under its own name, that password, and for half a year.
    await addTestStaff(server.store.db, 'peter');
    await shutName('peter');
    expect(await status(mark, 'peter')).toBe(429);
    const [text = '', signature = ''] = mark.replace(/^[^=]+=/, '').split('.');
    const { at } = JSON.parse(Buffer.from(text, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ browser: 'x', at, name: 'sarah' })).toString('base64url');
    expect(await status(`__Host-desk-known=${forged}.${signature}`)).toBe(429);
    const changed = server.store.db.updateTable('staff').where('name', '=', 'sarah');
    await changed.set({ password_at: server.time.now + 1 }).execute();
    expect(await status(mark)).toBe(429);
    await changed.set({ password_at: 0 }).execute();
    expect(await status(mark)).toBe(200);
    for (let n = 0; n < 10; n++) await status(mark, 'sarah', 'wrong password');
    expect(await status(mark), 'its own limit').toBe(429);
    later(180 * 24 * 60 * 60_000);
    await shutName('sarah');
    expect(await status(mark), 'after half a year').toBe(429);
  });

  it('ends the log-in that the browser had before', async () => {
    const before = cookie;
    const again = await logIn('sarah', password, { cookie });
    expect(again.statusCode).toBe(200);
    expect(await server.store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    const reply = await server.app.inject({ url: '/api/admin/new', headers: { cookie: before } });
    expect(reply.statusCode).toBe(401);
  });

  it('is answered at once when too many come at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) => logInFrom(`102.85.1.${n}`, `name ${n}`, 'x')),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(9);
    const busy = replies.filter(({ statusCode }) => statusCode === 503);
    expect(busy).toHaveLength(21);
    expect(busy[0]?.headers['retry-after']).toBe('5');
    expect((await logIn('sarah', password)).statusCode).toBe(200);
  });

  it('waits for two of one network at most, so that others get in', async () => {
    const flood = Array.from({ length: 9 }, (_, n) => logInFrom(`2c0f:6d00:1:${n}::1`, `name ${n}`, 'x'));
    const own = logInFrom('102.85.1.3', 'sarah', password);
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect((await own).statusCode).toBe(200);
  });

  it('takes no name that cannot be one', async () => {
    expect((await logIn('sa\u0000rah', password)).statusCode).toBe(400);
  });

  it('is refused from another site', async () => {
    expect((await logIn('sarah', password, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await logIn('sarah', password, { origin: 'https://tred.example' })).statusCode).toBe(403);
    const forwarded = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await logIn('sarah', password, forwarded)).statusCode).toBe(403);
  });

  const nobody = { name: '', forms: [], rights: [], hasWebsite: false, next: '' };
  const whoAmI = async () => (await call('GET', '/session')).json();

  it('ends when nobody has done anything for a while, which an open page alone does not count as', async () => {
    expect(await whoAmI()).toMatchObject({ name: 'sarah' });
    for (let n = 0; n < 3; n++) {
      server.time.now += idleLength - 1;
      expect(await whoAmI()).toMatchObject({ name: 'sarah' });
    }
    server.time.now += idleLength - 1;
    expect((await call('GET', '/new')).statusCode).toBe(200);
    server.time.now += 1;
    expect((await call('GET', '/new')).statusCode).toBe(401);
    expect(await whoAmI()).toEqual(nobody);
  });

  it('ends by logging out, which the trail says', async () => {
    expect((await call('DELETE', '/session')).headers['set-cookie']).toContain('Max-Age=0');
    expect(await whoAmI()).toEqual(nobody);
    expect(await lastAct()).toBe('log-out');
  });

  it.each(['given at the start', undefined])(
    'works at the first start with the password %s',
    async (password) => {
      await server.store.db.deleteFrom('staff').execute();
      const made = await addFirstStaff(server.store.db, { password, cost: cheap, now: 0 });
      expect((await logIn('admin', password ?? made ?? '')).statusCode).toBe(200);
    },
  );
});

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
    const headers = { cookie: '__Host-desk=made-up' };
    const path = url.replace(/:\w+/, reference);
    const reply = await server.app.inject({ method: method as HttpMethod, url: path, headers });
    expect([method, url, reply.statusCode]).toEqual([method, url, 401]);
    expect(reply.body).not.toMatch(/grace/i);
  }
});

describe('working on entries', () => {
  it('lists, filters by Kampala’s days, opens and marks', async () => {
    // 22:30 in UTC on the 14th is the 15th in Kampala.
    server.time.now = Date.UTC(2026, 10, 14, 22, 30);
    const reference = await add(contactMessage({ message: '<script>alert(1)</script>' }));
    await add(dataRequest('grace@school.example'));
    const list = async (query: string) =>
      (await call('POST', '/submissions/search', Object.fromEntries(new URLSearchParams(query)))).json();
    const filter = 'form=contact&status=new&search=grace&from=2026-11-15&to=2026-11-15&spam=';
    expect(await list(filter)).toMatchObject({ total: 1, items: [{ reference, status: 'new' }] });
    expect((await list('to=2026-11-14')).total).toBe(0);
    expect((await list('page=1')).items).toEqual([]);
    expect((await call('POST', '/submissions/search', { status: 'odd' })).statusCode).toBe(400);
    expect((await call('GET', '/new')).json().count).toBe(2);

    const opened = await call('GET', `/submissions/${reference}`);
    expect(opened.headers['content-type']).toContain('application/json');
    const { submission } = opened.json();
    expect(submission).toMatchObject({ email: 'grace@school.example', excerpt: '<script>alert(1)</script>' });
    expect(submission.values).toContainEqual({
      label: expect.any(String),
      value: '<script>alert(1)</script>',
      isMessage: true,
    });
    expect(submission.mails).toMatchObject([{ state: 'waiting', to: 'staff@tred.example' }]);

    const marked = await call('PATCH', `/submissions/${reference}`, { status: 'in-progress' });
    expect(marked.json().submission.status).toBe('in-progress');
    expect((await call('GET', '/new')).json().count).toBe(1);
    expect((await call('PATCH', `/submissions/${reference}`, {})).statusCode).toBe(400);
    expect((await call('PATCH', '/submissions/TRD-00000-00000', { status: 'done' })).statusCode).toBe(404);

    const noted = await call('POST', `/submissions/${reference}/notes`, { text: 'Called back' });
    expect(noted.json().submission.notes).toMatchObject([{ author: 'sarah', text: 'Called back' }]);
    expect(await lastAct()).toBe('note-added');

    const mark = async (spam: boolean) => (await call('PATCH', `/submissions/${reference}`, { spam })).json();
    // Without its line in the trail, nothing is marked.
    await sql`create trigger no_line before insert on audit begin select raise(abort, 'no'); end`.execute(
      server.store.db,
    );
    expect((await mark(true)).message).toBeDefined();
    await sql`drop trigger no_line`.execute(server.store.db);
    expect((await list('form=contact&spam=1')).total).toBe(0);
    expect((await mark(true)).submission.spam).toBe('staff');
    expect((await list('form=contact&spam=1')).total).toBe(1);
    expect((await mark(false)).submission.spam).toBeNull();
  });

  it('offers the answers that fit the form, with the reference in the subject', async () => {
    const reference = await add(contactMessage({ lastName: 'Akello {{staff}}' }));
    const { replies } = (await call('GET', `/submissions/${reference}`)).json().submission;
    expect(replies).toMatchObject([
      { id: 'seen', body: 'Dear Grace Akello {{staff}},' },
      { id: 'demo', subject: reference, body: '15 November 2026, sarah' },
      { id: 'empty', subject: expect.stringContaining(reference), body: expect.stringMatching(/sarah\n/) },
    ]);
  });

  it('tells how the mail is doing, and tries again', async () => {
    await add();
    await server.store.db.updateTable('outbox').set({ state: 'failed', last_error: 'refused' }).execute();
    expect((await call('GET', '/mail')).json()).toMatchObject({ failed: 1, lastError: 'refused' });
    expect((await call('POST', '/mail/retry')).json()).toEqual({ retried: 1 });
    expect(await lastAct()).toBe('mail-retried');
  });
});

it('takes no note and no address with a character that no database stores', async () => {
  const reference = await add();
  expect((await call('POST', '/person/erase', { person: 'a\u0000@b.example' })).statusCode).toBe(400);
  expect((await call('POST', `/submissions/${reference}/notes`, { text: 'a\0b' })).statusCode).toBe(400);
});

describe('answering', () => {
  const words = { subject: 'TRD: a date', text: 'Dear Grace,\n\non Monday.' };
  let reference: string;
  const send = (more: object = {}) =>
    call('POST', `/submissions/${reference}/answers`, { ...words, after: '', ...more });
  const undo = (id: string) =>
    call('POST', `/submissions/${reference}/answers/undo`, { id, status: 'in-progress' });
  const waiting = () =>
    server.store.db.selectFrom('outbox').selectAll().where('kind', '=', 'answer').execute();

  beforeEach(async () => {
    await server.app.close();
    server = await makeTestServer({ store: at.store, mailConfigured: true });
    reference = await add();
  });

  it('sends by the outbox in ten seconds, marks the entry, and can be undone until then', async () => {
    const { submission } = (await send()).json();
    expect(submission.status).toBe('done');
    expect(submission.answers).toMatchObject([
      { ...words, author: 'sarah', to: 'grace@school.example', state: 'waiting', attempts: 0 },
    ]);
    expect(await waiting()).toMatchObject([{ next_at: server.time.now + 10_000 }]);
    expect(await lastAct()).toBe('answer-sent');
    expect(JSON.stringify(await listAudit(server.store.db, { limit: 9, offset: 0 }))).not.toContain('Monday');

    const [{ id }] = submission.answers;
    expect((await undo(id)).json().submission).toMatchObject({ status: 'in-progress', answers: [] });
    expect(await lastAct()).toBe('answer-undone');

    await send();
    const [next] = await waiting();
    await server.store.db.updateTable('outbox').set({ attempts: 1 }).execute();
    expect((await undo(next?.id ?? '')).statusCode).toBe(409);
    expect(await waiting()).toHaveLength(1);

    // "Send now" must not make an answer look new that the mail server may have already.
    const held = { attempts: 1, held_until: server.time.now + 1 };
    const tried = { attempts: 1, held_until: 0, last_error: 'timeout' };
    for (const state of [held, tried]) {
      await server.store.db.updateTable('outbox').set(state).execute();
      await call('POST', '/mail/retry');
      expect((await undo(next?.id ?? '')).statusCode).toBe(409);
    }
  });

  it('tells the second of two who answer at once, before it is sent', async () => {
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const { answers } = (await call('GET', `/submissions/${reference}/answers`)).json();
    expect(answers).toHaveLength(1);
    // Having read it, one may send another.
    expect((await send({ after: answers[0].id })).statusCode).toBe(201);
  });

  it('refuses without a mail server, without an address, and with an unusable subject', async () => {
    expect((await send({ subject: 'a\r\nBcc: b@b.example' })).statusCode).toBe(400);
    await server.store.db.updateTable('submissions').set({ email: null }).execute();
    expect((await send()).statusCode).toBe(409);
    await server.app.close();
    server = await makeTestServer({ store: at.store });
    reference = await add();
    expect((await send()).statusCode).toBe(409);
    expect(await waiting()).toEqual([]);
    expect((await call('GET', `/submissions/${reference}`)).json().submission).toMatchObject({
      sendsMail: false,
      status: 'new',
    });
  });

  it('hands an answer out with the person’s data, and erases it with them', async () => {
    await send();
    const person = { person: 'grace@school.example' };
    expect((await call('POST', '/person/export', person)).body).toContain('on Monday.');
    await call('POST', '/person/erase', person);
    expect(await waiting()).toEqual([]);
  });
});
