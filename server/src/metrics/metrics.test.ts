import { tmpdir } from 'node:os';
import { HONEYPOT_FIELD } from '@tred/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { enqueue } from '../outbox/outbox.ts';
import { contactValues } from '../submissions/test-submissions.ts';
import { makeTestServer, type TestServer } from '../test-server.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const token = 'only for this test, of no other use';
const at = freshStores('sqlite');
let metrics: Metrics;
let server: TestServer;

async function open(options: Parameters<typeof makeTestServer>[0] = {}) {
  metrics = createMetrics();
  server = await makeTestServer({ metrics, metricsToken: token, store: at.store, ...options });
  metrics.addGauges({
    store: server.store,
    build: () => ({ id: 'abc', madeAt: 5000 }),
    version: '9.9.9',
    folders: [tmpdir(), '/nowhere'],
    clock: () => server.time.now,
  });
}
beforeEach(() => open());
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

const send = (values: object, form = 'contact', headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api/forms/${form}`, payload: values, headers });
const allowed = { authorization: `Bearer ${token}` };
const lines = async () => (await server.get('/metrics', { headers: allowed })).body.split('\n');
const value = async (name: string) =>
  (await lines()).find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);

it('counts answers by route, and never by a visitor’s address', async () => {
  await server.get('/');
  await server.get('/whatever?q=secret');
  await server.get('/healthz');
  for (const labels of ['"site",method="GET",status="404"', '"/healthz",method="GET",status="200"'])
    expect([labels, await value(`tred_http_requests_total{route=${labels}}`)]).toEqual([labels, '1']);
  expect((await lines()).join()).not.toMatch(/whatever|secret/);
});

it('counts submissions by form and outcome, and what was refused by reason', async () => {
  const key = { 'idempotency-key': 'a-key-of-twenty-letters' };
  await send(contactValues(), 'contact', key);
  await send(contactValues(), 'contact', key);
  await send(contactValues({ email: 'no' }));
  await send({ ...contactValues({ email: 'b@c.example' }), [HONEYPOT_FIELD]: 'x' });
  await send(contactValues(), 'contact', { origin: 'https://elsewhere.example' });
  const outcome = (name: string) => value(`tred_submissions_total{form="contact",outcome="${name}"}`);
  expect(await outcome('unavailable')).toBe('0');
  for (const each of ['accepted', 'repeat', 'refused', 'quarantined'])
    expect([each, await outcome(each)]).toEqual([each, '1']);
  for (const reason of ['to-be-put-right', 'forbidden', 'honeypot'])
    expect([reason, await value(`tred_refused_total{reason="${reason}"}`)]).toEqual([reason, '1']);
});

it('counts a limit under its name', async () => {
  for (let n = 0; n < 9; n += 1) await send(contactValues({ message: `Message ${n}` }));
  expect(await value('tred_refused_total{reason="mailbox"}')).toBe('1');
  expect(await value('tred_submissions_total{form="contact",outcome="too-many"}')).toBe('1');
});

it('measures what waits, the disk, the database and the build', async () => {
  await send(contactValues());
  await enqueue(server.store.db, { to: 'a@b.example', subject: 's', text: 't' }, server.time.now);
  server.time.now += 3600_000;
  for (const [name, expected] of [
    ['tred_open_entries{form="contact",status="new"}', '1'],
    ['tred_oldest_entry_seconds{form="contact",status="new"}', '3600'],
    ['tred_outbox_oldest_seconds', '3600'],
    // The email to staff, and ours.
    ['tred_outbox_letters{state="waiting"}', '2'],
    ['tred_outbox_letters{state="failed"}', '0'],
    ['tred_build_made_timestamp_seconds', '5'],
    ['tred_ready', '1'],
    ['tred_retention_refused', '0'],
  ] as const)
    expect([name, await value(name)]).toEqual([name, expected]);
  expect(Number(await value(`tred_disk_free_bytes{folder="${tmpdir()}"}`))).toBeGreaterThan(0);
});

it('says that the retention is refused', async () => {
  await send(contactValues());
  server.time.now += 3 * 24 * 3600_000;
  expect(await value('tred_retention_refused')).toBe('1');
});

it('still answers while the database is gone', async () => {
  vi.spyOn(at.store, 'check').mockRejectedValue(new Error('gone'));
  expect(await value('tred_ready')).toBe('0');
  expect(await value('tred_open_entries{form="contact",status="new"}')).toBeUndefined();
});

it('is shown for the token only, and to nobody when none is set', async () => {
  const status = async (headers = {}) => (await server.get('/metrics', { headers })).statusCode;
  const wrong = { authorization: `Bearer ${token}x` };
  expect([await status(allowed), await status(wrong), await status()]).toEqual([200, 404, 404]);
  await server.close();
  await open({ metricsToken: undefined });
  expect([await status(), await status({ authorization: 'Bearer undefined' })]).toEqual([404, 404]);
});
