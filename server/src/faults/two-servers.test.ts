// Two server processes with one PostgreSQL behind one proxy, which are restarted one after the other while posts go on.
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../db/open-store.ts';
import { databases, withPostgres } from '../db/test-stores.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import { type ServerProcess, startBurst, startServer, until } from './server-process.ts';

/** Takes turns, and asks the other server when one is not there or stops, as nginx does by the guide. */
async function startProxy(targets: () => string[]) {
  let turn = 0;
  const proxy = createServer((incoming, reply) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part) => parts.push(part));
    incoming.on('end', () => {
      const urls = targets();
      turn += 1;
      const first = turn;
      const ask = (left: number): void => {
        const url = new URL(incoming.url ?? '/', urls[(first + left) % urls.length]);
        const { method, headers } = incoming;
        httpRequest(url, { method, headers: { ...headers, connection: 'close' } }, (answer) => {
          // From a server that stops.
          if (answer.statusCode === 503 && left > 0) {
            answer.resume();
            return ask(left - 1);
          }
          reply.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(reply);
          answer.on('error', () => reply.destroy());
        })
          .on('error', () => (left > 0 ? ask(left - 1) : reply.writeHead(502).end()))
          .end(Buffer.concat(parts));
      };
      ask(urls.length - 1);
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { proxy, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

// In the full lane: PostgreSQL takes half a minute to start.
it.runIf(withPostgres)(
  'a rolling restart of two servers loses no post, stores none twice, and refuses none',
  async () => {
    const [database, site] = await Promise.all([databases.postgres(), makeFixtureSite()]);
    onTestFinished(database.remove);
    onTestFinished(site.remove);
    const { databaseUrl = '' } = await database.migrated();
    const env = {
      ...{
        DATABASE_URL: databaseUrl,
        SITE_DIR: site.dir,
        SERVER_SECRET: 'of no other use, for this test only',
      },
      ADMIN_PASSWORD: 'only for this run of tests',
    };
    const start = async () => {
      const server = await startServer({ ...env, DATA_DIR: `${site.dir}-data` });
      onTestFinished(async () => void (await server.kill('SIGKILL')));
      return server;
    };
    const servers: ServerProcess[] = await Promise.all([start(), start()]);
    const { proxy, url } = await startProxy(() => servers.map((server) => server.url));
    onTestFinished(() => void proxy.close());
    const burst = startBurst(url, 4);
    onTestFinished(burst.stop);
    const grow = async () => {
      const before = burst.acknowledged();
      await until(() => burst.acknowledged() > before + 20);
    };
    await grow();
    for (const at of servers.keys()) {
      expect(await servers[at]?.kill('SIGTERM')).toBe(0);
      await grow();
      servers[at] = await start();
      await grow();
    }
    await burst.stop();
    expect(burst.acknowledged()).toBe(burst.attempts.length);
    const store = openStore({ dataDir: '', databaseUrl });
    const rows = await store.db.selectFrom('submissions').select(['reference', 'idempotency_key']).execute();
    const stored = Object.fromEntries(rows.map((row) => [row.idempotency_key, row.reference]));
    expect(stored).toEqual(Object.fromEntries(burst.attempts.map(({ key, reference }) => [key, reference])));
    expect(rows).toHaveLength(burst.attempts.length);
    await store.close();
  },
);
