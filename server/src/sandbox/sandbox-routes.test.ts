import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyFor } from '@tred/sandbox/http/keys';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readApi } from '../../../site/src/features/docs/api/openapi.ts';
import { freshStores } from '../db/test-stores.ts';
import { makeTestServer, type TestServer } from '../test-server.ts';
import { createSchoolStore } from './school-store.ts';

const yaml = readFileSync(new URL('../../../content/docs/openapi.yaml', import.meta.url), 'utf8');
const files = { 'docs/api/openapi.json': JSON.stringify(readApi(yaml)) };
const key = keyFor('secondary');
const payment = {
  learner: 'lrn_7Qm2xK9d',
  amount: 350_000,
  currency: 'UGX',
  provider: 'mtn_momo',
  phone: '+256670000001',
};

const at = freshStores('sqlite');
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ files, store: at.store });
});
afterEach(() => server.close());

type Options = InjectOptions & { key?: string };
const send = (method: 'GET' | 'POST' | 'PUT', path: string, options: Options = {}) => {
  const { key: own = key, ...rest } = options;
  const headers = { authorization: `Bearer ${own}`, ...rest.headers };
  return server.app.inject({ method, url: `/sandbox/v1${path}`, ...rest, headers });
};
const from = (address: string) => ({ remoteAddress: address });

it('answers with the headers that the documentation names, to nobody’s page but a program', async () => {
  const { statusCode, headers } = await send('GET', '/learners?class=S.2&owing=true&limit=1');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'ratelimit-limit': '60',
    'ratelimit-remaining': '59',
    'ratelimit-reset': '60',
  });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it('keeps a school for each key, and for each network where everybody has the key', async () => {
  const change = { payload: { ...payment, amount: 1000 } };
  const count = async (options: Options) =>
    (await send('GET', '/payments?status=pending', options)).json().data.length;
  await send('POST', '/payments', { ...change, ...from('198.51.100.1') });
  expect(await count(from('198.51.100.1'))).toBe(1);
  expect(await count(from('198.51.100.2'))).toBe(0);
  const own = `${key}_mybursary1`;
  await send('POST', '/payments', { ...change, key: own, ...from('198.51.100.1') });
  expect(await count({ key: own, ...from('198.51.100.2') })).toBe(1);
});

it('lets a payment settle while time passes, and shows the signed event and the SMS in the log', async () => {
  const response = await send('POST', '/payments', { payload: payment });
  expect(response.statusCode).toBe(202);
  expect(response.headers['content-language']).toBe('en');
  const { id } = response.json();
  expect((await send('GET', `/payments/${id}`)).json().status).toBe('pending');
  server.time.now += 5_000;
  expect((await send('GET', `/payments/${id}`)).json().status).toBe('succeeded');
  const log = (await server.get('/sandbox/log', { headers: { authorization: `Bearer ${key}` } })).json();
  const [sent] = log.webhooks;
  expect(sent.type).toBe('payment.succeeded');
  const header = Object.keys(sent.headers).find((name) => name.endsWith('-Signature')) ?? '';
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(sent.headers[header]) ?? [];
  expect(v1).toBe(createHmac('sha256', 'whsec_EXAMPLE0kQ9wT2').update(`${t}.${sent.body}`).digest('hex'));
  expect(log.messages).toHaveLength(1);
});

it('refuses a key that it does not know before it reads a body', async () => {
  const reply = await send('POST', '/payments', { key: key.slice(0, -1), payload: payment });
  expect([reply.statusCode, reply.json().error.code]).toEqual([401, 'key_unknown']);
});

it('takes a body of up to 1 MB, and refuses a larger one by its name', async () => {
  const put = (note: string) =>
    send('PUT', '/registers/S.2/2026-11-16', { payload: { stream: 'North', marks: [], note } });
  expect((await put('x'.repeat(1_000_000))).statusCode).toBe(422);
  const tooLarge = await put('x'.repeat(1_050_000));
  expect([tooLarge.statusCode, tooLarge.json().error.code]).toEqual([413, 'too_large']);
});

it('answers what cannot be read in the API’s own shape', async () => {
  const sendText = async (payload: string, type: string) =>
    (await send('POST', '/payments', { payload, headers: { 'content-type': type } })).json();
  expect((await sendText('{', 'application/json')).error.code).toBe('invalid_request');
  expect((await sendText('amount=1', 'application/x-www-form-urlencoded')).error.code).toBe(
    'invalid_request',
  );
  expect((await send('GET', '/students')).json().error.code).toBe('not_found');
});

it('is not there when it is switched off, or when the site has no description', async () => {
  const off = await makeTestServer({ files, sandbox: false, store: at.store });
  const bare = await makeTestServer({ store: at.store });
  for (const each of [off, bare]) {
    const reply = await each.get('/sandbox/v1/learners', { headers: { authorization: `Bearer ${key}` } });
    expect([reply.statusCode, reply.body]).toEqual([404, '<h1>Oops!</h1>']);
    await each.close();
  }
});

it('follows a new build', async () => {
  expect((await send('GET', '/learners')).headers['ratelimit-limit']).toBe('60');
  const next = readApi(yaml) as unknown as { 'x-facts': object };
  const description = { ...next, 'x-facts': { ...next['x-facts'], rate_limit_sandbox: 7 } };
  const body = Buffer.from(JSON.stringify(description));
  Object.assign(server.app.site, { build: 'next', find: () => ({ plain: { body } }) });
  expect((await send('GET', '/learners')).headers['ratelimit-limit']).toBe('7');
});

describe('what it keeps', () => {
  const school = { seed: 'x' } as never;
  let schools: ReturnType<typeof createSchoolStore>;
  beforeEach(() => {
    schools = createSchoolStore({ schools: 3, bytes: 2000, idle: 60_000 });
  });
  const put = (name: string, network = name, bytesWritten?: number) =>
    schools.put(name, { ...schools.get(name, school, 0), ...(bytesWritten && { bytesWritten }) }, 0, network);

  it('is no more than so many schools, those in use before the others', () => {
    for (const name of ['a', 'b', 'c', 'a', 'd']) put(name);
    expect(['a', 'b', 'c', 'd'].map((name) => schools.has(name, 0))).toEqual([true, false, true, true]);
  });

  it('is no more than so many bytes', () => {
    for (const name of ['a', 'b', 'c']) put(name, name, 450);
    expect(schools.size()).toEqual({ schools: 2, bytes: 1800 });
  });

  it('is forgotten when nobody has used it for a while', () => {
    put('a');
    expect(schools.has('a', 60_000)).toBe(true);
    expect(schools.has('a', 60_001)).toBe(false);
    expect(schools.size()).toEqual({ schools: 0, bytes: 0 });
  });

  it('leaves nine tenths to other networks', () => {
    schools = createSchoolStore({ schools: 30, bytes: 20_000, idle: 60_000 });
    put('other', 'elsewhere');
    for (let n = 0; n < 100; n += 1) put(`${n}`, 'flood');
    expect(schools.size().schools).toBe(4);
    for (const name of ['a', 'b']) put(name, 'large', 900);
    expect([schools.has('other', 0), schools.has('a', 0), schools.has('b', 0)]).toEqual([true, false, true]);
  });
});

it('opens only so many schools an hour for one IPv6 customer, whatever address it uses', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1)
    statuses.push(
      (await send('GET', '/webhooks', from(`2c0f:6d00:1:${(n * 256).toString(16)}::1`))).statusCode,
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect((await send('GET', '/webhooks', from('2c0f:6d00:2::1'))).statusCode).toBe(200);
});
