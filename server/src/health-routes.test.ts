import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactValues } from './submissions/test-submissions.ts';
import { makeTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let log: string[];
beforeEach(async () => {
  log = [];
  server = await makeTestServer({ logger: { level: 'info', stream: { write: (line) => log.push(line) } } });
});
afterEach(() => server.close());

/** As SQLite says it when the disk is full: no page more than there are. */
const fillDisk = async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(server.store.db);
};
const send = (message: string) =>
  server.app.inject({ method: 'POST', url: '/api/forms/contact', payload: contactValues({ message }) });
const long = 'A long message. '.repeat(250);

it('says that it is ready, and logs no poll', async () => {
  expect((await server.get('/readyz')).json()).toEqual({ ok: true, database: 'sqlite' });
  await server.get('/healthz');
  await server.get('/metrics');
  expect(log).toEqual([]);
});

it('on a full disk: 503 in plain words for the visitor, the fault for monitoring, the path in the log, once', async () => {
  await fillDisk();
  let reply = await send('short');
  for (let n = 0; n < 20 && reply.statusCode !== 503; n += 1) reply = await send(`${n} ${long}`);
  expect(reply.statusCode).toBe(503);
  const [line] = log.filter((text) => text.includes('could not store a form'));
  expect(JSON.parse(line ?? '')).toMatchObject({ fault: 'disk-full', path: server.store.place });
  expect(line).not.toContain('A long message');

  for (let n = 0; n < 3; n += 1) {
    const readiness = await server.get('/readyz');
    expect(readiness.statusCode).toBe(503);
    expect(readiness.json()).toMatchObject({ ok: false, database: 'sqlite', fault: 'disk-full' });
    // The reply must not reveal the path.
    expect(readiness.body).not.toContain(server.store.place);
    const outside = await server.get('/readyz', { headers: { 'x-forwarded-for': '102.85.1.2' } });
    expect([outside.statusCode, outside.json()]).toEqual([503, { ok: false }]);
  }
  expect(log.filter((text) => text.includes('not ready'))).toHaveLength(1);
});
