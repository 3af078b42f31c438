// `npm run bench`: how much one desk bears. Durable submissions, and pages beside nginx on the same files, in one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFEST_FILE } from '../contract/src/manifest.ts';
import { makeIdempotencyKey } from '../contract/src/reference.ts';
import { findProgram } from '../desk/src/deploy/find-program.ts';
import { startDesk, until } from '../desk/src/faults/desk-process.ts';
import { openStore } from '../desk/src/store/open-store.ts';
import { startPostgres } from '../desk/src/store/test-postgres.ts';
import { contactValues } from '../desk/src/store/test-submissions.ts';
import { freePort } from '../scripts/free-port.ts';
import { type Load, type Result, sendRequests } from './send-requests.ts';

const dist = fileURLToPath(new URL('../site/dist', import.meta.url));
if (!existsSync(join(dist, MANIFEST_FILE))) {
  console.error('There is no built site: run `npm run build` first.');
  process.exit(1);
}
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const connections = 32;
const dir = await mkdtemp(join(tmpdir(), 'tred-bench-'));
await chmod(dir, 0o755);

const rows: string[][] = [];
function report(what: string, { perSecond, median, p99 }: Result): void {
  const row = [what, Math.round(perSecond).toLocaleString('en'), median.toFixed(1), p99.toFixed(1)];
  rows.push(row);
  console.log(`${what}: ${row[1]} a second, half within ${row[2]} ms, 99 % within ${row[3]} ms`);
}

const portOf = (url: string) => Number(new URL(url).port);

const get = (port: number, path: string, more = ''): Load => {
  const request = `GET ${path} HTTP/1.1\r\nHost: tred.example\r\nAccept-Encoding: gzip\r\n${more}\r\n`;
  return { port, connections, seconds, next: () => request, wanted: [200, 304] };
};

const submissions = (port: number): Load => {
  let count = 0;
  return {
    port,
    connections,
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
};

async function startNginx(): Promise<{ port: number; stop: () => Promise<unknown> } | undefined> {
  const program = findProgram('nginx');
  if (!program) return undefined;
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  // One worker, as the desk is one process; what it keeps open costs it no more than the desk's memory.
  await writeFile(
    join(dir, 'nginx.conf'),
    `daemon off; worker_processes 1; user root; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
     events { worker_connections 512; }
     http { access_log off; ${paths.join(' ')} types { text/html html; text/javascript js; }
       sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=1000;
       server { listen 127.0.0.1:${port}; root ${dist}; gzip_static on; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn(program, ['-p', dir, '-e', join(dir, 'error.log'), '-c', join(dir, 'nginx.conf')], {
    stdio: 'inherit',
  });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    ),
  );
  return {
    port,
    stop: () => {
      child.kill('SIGTERM');
      return once(child, 'close');
    },
  };
}

const quiet = { SITE_DIR: dist, DESK_PASSWORD: 'only for this run', LOG_LEVEL: 'error' };

async function measureDesk(name: string, env: Record<string, string>, count = 1): Promise<void> {
  const desks = await Promise.all(Array.from({ length: count }, () => startDesk({ ...quiet, ...env })));
  await until(async () =>
    (await Promise.all(desks.map(({ url }) => fetch(`${url}/readyz`)))).every(({ ok }) => ok),
  );
  const results = await Promise.all(desks.map(({ url }) => sendRequests(submissions(portOf(url)))));
  report(name, {
    perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
    median: Math.max(...results.map(({ median }) => median)),
    p99: Math.max(...results.map(({ p99 }) => p99)),
  });
  await Promise.all(desks.map((desk) => desk.kill('SIGTERM')));
}

/** What was acknowledged is there: a fast answer that keeps nothing would not count. */
async function countRows(settings: { dataDir: string; databaseUrl: string | undefined }): Promise<number> {
  const store = openStore(settings);
  const { count } = await store.db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await store.close();
  return count;
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${seconds} s each, ${connections} connections\n`,
);

const nginx = await startNginx();
const desk = await startDesk({ ...quiet, DATA_DIR: join(dir, 'pages') });
const etag = (await fetch(`${desk.url}/`, { headers: { 'accept-encoding': 'gzip' } })).headers.get('etag');
for (const path of ['/', '/pricing']) {
  if (nginx) report(`nginx, ${path}, gzip`, await sendRequests(get(nginx.port, path)));
  report(`desk, ${path}, gzip`, await sendRequests(get(portOf(desk.url), path)));
}
report('desk, /, 304', await sendRequests(get(portOf(desk.url), '/', `If-None-Match: ${etag}\r\n`)));
await desk.kill('SIGTERM');
await nginx?.stop();

const sqlite = { dataDir: join(dir, 'sqlite'), databaseUrl: undefined };
await measureDesk('submissions, SQLite', { DATA_DIR: sqlite.dataDir });
console.log(`  ${await countRows(sqlite)} rows are there`);

const server = await startPostgres();
const postgres = { dataDir: '', databaseUrl: await server.database() };
await measureDesk('submissions, PostgreSQL', { DATABASE_URL: postgres.databaseUrl });
await measureDesk('submissions, PostgreSQL, two desks', { DATABASE_URL: postgres.databaseUrl }, 2);
console.log(`  ${await countRows(postgres)} rows are there`);
await server.remove();
await rm(dir, { recursive: true, force: true });

console.log('\n| | a second | median ms | 99 % ms |\n| --- | ---: | ---: | ---: |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
