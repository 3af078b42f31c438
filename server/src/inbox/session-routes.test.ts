import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { idleLength } from '../staff/sessions.ts';
import { addFirstStaff } from '../staff/staff.ts';
import { addTestStaff, cheap, testPassword as password } from '../submissions/test-submissions.ts';
import {
  auditLines,
  makeTestServer,
  type SignedIn,
  signIn,
  type TestServer,
  trySignIn,
} from '../test-server.ts';

const at = freshStores('sqlite');
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ store: at.store });
  await addTestStaff(at.db, 'sarah');
});
afterEach(() => server.close());

const signInFrom = (ip: string, name: string, password?: string, code?: string) =>
  trySignIn(
    server,
    { name, ...(password && { password }), ...(code && { code }) },
    { 'x-forwarded-for': ip },
  );
const statusFrom = async (...from: Parameters<typeof signInFrom>) => (await signInFrom(...from)).statusCode;
const elsewhere = '102.86.1.1';
const nobody = { name: '', forms: [], rights: [], hasWebsite: false, next: '' };

describe('signing in', () => {
  it('sets a cookie that only we can read, over TLS only', async () => {
    const reply = await trySignIn(server, { name: 'sarah' });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-admin=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    expect(JSON.stringify(await at.rows('sessions'))).not.toContain(/=([\w-]+)/.exec(cookie)?.[1]);
  });

  it('says the same of a wrong name and a wrong password, and takes no name that cannot be one', async () => {
    const [name, word] = [
      await trySignIn(server, { name: 'nobody' }),
      await trySignIn(server, { name: 'sarah', password: 'wrong' }),
    ];
    expect([name.statusCode, word.statusCode]).toEqual([401, 401]);
    expect(name.json()).toEqual(word.json());
    expect((await trySignIn(server, { name: 'sa\u0000rah' })).statusCode).toBe(400);
  });

  it('is slowed down, also after a restart', async () => {
    for (let n = 0; n < 10; n++) await trySignIn(server, { name: 'sarah', password: 'wrong' });
    await server.close();
    server = await makeTestServer({ store: at.store });
    const reply = await trySignIn(server, { name: 'sarah' });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    server.time.now += 15 * 60_000;
    expect((await trySignIn(server, { name: 'sarah' })).statusCode).toBe(200);
  });

  it('is limited for a network whatever the names, and costs other networks nothing', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push(await statusFrom('102.85.1.2', `name ${n}`));
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
    expect(await statusFrom('102.85.1.3', 'sarah')).toBe(200);
  });

  it('cannot be shut for others by wrong tries, from one network or from many', async () => {
    for (let n = 0; n < 70; n++) await signInFrom('102.85.1.2', 'sarah', 'wrong');
    for (let n = 0; n < 256; n++) await signInFrom(`2c0f:6d00:1:${n.toString(16)}::1`, 'sarah', 'wrong');
    for (let n = 0; n < 250; n++) await signInFrom(`102.87.${n}.1`, 'sarah', 'wrong');
    expect(await statusFrom(elsewhere, 'sarah')).toBe(200);
  });

  it('refuses a flood at once, and one network cannot go on with it', async () => {
    const from = (ip: (n: number) => string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => signInFrom(ip(n), `name ${n}`)));
    const replies = await from((n) => `102.85.1.${n}`, 30);
    const busy = replies.filter(({ statusCode }) => statusCode === 503);
    expect(busy).toHaveLength(21);
    expect(busy[0]?.headers['retry-after']).toBe('5');
    expect(await statusFrom(elsewhere, 'sarah')).toBe(200);

    const hashed: number[] = [];
    for (let round = 0; round < 12; round++)
      hashed.push(...(await from((n) => `2c0f:6d00:1:${n}::1`, 9)).map(({ statusCode }) => statusCode));
    expect(hashed.filter((status) => status === 401)).toHaveLength(45);
  });

  it('ends the session that the browser had before', async () => {
    const before = await signIn(server, 'sarah');
    const again = await trySignIn(server, { name: 'sarah' }, { cookie: before.cookie });
    expect(again.statusCode).toBe(200);
    expect(await at.rows('sessions')).toHaveLength(1);
    expect((await before.get('/new')).statusCode).toBe(401);
  });

  it('is refused from another site', async () => {
    const from = async (headers: Record<string, string>) =>
      (await trySignIn(server, { name: 'sarah' }, headers)).statusCode;
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ origin: 'https://tred.example' })).toBe(403);
    expect(await from({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(403);
  });

  it('ends when nobody has done anything for a while, which an open page alone does not count as', async () => {
    const sarah = await signIn(server, 'sarah');
    const whoAmI = async () => (await sarah.get('/session')).json();
    for (let n = 0; n < 3; n++) {
      server.time.now += idleLength - 1;
      expect(await whoAmI()).toMatchObject({ name: 'sarah' });
    }
    server.time.now += idleLength - 1;
    expect((await sarah.get('/new')).statusCode).toBe(200);
    server.time.now += 1;
    expect((await sarah.get('/new')).statusCode).toBe(401);
    expect(await whoAmI()).toEqual(nobody);
  });

  it('ends by signing out, which the audit log says', async () => {
    const sarah = await signIn(server, 'sarah');
    expect((await sarah.delete('/session')).headers['set-cookie']).toContain('Max-Age=0');
    expect((await sarah.get('/session')).json()).toEqual(nobody);
    expect((await auditLines(server)).at(-1)).toBe('sarah | log-out');
  });

  it.each(['given at the start', undefined])(
    'works at the first start with the password %s',
    async (chosen) => {
      await at.db.deleteFrom('staff').execute();
      const made = await addFirstStaff(at.db, { password: chosen, cost: cheap, now: 0 });
      await signIn(server, 'admin', { password: chosen ?? made ?? '' });
    },
  );

  it('is logged when it fails, with the kind of network, but not what was typed for a name', async () => {
    await signInFrom('102.85.1.2', 'sarah', 'wrong');
    await trySignIn(server, { name: 'My Password 123' });
    expect(await auditLines(server)).toEqual([
      'sarah | log-in-failed | wrong password',
      'log-in-failed | no such name',
    ]);
    const lines = await at.rows('audit');
    expect(lines.map(({ network }) => network)).toEqual([expect.stringMatching(/^public /), 'this machine']);
    expect(JSON.stringify(lines)).not.toMatch(/My Password|102\.85/);
  });

  it('does not fill the audit log with a flood of made-up names', async () => {
    for (let n = 0; n < 110; n++) await signInFrom(`102.85.${n}.1`, `name ${n}`);
    expect(await auditLines(server)).toHaveLength(100);
  });
});

describe('codes', () => {
  const codeAt = (secret: string, at = server.time.now) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

  async function setUp(browser: SignedIn) {
    const { secret } = (await browser.post('/account/code/begin', { password })).json();
    const confirmed = await browser.post('/account/code/confirm', { code: codeAt(secret) });
    server.time.now += 30_000;
    return { secret: String(secret), recoveryCodes: confirmed.json().recoveryCodes as string[] };
  }
  const statusWith = async (code: string) => (await trySignIn(server, { name: 'sarah', code })).statusCode;

  it('are required after the password, and each works once', async () => {
    const [browser, other] = [await signIn(server, 'sarah'), await signIn(server, 'sarah')];
    expect((await browser.post('/account/code/begin', { password: 'wrong' })).statusCode).toBe(403);
    expect((await browser.post('/account/recovery-codes', { password })).statusCode).toBe(409);
    const { secret, recoveryCodes } = await setUp(browser);
    const [first = '', second = ''] = recoveryCodes;
    // A session without a code has ended.
    expect((await other.get('/new')).statusCode).toBe(401);
    expect((await browser.post('/account/code/begin', { password })).statusCode).toBe(409);

    const asked = await trySignIn(server, { name: 'sarah' });
    expect(asked.json()).toEqual({ ...nobody, next: 'code' });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const wrong = await trySignIn(server, { name: 'sarah', password: 'wrong', code: codeAt(secret) });
    expect(wrong.json()).toEqual((await trySignIn(server, { name: 'nobody' })).json());
    const code = codeAt(secret);
    const statuses = [];
    for (const each of ['000000', code, code, first, first]) statuses.push(await statusWith(each));
    expect(statuses).toEqual([401, 200, 401, 200, 401]);
    expect((await auditLines(server)).slice(2)).toEqual([
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
    expect([await statusWith(second), await statusWith(fresh[0])]).toEqual([401, 200]);
  });

  it('cannot be guessed by someone who knows the password; a recovery code still works meanwhile', async () => {
    const { secret, recoveryCodes } = await setUp(await signIn(server, 'sarah'));
    const statuses: number[] = [];
    // Five from one network, a hundred from all.
    for (let n = 0; n < 126; n++)
      statuses.push(await statusFrom(`102.85.${Math.floor(n / 6)}.1`, 'sarah', password, '000000'));
    expect(statuses.slice(0, 6)).toEqual([...Array(5).fill(401), 429]);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(await statusFrom(elsewhere, 'sarah', password, codeAt(secret))).toBe(429);
    expect(await statusFrom(elsewhere, 'sarah', password, recoveryCodes[0])).toBe(200);
    server.time.now += 24 * 60 * 60_000;
    expect(await statusFrom(elsewhere, 'sarah', password, codeAt(secret))).toBe(200);
  });

  it('must be set up from the start by owners', async () => {
    await server.close();
    server = await makeTestServer({ codePolicy: 'owners', store: at.store });
    expect((await signIn(server, 'sarah')).session).toMatchObject({ next: 'set-up' });
    await addTestStaff(at.db, 'peter', { rights: ['export', 'security'] });
    expect((await signIn(server, 'peter')).session).toMatchObject({ next: '' });
  });

  it('can be required of everyone: a user without codes can only set them up', async () => {
    await addTestStaff(at.db, 'peter', { rights: [] });
    const [sarah, peter] = [await signIn(server, 'sarah'), await signIn(server, 'peter')];
    await setUp(sarah);
    await sarah.post('/staff/require-codes', { required: true, ownPassword: password });
    expect((await sarah.get('/new')).statusCode).toBe(200);
    expect((await peter.get('/new')).statusCode).toBe(403);
    expect((await peter.get('/session')).json()).toMatchObject({ name: 'peter', next: 'set-up' });
    await setUp(peter);
    expect((await peter.get('/new')).statusCode).toBe(200);

    // A lost phone: an owner removes the codes.
    await sarah.post('/staff/remove-code', { name: 'peter', ownPassword: password });
    expect((await signIn(server, 'peter')).session).toMatchObject({ next: 'set-up' });
    await sarah.post('/staff/require-codes', { required: false, ownPassword: password });
    expect((await signIn(server, 'peter')).session).toMatchObject({ next: '' });
    // Owners always need codes.
    expect((await sarah.post('/account/code/remove', { password })).statusCode).toBe(403);
  });
});
