// The parts `serving` and `submissions`: how many pages and how many durable submissions per second the desk handles.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { makeIdempotencyKey } from '../contract/src/reference.ts';
import { findProgram } from '../desk/src/deploy/find-program.ts';
import { startDesk, until } from '../desk/src/faults/desk-process.ts';
import { freePort } from '../desk/src/free-port.ts';
import { readManifest } from '../desk/src/site/read-manifest.ts';
import { openStore } from '../desk/src/store/open-store.ts';
import { startPostgres } from '../desk/src/store/test-postgres.ts';
import { contactValues } from '../desk/src/store/test-submissions.ts';
import { root } from '../scripts/run-program.ts';
import { install, startServer, versionsOf, waitUntilReady } from './peers.ts';
import {
  BEHIND_NGINX,
  type BenchResults,
  rotated,
  type ServingResult,
  type SubmissionsResult,
  testConditions,
  versionOf,
} from './results.ts';

const PAGE = '/pricing';
const CONNECTIONS = 32;
/** Warms up the JavaScript engines. */
const WARM_UP_SECONDS = 3;
const DESK = { DESK_PASSWORD: 'only for this run', LOG_LEVEL: 'error' };

type Options<Round> = { rounds: number; seconds: number; before: Round[][] };
type Server = { name: string; port: number; pids: number[]; stop: () => unknown };

/** Serves one page from nginx, sirv, Node's HTTP server, the desk, and nginx in front of the desk. Counts pages by processor second, which other load affects little. */
export async function servePages(
  dist: string,
  dir: string,
  options: Options<ServingResult>,
): Promise<BenchResults['serving']> {
  const packages = await install('instruments');
  const nginx = findProgram('nginx');
  const from = testConditions({
    ...(nginx ? { nginx: versionOf(nginx, '-v') } : {}),
    sirv: versionsOf(packages).sirv ?? '',
  });
  const own = await startDesk({ ...DESK, SITE_DIR: dist, DATA_DIR: join(dir, 'pages') });
  const port = Number(new URL(own.url).port);
  const desk = { name: 'desk', port, pids: [own.child.pid ?? 0], stop: () => own.kill('SIGTERM') };
  const peer = async (name: string, started: ReturnType<typeof startServer>): Promise<Server> => {
    const { pid, ...server } = await started;
    return { name, ...server, pids: [pid] };
  };
  const proxied = nginx && (await startNginx(nginx, BEHIND_NGINX, dir, await proxyServer(port, dir)));
  const servers = [
    ...(nginx ? [await startNginx(nginx, 'nginx', dir, await folderServer(dist))] : []),
    await peer('sirv', startServer('folder', packages, dist)),
    await peer('Node alone', startServer('page', `${own.url}${PAGE}`)),
    // Before the desk, so that it is stopped first.
    ...(proxied ? [{ ...proxied, pids: [...proxied.pids, ...desk.pids] }] : []),
    desk,
  ];
  const rounds: ServingResult[][] = [];
  try {
    for (const server of servers) await getPages(server, WARM_UP_SECONDS);
    for (let round = 0; round < options.rounds; round += 1) {
      const served: ServingResult[] = [];
      for (const server of rotated(servers, options.before.length + round)) {
        const before = processorSeconds(server.pids);
        const { count, perSecond, median, p99 } = await getPages(server, options.seconds);
        const perCore = count / (processorSeconds(server.pids) - before);
        served.push({ server: server.name, perSecond, perCore, median, p99 });
        console.log(
          `${server.name}: ${Math.round(perCore)} a second and core (${Math.round(perSecond)} a second, half within ${median.toFixed(1)} ms)`,
        );
      }
      rounds.push(served);
    }
  } finally {
    for (const { stop } of servers) await stop();
  }
  return { ...from, rounds: [...options.before, ...rounds] };
}

function getPages({ port }: Server, seconds: number) {
  const request = `GET ${PAGE} HTTP/1.1\r\nHost: tred.example\r\nAccept-Encoding: gzip\r\n\r\n`;
  return sendRequests({ port, seconds, next: () => request, expectedStatus: 200 });
}

function processorSeconds(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return [Number(fields[11]), Number(fields[12])];
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** Files, with the headers of the home page. */
async function folderServer(dist: string): Promise<string> {
  const rules = (await readManifest(dist)).headers.filter(({ path }) => path === '/*' || path === '/');
  const headers = rules
    .flatMap((rule) => Object.entries(rule.headers))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `types { text/html html; text/javascript js; } open_file_cache max=1000; ${headers.join(' ')}
    server { listen PORT; root ${dist}; gzip_static on; location / { try_files $uri $uri/index.html =404; } }`;
}

/** deploy/nginx.conf without TLS, because the others have none. */
async function proxyServer(desk: number, dir: string): Promise<string> {
  const text = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const [shared = '', ...servers] = text.split(/^server \{$/m);
  const site = servers.find((server) => server.includes('proxy_pass')) ?? '';
  return `${shared}server {${site}`
    .replace('127.0.0.1:4321', `127.0.0.1:${desk}`)
    .replace('listen 443 ssl http2;', 'listen PORT;')
    .replace(/^ *(?:listen \[::\]:|ssl_).*$/gm, '')
    .replace(/(?:access|error)_log .*;/g, 'access_log off;')
    .replace('/var/lib/nginx', dir);
}

async function startNginx(program: string, name: string, dir: string, server: string): Promise<Server> {
  const port = await freePort();
  const own = await mkdtemp(join(dir, 'nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${own}/${kind};`,
  );
  const file = join(own, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; user root; pid ${own}/nginx.pid; error_log ${own}/error.log;
     events { worker_connections 512; }
     http { access_log off; ${paths.join(' ')} sendfile on; tcp_nopush on; keepalive_requests 10000000;
       ${server.replace('listen PORT;', `listen 127.0.0.1:${port};`)} }`,
  );
  const child = spawn(program, ['-p', own, '-e', join(own, 'error.log'), '-c', file], { stdio: 'inherit' });
  await waitUntilReady(port);
  return { name, port, pids: [child.pid ?? 0], stop: () => child.kill() };
}

type Database = { dataDir: string; databaseUrl: string | undefined };

/** Contact forms that are on disk before the reply, on both databases. */
export async function storeSubmissions(
  dist: string,
  dir: string,
  options: Options<SubmissionsResult>,
): Promise<BenchResults['submissions']> {
  const from = testConditions();
  const server = await startPostgres();
  const rounds: SubmissionsResult[][] = [];

  async function measure(store: string, database: Database, desks: number): Promise<SubmissionsResult> {
    const { databaseUrl, dataDir } = database;
    const env: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
    const started = await Promise.all(
      Array.from({ length: desks }, () => startDesk({ ...DESK, SITE_DIR: dist, ...env })),
    );
    await until(async () =>
      (await Promise.all(started.map(({ url }) => fetch(`${url}/readyz`)))).every(({ ok }) => ok),
    );
    const results = await Promise.all(
      started.map(({ url }) => sendRequests(submissions(Number(new URL(url).port), options.seconds))),
    );
    await Promise.all(started.map((desk) => desk.kill('SIGTERM')));
    // Only stored submissions count.
    const acknowledged = results.reduce((sum, { count }) => sum + count, 0);
    const rows = await countRows(database);
    if (rows < acknowledged) throw new Error(`${store}: ${acknowledged} acknowledged, ${rows} stored`);
    const stored = {
      store,
      perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
      median: Math.max(...results.map(({ median }) => median)),
      p99: Math.max(...results.map(({ p99 }) => p99)),
    };
    console.log(`${store}: ${Math.round(stored.perSecond)} a second, all ${acknowledged} are stored`);
    return stored;
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
    seconds,
    expectedStatus: 201,
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

type Load = {
  port: number;
  seconds: number;
  next(): string;
  /** Any other status ends the run. */
  expectedStatus: number;
};

type Replies = { count: number; perSecond: number; median: number; p99: number };

/** Sends requests on each connection. Plain sockets: Node's HTTP client is slower than the servers. */
async function sendRequests({ port, seconds, next, expectedStatus }: Load): Promise<Replies> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received: Buffer = Buffer.alloc(0);
      let sent = 0;
      const send = () => {
        if (performance.now() >= end) {
          socket.destroy();
          resolve();
          return;
        }
        sent = performance.now();
        socket.write(next());
      };
      socket.once('connect', send);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
        const headEnd = received.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const head = received.toString('latin1', 0, headEnd);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (received.length < headEnd + 4 + length) return;
        const status = Number(head.slice(9, 12));
        if (status !== expectedStatus) {
          socket.destroy();
          reject(new Error(`answered ${status}: ${received.toString('utf8', headEnd + 4).slice(0, 200)}`));
          return;
        }
        times.push(performance.now() - sent);
        received = Buffer.alloc(0);
        send();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));

  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, perSecond: times.length / took, median: at(0.5), p99: at(0.99) };
}
