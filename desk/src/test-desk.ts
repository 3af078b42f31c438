// A desk for tests: the fixture site, a database of its own, time that the test sets, nothing listening.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { readHouse } from './house.ts';
import { createServer, type ServerOptions } from './server.ts';
import { readSettings } from './settings.ts';
import { makeFixtureSite } from './site/fixture-site.ts';
import { readShelf } from './site/shelf.ts';
import { openStore, type Store } from './store/open-store.ts';

// Passwords are slow to check by design, and every post waits for the disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export async function makeTestDesk(
  options: Partial<Pick<ServerOptions, 'allowedOrigins' | 'limits' | 'logger'>> & { store?: Store } = {},
) {
  const site = await makeFixtureSite();
  const dataDir = await mkdtemp(join(tmpdir(), 'desk-data-'));
  const settings = readSettings({
    SITE_DIR: site.dir,
    DATA_DIR: dataDir,
    SITE_URL: 'https://tred.example',
    MAIL_TO: 'staff@tred.example',
  });
  const store = options.store ?? openStore(settings);
  await store.prepare();
  const time = { now: Date.UTC(2026, 10, 15) };
  const { house, catalogue } = await readHouse(settings);
  const app = createServer({
    ...settings,
    logger: false,
    mailConfigured: false,
    ...options,
    shelf: await readShelf(site.dir),
    catalogue,
    store,
    house,
    clock: () => time.now,
  });
  return {
    app,
    store,
    house,
    time,
    get: (url: string, request: InjectOptions = {}) => app.inject({ method: 'GET', url, ...request }),
    async close() {
      await app.close();
      await store.close();
      await site.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof makeTestDesk>>;
