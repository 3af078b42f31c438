import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { setSpam, setStatus } from '../submissions/submissions.ts';
import { contactMessage } from '../submissions/test-submissions.ts';
import { makeTestServer, type TestServer } from '../test-server.ts';

const at = freshStores('sqlite');
let server: TestServer;
let reference: string;
const sender = 'grace@school.example';

beforeEach(async () => {
  server = await makeTestServer({ store: at.store });
  reference = await server.accept(contactMessage());
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

const lookUp = (pair: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/reference',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...headers,
    },
    payload: new URLSearchParams(pair).toString(),
  });
const lookUpWithoutScript = (pair: Record<string, string>) => lookUp(pair, { accept: 'text/html,*/*' });
const statesIn = (html: string) =>
  [...html.matchAll(/<p data-when="[^"]+">([^<]+)/g)].map(([, text]) => text);

it('tells how far it is, however the reference is typed', async () => {
  const typed = reference.toLowerCase().replaceAll('-', ' ');
  const reply = await lookUp({ reference: typed, sender: ' Grace@School.example ' });
  expect(reply.json()).toEqual({ ok: true, progress: 'received' });
  const progress = async () => (await lookUp({ reference, sender })).json().progress;
  await setStatus(at.db, reference, 'in-progress', 1);
  expect(await progress()).toBe('being-worked-on');
  await setStatus(at.db, reference, 'done', 1);
  expect(await progress()).toBe('answered');
  await setSpam(at.db, server.context, reference, true, 1);
  expect(await progress()).toBe('received');
  const page = await lookUpWithoutScript({ reference, sender });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(statesIn(page.body)).toEqual(['Received.']);
  expect(page.body).toContain(`value="${reference}"`);
  expect(page.body).not.toContain(sender);
});

it('knows the sender also by the phone number', async () => {
  const byPhone = await server.accept(contactMessage({ email: '', phone: '+256772123456' }));
  expect((await lookUp({ reference: byPhone, sender: '0772 123 456' })).json().progress).toBe('received');
  expect((await lookUp({ reference: byPhone, sender: '0772 123 457' })).json().progress).toBe('unknown');
});

it('says the same of a wrong address and a wrong reference', async () => {
  const wrongPairs = [
    { reference, sender: 'someone@school.example' },
    { reference: 'TRD-00000-00000', sender },
  ];
  for (const how of [lookUp, lookUpWithoutScript]) {
    const [address, number] = await Promise.all(wrongPairs.map((pair) => how(pair)));
    expect(address?.statusCode).toBe(200);
    expect(address?.body.replace(reference, '')).toBe(number?.body.replace('TRD-00000-00000', ''));
    const { date: _, 'content-length': __, ...headers } = address?.headers ?? {};
    expect(number?.headers).toMatchObject(headers);
  }
});

it('asks the database the same for every pair', async () => {
  const selectFrom = vi.spyOn(server.store.db, 'selectFrom');
  const queries = async (pair: Record<string, string>) => {
    selectFrom.mockClear();
    await lookUp(pair);
    return selectFrom.mock.calls;
  };
  const right = await queries({ reference, sender });
  expect(right).toHaveLength(1);
  expect(await queries({ reference, sender: 'someone@school.example' })).toEqual(right);
  expect(await queries({ reference: 'TRD-00000-00000', sender })).toEqual(right);
});

it('says what to put right, and keeps what was typed', async () => {
  const page = await lookUpWithoutScript({ reference: 'TRD-1', sender: 'grace' });
  expect(page.statusCode).toBe(422);
  expect(page.body).toContain('value="TRD-1"');
  const reply = await lookUp({ reference: 'TRD-1', sender });
  expect(reply.json()).toMatchObject({ ok: false, problems: [{ field: 'reference' }] });
});

it('is limited for one reference and for a network, and costs other networks nothing', async () => {
  const from = (ip: string, of: string) =>
    lookUp({ reference: of, sender: 'x@b.example' }, { 'x-forwarded-for': ip });
  const tries = await Promise.all(Array.from({ length: 12 }, () => from('102.85.1.2', reference)));
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  const others = Array.from({ length: 95 }, (_, n) => `TRD-00000-${String(n).padStart(5, '0')}`);
  const more = await Promise.all(others.map((each) => from('102.85.1.2', each)));
  expect(more.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  expect((await lookUp({ reference, sender })).statusCode).toBe(200);
});

it('takes JSON too', async () => {
  const headers = { 'content-type': 'application/json' };
  const send = (body: unknown) =>
    server.app.inject({ method: 'POST', url: '/reference', headers, payload: JSON.stringify(body) });
  expect((await send({ reference, sender })).json()).toEqual({ ok: true, progress: 'received' });
  expect((await send({ reference: 7 })).statusCode).toBe(422);
  expect((await send('text')).statusCode).toBe(400);
  expect((await lookUp({ reference, sender }, headers)).statusCode).toBe(400);
});

it('says so when the database is away', async () => {
  vi.spyOn(server.store, 'prepare').mockRejectedValue(new Error('away'));
  const page = await lookUpWithoutScript({ reference, sender });
  expect(page.statusCode).toBe(503);
  expect(statesIn(page.body)).toEqual(['Not now.']);
});
