// What a form's address answers, to our islands and to plain forms, in good times and bad.
import { readFileSync } from 'node:fs';
import { MAX_BODY_BYTES } from '@tred/contract/limits';
import { REFERENCE_PATTERN } from '@tred/contract/reference';
import { forms } from '@tred/contract/registry';
import { parseFormReply } from '@tred/contract/reply';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactValues } from '../store/test-submissions.ts';
import { makeTestDesk, type TestDesk } from '../test-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await makeTestDesk();
});
afterEach(async () => {
  vi.useRealTimers();
  await desk.close();
});
const later = (ms: number) => {
  desk.time.now += ms;
  vi.setSystemTime(Date.now() + ms);
};

const url = '/api/forms/contact';
const post = (body: unknown, headers: Record<string, string> = {}, to = url) =>
  desk.app.inject({
    method: 'POST',
    url: to,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const postPlain = (values: Record<string, string>, headers: Record<string, string> = {}, to = url) =>
  desk.app.inject({
    method: 'POST',
    url: to,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
  });
const rows = () => desk.store.db.selectFrom('submissions').selectAll().execute();
const key = { 'idempotency-key': '0123456789abcdef' };
const plainValues = { ...contactValues(), privacy: 'on' };

describe('JSON', () => {
  it('answers 201 with a reference once it is kept', async () => {
    const reply = await post({ ...contactValues(), somethingElse: 1 });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ ok: true, reference: expect.stringMatching(REFERENCE_PATTERN) });
    expect(await rows()).toMatchObject([{ reference: reply.json().reference }]);
    expect(JSON.parse((await rows())[0]?.body ?? '')).toEqual(contactValues());
  });

  it('answers 422 with the first problem of each field, and keeps nothing', async () => {
    const reply = await post({ ...contactValues(), email: 'nobody', message: ' ', firstName: 'A\u0000B' });
    expect(reply.statusCode).toBe(422);
    const { ok, problems } = reply.json();
    expect(ok).toBe(false);
    expect(problems.map(({ field }: { field: string }) => field)).toEqual(['firstName', 'email', 'message']);
    expect(parseFormReply(reply.json())).toEqual({ ok, problems });
    expect(await rows()).toEqual([]);
  });

  it('answers a repeat with the first reference, other words under one key with 422', async () => {
    const first = await post(contactValues(), key);
    const second = await post(contactValues(), key);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    const other = await post(contactValues({ message: 'Other' }), key);
    expect([other.statusCode, other.json().problems[0].field]).toEqual([422, '']);
    expect(await rows()).toHaveLength(1);
  });

  it('knows every form of the contract', async () => {
    for (const { id } of forms) {
      const reply = await post({}, {}, `/api/forms/${id}`);
      expect([id, reply.statusCode]).toEqual([id, 422]);
    }
  });
});

describe('refusals', () => {
  const cases: [string, InjectOptions, number, string][] = [
    ['an unknown form', { method: 'POST', url: '/api/forms/nope' }, 404, 'unknown-form'],
    ['an unknown form, read', { method: 'GET', url: '/api/forms/nope' }, 404, 'unknown-form'],
    ['reading', { method: 'GET', url }, 405, 'wrong-method'],
    ['changing', { method: 'PUT', url }, 405, 'wrong-method'],
    ['asking', { method: 'OPTIONS', url }, 405, 'wrong-method'],
    ['no type', { method: 'POST', url }, 415, 'wrong-type'],
    [
      'text',
      { method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: '{}' },
      415,
      'wrong-type',
    ],
    [
      'files',
      { method: 'POST', url, headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: 'x' },
      415,
      'wrong-type',
    ],
    [
      'a packed body',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        payload: '{}',
      },
      415,
      'wrong-type',
    ],
    [
      'too much',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(MAX_BODY_BYTES)}"`,
      },
      413,
      'too-large',
    ],
    [
      'half a JSON',
      { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{"a":' },
      400,
      'malformed',
    ],
    [
      'nothing',
      { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '' },
      400,
      'malformed',
    ],
    [
      'a list',
      { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '[]' },
      400,
      'malformed',
    ],
    [
      'no UTF-8',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: Buffer.from([0x22, 0xff, 0x22]),
      },
      400,
      'malformed',
    ],
    [
      'no UTF-8 in a plain form',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'firstName=%ff',
      },
      400,
      'malformed',
    ],
    [
      'a key of another shape',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'x' },
        payload: '{}',
      },
      400,
      'malformed',
    ],
    [
      'another site',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
        payload: '{}',
      },
      403,
      'forbidden',
    ],
    [
      'a sandboxed page',
      { method: 'POST', url, headers: { 'content-type': 'application/json', origin: 'null' }, payload: '{}' },
      403,
      'forbidden',
    ],
    [
      'a cross-site post without origin',
      {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
        payload: '{}',
      },
      403,
      'forbidden',
    ],
  ];
  it.each(cases)('refuses %s', async (_name, request, status, error) => {
    const reply = await desk.app.inject(request);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ ok: false, error, message: expect.any(String) });
    expect(parseFormReply(reply.json())).toEqual(reply.json());
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['cache-control']).toBe('no-store');
    if (status === 405) expect(reply.headers.allow).toBe('POST');
    expect(await rows()).toEqual([]);
  });

  it.each([
    { host: 'localhost:80', origin: 'http://localhost:80' },
    { origin: 'https://tred.example' },
    { host: 'tred.ug', origin: 'https://tred.ug' },
    { host: 'localhost:4321', origin: 'http://localhost:4321' },
    { host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321' },
    { host: '192.168.1.20:4321', origin: 'http://192.168.1.20:4321' },
    { 'sec-fetch-site': 'same-origin' },
  ])('takes a post from our own page: %o', async (headers) => {
    expect((await post(contactValues(), headers as Record<string, string>)).statusCode).toBe(201);
  });
});

it('believes no forwarded host, and logs why a post was refused', async () => {
  const lines: string[] = [];
  const loud = await makeTestDesk({
    logger: { level: 'warn', stream: { write: (line) => lines.push(line) } },
  });
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', host: 'tred.ug' };
  const reply = await loud.app.inject({ method: 'POST', url, headers, payload: contactValues() });
  expect(reply.statusCode).toBe(403);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'refused a post from another site', origin: 'https://evil.example', host: 'tred.ug' },
  ]);
  await loud.close();
});

it('waits no longer for headers than for the whole request', () => {
  const { headersTimeout, requestTimeout } = desk.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
});

describe('a site on another origin', () => {
  it('may ask and read; others may not', async () => {
    const ask = (origin: string) => desk.app.inject({ method: 'OPTIONS', url, headers: { origin } });
    const ours = await ask('https://tred.example');
    expect(ours.statusCode).toBe(204);
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': 'https://tred.example',
      'access-control-allow-headers': 'content-type, idempotency-key',
      vary: 'origin',
    });
    const other = await ask('https://evil.example');
    expect(other.statusCode).toBe(405);
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const reply = await post(contactValues(), { origin: 'https://tred.example' });
    expect(reply.headers['access-control-allow-origin']).toBe('https://tred.example');
  });
});

describe('spam', () => {
  it.each([
    ['a filled honeypot', { fax_number: 'x' }, 'honeypot'],
    ['too fast', { elapsed_ms: 300 }, 'too-fast'],
    ['nonsense for a time', { elapsed_ms: 'soon' }, 'too-fast'],
  ])('is quarantined and told nothing: %s', async (_name, extra, spam) => {
    const reply = await post({ ...contactValues(), ...extra });
    expect(reply.statusCode).toBe(201);
    expect(await rows()).toMatchObject([{ spam }]);
    expect(await desk.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it.each([{ fax_number: '', elapsed_ms: '' }, { elapsed_ms: 2500 }, {}])(
    'is not what a person does: %o',
    async (extra) => {
      await post({ ...contactValues(), ...extra });
      expect(await rows()).toMatchObject([{ spam: null }]);
    },
  );
});

describe('limits', () => {
  it('let a whole school through, and stop one sender', async () => {
    for (let n = 0; n < 120; n++) {
      const reply = await post(
        contactValues({ email: `learner${n}@school.example`, message: `I am learner ${n}.` }),
      );
      expect(reply.statusCode).toBe(201);
    }
    const send = (n: number) => post(contactValues({ message: `Message ${n}` }));
    for (let n = 0; n < 8; n++) expect((await send(n)).statusCode).toBe(201);
    const ninth = await send(9);
    expect(ninth.statusCode).toBe(429);
    expect(ninth.json()).toMatchObject({ ok: false, error: 'too-many' });
    expect(Number(ninth.headers['retry-after'])).toBeGreaterThan(0);
    later(3_600_000);
    expect((await send(9)).statusCode).toBe(201);
  });

  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const statusesOf = async (times: number, send: (n: number) => Promise<{ statusCode: number }>) => {
    const seen: Record<number, number> = {};
    for (let n = 0; n < times; n++) {
      const { statusCode } = await send(n);
      seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    }
    return seen;
  };

  it('keep what one sender is refused from counting against the form', async () => {
    const send = () => post(contactValues({ message: 'The same' }), from('102.85.1.2'));
    expect(await statusesOf(3100, send)).toEqual({ 201: 8, 429: 3092 });
    const other = post(contactValues({ email: 'other@b.example' }), from('102.85.1.3'));
    expect((await other).statusCode).toBe(201);
  });

  it('close no form to others when one IPv6 customer floods it', async () => {
    const send = (n: number) =>
      post(
        contactValues({ email: `a${n}@b.example` }),
        from(`2c0f:6d00:1:${((n % 256) * 256).toString(16)}::${n.toString(16)}`),
      );
    // A tenth of what the form takes in a minute.
    expect(await statusesOf(600, send)).toEqual({ 201: 300, 429: 300 });
    expect((await post(contactValues(), from('2c0f:6d00:2::1'))).statusCode).toBe(201);
  });

  it('take no address for no sender: any number of people may report without a name', async () => {
    const report = (n: number) => ({
      title: `Problem ${n}`,
      target: 'The portal',
      severity: 'low',
      steps: `Open it ${n} times`,
      impact: 'None',
      rules: true,
    });
    const send = (n: number) => post(report(n), {}, '/api/forms/security-report');
    expect(await statusesOf(20, send)).toEqual({ 201: 20 });
  });

  it('count every address of one mailbox as one sender', async () => {
    const send = (n: number) =>
      post({ email: `victim+${n}@b.example`, source: 'footer' }, {}, '/api/forms/newsletter');
    expect(await statusesOf(20, send)).toEqual({ 201: 8, 429: 12 });
  });

  it('let one network fill no event, and say it only there', async () => {
    const register = (ip: string) => (n: number) =>
      post(
        { event: 'workshop', name: `P ${n}`, email: `p${n}@b.example`, privacy: true },
        from(ip),
        '/api/forms/event-registration',
      );
    expect(await statusesOf(60, register('102.85.1.2'))).toEqual({ 201: 30, 429: 30 });
    expect((await register('102.85.1.3')(99)).statusCode).toBe(201);
  });

  it('give one network a daily share of the mail and of the disk', async () => {
    const subscribe = (n: number) =>
      post({ email: `p${n}@b.example`, source: 'footer' }, from('102.85.1.2'), '/api/forms/newsletter');
    expect(await statusesOf(120, subscribe)).toEqual({ 201: 100, 429: 20 });

    const send = (n: number) =>
      post(
        contactValues({ email: `p${n}@b.example`, message: `${n}${'語'.repeat(4900)}` }),
        from('102.85.1.4'),
      );
    const seen = await statusesOf(380, (n) => {
      later(1000);
      return send(n);
    });
    expect(seen[201]).toBe(341);
    expect(seen[429]).toBe(39);
  });

  it('hold for what has to be put right first, with a short answer', async () => {
    const send = () => postPlain({ ...plainValues, email: 'nobody' }, { accept: 'text/html' });
    expect(await statusesOf(310, send)).toEqual({ 422: 300, 429: 10 });
    const reply = await send();
    expect(reply.body).toContain('Go back: what you typed is still there.');
    expect(reply.headers['retry-after']).toBeDefined();
    expect((await postPlain(plainValues)).statusCode).toBe(303);
  });

  it('count nothing that was not kept', async () => {
    for (let n = 0; n < 12; n++)
      expect((await post(contactValues(), key)).statusCode).toBe(n === 0 ? 201 : 200);
    await desk.store.db.schema.alterTable('outbox').renameTo('away').execute();
    for (let n = 0; n < 12; n++)
      expect((await post(contactValues({ message: 'Again' }))).statusCode).toBe(503);
    await desk.store.db.schema.alterTable('away').renameTo('outbox').execute();
    expect((await post(contactValues({ message: 'Again' }))).statusCode).toBe(201);
  });
});

describe('plain forms', () => {
  it('go on to a thank-you page with the reference', async () => {
    const reply = await postPlain(plainValues);
    expect(reply.statusCode).toBe(303);
    const [row] = await rows();
    expect(reply.headers.location).toBe(`/thank-you?form=contact&reference=${row?.reference}`);
    const page = await desk.get(String(reply.headers.location));
    expect(page.body).toContain(`<b data-fill="reference">${row?.reference}</b>`);
    expect(page.body).toContain('<p data-when="contact">Message sent</p>');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('are kept once on a double click, and again when meant again', async () => {
    const [first, second] = await Promise.all([postPlain(plainValues), postPlain(plainValues)]);
    expect(first.headers.location).toBe(second.headers.location);
    desk.time.now += 599_000;
    expect((await postPlain(plainValues)).headers.location).toBe(first.headers.location);
    expect(await rows()).toHaveLength(1);
    desk.time.now += 1_200_000;
    await postPlain(plainValues);
    await postPlain({ ...plainValues, message: 'More' });
    expect(await rows()).toHaveLength(3);
  });

  it('show the page again with the problem and every value', async () => {
    const message = '\nTwo lines & <b>"quotes"</b>\n</textarea><script>alert(1)</script>';
    const reply = await postPlain(
      { ...plainValues, firstName: '', email: 'x" onfocus="alert(1)', message, size: 'b' },
      { referer: 'http://localhost:80/contact?subject=demo' },
    );
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    const html = reply.body;
    expect(html).toContain('<title>Error: Contact | Tred</title>');
    expect(html).toContain('<a href="#contact-firstName">Enter your first name</a>');
    expect(html).toMatch(/aria-describedby="contact-email-hint contact-email-error"/);
    expect(html).toContain('value="x&quot; onfocus=&quot;alert(1)"');
    expect(html).toContain(
      '\n\nTwo lines &amp; &lt;b&gt;"quotes"&lt;/b&gt;\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
    );
    expect(html).toContain('<option value="demo" selected="">');
    expect(html).toMatch(/value="b" checked=""/);
    expect(html).toMatch(/name="privacy" checked=""/);
    // Not hydrated: the island's empty form would come back over it.
    expect(html).not.toContain('astro-island');
    // The inline script is what its hash in the policy says.
    expect(html).toContain('<script>document.documentElement.dataset.a="<&>"</script>');
    expect(await rows()).toEqual([]);
  });

  it('find their page without a referer, and do without one', async () => {
    expect((await postPlain({ email: '' })).body).toContain('data-problem-summary');
    const bare = await postPlain({ email: '<x>' }, {}, '/api/forms/data-request');
    expect(bare.statusCode).toBe(422);
    expect(bare.body).toContain('There is a problem');
    expect(bare.body).not.toContain('<x>');
  });

  it('get a page, not JSON, when they are refused outright', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const reply = await postPlain({ message: 'x'.repeat(MAX_BODY_BYTES) }, browser);
    expect(reply.statusCode).toBe(413);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('Go back: what you typed is still there.');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are told apart from a second form on the page', async () => {
    const reply = await postPlain(
      { email: 'no', source: 'footer' },
      { referer: 'http://localhost:80/contact' },
      '/api/forms/newsletter',
    );
    expect(reply.body).toMatch(/<footer><form[^>]*><div data-problem-summary/);
    expect(reply.body).toContain('astro-island');
  });
});

describe('events and votes', () => {
  const registration = (n: number) => ({
    event: 'workshop',
    name: `P ${n}`,
    email: `p${n}@b.example`,
    privacy: true,
  });

  it('say when only the waiting list is left', async () => {
    const replies = [];
    for (let n = 0; n < 3; n++)
      replies.push((await post(registration(n), {}, '/api/forms/event-registration')).json());
    expect(replies.map(({ waitingList }) => waitingList)).toEqual([undefined, undefined, true]);
    expect(
      (await post({ ...registration(9), event: 'elsewhere' }, {}, '/api/forms/event-registration'))
        .statusCode,
    ).toBe(422);
  });

  const votes = async () => (await desk.get('/api/votes')).json().votes;
  const vote = (name: string, more: object = {}, headers = {}) =>
    post({ request: 'offline-marks', voter: name, ...more }, headers, '/api/forms/vote');

  it('count one vote a visitor, also without a script', async () => {
    const [one, two] = ['a random name', 'another random name'];
    const first = await vote(one);
    expect(first.statusCode).toBe(201);
    expect((await vote(one)).json()).toEqual(first.json());
    await vote(two);
    await postPlain({ request: 'offline-marks' }, { 'user-agent': 'A' }, '/api/forms/vote');
    await postPlain({ request: 'offline-marks' }, { 'user-agent': 'A' }, '/api/forms/vote');
    expect(await votes()).toEqual({ 'offline-marks': 3 });
    expect((await vote(two, { withdrawn: true })).json()).toMatchObject({ ok: true });
    expect((await vote(two, { withdrawn: true })).json()).toMatchObject({ ok: true });
    expect(await votes()).toEqual({ 'offline-marks': 2 });
    expect((await vote(one, { request: 'no-such' })).statusCode).toBe(422);
  });

  it('count no spam', async () => {
    const reply = await vote('a random name', { fax_number: 'x' });
    expect([reply.statusCode, reply.json().reference]).toEqual([
      201,
      expect.stringMatching(REFERENCE_PATTERN),
    ]);
    expect(await votes()).toEqual({});
  });

  it('take so many votes from one network, and any number from others', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 110; n++) statuses.push((await vote(`voter ${n}`)).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await vote('one more', {}, { 'x-forwarded-for': '102.85.1.3' })).statusCode).toBe(201);
  });
});

describe('the newsletter', () => {
  it('answers alike whether or not it knows the address', async () => {
    const subscribe = () => post({ email: 'a@b.example', source: 'footer' }, {}, '/api/forms/newsletter');
    const shape = { ok: true, reference: expect.stringMatching(REFERENCE_PATTERN) };
    expect((await subscribe()).json()).toEqual(shape);
    const again = await subscribe();
    expect([again.statusCode, again.json()]).toEqual([201, shape]);
  });

  it('tells of an email to open only where one is sent', async () => {
    const values = { email: 'a@b.example', source: 'footer' };
    expect((await post(values, {}, '/api/forms/newsletter')).json()).not.toHaveProperty('confirmByEmail');

    const writing = await makeTestDesk({ mailConfigured: true });
    const subscribe = (accept: string, body: string, type: string) =>
      writing.app.inject({
        method: 'POST',
        url: '/api/forms/newsletter',
        headers: { 'content-type': type, accept },
        body,
      });
    const told = await subscribe('application/json', JSON.stringify(values), 'application/json');
    expect(told.json()).toMatchObject({ ok: true, confirmByEmail: true });
    const plain = await subscribe(
      'text/html',
      new URLSearchParams(values).toString(),
      'application/x-www-form-urlencoded',
    );
    const page = await writing.get(String(plain.headers.location));
    expect(page.body).toContain('<p data-when="confirm-by-email">Open the email</p>');
    await writing.close();
  });

  it('confirms and unsubscribes by the button, not by the link', async () => {
    await post({ email: 'a@b.example' }, {}, '/api/forms/newsletter');
    const mail = await desk.store.db
      .selectFrom('outbox')
      .select(['text', 'headers'])
      .executeTakeFirstOrThrow();
    const link = /https:\/\/tred\.example(\/newsletter\/confirm\?token=\S+)/.exec(mail.text)?.[1] ?? '';
    const confirmed = async () =>
      (await desk.store.db.selectFrom('subscribers').select('confirmed_at').execute())[0]?.confirmed_at;

    const page = await desk.get(link);
    expect(page.body).toMatch(
      /<form data-when="ask" method="post".*<input type="hidden" name="token" value="[\w-]+"/,
    );
    expect(await confirmed()).toBeNull();
    const token = /token=(\S+)/.exec(link)?.[1] ?? '';
    const pressed = await postPlain({ token }, {}, '/newsletter/confirm');
    expect(pressed.body).toContain('<p data-when="done">Confirmed</p>');
    expect(await confirmed()).toBe(desk.time.now);
    expect((await postPlain({ token: 'x'.repeat(32) }, {}, '/newsletter/confirm')).body).toContain(
      '<p data-when="unknown">',
    );

    const oneClick =
      /<https:\/\/tred\.example(\S+)>/.exec(JSON.parse(mail.headers)['List-Unsubscribe'])?.[1] ?? '';
    await desk.get(oneClick);
    expect(await confirmed()).toBe(desk.time.now);
    const gone = await postPlain({ 'List-Unsubscribe': 'One-Click' }, {}, oneClick);
    expect([gone.statusCode, gone.body.includes('<p data-when="done">Forgotten</p>')]).toEqual([200, true]);
    expect(await confirmed()).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  it.each([
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/x-www-form-urlencoded; charset=utf-8', 'List-Unsubscribe=One-Click'],
  ])('forgets by one click of a mail program that sends %s', async (type, payload) => {
    await post({ email: 'a@b.example' }, {}, '/api/forms/newsletter');
    const { token } = await desk.store.db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow();
    const reply = await desk.app.inject({
      method: 'POST',
      url: `/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(200);
    expect(await desk.store.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  });

  it('cannot be pressed from another site', async () => {
    const reply = await postPlain(
      { token: 'x'.repeat(32) },
      { origin: 'https://evil.example' },
      '/newsletter/unsubscribe',
    );
    expect(reply.statusCode).toBe(403);
  });
});

describe('when the database is away', () => {
  beforeEach(async () => {
    await desk.store.db.schema.dropTable('outbox').execute();
  });

  it('says so, keeps the text, and leaves no half row', async () => {
    const reply = await post(contactValues());
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('30');
    expect(reply.json()).toMatchObject({ ok: false, error: 'unavailable' });
    const page = await postPlain(plainValues);
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('We are 900 learners in Jinja.</textarea>');
    expect(page.body).toContain('hello@tred.example');
    expect(await rows()).toEqual([]);
  });
});

it('writes no visitor’s words to the log', async () => {
  const lines: string[] = [];
  const loud = await makeTestDesk({
    logger: { level: 'trace', stream: { write: (line) => lines.push(line) } },
  });
  const secret = 'Sesame';
  await loud.app.inject({
    method: 'POST',
    url,
    payload: contactValues({ message: secret, email: `${secret}@b.example` }),
  });
  await loud.app.inject({ method: 'POST', url, payload: contactValues({ message: secret, email: secret }) });
  await loud.store.db.schema.dropTable('outbox').execute();
  await loud.app.inject({ method: 'POST', url, payload: contactValues({ message: secret }) });
  await loud.get(`/search/${secret}?q=${secret}`);
  await loud.get(`/thank-you?form=${secret}`);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(new RegExp(secret, 'i'));
  await loud.close();
});

it('is alive without, and ready only with, its database', async () => {
  expect((await desk.get('/healthz')).json()).toEqual({ ok: true });
  expect((await desk.get('/readyz')).json()).toEqual({ ok: true, database: 'sqlite' });
});

it('leaves nothing of an ended subscription in the write-ahead log', async () => {
  await post({ email: 'leaver@b.example', source: 'footer' }, {}, '/api/forms/newsletter');
  const log = () => readFileSync(`${desk.store.place}-wal`, 'latin1');
  expect(log()).toContain('leaver@b.example');
  const { token } = await desk.store.db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow();
  const url = `/newsletter/unsubscribe?token=${token}`;
  expect((await desk.app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect(log()).not.toContain('leaver@b.example');
  expect(readFileSync(desk.store.place, 'latin1')).not.toContain('leaver@b.example');
});
