import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { maxBodyBytes } from '@tred/contract/form';
import { REFERENCE_PATTERN } from '@tred/contract/reference';
import { formsById } from '@tred/contract/registry';
import { parseFormReply } from '@tred/contract/reply';
import { testReplyWords } from '@tred/contract/test-words';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { contactValues, dataRequest, registration, securityReport } from '../submissions/test-submissions.ts';
import { makeTestServer, type TestServer } from '../test-server.ts';

const at = freshStores('sqlite');
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ store: at.store });
});
afterEach(() => server.close());

const url = '/api/forms/contact';
const json = { 'content-type': 'application/json' };
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
type Headers = Record<string, string>;
const send = (payload: string | Buffer, headers: Headers, to = url) =>
  server.app.inject({ method: 'POST', url: to, headers, payload });
const post = (body: unknown, headers: Headers = {}, to = url) =>
  send(JSON.stringify(body), { ...json, ...headers }, to);
const postPlain = (values: Headers, headers: Headers = {}, to = url) =>
  send(new URLSearchParams(values).toString(), { ...urlEncoded, ...headers }, to);
const subscribe = (email: string, headers: Headers = {}) =>
  post({ email, source: 'footer' }, headers, '/api/forms/newsletter');
const register = (email: string, event?: string, headers: Headers = {}) =>
  post(registration(email, event).values, headers, '/api/forms/event-registration');
const rows = () => server.store.db.selectFrom('submissions').selectAll().execute();
const key = { 'idempotency-key': '0123456789abcdef' };
const plainValues = { ...contactValues(), privacy: 'on' };
const accepted = { ok: true, reference: expect.stringMatching(REFERENCE_PATTERN) };

describe('JSON', () => {
  it('replies 201 with a reference once it is stored', async () => {
    const reply = await post({ ...contactValues(), somethingElse: 1 });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual(accepted);
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

  it('needs an email address or a phone number, and no day before today in Kampala', async () => {
    server.time.now = Date.parse('2027-02-14T21:30Z');
    const problemsOf = async (more: Headers) =>
      (await post({ ...contactValues(), email: '', ...more }))
        .json()
        .problems?.map(({ field }: { field: string }) => field);
    expect(await problemsOf({ visitDay: '2027-02-14' })).toEqual(['email', 'visitDay']);
    expect(await problemsOf({ phone: '0772 12', visitDay: '2027-02-15' })).toEqual(['phone']);
    expect(await problemsOf({ phone: '0772 123456', visitDay: '2027-02-15' })).toBeUndefined();
    expect(await rows()).toMatchObject([{ email: null }]);
  });

  it('answers a repeat with the first reference, other words under one key with 422', async () => {
    const first = await post(contactValues(), key);
    const second = await post(contactValues(), key);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    const other = await post(contactValues({ message: 'Other' }), key);
    expect([other.statusCode, other.json().problems[0].field]).toEqual([422, '']);
    expect(await rows()).toHaveLength(1);
    // The same key on another form is independent.
    const request = await post(dataRequest('a@b.example').values, key, '/api/forms/data-request');
    expect(request.statusCode).toBe(201);
  });
});

describe('refusals', () => {
  const body = (payload: string | Buffer, headers: Headers = {}): InjectOptions => ({
    method: 'POST',
    url,
    headers: { ...json, ...headers },
    payload,
  });
  const refused: [string, InjectOptions, number, string][] = [
    ['an unknown form', { method: 'POST', url: '/api/forms/nope' }, 404, 'unknown-form'],
    ['reading', { method: 'GET', url }, 405, 'wrong-method'],
    ['asking', { method: 'OPTIONS', url }, 405, 'wrong-method'],
    ['no type', { method: 'POST', url }, 415, 'wrong-type'],
    ['files', body('x', { 'content-type': 'multipart/form-data; boundary=x' }), 415, 'wrong-type'],
    ['a packed body', body('{}', { 'content-encoding': 'gzip' }), 415, 'wrong-type'],
    ['too much', body(`"${'x'.repeat(maxBodyBytes(formsById.contact))}"`), 413, 'too-large'],
    ['half a JSON', body('{"a":'), 400, 'malformed'],
    ['nothing', body(''), 400, 'malformed'],
    ['a list', body('[]'), 400, 'malformed'],
    ['no UTF-8', body(Buffer.from([0x22, 0xff, 0x22])), 400, 'malformed'],
    ['no UTF-8 in a plain form', body('firstName=%ff', urlEncoded), 400, 'malformed'],
    ['a key of another shape', body('{}', { 'idempotency-key': 'x' }), 400, 'malformed'],
    ['a sandboxed page', body('{}', { origin: 'null' }), 403, 'forbidden'],
    ['a cross-site post without origin', body('{}', { 'sec-fetch-site': 'cross-site' }), 403, 'forbidden'],
  ];
  it('name what is wrong, keep nothing, and let a browser do nothing with the answer', async () => {
    for (const [name, request, status, error] of refused) {
      const reply = await server.app.inject(request);
      const { headers } = reply;
      expect.soft(reply.statusCode, name).toBe(status);
      expect.soft(reply.json(), name).toEqual({ ok: false, error, message: expect.any(String) });
      expect.soft(parseFormReply(reply.json()), name).toEqual(reply.json());
      expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
      expect.soft(headers['content-security-policy'], name).toContain("default-src 'none'");
      expect.soft(headers['cache-control'], name).toBe('no-store');
      if (status === 405) expect.soft(headers.allow, name).toBe('POST');
      expect.soft(await rows(), name).toEqual([]);
    }
  });

  it.each(['/api/forms/contact', '/reference', '/newsletter/unsubscribe', '/events/place'])(
    'meet a post of another site to %s',
    async (address) => {
      const headers = { origin: 'https://evil.example' };
      expect((await postPlain({ token: 'x'.repeat(32) }, headers, address)).statusCode).toBe(403);
    },
  );

  it('do not meet a post from our own page', async () => {
    for (const headers of [
      { host: 'localhost:80', origin: 'http://localhost:80' },
      { origin: 'https://tred.example' },
      { host: 'tred.ug', origin: 'https://tred.ug' },
      { host: '192.168.1.20:4321', origin: 'http://192.168.1.20:4321' },
      { 'sec-fetch-site': 'same-origin' },
    ])
      expect.soft((await post(contactValues(), headers)).statusCode, JSON.stringify(headers)).toBe(201);
  });
});

it('believes no forwarded host, and logs why a post was refused', async () => {
  const lines: string[] = [];
  const loud = await makeTestServer({
    logger: { level: 'warn', stream: { write: (line) => lines.push(line) } },
  });
  const send = (headers: Headers) =>
    loud.app.inject({ method: 'POST', url, headers, payload: contactValues() });
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', host: 'tred.ug' };
  expect((await send(headers)).statusCode).toBe(403);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'refused a post from another site', origin: 'evil.example', host: 'tred.ug' },
  ]);
  const words = 'words'.repeat(900);
  for (const origin of [`https://evil.example/${words}`, words, `https://${words}`])
    await send({ origin, host: `x${words}`, 'sec-fetch-site': words });
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(1)) expect(line.length).toBeLessThan(500);
  await loud.close();
});

it('lets scripts of the site’s own origin ask and read, and no others', async () => {
  const preflight = (origin: string) => server.app.inject({ method: 'OPTIONS', url, headers: { origin } });
  const ours = await preflight('https://tred.example');
  expect(ours.statusCode).toBe(204);
  expect(ours.headers).toMatchObject({
    'access-control-allow-origin': 'https://tred.example',
    'access-control-allow-headers': 'content-type, idempotency-key',
    vary: 'origin',
  });
  const other = await preflight('https://evil.example');
  expect([other.statusCode, other.headers['access-control-allow-origin']]).toEqual([405, undefined]);
  const reply = await post(contactValues(), { origin: 'https://tred.example' });
  expect(reply.headers['access-control-allow-origin']).toBe('https://tred.example');
});

it.each([
  ['a filled honeypot', { fax_number: 'x' }, 'honeypot'],
  ['too fast', { elapsed_ms: 300 }, 'too-fast'],
  ['nonsense for a time', { elapsed_ms: 'soon' }, 'too-fast'],
  ['an object for a time', { elapsed_ms: { toString: 1 } }, 'too-fast'],
  ['empty marks', { fax_number: '', elapsed_ms: '' }, null],
  ['a person’s time', { elapsed_ms: 2500 }, null],
])('quarantines spam and says nothing of it: %s', async (_name, extra, spam) => {
  expect((await post({ ...contactValues(), ...extra })).statusCode).toBe(201);
  expect(await rows()).toMatchObject([{ spam }]);
  const emails = await server.store.db.selectFrom('outbox').selectAll().execute();
  expect(emails).toHaveLength(spam ? 0 : 1);
});

it('shows a refusal on the page that the site has for troubles, with its ways to reach us', async () => {
  const page = '<title>Back soon</title><main><h1>Back soon</h1><p>One.</p><p>Two.</p><p>Call us.</p></main>';
  const file = { type: 'text/html', headers: {}, plain: { body: page } };
  Object.assign(server.app.site, { find: (at: string) => (at === '/unavailable' ? file : undefined) });
  const { statusCode, body } = await send('a', { 'content-type': 'text/plain', accept: 'text/html' });
  expect(statusCode).toBe(415);
  expect(body).toContain(testReplyWords.otherWays);
  expect(body).toContain('<p>Call us.</p>');
  expect(body).not.toMatch(/Back soon|One|Two/);
});

describe('limits', () => {
  const message = (n: number) => post(contactValues({ message: `Message ${n}` }));
  async function statusesOf(times: number, send: (n: number) => Promise<{ statusCode: number }>) {
    const seen: Record<number, number> = {};
    for (let n = 0; n < times; n++) {
      const { statusCode } = await send(n);
      seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    }
    return seen;
  }

  it('let a whole school through, with its share of receipts, and stop one sender', async () => {
    server.context.sendsMail = true;
    const learner = (n: number) => post(contactValues({ email: `learner${n}@school.example` }));
    expect(await statusesOf(120, learner)).toEqual({ 201: 120 });
    const receipts = (await at.rows('outbox')).filter(({ recipient }) => recipient.startsWith('learner'));
    expect(receipts).toHaveLength(100);
    expect(await statusesOf(8, message)).toEqual({ 201: 8 });
    const ninth = await message(9);
    expect([ninth.statusCode, ninth.json().error]).toEqual([429, 'too-many']);
    expect(Number(ninth.headers['retry-after'])).toBeGreaterThan(0);
    const plain = await postPlain({ ...plainValues, message: 'Once more' }, { accept: 'text/html' });
    expect([plain.statusCode, plain.body.includes('<form')]).toEqual([429, false]);
    server.time.now += 3_600_000;
    expect((await message(9)).statusCode).toBe(201);
  });

  it('hold for what has to be put right first, with a short answer', async () => {
    const wrong = () => postPlain({ ...plainValues, email: 'nobody' }, { accept: 'text/html' });
    expect(await statusesOf(310, wrong)).toEqual({ 422: 300, 429: 10 });
    const reply = await wrong();
    expect(reply.body).not.toContain('<form');
    expect(reply.headers['retry-after']).toBeDefined();
    expect((await postPlain(plainValues)).statusCode).toBe(303);
  });

  it('do not count repeated and failed submissions', async () => {
    expect(await statusesOf(12, () => post(contactValues(), key))).toEqual({ 201: 1, 200: 11 });
    await at.db.schema.alterTable('outbox').renameTo('away').execute();
    expect(await statusesOf(12, message)).toEqual({ 503: 12 });
    await at.db.schema.alterTable('away').renameTo('outbox').execute();
    expect((await message(1)).statusCode).toBe(201);
  });
});

describe('plain forms', () => {
  it('offer to look a submission up only if its sender can be known again', async () => {
    const offers = async (values: Record<string, string>, form: string) => {
      const { headers } = await postPlain(values, {}, `/api/forms/${form}`);
      return (await server.get(String(headers.location))).body.includes('<p data-when="by-email by-phone">');
    };
    expect(await offers(plainValues, 'contact')).toBe(true);
    expect(await offers({ ...plainValues, email: '', phone: '0772 123456' }, 'contact')).toBe(true);
    const report = Object.entries(securityReport('').values).map(([name, value]) => [name, String(value)]);
    expect(await offers(Object.fromEntries(report), 'security-report')).toBe(false);
  });

  it('are stored once on a double click, and again for a new submission', async () => {
    const [first, second] = await Promise.all([postPlain(plainValues), postPlain(plainValues)]);
    expect(first.headers.location).toBe(second.headers.location);
    server.time.now += 599_000;
    expect((await postPlain(plainValues)).headers.location).toBe(first.headers.location);
    expect(await rows()).toHaveLength(1);
    server.time.now += 1_200_000;
    await postPlain(plainValues);
    await postPlain({ ...plainValues, message: 'More' });
    expect(await rows()).toHaveLength(3);
  });

  it('find their page without a referer, and do without one', async () => {
    expect((await postPlain({ email: '' })).body).toContain('data-problem-summary');
    const bare = await postPlain({ email: '<x>' }, {}, '/api/forms/data-request');
    expect(bare.statusCode).toBe(422);
    expect(bare.body).toContain(testReplyWords.problem);
    expect(bare.body).not.toContain('<x>');
  });

  it('get a page, not JSON, when they are refused outright', async () => {
    const reply = await postPlain(
      { message: 'x'.repeat(maxBodyBytes(formsById.contact)) },
      { accept: 'text/html,*/*;q=0.8' },
    );
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are told apart from a second form on the page', async () => {
    const headers = { referer: 'http://localhost:80/contact' };
    const reply = await postPlain({ email: 'no', source: 'footer' }, headers, '/api/forms/newsletter');
    expect(reply.body).toMatch(/<footer><form[^>]*><div data-problem-summary/);
    expect(reply.body).toContain('astro-island');
  });
});

describe('events and votes', () => {
  it('say when only the waiting list is left', async () => {
    const left = async () => (await server.get('/api/places')).json().places.workshop;
    expect(await left()).toBe('few');
    const replies = [];
    for (let n = 0; n < 3; n++) replies.push((await register(`p${n}@b.example`)).json());
    expect(replies.map(({ waitingList }) => waitingList)).toEqual([undefined, undefined, true]);
    // For some seconds the count is the earlier one.
    expect(await left()).toBe('few');
    server.time.now += 10_000;
    expect(await left()).toBe('full');
    expect((await register('p9@b.example', 'elsewhere')).statusCode).toBe(422);
  });

  it('take registrations until midnight in Kampala after the last day, with the pages of an earlier day', async () => {
    const end = Date.parse('2100-01-01T00:00+03:00');
    server.time.now = end - 1;
    expect((await register('in-time@b.example')).statusCode).toBe(201);
    server.time.now = end;
    expect((await register('late@b.example')).statusCode).toBe(422);
    server.time.now += 10_000;
    expect((await server.get('/api/places')).json().places).toEqual({});
  });

  const votes = async () => (await server.get('/api/votes')).json().votes;
  const vote = (name: string, more: object = {}, headers = {}) =>
    post({ request: 'offline-marks', voter: name, ...more }, headers, '/api/forms/vote');

  it('count one vote a visitor, also without a script, and no spam', async () => {
    const [one, two] = ['a random name', 'another random name'];
    const first = await vote(one);
    expect(first.statusCode).toBe(201);
    expect((await vote(one)).json()).toEqual(first.json());
    await Promise.all(Array.from({ length: 5 }, () => vote(two)));
    expect(JSON.stringify(await at.rows('votes'))).not.toContain(one);
    for (let n = 0; n < 2; n++)
      await postPlain({ request: 'offline-marks' }, { 'user-agent': 'A' }, '/api/forms/vote');
    expect(await votes()).toEqual({ 'offline-marks': 3 });
    for (let n = 0; n < 2; n++)
      expect((await vote(two, { withdrawn: true })).json()).toMatchObject({ ok: true });
    expect(await votes()).toEqual({ 'offline-marks': 2 });
    expect((await vote(one, { request: 'no-such' })).statusCode).toBe(422);
    const spam = await vote('a third name', { fax_number: 'x' });
    expect([spam.statusCode, spam.json()]).toEqual([201, accepted]);
    expect(await votes()).toEqual({ 'offline-marks': 2 });
  });
});

describe('the newsletter', () => {
  it('answers alike whether or not it knows the address', async () => {
    expect((await subscribe('a@b.example')).json()).toEqual(accepted);
    const again = await subscribe('a@b.example');
    expect([again.statusCode, again.json()]).toEqual([201, accepted]);
  });

  it('tells of an email to open where one is sent', async () => {
    await server.close();
    server = await makeTestServer({ mailConfigured: true, store: at.store });
    expect((await subscribe('a@b.example')).json()).toMatchObject({ ok: true, confirmByEmail: true });
    const values = { email: 'b@b.example', source: 'footer' };
    const plain = await postPlain(values, { accept: 'text/html' }, '/api/forms/newsletter');
    const page = await server.get(String(plain.headers.location));
    expect(page.body).toContain('<p data-when="confirm-by-email">');
  });

  it('forgets by one click of a mail program that sends multipart/form-data, also in the write-ahead log', async () => {
    await subscribe('leaver@b.example');
    const log = () => readFileSync(`${server.store.place}-wal`, 'latin1');
    expect(log()).toContain('leaver@b.example');
    const [{ token } = { token: '' }] = await at.rows('subscribers');
    const reply = await send(
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
      `/newsletter/unsubscribe?token=${token}`,
    );
    expect(reply.statusCode).toBe(200);
    expect(await at.rows('subscribers')).toEqual([]);
    expect(log() + readFileSync(server.store.place, 'latin1')).not.toContain('leaver@b.example');
  });
});

it('says so when the database is away, keeps the text, and leaves no half row', async () => {
  await server.close();
  server = await makeTestServer();
  await server.store.db.schema.dropTable('outbox').execute();
  const reply = await post(contactValues());
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '30']);
  expect(reply.json()).toMatchObject({ ok: false, error: 'unavailable' });
  const page = await postPlain(plainValues);
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain(`${plainValues.message}</textarea>`);
  expect(page.body).toContain(testReplyWords.otherWays);
  expect(await rows()).toEqual([]);
});

it('bounds the bodies that have not arrived, and serves pages and other networks meanwhile', async () => {
  const { port, hostname } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const length = maxBodyBytes(formsById['security-report']);
  const head = `POST /api/forms/security-report HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const statuses: string[] = [];
  const sockets = Array.from({ length: 60 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('data', (data) => statuses.push(data.toString().slice(9, 12)));
    socket.on('error', () => {});
    socket.write(`${head}Content-Length: ${length}\r\n\r\n{"steps":"`);
    return socket;
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set(['503']));
  expect((await server.get('/')).statusCode).toBe(200);
  expect((await post(contactValues(), { 'x-forwarded-for': '102.85.1.3' })).statusCode).toBe(201);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(
      async () =>
        (await post(securityReport('grace@b.example').values, {}, '/api/forms/security-report')).statusCode,
    )
    .toBe(201);
});

it('writes no visitor’s words to the log', async () => {
  const lines: string[] = [];
  const loud = await makeTestServer({
    logger: { level: 'trace', stream: { write: (line) => lines.push(line) } },
  });
  const secret = 'Sesame';
  const write = (more: Partial<ReturnType<typeof contactValues>>) =>
    loud.app.inject({ method: 'POST', url, payload: contactValues({ message: secret, ...more }) });
  await write({ email: `${secret}@b.example` });
  await write({ email: secret });
  await loud.store.db.schema.dropTable('outbox').execute();
  await write({});
  await loud.get(`/search/${secret}?q=${secret}`);
  await loud.get(`/thank-you?form=${secret}`);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(new RegExp(secret, 'i'));
  await loud.close();
});
