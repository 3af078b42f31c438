// The part `serving`: a page from the desk, from nginx with the headers that deploy/nginx-static.conf includes, from sirv,
// and from Node's HTTP server with nothing around it. Each is one process. Counted is what a second of its processor time
// serves, which the load on the machine hardly changes and the program that asks does not limit.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../desk/src/deploy/find-program.ts';
import { startDesk } from '../desk/src/faults/desk-process.ts';
import { nginxHeaders } from '../desk/src/site/nginx-headers.ts';
import { readManifest } from '../desk/src/site/read-manifest.ts';
import { freePort } from '../scripts/free-port.ts';
import { answers } from './answers.ts';
import { circumstances, versionOf } from './circumstances.ts';
import { install, versionsOf } from './install.ts';
import type { Results, Served } from './results.ts';
import { sendRequests } from './send-requests.ts';
import { startServer } from './start-server.ts';
import { rotated } from './statistics.ts';

const PAGE = '/pricing';
const CONNECTIONS = 32;
/** The first requests are for the compiler of the programs in JavaScript. */
const WARM_UP = 3;

type Server = { name: string; port: number; pid: number; stop: () => unknown };

export async function servePages(
  dist: string,
  dir: string,
  options: { rounds: number; seconds: number; before: Served[][] },
): Promise<Results['serving']> {
  const instruments = await install('instruments');
  const nginx = findProgram('nginx');
  const from = circumstances({
    ...(nginx ? { nginx: versionOf(nginx, '-v') } : {}),
    sirv: versionsOf(instruments).sirv ?? '',
  });
  const desk = await startOwn(dist, dir);
  const servers = [
    ...(nginx ? [await startNginx(nginx, dist, dir)] : []),
    await start('sirv', 'serve-folder.ts', [instruments, dist]),
    await start('Node alone', 'serve-one-page.ts', [`http://127.0.0.1:${desk.port}${PAGE}`]),
    desk,
  ];
  const rounds: Served[][] = [];
  try {
    for (const server of servers) await ask(server, WARM_UP);
    for (let round = 0; round < options.rounds; round += 1) {
      const served: Served[] = [];
      for (const server of rotated(servers, options.before.length + round)) {
        const before = processorSeconds(server.pid);
        const { count, perSecond, median, p99 } = await ask(server, options.seconds);
        const perCore = count / (processorSeconds(server.pid) - before);
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

function ask({ port }: Server, seconds: number) {
  const request = `GET ${PAGE} HTTP/1.1\r\nHost: tred.example\r\nAccept-Encoding: gzip\r\n\r\n`;
  return sendRequests({ port, connections: CONNECTIONS, seconds, next: () => request, wanted: [200] });
}

/** What a process has used of processors, its own and the system's on its behalf; Linux says. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function startNginx(program: string, dist: string, dir: string): Promise<Server> {
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  const headers = join(dir, 'headers.conf');
  await writeFile(headers, nginxHeaders(await readManifest(dist)));
  const file = join(dir, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; user root; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
     events { worker_connections 512; }
     http { access_log off; ${paths.join(' ')} types { text/html html; text/javascript js; }
       sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=1000; include ${headers};
       server { listen 127.0.0.1:${port}; root ${dist}; gzip_static on; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn(program, ['-p', dir, '-e', join(dir, 'error.log'), '-c', file], { stdio: 'inherit' });
  await answers(`http://127.0.0.1:${port}/`);
  return { name: 'nginx', port, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function start(name: string, file: string, args: string[]): Promise<Server> {
  return { name, ...(await startServer(file, args)) };
}

async function startOwn(dist: string, dir: string): Promise<Server> {
  const desk = await startDesk({
    SITE_DIR: dist,
    DATA_DIR: join(dir, 'pages'),
    DESK_PASSWORD: 'only for this run',
    LOG_LEVEL: 'error',
  });
  const port = Number(new URL(desk.url).port);
  return { name: 'desk', port, pid: desk.child.pid ?? 0, stop: () => desk.kill('SIGTERM') };
}
