// `npm run try-server`: installs a release in an empty Debian 12 with systemd, with the commands of docs/running.md, and
// does there what staff and administrators do. Run it before each release, as root on Debian; it takes about 20 minutes.
// Needs `apt-get install systemd-container debootstrap`. Keeps the empty Debian in .cache, and nothing else. With
// `--no-build` it takes the archive that is in release.
import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Opened, Overview } from '@tred/contract/editor-api';
import { cache, root } from './run-program.ts';

const domain = 'tred.example';
const site = `https://${domain}`;
const run = promisify(execFile);
const output = { maxBuffer: Number.POSITIVE_INFINITY };
const folder = mkdtempSync(join(tmpdir(), 'tred-server-'));
const machine = join(folder, 'debian');
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  DOMAIN: domain,
  SERVER: 'server',
  DEBIAN_FRONTEND: 'noninteractive',
  NODE_EXTRA_CA_CERTS: certificates,
};

/** Programs that a machine without a network cannot have, and the guide’s steps on the other computer. */
const fakes = {
  certbot: 'mkdir -p /etc/letsencrypt/live/$DOMAIN; cp /srv/tls/*.pem /etc/letsencrypt/live/$DOMAIN',
  ssh: 'shift; eval "$*"',
};

/** Commands of the guide, by the heading or the bold words before them. */
const guide = new Map<string, string>();
const sections = readFileSync(join(root, 'docs/running.md'), 'utf8').split(/^(?=### |\*\*)/m);
for (const section of sections) {
  const [, name = ''] = /^(?:### |\*\*(?:\d\. )?)([^\n*.]+)/.exec(section) ?? [];
  const commands = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text).join('');
  if (commands) guide.set(name, commands);
}

let leader = 0;
/** `outside`: with the network of this machine. */
async function inside(script: string, { outside = false } = {}): Promise<string> {
  const spaces = [
    '--target',
    String(leader),
    '--mount',
    '--uts',
    '--ipc',
    '--pid',
    ...(outside ? [] : ['--net']),
  ];
  const args = [...spaces, '--', '/bin/bash', '-ec', `cd; ${script}`];
  const { stdout } = await run('nsenter', args, { ...output, env: environment });
  return stdout;
}

async function follow(heading: string, before = 'cd /opt/tred/current/deploy 2>&- || :\n'): Promise<void> {
  const block = guide.get(heading);
  if (!block) throw new Error(`docs/running.md has no commands under “${heading}”.`);
  await inside(before + block.replace(/\bREPOSITORY\b/, '/srv/repository.git'), {
    outside: /^apt-get/m.test(block),
  });
}

/** A request of the browser, through nginx. */
async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const sent =
    body === undefined ? '' : `--data-binary '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`;
  const headers = `--header 'origin: ${site}' --header 'content-type: application/json'`;
  const reply = await inside(
    `curl --silent --show-error --max-time 300 --cookie jar --cookie-jar jar ${headers} --request ${method} ${sent} \
      --write-out '\n%{http_code}' '${site}${path}'`,
  );
  const [, text = '', status] = /^(.*)\n(\d+)$/s.exec(reply) ?? [];
  if (!status?.startsWith('2')) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 2000)}`);
  return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as Reply;
}

/** Proportional memory of each kind of process in the machine, in MB: the peak. */
const peaks = new Map<string, number>();
const kinds: [string, RegExp][] = [
  ['server', /server\/\S*src\/main\.ts/],
  ['compiler', /astro build/],
  ['program of the website', /site\/program\.mjs|program\/process\.ts/],
  ['CMS', /cms\/serve\/run\.ts/],
  ['nginx', /nginx/],
];
function sampleMemory(): void {
  const now = new Map<string, number>();
  const namespace = (pid: string) => execFileSync('readlink', [`/proc/${pid}/ns/pid`]).toString();
  const own = namespace(String(leader));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const kind = kinds.find(([, pattern]) => pattern.test(command))?.[0];
      if (!kind || namespace(pid) !== own) continue;
      const [, kilobytes] = /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
      for (const each of [kind, 'all']) now.set(each, (now.get(each) ?? 0) + Number(kilobytes) / 1024);
    } catch {
      // It has ended.
    }
  for (const [kind, size] of now) peaks.set(kind, Math.max(size, peaks.get(kind) ?? 0));
}

const lines: string[] = [];
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  const found = await work();
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  lines.push(`${seconds} s  ${name}${typeof found === 'string' && found ? `: ${found}` : ''}`);
  console.log(lines.at(-1));
}

async function makeDebian(): Promise<void> {
  const base = join(cache, 'debian-12');
  if (!existsSync(base)) {
    const making = `${base}.next`;
    rmSync(making, { recursive: true, force: true });
    await run(
      'debootstrap',
      ['--variant=minbase', '--include=systemd-sysv,dbus,ca-certificates,openssl,procps', 'bookworm', making],
      output,
    );
    const installs = [...guide.values()]
      .join('')
      .match(/apt-get .*/g)
      ?.filter((line) => !/postgres/.test(line));
    trustCertificates(making);
    await run('chroot', [making, '/bin/bash', '-ec', (installs ?? []).join('\n')], {
      ...output,
      env: environment,
    });
    await run('mv', [making, base]);
  }
  await run('cp', ['--archive', '--reflink=auto', base, machine]);
}

/** Those that this machine trusts, and in the end one of our own. */
function trustCertificates(debian: string): void {
  const local = '/usr/local/share/ca-certificates';
  if (existsSync(local)) cpSync(local, debian + local, { recursive: true });
  execFileSync('chroot', [debian, 'update-ca-certificates'], { stdio: 'pipe' });
}

const repository = join(machine, 'srv/repository.git');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();

/** A programmer’s commit. */
function commitNext(): void {
  const author = ['-c', 'user.name=Programmer', '-c', 'user.email=programmer@example.com'];
  git(
    'update-ref',
    'refs/heads/main',
    git(...author, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Next'),
  );
}

function prepare(): void {
  const tls = join(machine, 'srv/tls');
  const local = join(machine, 'usr/local/share/ca-certificates');
  mkdirSync(tls);
  mkdirSync(local, { recursive: true });
  const names = `subjectAltName=DNS:${domain},DNS:www.${domain}`;
  const key = ['req', '-newkey', 'rsa:2048', '-nodes', '-keyout', `${tls}/privkey.pem`];
  const signed = [
    '-x509',
    '-days',
    '90',
    '-subj',
    `/CN=${domain}`,
    '-addext',
    names,
    '-out',
    `${tls}/fullchain.pem`,
  ];
  execFileSync('openssl', [...key, ...signed], { stdio: 'pipe' });
  cpSync(`${tls}/fullchain.pem`, `${local}/own.crt`);
  trustCertificates(machine);
  for (const [name, script] of Object.entries(fakes))
    writeFileSync(join(machine, 'usr/local/bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  writeFileSync(join(machine, 'etc/hosts'), `127.0.0.1 localhost ${domain} www.${domain}\n`);
  writeFileSync(join(machine, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n');
  execFileSync('git', ['clone', '--quiet', '--bare', root, repository]);
  git('branch', '--force', 'main', 'HEAD');
  git('symbolic-ref', 'HEAD', 'refs/heads/main');
}

const nspawn = [
  '--boot',
  '--private-network',
  '--register=no',
  '--keep-unit',
  '--console=pipe',
  '--machine=tred-server',
];
async function boot(): Promise<void> {
  const container = spawn('systemd-nspawn', [`--directory=${machine}`, ...nspawn], { stdio: 'ignore' });
  while (!leader) {
    if (container.exitCode !== null) throw new Error('systemd-nspawn could not start the machine.');
    await pause(100);
    const child = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8').trim();
    // First a child that prepares it.
    if (child && readFileSync(`/proc/${child}/cmdline`, 'utf8').startsWith('/usr/lib/systemd'))
      leader = Number(child);
  }
  container.unref();
}

async function logIn(): Promise<void> {
  const name = 'admin';
  const first = (await inside('cat /var/lib/tred/first-password')).trim();
  const password = 'a long sentence about seven mangoes';
  await ask('POST', '/api/admin/session', { name, password: first });
  await ask('POST', '/api/admin/account/password', { password: first, next: password });
  const { secret } = await ask<{ secret: string }>('POST', '/api/admin/account/code/begin', { password });
  const code = `const { TOTP, Secret } = require('otpauth');
    process.stdout.write(new TOTP({ secret: Secret.fromBase32('${secret}') }).generate())`;
  await ask('POST', '/api/admin/account/code/confirm', {
    code: await inside(`cd /opt/tred/current; node_modules/.bin/node -e "${code.replaceAll('\n', ' ')}"`),
  });
}

const website = '/api/admin/website';
let article: Opened;
const mark = `Tried at ${Date.now()}.`;

/** Waits for systemd to start the editor. */
async function saveWord(): Promise<string> {
  const { types } = await ask<Overview>('GET', `${website}/overview`);
  const entries = types.filter(({ group }) => group === 'Entries').flatMap(({ files }) => files);
  for (const { path } of entries) {
    article = await ask<Opened>('GET', `${website}/file?path=${encodeURIComponent(path)}`);
    if (article.body && article.page) break;
  }
  const { path, version, value, body } = article;
  await ask('PUT', `${website}/file`, { path, version, value, body: `${body}\n\n${mark}\n` });
  return path;
}

/** Publishes while somebody reads, and waits until nginx has the word. */
async function publish(): Promise<string> {
  const seen = inside(
    `while [ ! -e published ]; do for page in / /pricing /about /contact ${article.page}; do
      curl --silent --output /dev/null --write-out '%{http_code} %{time_total}\n' ${site}$page; done; done`,
  );
  type Draft = { path: string; version: string };
  type Publication = { step: string; message: string };
  const drafts = await ask<Draft[]>('GET', `${website}/changes`);
  const files = drafts
    .filter(({ path }) => path === article.path)
    .map(({ path, version }) => ({ path, version }));
  await ask('POST', `${website}/publish`, { files });
  let publication: Publication | undefined;
  do {
    await pause(500);
    const { publications } = await ask<{ publications: Publication[] }>('GET', `${website}/progress`);
    // Running ones are first, then the last that ended.
    [publication] = publications;
  } while (publication && !['done', 'failed'].includes(publication.step));
  if (publication?.step !== 'done') throw new Error(publication?.message ?? 'The publication was forgotten.');
  const live = Date.now();
  while (!(await ask<string>('GET', article.page)).includes(mark)) await pause(200);
  const fresh = ((Date.now() - live) / 1000).toFixed(1);
  await inside('touch published');
  const replies = (await seen).trim().split('\n');
  const failed = replies.filter((line) => !line.startsWith('200 '));
  if (failed.length > 0) throw new Error(`Visitors got ${[...new Set(failed)].join(', ')}`);
  const slowest = Math.max(...replies.map((line) => Number(line.split(' ')[1])));
  return `read ${fresh} s after “done”; ${replies.length} pages meanwhile, 0 failed, slowest ${slowest} s`;
}

async function stopAndStart(): Promise<string> {
  await inside('systemctl stop tred-website tred-server');
  const states = await inside('systemctl show --property=Result --value tred-website tred-server');
  if (/[^\s]/.test(states.replaceAll('success', '')))
    throw new Error(`A service did not stop well: ${states}`);
  if (!(await ask<string>('GET', article.page)).includes(mark)) throw new Error('nginx has no copy.');
  await inside('systemctl start tred-server');
  await ask('GET', `${website}/overview`);
  return 'pages from nginx’s copies meanwhile; the editor starts again';
}

/** Errors of the services, by their logs. */
async function logs(): Promise<string> {
  const found = await inside(
    `journalctl --unit='tred-*' --output=cat | grep -E '"level":[56]0|E(PERM|ACCES)\\b|Failed with result' || :`,
  );
  if (found) throw new Error(found);
  const failed = await inside('systemctl list-units --failed --plain --no-legend "tred-*" nginx.service');
  if (failed) throw new Error(failed);
  return (await inside("systemctl list-timers --no-legend 'tred-*' | wc -l")).trim().concat(' timers');
}

/** Of the editor: what breaks it, words of the doctor, what mends it. */
const faults: [string, RegExp, string][] = [
  ['systemctl stop tred-website.socket', /ECONNREFUSED/, 'systemctl start tred-website.socket'],
  [
    "sed --in-place=.bak 's#^WEBSITE_KEY=.*#WEBSITE_KEY=of no use, but longer than 32 characters#' /etc/tred/website.env",
    /keys .* differ/,
    'mv /etc/tred/website.env.bak /etc/tred/website.env',
  ],
  ['chown root: /srv/tred-website/clone', /belongs to root/, 'chown tred-website: /srv/tred-website/clone'],
];

async function nameFaults(): Promise<string> {
  const restart = 'systemctl stop tred-website.service; systemctl reset-failed "tred-*"';
  const examine = async () =>
    (await inside('tred-server doctor || :')).match(/^.* {2}editor .*$/gm)?.join(' ') ?? '';
  for (const [broken, words, mended] of faults) {
    await inside(`${broken}; ${restart}`);
    const said = await examine();
    await inside(`${mended}; ${restart}`);
    if (!words.test(said)) throw new Error(`After “${broken}” the doctor says only “${said}”.`);
  }
  const said = await examine();
  if (!said.startsWith('ok')) throw new Error(`After all is mended the doctor says “${said}”.`);
  return `${faults.length} named`;
}

const nextRelease = `set -- /root/tred-*.tar.gz; first=$(basename $1 .tar.gz); mkdir -p release
  tar -xzf $1; mv $first tred-next; tar -czf release/tred-next.tar.gz tred-next; rm -r tred-next; git() { :; }; npm() { :; }\n`;

async function tryServer(): Promise<void> {
  const env = { ...process.env, SITE_URL: site };
  if (!process.argv.includes('--no-build'))
    await step(
      'release',
      async () => void (await run('npm', ['run', 'release'], { ...output, cwd: root, env })),
    );
  await step('an empty Debian 12', makeDebian);
  prepare();
  for (const file of readdirSync(join(root, 'release')))
    cpSync(join(root, 'release', file), join(machine, 'root', file));
  await boot();
  setInterval(sampleMemory, 1000).unref();
  setTimeout(() => process.exit(1), 60 * 60_000).unref();
  const isUp = 'while [ ! -S /run/systemd/private ]; do sleep 0.2; done; systemctl is-system-running --wait';
  await step('systemd', async () => (await inside(isUp)).trim());
  for (const heading of ['Name and packages', 'Code and user']) await step(heading, () => follow(heading));
  await step('Settings', () => follow('Settings'));
  await inside(`echo NODE_EXTRA_CA_CERTS=${certificates} >> /etc/tred/server.env`);
  await step('Service', () => follow('Service'));
  await step('Certificate, then proxy', () => follow('Certificate, then proxy'));
  await step('Backups and a daily check', () => follow('Backups and a daily check'));
  await step('log in, new password, code', logIn);
  await step('First log-in', () => follow('First log-in'));
  await step('Edit in the browser', () => follow('Edit in the browser'));
  await step('save a word', saveWord);
  await step('publish', publish);
  await step('stop and start', stopAndStart);
  commitNext();
  await step('A new version', () => follow('A new version'));
  await step('Update', () => follow('Update', nextRelease));
  await step('Roll back', () => follow('Roll back', 'RELEASE=$(basename /opt/tred/tred-*-linux-*)\n'));
  await step('Restore a backup', () => follow('Restore a backup'));
  await step('the word is still there', async () => {
    if (!(await ask<string>('GET', article.page)).includes(mark)) throw new Error('It is not.');
  });
  await step('daily check', () => inside('systemctl start tred-doctor'));
  await step('logs', logs);
  await step('faults of the editor', nameFaults);
}

process.on('exit', () => {
  if (leader) process.kill(leader, 'SIGKILL');
  // systemd-nspawn removes its lock a moment later.
  for (let tries = 0; tries < 100 && existsSync(join(folder, '.#debian.lck')); tries++)
    execFileSync('sleep', ['0.1']);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

try {
  await tryServer();
  const memory = [...peaks].map(([kind, size]) => `${kind} ${Math.round(size)} MB`).join(', ');
  console.log(`\nAll ${lines.length} steps passed. Peak memory: ${memory}.`);
} catch (error) {
  const {
    stdout = '',
    stderr = '',
    message = '',
  } = error as { stdout?: string; stderr?: string; message?: string };
  console.error(`\nFailed after: ${lines.at(-1) ?? 'nothing'}\n${stdout}${stderr || message}`);
  if (leader) console.error(await inside("journalctl --unit='tred-*' --output=cat --lines=40"));
  process.exitCode = 1;
}
