import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { schemaCheck } from '../../../site/checks/examples/schema-check.ts';
import { readApi } from '../../../site/src/features/docs/api/openapi.ts';
import { createSchools } from '../schools.ts';
import { type Description, readDescription } from './description.ts';
import { admit, type KeyState, newKeyState, perform } from './handle-request.ts';
import { accessOf, keyFor } from './keys.ts';
import { cursorOf, offsetOf } from './paging.ts';

const document = readApi(
  readFileSync(new URL('../../../content/docs/openapi.yaml', import.meta.url), 'utf8'),
);
const api = readDescription(document as unknown as Description);
const check = schemaCheck(document);
const schools = createSchools();
const start = Date.parse('2026-11-16T08:00:00+03:00');

function program(kind: 'secondary' | 'university' = 'secondary') {
  const fresh = schools(kind);
  let state: KeyState = newKeyState(fresh, start);
  let at = start;
  return {
    wait: (seconds: number) => {
      at += seconds * 1000;
    },
    state: () => state,
    send(line: string, body?: unknown, headers: Record<string, string> = {}) {
      const [method = '', address = ''] = line.split(/ (.*)/);
      const [path = '', query = ''] = address.split('?');
      const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
      const done = perform(
        api,
        state,
        { writes: true, fresh },
        { method, path, query, headers: { 'content-type': 'application/json', ...headers }, body: sent },
        at,
      );
      state = done.state;
      const { status, body: text, headers: responseHeaders } = done.response;
      const isJson = responseHeaders['content-type']?.startsWith('application/json');
      return { status, headers: responseHeaders, json: isJson ? JSON.parse(text) : undefined, text };
    },
  };
}

const SARAH = 'lrn_7Qm2xK9d';
const payment = {
  learner: SARAH,
  amount: 350_000,
  currency: 'UGX',
  provider: 'mtn_momo',
  phone: '+256670000001',
};

const register = { stream: 'North', marks: [{ learner: SARAH, mark: 'absent' }], closed: true };
const marks = [{ learner: SARAH, continuous: 72, examination: 81 }];
const results = { class: 'S.2', term: '2026-3', subject: 'Physics', marks };

it('removes a webhook', () => {
  const { send } = program();
  expect(send('DELETE /webhooks/hook_0Xv5jMd7')).toMatchObject({ status: 204, text: '' });
  expect(send('GET /webhooks').json.data).toEqual([]);
});

describe('each of the five events is one that the description has', () => {
  const { send, wait, state } = program();
  const everything = Object.keys(document.webhooks);
  beforeAll(() => {
    send('POST /webhooks', { url: 'https://a.example/', events: everything });
    send('POST /payments', payment);
    send('POST /payments', { ...payment, phone: '+256670000002' });
    wait(10);
    send('POST /applications/app_5Hc9rPw2/decision', { decision: 'admitted', stream: 'South' });
    send('PUT /registers/S.2/2026-11-16', register);
    send('PUT /results', { ...results, publish: true });
  });
  it.each(everything)('%s', (type) => {
    const event = state().school.events.find((each) => each.type === type);
    const place = ['webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema'];
    expect(check(place, event)).toEqual([]);
    expect(state().deliveries.some((each) => each.event === event)).toBe(true);
  });
});

describe('a refusal has its code, its status and its field', () => {
  const late = { marks: [{ learner: SARAH, mark: 'late' }] };
  const foreign = { guardian: { name: 'Ruth', phone: '+256772000001' } };
  it.each<[string, unknown, number, string, string?]>([
    ['GET /learners?limit=0', undefined, 400, 'invalid_request', 'limit'],
    ['GET /learners?grade=S.2', undefined, 400, 'invalid_request', 'grade'],
    ['GET /learners?owing=perhaps', undefined, 400, 'invalid_request', 'owing'],
    ['GET /learners?after=cur_zzzz', undefined, 400, 'invalid_request', 'after'],
    ['GET /results?class=S.2', undefined, 400, 'invalid_request', 'term'],
    ['POST /payments', '{', 400, 'invalid_request'],
    ['GET /learners/%E0%A4%A', undefined, 400, 'invalid_request'],
    ['PUT /registers/S.2/2026-02-30', late, 400, 'invalid_request', 'date'],
    ['GET /learners/lrn_0000aaaa', undefined, 404, 'not_found'],
    ['GET /students', undefined, 404, 'not_found'],
    ['PUT /registers/S.9/2026-11-16', late, 404, 'not_found'],
    ['POST /payments', { ...payment, phone: '+256772000001' }, 422, 'invalid_field', 'phone'],
    ['POST /payments', { ...payment, learner: 'lrn_0000aaaa' }, 422, 'invalid_field', 'learner'],
    ['POST /payments', { ...payment, amount: 499 }, 422, 'invalid_field', 'amount'],
    ['POST /payments', { ...payment, extra: 1 }, 422, 'invalid_field', 'extra'],
    ['POST /payments', [], 422, 'invalid_field'],
    ['PATCH /learners/lrn_4Wd8sJh1', {}, 422, 'invalid_field'],
    ['PATCH /learners/lrn_4Wd8sJh1', foreign, 422, 'invalid_field', 'guardian.phone'],
    ['PATCH /learners/lrn_4Wd8sJh1', { lin: 'UG24A0071836' }, 422, 'invalid_field', 'lin'],
    ['POST /webhooks', { url: 'http://a.example', events: ['payment.failed'] }, 422, 'invalid_field', 'url'],
    ['POST /webhooks', { url: 'https://a.example', events: [] }, 422, 'invalid_field', 'events'],
  ])('%s %o', (line, body, status, code, field) => {
    const response = program().send(line, body);
    expect(response.status, response.text).toBe(status);
    expect(response.json.error.code).toBe(code);
    expect(response.json.error.field).toBe(field);
    expect(check(['components', 'schemas', 'Error'], response.json)).toEqual([]);
  });
});

describe('writing twice', () => {
  const word = { 'idempotency-key': 'fees-2026-3-nakato-1' };
  it('is done once, and the first answer comes a second time', () => {
    const { send, state } = program();
    const first = send('POST /payments', payment, word);
    const many = state().school.payments.length;
    expect(send('POST /payments', payment, word)).toEqual(first);
    expect(state().school.payments).toHaveLength(many);
  });

  it('is refused with another body, and forgotten after a day', () => {
    const { send, wait } = program();
    send('POST /payments', payment, word);
    const other = { ...payment, amount: 1000 };
    expect(send('POST /payments', other, word)).toMatchObject({
      status: 409,
      json: { error: { code: 'idempotency_conflict' } },
    });
    wait(24 * 3600 + 1);
    expect(send('POST /payments', other, word).status).toBe(202);
  });
});

describe('lists', () => {
  it('come page by page, each entry once', () => {
    const { send } = program('university');
    const seen: string[] = [];
    let next = '';
    do {
      const { json } = send(`GET /learners?limit=100${next && `&after=${next}`}`);
      seen.push(...json.data.map(({ id }: { id: string }) => id));
      next = json.next ?? '';
    } while (next);
    expect(new Set(seen).size).toBe(1080);
    expect(seen).toHaveLength(1080);
  });

  it('have a cursor for an hour', () => {
    const cursor = cursorOf(100, start);
    expect(cursor).toMatch(/^cur_[A-Za-z0-9]+$/);
    expect(offsetOf(cursor, start + 59 * 60_000)).toBe(100);
    expect(() => offsetOf(cursor, start + 62 * 60_000)).toThrow('last hour');
  });

  it('have only the requested fields and changed objects', () => {
    const { send } = program();
    expect(send('GET /learners?class=S.2&fields=balance&limit=1').json.data).toEqual([
      { id: expect.any(String), balance: expect.any(Number) },
    ]);
    const since = encodeURIComponent('2026-11-16T07:00:00+03:00');
    expect(send(`GET /learners?changed_since=${since}`).json.data).toEqual([]);
    send('PATCH /learners/lrn_7Qm2xK9d', { status: 'left' });
    expect(send(`GET /learners?changed_since=${since}`).json.data).toMatchObject([{ id: 'lrn_7Qm2xK9d' }]);
    const ids = send('GET /learners?class=S.2&limit=100').json.data.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain('lrn_7Qm2xK9d');
  });
});

it('lets 60 requests a minute in, with headers for what is left and how long to wait', () => {
  let state = newKeyState(schools('secondary'), start);
  const send = (at: number) => {
    const done = admit(api, state, at);
    state = done.state;
    return done;
  };
  expect(send(start).headers).toEqual({
    'ratelimit-limit': '60',
    'ratelimit-remaining': '59',
    'ratelimit-reset': '60',
  });
  for (let count = 2; count <= 60; count += 1) expect(send(start + 42_000).refused).toBeUndefined();
  const { refused } = send(start + 42_000);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '18' } });
  expect(send(start + 60_000).refused).toBeUndefined();
});

it('resets the school on Sunday night, and keeps webhooks', () => {
  const { send, wait } = program();
  send('POST /webhooks', { url: 'https://a.example/', events: ['payment.failed'] });
  send('PATCH /learners/lrn_7Qm2xK9d', { stream: 'South' });
  wait(6 * 24 * 3600);
  expect(send('GET /learners/lrn_7Qm2xK9d').json.stream).toBe('South');
  wait(16 * 3600);
  expect(send('GET /learners/lrn_7Qm2xK9d').json.stream).toBe('North');
  expect(send('GET /webhooks').json.data).toHaveLength(2);
});

it('counts the webhooks of earlier weeks, and lets a full key delete them', () => {
  const { send, state, wait } = program();
  const add = () =>
    send('POST /webhooks', { url: `https://a.example/${'x'.repeat(100)}`, events: ['payment.failed'] });
  for (let week = 0; week < 4; week += 1) {
    for (let count = 0; count < 1000 && add().status === 201; count += 1) wait(2);
    wait(7 * 24 * 3600);
  }
  expect(JSON.stringify(state().school.webhooks).length).toBeLessThan(1_300_000);
  expect(add().status).toBe(403);
  const [, webhook] = state().school.webhooks;
  expect(send(`DELETE /webhooks/${webhook?.id}`).status).toBeLessThan(300);
});

it('lets a key write only so much in a week', () => {
  const { send, state } = program();
  const north = state().school.learners.filter((each) => each.class === 'S.2' && each.stream === 'North');
  const marks = north.map(({ id }) => ({ learner: id, mark: 'excused', note: 'x'.repeat(80) }));
  let status = 200;
  for (let count = 0; count < 1000 && status === 200; count += 1)
    status = send('PUT /registers/S.2/2026-11-16', { stream: 'North', marks }).status;
  expect(status).toBe(403);
  expect(state().bytesWritten).toBeLessThan(2_010_000);
  expect(send('GET /learners?limit=1').status).toBe(200);
});

it('knows the documentation’s keys, and keys with a word of one’s own behind them', () => {
  const own = { kind: 'institute', writes: false, shared: false };
  expect(accessOf(`Bearer ${keyFor('secondary')}`)).toMatchObject({
    kind: 'secondary',
    writes: true,
    shared: true,
  });
  expect(accessOf(`Bearer ${keyFor('institute', false)}_myprogram1`)).toMatchObject(own);
  const short = `Bearer ${keyFor('secondary').slice(0, -1)}`;
  for (const wrong of [undefined, '', 'Bearer x', short, 'Bearer __proto__________'])
    expect(accessOf(wrong)).toBeUndefined();
});
