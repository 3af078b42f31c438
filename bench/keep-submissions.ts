// The part `submissions`: forms that are on disk before they are acknowledged, a second, on both databases.
import { join } from 'node:path';
import { makeIdempotencyKey } from '../contract/src/reference.ts';
import { startDesk, until } from '../desk/src/faults/desk-process.ts';
import { openStore } from '../desk/src/store/open-store.ts';
import { startPostgres } from '../desk/src/store/test-postgres.ts';
import { contactValues } from '../desk/src/store/test-submissions.ts';
import { circumstances } from './circumstances.ts';
import type { Kept, Results } from './results.ts';
import { type Load, sendRequests } from './send-requests.ts';

const CONNECTIONS = 32;

type Database = { dataDir: string; databaseUrl: string | undefined };

export async function keepSubmissions(
  dist: string,
  dir: string,
  options: { rounds: number; seconds: number; before: Kept[][] },
): Promise<Results['submissions']> {
  const from = circumstances();
  const quiet = { SITE_DIR: dist, DESK_PASSWORD: 'only for this run', LOG_LEVEL: 'error' };
  const server = await startPostgres();
  const rounds: Kept[][] = [];

  async function measure(store: string, database: Database, desks: number): Promise<Kept> {
    const env: Record<string, string> = database.databaseUrl
      ? { DATABASE_URL: database.databaseUrl }
      : { DATA_DIR: database.dataDir };
    const started = await Promise.all(Array.from({ length: desks }, () => startDesk({ ...quiet, ...env })));
    await until(async () =>
      (await Promise.all(started.map(({ url }) => fetch(`${url}/readyz`)))).every(({ ok }) => ok),
    );
    const results = await Promise.all(
      started.map(({ url }) => sendRequests(submissions(Number(new URL(url).port), options.seconds))),
    );
    await Promise.all(started.map((desk) => desk.kill('SIGTERM')));
    // A fast answer that keeps nothing would not count.
    const acknowledged = results.reduce((sum, { count }) => sum + count, 0);
    const rows = await countRows(database);
    if (rows < acknowledged) throw new Error(`${store}: ${acknowledged} acknowledged, ${rows} kept`);
    const kept = {
      store,
      perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
      median: Math.max(...results.map(({ median }) => median)),
      p99: Math.max(...results.map(({ p99 }) => p99)),
    };
    console.log(`${store}: ${Math.round(kept.perSecond)} a second, all ${acknowledged} are there`);
    return kept;
  }

  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const sqlite = { dataDir: join(dir, `sqlite-${round}`), databaseUrl: undefined };
      const postgres = async () => ({ dataDir: '', databaseUrl: await server.database() });
      rounds.push([
        await measure('SQLite', sqlite, 1),
        await measure('PostgreSQL', await postgres(), 1),
        await measure('PostgreSQL, two desks', await postgres(), 2),
      ]);
    }
  } finally {
    await server.remove();
  }
  return { ...from, rounds: [...options.before, ...rounds] };
}

function submissions(port: number, seconds: number): Load {
  let count = 0;
  return {
    port,
    connections: CONNECTIONS,
    seconds,
    wanted: [201],
    next() {
      const body = JSON.stringify(
        contactValues({ message: `Message ${++count}: we are 900 learners in Jinja.` }),
      );
      return (
        `POST /api/forms/contact HTTP/1.1\r\nHost: tred.example\r\nContent-Type: application/json\r\n` +
        `Idempotency-Key: ${makeIdempotencyKey()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
      );
    },
  };
}

async function countRows(database: Database): Promise<number> {
  const store = openStore(database);
  const { count } = await store.db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await store.close();
  return Number(count);
}
