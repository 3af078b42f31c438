// A server killed in a burst, without its database, on a full disk: nothing that it acknowledged may be lost.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openStore, type StoreSettings, sqliteFile } from '../db/open-store.ts';
import { databases, ownPostgres, type TestDatabase, withPostgres } from '../db/test-stores.ts';
import { openServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import { type Attempt, newAttempt, send, startBurst, startServer, until } from './server-process.ts';

let site: Awaited<ReturnType<typeof makeFixtureSite>>;
let sqlite: TestDatabase;
beforeAll(async () => {
  [site, sqlite] = await Promise.all([makeFixtureSite(), databases.sqlite()]);
});
afterAll(() => Promise.all([site.remove(), sqlite.remove()]));

const environment = ({ dataDir, databaseUrl }: StoreSettings): Record<string, string> => ({
  SITE_DIR: site.dir,
  ADMIN_PASSWORD: 'only for this test',
  RATE_LIMITS: 'off',
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }),
});

/** References by key, as the database has them after the server is gone. */
async function storedByKey(settings: StoreSettings): Promise<Map<string | null, string[]>> {
  const store = openStore(settings);
  const rows = await store.db.selectFrom('submissions').select(['idempotency_key', 'reference']).execute();
  await store.close();
  const byKey = new Map<string | null, string[]>();
  for (const { idempotency_key: key, reference } of rows)
    byKey.set(key, [...(byKey.get(key) ?? []), reference]);
  return byKey;
}

async function expectEachOnce(settings: StoreSettings, attempts: Attempt[]): Promise<void> {
  const rows = await storedByKey(settings);
  expect(rows.size).toBe(attempts.length);
  const wrong = attempts.filter(({ key, reference }) => String(rows.get(key)) !== reference);
  expect(wrong).toEqual([]);
}

const ready = ({ url }: { url: string }) => fetch(`${url}/readyz`).then(({ ok }) => ok);

/** A server in this process, which starts faster: for faults that end no process. */
async function openHere(settings: StoreSettings, more: Record<string, string> = {}) {
  const server = await openServer(readSettings({ ...environment(settings), ...more }), false);
  return { url: await server.app.listen({ port: 0, host: '127.0.0.1' }), close: server.close };
}

it('a server killed in a burst loses none it acknowledged, doubles none, and stops only after its answers', async () => {
  const settings = await sqlite.settings();
  const killed = await startServer(environment(settings));
  await until(() => ready(killed));
  const burst = startBurst(killed.url, 16);
  await until(() => burst.acknowledged() >= 60);
  await killed.kill('SIGKILL');
  await burst.stop();
  const { attempts } = burst;
  const server = await startServer(environment(settings));
  await until(() => ready(server));
  // Sent again under their keys, as the page does: those without an answer, and some that had one.
  const again = attempts.filter(({ reference }, n) => reference === undefined || n % 5 === 0);
  expect(again.some(({ reference }) => reference === undefined)).toBe(true);
  for (const attempt of again) expect([200, 201]).toContain(await send(server.url, attempt));
  // Requests in flight are answered before it stops.
  const last = Array.from({ length: 40 }, newAttempt);
  const responses = Promise.all(last.map((attempt) => send(server.url, attempt)));
  await until(() => last.some(({ reference }) => reference !== undefined));
  expect(await server.kill('SIGTERM')).toBe(0);
  await responses;
  await expectEachOnce(settings, [...attempts, ...last.filter(({ reference }) => reference !== undefined)]);
});

it.runIf(withPostgres)('survives a database that disconnects and reconnects', async () => {
  const postgres = await ownPostgres();
  onTestFinished(postgres.remove);
  const settings = await postgres.settings();
  const server = await openHere(settings);
  await until(() => ready(server));
  const stored = newAttempt();
  expect(await send(server.url, stored)).toBe(201);

  await postgres.stop();
  const lost = newAttempt();
  expect(await send(server.url, lost)).toBe(503);
  const readiness = await fetch(`${server.url}/readyz`);
  expect([readiness.status, readiness.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await readiness.json()).toMatchObject({ database: 'postgres', fault: 'unavailable' });
  expect((await fetch(server.url)).status).toBe(200);
  // A server that starts without a database serves the site, and accepts forms as soon as it can.
  const late = await openHere(settings);
  expect((await fetch(late.url)).status).toBe(200);
  expect(await send(late.url, newAttempt())).toBe(503);

  await postgres.start();
  await until(() => ready(server));
  await until(() => ready(late));
  expect(await send(server.url, lost)).toBe(201);
  expect(await send(late.url, lost)).toBe(200);
  await Promise.all([server.close(), late.close()]);
  await expectEachOnce(settings, [stored, lost]);
});

it('refuses forms on a full disk, keeps its data, and recovers', async () => {
  const settings = await sqlite.settings();
  // No file may grow beyond 400 KB: the kernel then answers as for a full disk.
  const server = await startServer(environment(settings), 'ulimit -f 800');
  await until(() => ready(server));
  const accepted: Attempt[] = [];
  let refused: Attempt | undefined;
  let readiness: Response | undefined;
  // A checkpoint may make room again, so it goes on until the server itself says that it cannot store.
  for (let n = 0; n < 2000 && readiness?.status !== 503; n++) {
    const attempt = { ...newAttempt(), message: `${n} ${'word '.repeat(900)}` };
    if ((await send(server.url, attempt)) === 201) accepted.push(attempt);
    else {
      refused = attempt;
      readiness = await fetch(`${server.url}/readyz`);
    }
  }
  expect((await fetch(server.url)).status).toBe(200);
  // SQLite takes the kernel's "file too large" for a failing disk.
  expect([readiness?.status, await readiness?.json()]).toMatchObject([503, { fault: 'disk-failed' }]);
  // The log arrives later than the reply.
  await until(() => server.output().includes(`"path":"${settings.dataDir}/desk.sqlite"`));
  expect(await server.kill('SIGTERM')).toBe(0);

  const roomy = await openHere(settings);
  await until(() => ready(roomy));
  expect(await send(roomy.url, refused as Attempt)).toBe(201);
  await roomy.close();
  await expectEachOnce(settings, [...accepted, refused as Attempt]);
});

it('starts with a damaged database: pages are there, forms as soon as the file is replaced', async () => {
  const settings = await sqlite.settings();
  await mkdir(settings.dataDir);
  await writeFile(sqliteFile(settings.dataDir), 'no database, but as long as one '.repeat(400));
  const server = await openHere(settings);
  expect((await fetch(server.url)).status).toBe(200);
  expect(await send(server.url, newAttempt())).toBe(503);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ fault: 'disk-failed' });
  await rm(sqliteFile(settings.dataDir));
  await until(() => ready(server));
  const attempt = newAttempt();
  expect(await send(server.url, attempt)).toBe(201);
  await server.close();
  await expectEachOnce(settings, [attempt]);
});
