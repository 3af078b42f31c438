// The part `strain`: pages and forms while the desk has much to do, its memory under unfinished posts, and kills.
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { makeReference } from '../contract/src/reference.ts';
import {
  type Attempt,
  type DeskProcess,
  send,
  startBurst,
  startDesk,
  until,
} from '../desk/src/faults/desk-process.ts';
import { setCodePolicy } from '../desk/src/store/log-in-codes.ts';
import { openStore } from '../desk/src/store/open-store.ts';
import { addTestStaff, contactValues, testPassword } from '../desk/src/store/test-submissions.ts';

const PAGE = '/about';
const ROWS = 100_000;
const KILLS = 20;
const UNFINISHED = 1_500;
/** As in deploy/tred-desk.service. */
const SERVICE = {
  NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=128',
  MALLOC_ARENA_MAX: '2',
  LOG_LEVEL: 'error',
};
const agent = new Agent({ keepAlive: true });

interface Reply {
  status: number;
  headers: Record<string, unknown>;
  ms: number;
}

/** Reads and drops the body. */
function ask(
  url: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const { method = 'GET', body, headers = {} } = options;
  return new Promise<Reply>((resolve, reject) => {
    const began = performance.now();
    const sent = httpRequest(url, { method, headers, agent }, (reply) => {
      reply.resume().on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          ms: performance.now() - began,
        }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

const json = { 'content-type': 'application/json' };
const post = (url: string, body: unknown, cookie = '') =>
  ask(url, { method: 'POST', body: JSON.stringify(body), headers: { ...json, cookie } });

function summary(name: string, times: number[]): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  console.log(`${name}: ${times.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`);
}

/** Asks for a page every 20 ms until the work ends, and at least for two seconds. */
async function pagesDuring(name: string, url: string, work: Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let done = false;
  const ended = Promise.all([work, pause(2_000)]).finally(() => {
    done = true;
  });
  const began = performance.now();
  while (!done) {
    times.push((await ask(url + PAGE)).ms);
    await pause(20);
  }
  await ended;
  summary(`${name} (${((performance.now() - began) / 1000).toFixed(1)} s), pages`, times);
}

async function fill(dataDir: string): Promise<void> {
  const store = openStore({ dataDir, databaseUrl: undefined });
  await store.prepare();
  await addTestStaff(store.db, 'bench');
  await setCodePolicy(store.db, 'nobody');
  const now = Date.now();
  for (let from = 0; from < ROWS; from += 500)
    await store.db
      .insertInto('submissions')
      .values(
        Array.from({ length: 500 }, (_, index) => {
          const n = from + index;
          const values = contactValues({
            email: `p${n}@school.example`,
            message: `Message ${n}. `.repeat(12),
          });
          return {
            reference: makeReference(),
            form: 'contact',
            status: 'new' as const,
            spam: null,
            spam_at: null,
            email: values.email,
            body: JSON.stringify(values),
            search: JSON.stringify(values).toLowerCase(),
            idempotency_key: null,
            body_hash: String(n),
            place: null,
            replied_place: null,
            created_at: now - (ROWS - n) * 20_000,
            updated_at: now,
          };
        }),
      )
      .execute();
  await store.close();
}

/** Another program holds the write lock while visitors post. */
async function holdLock(url: string, dataDir: string, seconds: number): Promise<void> {
  const other = new DatabaseSync(join(dataDir, 'desk.sqlite'));
  other.exec('begin immediate');
  const posts: Promise<Reply>[] = [];
  for (let n = 0; n < seconds; n += 1) {
    posts.push(post(`${url}/api/forms/contact`, contactValues({ message: `Locked out ${n}` })));
    await pause(1_000);
  }
  other.exec('rollback');
  other.close();
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  console.log(`  posts beside the lock: ${statuses.join(' ')}`);
}

/** 50 clients without a pause, one request in ten a form. */
async function load(url: string, seconds: number): Promise<void> {
  const [pages, posts]: [number[], number[]] = [[], []];
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      const isPost = ++count % 10 === 0;
      const reply = isPost
        ? await post(`${url}/api/forms/contact`, contactValues({ message: `Message ${count}` }))
        : await ask(url + PAGE);
      if (reply.status >= 300) throw new Error(`answered ${reply.status}`);
      (isPost ? posts : pages).push(reply.ms);
    }
  };
  await Promise.all(Array.from({ length: 50 }, client));
  summary('50 clients, pages', pages);
  summary('50 clients, posts', posts);
}

const memory = ({ child }: DeskProcess, field: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
};

async function unfinishedPosts(desk: DeskProcess): Promise<void> {
  const before = memory(desk, 'VmRSS');
  const port = Number(new URL(desk.url).port);
  // 120 KB of at least 130; half announce no length.
  const part = Buffer.alloc(120 * 1024, 'x');
  const sockets = Array.from({ length: UNFINISHED }, (_, n) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).resume();
    const length =
      n % 2 ? `Content-Length: ${130 * 1024}\r\n\r\n` : 'Transfer-Encoding: chunked\r\n\r\n1E000\r\n';
    // From many networks, as behind a proxy.
    socket.write(
      `POST /api/forms/security-report HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 102.85.${n >> 8}.${n & 255}\r\nContent-Type: application/json\r\n${length}`,
    );
    socket.write(part);
    return socket;
  });
  await pause(5_000);
  const page = await ask(desk.url + PAGE);
  const open = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  console.log(
    `${UNFINISHED} unfinished posts: ${before} MB before, peak ${memory(desk, 'VmHWM')} MB, ${open} still open; a page took ${Math.round(page.ms)} ms`,
  );
  for (const socket of sockets) socket.destroy();
}

async function kills(env: Record<string, string>, dataDir: string): Promise<void> {
  const attempts: Attempt[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const desk = await startDesk(env);
    await until(async () => (await fetch(`${desk.url}/readyz`)).ok);
    const burst = startBurst(desk.url, 16);
    await until(() => burst.acknowledged() >= 40);
    await desk.kill('SIGKILL');
    await burst.stop();
    attempts.push(...burst.attempts);
  }
  const desk = await startDesk(env);
  await until(async () => (await fetch(`${desk.url}/readyz`)).ok);
  const accepted = attempts.filter(({ reference }) => reference !== undefined).length;
  for (const attempt of attempts) await send(desk.url, attempt);
  await desk.kill('SIGTERM');
  const store = openStore({ dataDir, databaseUrl: undefined });
  const rows = await store.db.selectFrom('submissions').select(['idempotency_key', 'reference']).execute();
  await store.close();
  const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
  const lost = attempts.filter(({ key, reference }) => stored.get(key) !== reference).length;
  console.log(
    `${KILLS} kills: ${attempts.length} sent, ${accepted} accepted before a kill, ${lost} lost, ${rows.length - stored.size} doubled`,
  );
}

export async function strain(dist: string, dir: string, seconds: number): Promise<void> {
  const dataDir = join(dir, 'strain');
  const env = { ...SERVICE, SITE_DIR: dist, DATA_DIR: dataDir, TRUST_PROXY: 'loopback' };
  await fill(dataDir);
  const desk = await startDesk(env);
  const { url } = desk;
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  const { headers } = await post(`${url}/api/desk/session`, { name: 'bench', password: testPassword });
  const cookie = [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
  const api = (path: string, body: unknown) => post(`${url}/api/desk/${path}`, body, cookie);
  // A hundred short words that all occur.
  const words = Array.from({ length: 100 }, (_, n) => 'message.schl'[n % 12]).join(' ');
  const search = async () => {
    const { status, ms } = await api('submissions/search', { search: words });
    if (status !== 200) throw new Error(`the search answered ${status}`);
    return ms;
  };
  const searches = async () => {
    const times: number[] = [];
    while (times.reduce((sum, ms) => sum + ms, 0) < seconds * 1000) times.push(await search());
    summary('  searches', times);
  };
  const counts = async () => {
    for (const path of ['counts', 'new']) {
      const times: number[] = [];
      for (let n = 0; n < 10; n += 1)
        times.push((await ask(`${url}/api/desk/${path}`, { headers: { cookie } })).ms);
      summary(`  /${path}`, times);
    }
  };
  const exported = (format: string) => api('export', { format });
  await pagesDuring('at rest', url, pause(seconds * 1000));
  await pagesDuring('CSV export', url, exported('csv'));
  await pagesDuring('JSON export', url, exported('json'));
  await pagesDuring('searches with 100 words', url, searches());
  await pagesDuring('counts', url, counts());
  await pagesDuring('a held write lock', url, holdLock(url, dataDir, 15));
  // The lock comes second: an export starts with a line in the audit log.
  const locked = pause(1_000).then(() => holdLock(url, dataDir, 10));
  const all = [exported('json'), searches(), locked];
  await pagesDuring('export, searches and lock together', url, Promise.all(all));
  await load(url, 2 * seconds);
  await unfinishedPosts(desk);
  await desk.kill('SIGTERM');
  const killed = join(dir, 'kills');
  await kills({ ...env, DATA_DIR: killed }, killed);
  agent.destroy();
}
