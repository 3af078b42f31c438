import type { Right } from '@tred/contract/rights';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { enqueue } from '../outbox/outbox.ts';
import { listAudit } from '../staff/audit.ts';
import {
  addTestStaff,
  contactMessage,
  testPassword as password,
  securityReport,
} from '../submissions/test-submissions.ts';
import { cookiesOf, makeTestServer, type TestServer } from '../test-server.ts';

const at = freshStores('sqlite');
let server: TestServer;
const day = 24 * 60 * 60_000;

beforeEach(async () => {
  server = await makeTestServer({ store: at.store });
  await addTestStaff(server.store.db, 'sarah');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

interface Credentials {
  name: string;
  password?: string;
  code?: string;
}
const tryLogIn = (
  { password: word = password, ...more }: Credentials,
  headers: Record<string, string> = {},
) =>
  server.app.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: { password: word, ...more },
    headers,
  });
/** Requests of one user, from one browser. */
async function logIn(name: string, more: Omit<Credentials, 'name'> = {}) {
  const reply = await tryLogIn({ name, ...more });
  expect(reply.statusCode).toBe(200);
  const cookie = cookiesOf(reply);
  const call = (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: `/api/admin${path}`, headers: { cookie }, ...(payload && { payload }) });
  return {
    cookie,
    session: reply.json(),
    get: (path: string) => call('GET', path),
    patch: (path: string, payload: object) => call('PATCH', path, payload),
    post: (path: string, payload: object = {}) =>
      call('POST', path, path.startsWith('/staff/') ? { ownPassword: password, ...payload } : payload),
  };
}
async function add(rights: readonly Right[], name = 'peter') {
  await addTestStaff(server.store.db, name, { rights });
  return logIn(name);
}
async function auditLines() {
  const { lines } = await listAudit(server.store.db, { limit: 100, offset: 0 });
  return lines
    .reverse()
    .map(({ who, what, reference, about }) => [who, what, reference, about].filter(Boolean).join(' | '));
}
const codeAt = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

describe('rights', () => {
  it('are enforced by the server, not by the page', async () => {
    const reference = await server.accept(contactMessage());
    const peter = await add([]);
    for (const [path, payload] of [
      ['/export', { format: 'csv' }],
      ['/events/export', { event: 'workshop' }],
      ['/person/export', { person: 'grace@school.example' }],
      ['/person/erase', { person: 'grace@school.example' }],
      ['/staff/add', { name: 'eve', rights: ['owner'] }],
      ['/staff/rights', { name: 'peter', rights: ['owner'] }],
      ['/staff/password', { name: 'sarah' }],
      ['/staff/end-sessions', { name: 'sarah' }],
      ['/staff/remove-code', { name: 'sarah' }],
      ['/staff/remove', { name: 'sarah' }],
      ['/staff/require-codes', { required: false }],
      ['/audit/export', {}],
    ] as const)
      expect([path, (await peter.post(path, payload)).statusCode]).toEqual([path, 403]);
    const period = 'from=2026-11-01&to=2026-11-02';
    for (const path of ['/staff', '/audit', `/visits.csv?${period}`])
      expect([path, (await peter.get(path)).statusCode]).toEqual([path, 403]);
    expect((await peter.get(`/submissions/${reference}`)).statusCode).toBe(200);
    const refused = (await auditLines()).slice(1);
    expect(refused).toHaveLength(15);
    expect(refused[0]).toBe('peter | right-refused | export, POST /api/admin/export');
  });

  it('hold from the next request on, when an owner changes them', async () => {
    const [sarah, peter] = [await logIn('sarah'), await add([])];
    await sarah.post('/staff/rights', { name: 'peter', rights: ['export'] });
    expect((await sarah.post('/staff/rights', { name: 'nobody', rights: [] })).statusCode).toBe(404);
    expect((await peter.post('/export', { format: 'json' })).statusCode).toBe(200);
  });

  it('keep security reports from those who may not read them', async () => {
    const email = 'hunter@b.example';
    const reference = await server.accept(securityReport(email));
    await enqueue(at.store.db, { to: email, reference, subject: 'Thanks', text: 'Hello' }, 1);
    const exported = async (browser: typeof peter) => {
      const { person } = (await browser.post('/person/export', { person: email })).json();
      return [person.submissions.length, person.mails.length];
    };
    const peter = await add(['export']);
    expect(peter.session.forms.map(({ id }: { id: string }) => id)).not.toContain('security-report');
    expect((await peter.get('/new')).json().count).toBe(0);
    expect((await peter.post('/submissions/search', { search: reference })).json().total).toBe(0);
    expect((await peter.post('/export', { format: 'json' })).json()).toEqual([]);
    expect(await exported(peter)).toEqual([0, 0]);
    expect((await peter.post('/person/erase', { person: email })).json().erased).toBe(0);
    const changes = [{ reference, status: 'done' }];
    expect((await peter.post('/submissions/status', { changes })).json().before).toEqual([]);
    expect((await peter.get('/visits?from=2026-11-01&to=2026-11-30')).json().forms).toEqual([]);
    for (const reply of [
      await peter.get(`/submissions/${reference}`),
      await peter.patch(`/submissions/${reference}`, { status: 'done' }),
      await peter.patch(`/submissions/${reference}`, { spam: true }),
      await peter.post(`/submissions/${reference}/notes`, { text: 'x' }),
    ])
      expect(reply.statusCode).toBe(404);

    const ruth = await add(['security', 'export'], 'ruth');
    expect((await ruth.get('/new')).json().count).toBe(1);
    // A list shows the severity only: reading a report is a line in the audit log.
    const { items } = (await ruth.post('/submissions/search', {})).json();
    expect(items).toMatchObject([{ reference, excerpt: 'Choice critical' }]);
    expect(JSON.stringify(items)).not.toMatch(/injection|quotation/);
    expect((await ruth.get(`/submissions/${reference}`)).json().submission).toMatchObject({ reference });
    const reading = `ruth | security-report-read | ${reference}`;
    const readings = async () => (await auditLines()).filter((line) => line === reading).length;
    expect(await readings()).toBe(1);
    expect((await ruth.get(`/submissions/${reference}/answers`)).json().answers).toEqual([]);
    expect(await readings()).toBe(2);
    expect((await ruth.post('/export', { format: 'json' })).json()).toMatchObject([{ reference }]);
    expect(await exported(ruth)).toEqual([1, 1]);
    expect((await ruth.post('/person/erase', { person: email })).json().erased).toBe(1);
  });
});

describe('people', () => {
  it('are added, given rights, another password and no more access by an owner', async () => {
    const sarah = await logIn('sarah');
    const added = await sarah.post('/staff/add', { name: ' Peter O. ', rights: ['export'] });
    expect(added.json()).toMatchObject({ name: 'Peter O.' });
    const peter = await logIn('Peter O.', { password: added.json().password });
    expect(peter.session).toMatchObject({ name: 'Peter O.', rights: ['export'], next: 'password' });
    // With a first password, only the password can be changed, and not to a common one.
    expect((await peter.post('/submissions/search', {})).statusCode).toBe(403);
    const choose = (next: string) =>
      peter.post('/account/password', { password: added.json().password, next });
    for (const next of ['qwertyqwerty', 'Tred-2026-Peter', '123456789012345', added.json().password])
      expect([next, (await choose(next)).statusCode]).toEqual([next, 422]);
    expect((await choose('a jacaranda beside the ferry')).statusCode).toBe(200);
    expect((await peter.get('/session')).json()).toMatchObject({ next: '' });
    for (const name of ['Peter O.', 'peter o.'])
      expect((await sarah.post('/staff/add', { name, rights: [] })).statusCode).toBe(409);
    for (const name of ['', '=1+1', 'shell: root', 'a\u202eb', '\u3164', 'a\0b', 'x'.repeat(61)])
      expect([name, (await sarah.post('/staff/add', { name, rights: [] })).statusCode]).toEqual([name, 400]);
    const fresh = (await sarah.post('/staff/password', { name: 'Peter O.' })).json().password;
    expect((await peter.get('/new')).statusCode).toBe(401);
    const again = await logIn('Peter O.', { password: fresh });
    await sarah.post('/staff/end-sessions', { name: 'Peter O.' });
    expect((await again.get('/new')).statusCode).toBe(401);
    const last = await logIn('Peter O.', { password: fresh });
    expect((await sarah.post('/staff/remove', { name: 'Peter O.' })).json()).toEqual({});
    expect((await last.get('/new')).statusCode).toBe(401);
    expect((await tryLogIn({ name: 'Peter O.', password: fresh })).statusCode).toBe(401);
    expect((await sarah.post('/staff/remove', { name: 'Peter O.' })).statusCode).toBe(404);
    expect((await sarah.post('/staff/remove', { name: 'sarah' })).statusCode).toBe(409);
    // One's own are changed under Account.
    expect((await sarah.post('/staff/password', { name: 'sarah' })).statusCode).toBe(403);
    expect((await sarah.post('/staff/remove-code', { name: 'sarah' })).statusCode).toBe(403);
    expect((await auditLines()).filter((line) => line.startsWith('sarah'))).toEqual([
      'sarah | log-in',
      'sarah | user-added | Peter O., export',
      'sarah | password-changed | Peter O.',
      'sarah | log-ins-ended | Peter O., 1',
      'sarah | user-removed | Peter O.',
    ]);
  });

  it('are changed with one’s own password only', async () => {
    const sarah = await logIn('sarah');
    await add([]);
    for (const [path, payload] of [
      ['/staff/add', { name: 'eve', rights: ['owner'] }],
      ['/staff/rights', { name: 'peter', rights: ['owner'] }],
      ['/staff/password', { name: 'peter' }],
      ['/staff/remove-code', { name: 'peter' }],
      ['/staff/remove', { name: 'peter' }],
      ['/staff/require-codes', { required: false }],
    ] as const) {
      const tryWith = async (ownPassword: string) =>
        (await sarah.post(path, { ...payload, ownPassword })).statusCode;
      expect([path, await tryWith('wrong'), await tryWith('')]).toEqual([path, 403, 400]);
    }
    expect((await sarah.get('/staff')).json().staff).toHaveLength(2);
  });

  it('must have codes from the start when they are owners', async () => {
    await server.close();
    server = await makeTestServer({ codePolicy: 'owners', store: at.store });
    expect((await logIn('sarah')).session).toMatchObject({ next: 'set-up' });
    expect((await add(['export', 'security'])).session).toMatchObject({ next: '' });
  });

  it('change their own password, which ends their other log-ins, and log out everywhere', async () => {
    const [here, elsewhere] = [await logIn('sarah'), await logIn('sarah')];
    const next = 'another good password';
    expect((await here.post('/account/password', { password: 'wrong', next })).statusCode).toBe(403);
    expect((await here.post('/account/password', { password, next: 'too short' })).statusCode).toBe(400);
    expect((await elsewhere.get('/account')).json().sessions).toHaveLength(2);
    expect((await here.post('/account/password', { password, next })).json()).toEqual({});
    expect((await elsewhere.get('/new')).statusCode).toBe(401);
    expect((await here.get('/account')).json().sessions).toMatchObject([{ here: true }]);
    expect((await tryLogIn({ name: 'sarah' })).statusCode).toBe(401);
    const third = await logIn('sarah', { password: next });
    expect((await third.post('/account/end-sessions')).headers['set-cookie']).toContain('Max-Age=0');
    for (const browser of [here, third]) expect((await browser.get('/new')).statusCode).toBe(401);
    expect((await auditLines()).slice(2)).toEqual([
      'sarah | log-in-failed | wrong password, while logged in',
      'sarah | password-changed | sarah',
      'sarah | log-in-failed | wrong password',
      'sarah | log-in',
      'sarah | log-ins-ended | sarah, 2',
    ]);
  });
});

describe('log-in codes', () => {
  async function setUp(browser: Awaited<ReturnType<typeof logIn>>) {
    const begun = (await browser.post('/account/code/begin', { password })).json();
    const confirmed = await browser.post('/account/code/confirm', {
      code: codeAt(begun.secret, server.time.now),
    });
    const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] };
    server.time.now += 30_000;
    return { secret: String(begun.secret), recoveryCodes };
  }

  it('are required after the password, and each works once', async () => {
    const [browser, other] = [await logIn('sarah'), await logIn('sarah')];
    expect((await browser.post('/account/code/begin', { password: 'wrong' })).statusCode).toBe(403);
    expect((await browser.post('/account/recovery-codes', { password })).statusCode).toBe(409);
    const { secret, recoveryCodes } = await setUp(browser);
    // A session without a code has ended.
    expect((await other.get('/new')).statusCode).toBe(401);
    expect((await browser.post('/account/code/begin', { password })).statusCode).toBe(409);

    const first = await tryLogIn({ name: 'sarah' });
    expect(first.json()).toEqual({
      name: '',
      forms: [],
      rights: [],
      hasWebsite: false,
      next: 'code',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const wrong = await tryLogIn({ name: 'sarah', password: 'wrong', code: codeAt(secret, server.time.now) });
    expect(wrong.json()).toEqual((await tryLogIn({ name: 'nobody' })).json());
    expect((await tryLogIn({ name: 'sarah', code: '000000' })).statusCode).toBe(401);
    const code = codeAt(secret, server.time.now);
    await logIn('sarah', { code });
    expect((await tryLogIn({ name: 'sarah', code })).statusCode).toBe(401);
    await logIn('sarah', { code: recoveryCodes[0] ?? '' });
    expect((await tryLogIn({ name: 'sarah', code: recoveryCodes[0] ?? '' })).statusCode).toBe(401);
    expect((await auditLines()).slice(2)).toEqual([
      'sarah | log-in-failed | wrong password, while logged in',
      'sarah | code-set-up | sarah',
      'sarah | code-asked',
      'sarah | log-in-failed | wrong password',
      'log-in-failed | no such name',
      'sarah | log-in-failed | wrong code',
      'sarah | log-in',
      'sarah | log-in-failed | wrong code',
      'sarah | recovery-code-used',
      'sarah | log-in',
      'sarah | log-in-failed | wrong code',
    ]);
    const fresh = (await browser.post('/account/recovery-codes', { password })).json().recoveryCodes;
    expect((await tryLogIn({ name: 'sarah', code: recoveryCodes[1] ?? '' })).statusCode).toBe(401);
    await logIn('sarah', { code: fresh[0] });
  });

  it('cannot be guessed by someone who knows the password, who shuts out no browser that has been in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const browser = await logIn('sarah');
    const { secret } = await setUp(browser);
    const statuses: number[] = [];
    // Five from one network, a hundred from all.
    for (let n = 0; n < 126; n++) {
      const from = { 'x-forwarded-for': `102.85.${Math.floor(n / 6)}.1` };
      statuses.push((await tryLogIn({ name: 'sarah', code: '000000' }, from)).statusCode);
    }
    expect(statuses.slice(0, 6)).toEqual([...Array(5).fill(401), 429]);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const code = () => codeAt(secret, server.time.now);
    const elsewhere = { 'x-forwarded-for': '102.86.1.1' };
    expect((await tryLogIn({ name: 'sarah', code: code() }, elsewhere)).statusCode).toBe(429);
    const known = await tryLogIn({ name: 'sarah', code: code() }, { ...elsewhere, cookie: browser.cookie });
    expect(known.statusCode).toBe(200);
    // A known browser has a limit of its own.
    const mark = { cookie: cookiesOf(known) };
    for (let n = 0; n < 10; n++) await tryLogIn({ name: 'sarah', code: '000000' }, mark);
    expect((await tryLogIn({ name: 'sarah', code: '000000' }, mark)).statusCode).toBe(429);
    vi.setSystemTime(Date.now() + day);
    server.time.now += day;
    expect((await tryLogIn({ name: 'sarah', code: code() }, elsewhere)).statusCode).toBe(200);
  });

  it('can be required of everyone: a user without codes can only set them up', async () => {
    const [sarah, peter] = [await logIn('sarah'), await add([])];
    await setUp(sarah);
    await sarah.post('/staff/require-codes', { required: true });
    expect((await sarah.get('/new')).statusCode).toBe(200);
    expect((await peter.get('/new')).statusCode).toBe(403);
    expect((await peter.get('/session')).json()).toMatchObject({ name: 'peter', next: 'set-up' });
    await setUp(peter);
    expect((await peter.get('/new')).statusCode).toBe(200);

    // A lost phone: an owner removes the codes.
    await sarah.post('/staff/remove-code', { name: 'peter' });
    expect((await logIn('peter')).session).toMatchObject({ next: 'set-up' });
    await sarah.post('/staff/require-codes', { required: false });
    expect((await logIn('peter')).session).toMatchObject({ next: '' });
    // Owners always need codes.
    expect((await sarah.post('/account/code/remove', { password })).statusCode).toBe(403);
  });
});

describe('the trail', () => {
  it('tells who did what to which entry, and holds neither an address nor a word of a visitor', async () => {
    // The next day in Kampala.
    server.time.now = Date.UTC(2026, 10, 15, 21);
    const reference = await server.accept(contactMessage({ message: 'Very private' }));
    const sarah = await logIn('sarah');
    await sarah.patch(`/submissions/${reference}`, { status: 'in-progress' });
    await sarah.patch(`/submissions/${reference}`, { spam: true });
    await sarah.post('/export', { format: 'csv', form: 'contact', search: 'grace' });
    await sarah.get('/visits.csv?from=2026-11-01&to=2026-11-02');
    await sarah.post('/export', { format: 'json' });
    const exported = await sarah.post('/person/export', { person: 'grace@school.example' });
    expect(exported.json().person.submissions).toHaveLength(1);
    const erased = await sarah.post('/person/erase', { person: 'Grace@school.example' });
    expect(erased.json()).toEqual({ erased: 1 });
    expect(await auditLines()).toEqual([
      'sarah | log-in',
      `sarah | status-changed | ${reference} | in-progress`,
      `sarah | spam-marked | ${reference} | spam`,
      'sarah | exported | csv, contact, by words',
      'sarah | exported | csv, visits of 2026-11-01 to 2026-11-02',
      'sarah | exported | json, all forms, with security reports',
      `sarah | person-exported | ${reference}`,
      `sarah | person-erased | ${reference}`,
    ]);
    const page = (await sarah.get('/audit?page=0')).json();
    expect(page).toMatchObject({ total: 8, months: 12 });
    expect(page.lines[0]).toMatchObject({ what: 'person-erased', network: 'this machine' });
    expect(JSON.stringify(page)).not.toMatch(/grace|private/i);
    const csv = await sarah.post('/audit/export');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="tred-audit-2026-11-16.csv"');
    expect(csv.body.split('\r\n')[1]).toMatch(
      /^"\d+","2026-11-15T21:00:00.000Z","sarah","log-in","","","this machine"$/,
    );
  });

  it('tells of log-ins that failed, from what kind of network, but not what was typed for a name', async () => {
    await tryLogIn({ name: 'sarah', password: 'wrong' }, { 'x-forwarded-for': '102.85.1.2' });
    await tryLogIn({ name: 'My Password 123' });
    const { lines } = await listAudit(server.store.db, { limit: 9, offset: 0 });
    expect(lines).toMatchObject([
      { who: '', what: 'log-in-failed', about: 'no such name', network: 'this machine' },
      {
        who: 'sarah',
        what: 'log-in-failed',
        about: 'wrong password',
        network: expect.stringMatching(/^public /),
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/My Password|102\.85/);
  });

  it('is not filled by a flood of made-up names', async () => {
    for (let n = 0; n < 110; n++)
      await tryLogIn({ name: `name ${n}` }, { 'x-forwarded-for': `102.85.${n}.1` });
    expect((await listAudit(server.store.db, { limit: 1, offset: 0 })).total).toBe(100);
  });
});
