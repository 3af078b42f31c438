// `tred-desk doctor`: checks settings, disk, database, mail, site and proxy, and prints a fix for each problem.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { firstPasswordFile } from '../desk.ts';
import { errorCode, errorMessage } from '../error-text.ts';
import { type DoctorReply, doctorHeaders } from '../health-routes.ts';
import { openTransport } from '../mail/mail-sender.ts';
import { createKeyedHash, findSecret, lockedOutAdvice } from '../secret.ts';
import { readSettings, type Settings, SettingsError, unknownSettings } from '../settings.ts';
import { openLiveSite } from '../site/live-site.ts';
import { lastBackup, outboxState } from '../store/counts.ts';
import { nameOfUser, openingProblem } from '../store/fault.ts';
import { appliedSteps, pendingSteps } from '../store/migrations.ts';
import { openStore, type Store, sqliteFile } from '../store/open-store.ts';
import { formatMinute, type LoadedSettings } from './command-line.ts';
import { staffLockedOut } from './database.ts';
import { mailProblem } from './mail.ts';

interface CheckResult {
  state: 'ok' | 'warn' | 'fail';
  summary: string;
  fix?: string;
}
type DoctorFinding = CheckResult & { what: string };

const ok = (summary: string): CheckResult => ({ state: 'ok', summary });
const warn = (summary: string, fix: string): CheckResult => ({ state: 'warn', summary, fix });
const fail = (summary: string, fix: string): CheckResult => ({ state: 'fail', summary, fix });

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60_000;

function checkSettings(settings: Settings, { from, file, names, env }: LoadedSettings): CheckResult[] {
  const { allowedOrigins, databaseUrl, dataDir, deskSecret, deskUrl, host } = settings;
  const results = unknownSettings(names, env).map((problem) => fail(problem, `correct the name in ${from}`));
  const about = file ? statSync(file) : undefined;
  if (about?.isFile() && about.mode & 0o007)
    results.push(warn(`${file} holds passwords, and everyone can read it`, `chmod 640 ${file}`));
  if (allowedOrigins.length === 0)
    results.push(warn(`SITE_URL is not set, so mail links to ${deskUrl}`, 'set it here and for the build'));
  if (databaseUrl && !deskSecret)
    results.push(
      warn(
        'DESK_SECRET is not set, so two desks would not share limits and log-in codes',
        'set it on every desk to the contents of the file "secret" in DATA_DIR',
      ),
    );
  if ((host === '0.0.0.0' || host === '::') && !env.container)
    results.push(
      warn(
        `HOST is ${host}: the desk can be reached without the proxy, and without TLS`,
        'take HOST out of the settings; for a proxy on another machine allow only that one in the firewall',
      ),
    );
  if (!settings.limits)
    results.push(
      fail('DESK_LIMITS is off: anyone can fill the disk', 'take DESK_LIMITS out of the settings'),
    );
  if (existsSync(firstPasswordFile(dataDir)))
    results.push(
      warn(
        'the first password is still in a file',
        `change it at ${deskUrl}/desk under Account, then rm ${firstPasswordFile(dataDir)}`,
      ),
    );
  if (settings.deskPassword && existsSync(sqliteFile(dataDir)))
    results.push(warn('DESK_PASSWORD is still set', 'take it out of the settings: it is read only once'));
  return results.length > 0 ? results : [ok(`from ${from}; the site is ${allowedOrigins[0]}`)];
}

/** All files must belong to one user, and only that user may read them. */
function checkRights({ dataDir }: Settings): CheckResult {
  if (!existsSync(dataDir)) return fail(`there is no folder ${dataDir}`, 'start the desk, or set DATA_DIR');
  const { uid, mode } = statSync(dataDir);
  const files = ['desk.sqlite', 'desk.sqlite-wal', 'desk.sqlite-shm', 'secret']
    .map((name) => join(dataDir, name))
    .filter(existsSync);
  const owner = nameOfUser(uid);
  const foreign = files.find((file) => statSync(file).uid !== uid);
  if (foreign)
    return fail(
      `${foreign} belongs to ${nameOfUser(statSync(foreign).uid)}, and its folder to ${owner}`,
      `chown -R ${owner}: ${dataDir}`,
    );
  const open = files.find((file) => statSync(file).mode & 0o077) ?? (mode & 0o007 ? dataDir : undefined);
  return open
    ? warn(`other users can read ${open}`, `chmod -R go= ${dataDir}`)
    : ok(`only ${owner} can read ${dataDir}`);
}

async function checkDisk({ dataDir, siteDir }: Settings): Promise<CheckResult> {
  const folder = existsSync(dataDir) ? dataDir : siteDir;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.round((bavail * bsize) / megabyte);
  const summary = `${free} MB free at ${folder}`;
  const fix = 'delete old logs (du -xh / | sort -h | tail), or use a larger disk';
  if (free < 100) return fail(summary, fix);
  return free < 500 ? warn(summary, fix) : ok(summary);
}

async function checkDatabase(store: Store): Promise<CheckResult[]> {
  const steps = await appliedSteps(store.db);
  const missing = pendingSteps(steps);
  if (missing.length > 0)
    return [
      warn(
        `${store.place} is older than this desk (${missing.join(', ')})`,
        'make a copy, then restart the desk: it brings the database up to date',
      ),
    ];
  await store.check();
  const results = [ok(`${store.place} is up to date (${steps.at(-1)}) and can be written`)];
  if (store.kind === 'postgres' && (await ownsAudit(store)))
    results.push(
      warn(
        'the desk’s role owns the table "audit", so it could change the audit log',
        'runuser -u postgres -- psql -d tred -v owner=postgres -f deploy/postgres-audit.sql',
      ),
    );
  return results;
}

async function ownsAudit({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{
    owned: boolean;
  }>`select pg_has_role(tableowner, 'usage') as owned from pg_tables
    where schemaname = current_schema() and tablename = 'audit'`.execute(db);
  return rows[0]?.owned ?? false;
}

async function checkSecret(store: Store, settings: Settings): Promise<CheckResult> {
  const lockedOut = await staffLockedOut(store, settings);
  return lockedOut.length > 0
    ? fail(`the secret does not open the log-in codes of ${lockedOut.join(', ')}`, lockedOutAdvice)
    : ok('opens every log-in code');
}

async function checkCopies({ db }: Store): Promise<CheckResult> {
  const at = await lastBackup(db);
  const fix = 'tred-desk backup /var/backups/tred; systemctl enable --now tred-backup.timer';
  if (at === undefined) return warn('there is no backup of the database yet', fix);
  const summary = `the newest is from ${formatMinute(at)} UTC`;
  return Date.now() - at > 1.5 * day ? warn(summary, fix) : ok(summary);
}

async function checkMail({ smtpUrl, mailTo }: Settings, store: Store | undefined): Promise<CheckResult> {
  if (!smtpUrl) return warn('SMTP_URL is not set, so emails stay in the outbox', 'set it');
  const transport = openTransport(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    return fail(mailProblem(error), 'correct SMTP_URL, then tred-desk mail test');
  } finally {
    transport.close();
  }
  const { failed, waiting } = store ? await outboxState(store.db) : { failed: 0, waiting: 0 };
  if (failed > 0) return warn(`${failed} emails have failed`, 'tred-desk mail retry');
  if (!mailTo) return warn('MAIL_TO is not set, so no email tells staff about new submissions', 'set it');
  return ok(`${new URL(smtpUrl).hostname} accepts our emails; ${waiting} wait`);
}

/** Log-in codes fail when the clock is more than half a minute wrong. */
async function checkClock(store: Store | undefined): Promise<CheckResult> {
  const tolerated = 30_000;
  const fix = 'timedatectl set-ntp true';
  const seconds = (ms: number) => `${Math.round(Math.abs(ms) / 1000)} s`;
  const newest = await store?.db
    .selectFrom('submissions')
    .select((eb) => eb.fn.max<number | null>('created_at').as('at'))
    .executeTakeFirst();
  const ahead = (newest?.at ?? 0) - Date.now();
  if (ahead > tolerated) return fail(`it is ${seconds(ahead)} behind the newest submission`, fix);
  if (store?.kind === 'postgres') {
    const { rows } = await sql<{
      at: number;
    }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(store.db);
    const apart = (rows[0]?.at ?? Date.now()) - Date.now();
    if (Math.abs(apart) > tolerated)
      return fail(`the clocks of this machine and of the database are ${seconds(apart)} apart`, fix);
  }
  const { stdout } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
  });
  const time = `${formatMinute(Date.now())} UTC`;
  return stdout?.trim() === 'no' ? warn(`${time}, not synchronised`, fix) : ok(time);
}

async function readBuild(settings: Settings) {
  const live = await openLiveSite(settings.siteDir, settings);
  live.close();
  return live.build();
}

export async function describeBuild(settings: Settings): Promise<string> {
  const { id, madeAt } = await readBuild(settings);
  return `build ${id}, made ${formatMinute(madeAt)} UTC, in ${settings.siteDir}`;
}

async function checkSite(settings: Settings): Promise<CheckResult> {
  const build = await describeBuild(settings);
  const [siteOrigin] = settings.allowedOrigins;
  const home = await readFile(join(settings.siteDir, 'index.html'), 'utf8');
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  const builtFor = canonical && new URL(canonical).origin;
  return siteOrigin && builtFor && builtFor !== siteOrigin
    ? fail(
        `${build}, is for ${builtFor}, and SITE_URL is ${siteOrigin}`,
        `SITE_URL=${siteOrigin} npm run release`,
      )
    : ok(build);
}

function localUrl({ host, port }: Settings): string {
  // Some containers do not know the name "localhost".
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function checkDesk(settings: Settings): Promise<CheckResult> {
  const url = localUrl(settings);
  const request = (path: string, headers = {}) =>
    fetch(url + path, { headers, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  const ready = await request('/readyz');
  if (!ready)
    return warn(`no desk answers at ${url}`, 'systemctl start tred-desk; journalctl -u tred-desk -n 20');
  if (!ready.ok) {
    const { message } = (await ready.json().catch(() => ({}))) as { message?: string };
    return fail(`the desk at ${url} is not ready. ${message ?? ''}`, 'see "database" above');
  }
  const secret = findSecret(settings);
  const health = secret && (await request('/healthz', doctorHeaders(createKeyedHash(secret))));
  const { version, build: served } = health ? ((await health.json()) as Partial<DoctorReply>) : {};
  if (served === undefined)
    return fail(
      `the one at ${url} has another secret`,
      'give it and tred-desk the same DATA_DIR and DESK_SECRET',
    );
  const { id } = await readBuild(settings);
  return served === id
    ? ok(`version ${version} is ready at ${url} and serves that build`)
    : warn(
        `the one at ${url} serves build ${served}, and not the one in ${settings.siteDir}`,
        'systemctl reload tred-desk; its log says why it refused the new build',
      );
}

/** Reserved for documentation, so no visitor has it. */
const forged = '203.0.113.7';

/** The reply at the public address, with this machine's address. */
function requestOutside(url: string, headers: Record<string, string>) {
  const get = url.startsWith('https:') ? getSecure : getPlain;
  return new Promise<{ reply: IncomingMessage; from: string }>((resolve, reject) => {
    const request = get(`${url}/healthz`, { headers, timeout: 8000 }, (reply) =>
      resolve({ reply, from: reply.socket.localAddress ?? '' }),
    );
    request.on('timeout', () => request.destroy(new Error('no answer within 8 s')));
    request.on('error', reject);
  });
}

function connectionProblem(error: unknown, { hostname }: URL): CheckResult {
  const code = errorCode(error);
  const message = errorMessage(error) || code;
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code))
    return fail(`${hostname} has no address (${code})`, 'add its A and AAAA records to the DNS');
  if (/CERT|SIGNED|SSL|TLS|ISSUER/i.test(code))
    return fail(
      `the certificate of ${hostname} is not accepted (${message})`,
      'certbot renew; systemctl reload nginx',
    );
  return fail(
    `${hostname} does not answer (${message})`,
    'systemctl status nginx; open ports 80 and 443 in the firewall',
  );
}

/** Requests the public address through DNS, TLS and proxy, and compares how the request arrived. */
async function checkOutside(settings: Settings): Promise<CheckResult> {
  const { deskUrl } = settings;
  const url = new URL(deskUrl);
  if (settings.allowedOrigins.length === 0) return warn('skipped: SITE_URL is not set', 'set it');
  if (deskUrl === localUrl(settings)) return ok(`${deskUrl} is the desk itself, without a proxy`);
  const secret = findSecret(settings);
  if (secret === undefined) return warn('skipped: there is no secret yet', 'start the desk');
  const headers = { ...doctorHeaders(createKeyedHash(secret)), 'x-forwarded-for': forged };
  const outcome = await requestOutside(deskUrl, headers).catch((error: unknown) =>
    connectionProblem(error, url),
  );
  if ('state' in outcome) return outcome;
  const { reply, from } = outcome;
  const body = (await json(reply).catch(() => undefined)) as Partial<DoctorReply> | undefined;
  const arrival = body?.arrival;
  if (!arrival)
    return fail(
      `${deskUrl} answers ${reply.statusCode}, but it is not this desk`,
      'point the proxy at this desk (deploy/nginx.conf), and the DNS at this machine',
    );
  const { host, scheme, address } = arrival;
  if (host !== url.host)
    return fail(
      `the desk is asked for "${host}" instead of ${url.host}, and refuses forms`,
      'nginx: proxy_set_header Host $http_host;',
    );
  if (`${scheme}:` !== url.protocol)
    return fail(
      `the desk takes ${deskUrl} for ${scheme}`,
      'nginx: proxy_set_header X-Forwarded-Proto $scheme; and set TRUST_PROXY to the proxy’s address',
    );
  if (address === forged)
    return fail(
      'visitors can give any address as theirs',
      'nginx: proxy_set_header X-Forwarded-For $remote_addr;',
    );
  if (isLoopback(address) && !isLoopback(from))
    return fail(
      `every visitor has the address ${address}, so all share one limit`,
      'nginx: proxy_set_header X-Forwarded-For $remote_addr;',
    );
  const summary = `${deskUrl} reaches this desk, and sees this machine as ${address}`;
  return isPrivate(address) && address !== plainAddress(from)
    ? warn(summary, 'if that is the proxy, add it to TRUST_PROXY')
    : ok(summary);
}

const plainAddress = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
const rangeOf = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).range() : '');
const isLoopback = (address: string) => rangeOf(address) === 'loopback';
const isPrivate = (address: string) => ['private', 'uniqueLocal', 'linkLocal'].includes(rangeOf(address));

/** A check that throws is a finding too. */
async function check(
  what: string,
  fix: string,
  look: () => CheckResult | CheckResult[] | Promise<CheckResult | CheckResult[]>,
): Promise<DoctorFinding[]> {
  try {
    return [await look()].flat().map((result) => ({ what, ...result }));
  } catch (error) {
    return [{ what, ...fail(errorMessage(error), fix) }];
  }
}

/** Undefined with a reason when the database is unusable; a check must not create one. */
async function openForCheck(settings: Settings): Promise<{ store?: Store; findings: DoctorFinding[] }> {
  const what = 'database';
  const file = sqliteFile(settings.dataDir);
  if (!settings.databaseUrl && !existsSync(file)) {
    const fix = 'start the desk once, or set DATA_DIR or DATABASE_URL as the service has it';
    return { findings: [{ what, ...fail(`there is no database at ${file}`, fix) }] };
  }
  let store: Store | undefined;
  try {
    store = openStore(settings);
    const results = await checkDatabase(store);
    return { store, findings: results.map((result) => ({ what, ...result })) };
  } catch (error) {
    await store?.close();
    const fix = settings.databaseUrl
      ? 'systemctl status postgresql; see DATABASE_URL'
      : 'see "symptoms" in docs/running.md';
    return { findings: [{ what, ...fail(openingProblem(settings, error), fix) }] };
  }
}

export async function examine(loaded: LoadedSettings): Promise<DoctorFinding[]> {
  let settings: Settings;
  try {
    settings = readSettings(loaded.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const problems = [...error.problems, ...unknownSettings(loaded.names, loaded.env)];
    return problems.map((problem) => ({
      what: 'settings',
      ...fail(problem, `correct it in ${loaded.from}`),
    }));
  }
  const { store, findings } = await openForCheck(settings);
  const ofStore = async (what: string, look: (opened: Store) => Promise<CheckResult>) =>
    store ? check(what, 'see "database"', () => look(store)) : [];
  const all = [
    await check('settings', 'see Settings in docs/running.md', () => checkSettings(settings, loaded)),
    await check('rights', 'run this as root', () => checkRights(settings)),
    await check('disk', 'see that DATA_DIR is there', () => checkDisk(settings)),
    findings,
    await ofStore('secret', (opened) => checkSecret(opened, settings)),
    await ofStore('copies', checkCopies),
    await check('mail', 'tred-desk mail test says more', () => checkMail(settings, store)),
    await check('clock', 'timedatectl', () => checkClock(store)),
    await check('site', 'set SITE_DIR to the site/dist of a release', () => checkSite(settings)),
    await check('desk', 'systemctl status tred-desk', () => checkDesk(settings)),
    await check('outside', 'systemctl status nginx', () => checkOutside(settings)),
  ].flat();
  await store?.close();
  return all;
}

const marks = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' };

export const formatFinding = ({ what, state, summary, fix }: DoctorFinding) =>
  `${marks[state]}  ${what.padEnd(8)}  ${summary}${fix ? `. Fix: ${fix}` : ''}`;
