// The part `server`: how many pages and how many durable submissions per second the server handles.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { makeIdempotencyKey } from '../contract/src/reference.ts';
import { openStore } from '../server/src/db/open-store.ts';
import { startPostgres } from '../server/src/db/test-postgres.ts';
import { type ServerProcess, startServer, until } from '../server/src/faults/server-process.ts';
import { contactValues } from '../server/src/submissions/test-submissions.ts';
import { medianOf, spread, table, testConditions, whole, writePart } from './report.ts';

const PAGE = '/pricing';
const CONNECTIONS = 32;
const SECONDS = 5;
const SERVER = { ADMIN_PASSWORD: 'only for this run', LOG_LEVEL: 'error' };

type Replies = { count: number; median: number; p99: number };
type Measured = Replies & { perCore: number };

export async function loadServer(dist: string, dir: string, rounds: number): Promise<void> {
  const from = testConditions();
  const postgres = await startPostgres();
  const measured: Record<string, Measured[]> = {};
  const measure = async (name: string, env: Record<string, string>, next: () => string, status: number) => {
    const server = await startServer({ ...SERVER, SITE_DIR: dist, ...env });
    await until(async () => (await fetch(`${server.url}/readyz`)).ok);
    const before = processorSeconds(server);
    const replies = await sendRequests(Number(new URL(server.url).port), next, status);
    const perCore = replies.count / (processorSeconds(server) - before);
    await server.kill('SIGTERM');
    measured[name] ??= [];
    measured[name].push({ ...replies, perCore });
    console.log(`${name}: ${whole(replies.count / SECONDS)} a second`);
    return replies.count;
  };
  const submissions = async (name: string, dataDir: string, databaseUrl?: string) => {
    const env = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
    const acknowledged = await measure(name, env, submission, 201);
    const rows = await countRows({ dataDir, databaseUrl });
    if (rows < acknowledged) throw new Error(`${name}: ${acknowledged} acknowledged, ${rows} stored`);
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await measure('pages', { DATA_DIR: join(dir, `pages-${round}`) }, () => PAGE_REQUEST, 200);
      await submissions('submissions, SQLite', join(dir, `sqlite-${round}`));
      await submissions('submissions, PostgreSQL', '', await postgres.database());
    }
  } finally {
    await postgres.remove();
  }
  const ms = (each: readonly number[]) => `${medianOf(each).toFixed(1)} ms`;
  writePart(
    'server',
    'The server under load',
    `One page, gzip, and contact forms, each on disk before it is acknowledged and counted in the database afterwards; ${CONNECTIONS} connections, ${rounds} rounds of ${SECONDS} s. "A second" shares the cores with the program that asks.`,
    from,
    table(
      ['', 'a second', 'a second of the server’s processor time', 'half within', '99 % within'],
      Object.entries(measured).map(([name, all]) => [
        name,
        spread(
          all.map(({ count }) => count / SECONDS),
          whole,
        ),
        spread(
          all.map(({ perCore }) => perCore),
          whole,
        ),
        ms(all.map(({ median }) => median)),
        ms(all.map(({ p99 }) => p99)),
      ]),
    ),
  );
}

const PAGE_REQUEST = `GET ${PAGE} HTTP/1.1\r\nHost: tred.example\r\nAccept-Encoding: gzip\r\n\r\n`;

let made = 0;
function submission(): string {
  const body = JSON.stringify(contactValues({ message: `Message ${++made}: we are 900 learners in Jinja.` }));
  return (
    `POST /api/forms/contact HTTP/1.1\r\nHost: tred.example\r\nContent-Type: application/json\r\n` +
    `Idempotency-Key: ${makeIdempotencyKey()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** User and system time. */
function processorSeconds({ child }: ServerProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function countRows(database: { dataDir: string; databaseUrl: string | undefined }): Promise<number> {
  const store = openStore(database);
  const { count } = await store.db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await store.close();
  return Number(count);
}

/** Plain sockets: Node's HTTP client is slower than the server. Another status ends the run. */
async function sendRequests(port: number, next: () => string, status: number): Promise<Replies> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received = '';
      let sent = 0;
      const send = () => {
        if (performance.now() >= end) return socket.destroy();
        sent = performance.now();
        return socket.write(next());
      };
      socket.setEncoding('latin1').once('connect', send);
      socket.on('error', reject).on('close', () => resolve());
      socket.on('data', (chunk: string) => {
        received += chunk;
        const headEnd = received.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
        if (headEnd < 0 || received.length < headEnd + 4 + length) return;
        if (!received.startsWith(`HTTP/1.1 ${status}`)) {
          socket.destroy(new Error(`answered ${received.slice(0, 400)}`));
          return;
        }
        times.push(performance.now() - sent);
        received = '';
        send();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, median: at(0.5), p99: at(0.99) };
}
