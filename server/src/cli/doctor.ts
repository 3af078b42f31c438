// `tred-desk doctor`: checks settings, disk, database, mail and site, and prints a fix for each problem.
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type CheckResult, fail, ok, warn } from '@tred/contract/check-result';
import { sql } from 'kysely';
import { nameOfUser, openingProblem } from '../db/fault.ts';
import { appliedSteps, pendingSteps } from '../db/migrations.ts';
import { openStore, type Store, sqliteFile } from '../db/open-store.ts';
import { errorCode, errorMessage } from '../error-text.ts';
import type { LocalHealth } from '../health-routes.ts';
import { openTransport } from '../mail/mailer.ts';
import { retentionProblem } from '../retention/retention.ts';
import { lockedOutAdvice } from '../secret.ts';
import { firstPasswordFile } from '../server.ts';
import { readSettings, type Settings, SettingsError, unknownSettings } from '../settings.ts';
import { openLiveSite } from '../site/live-site.ts';
import { lastBackup, lastRefusal } from '../submissions/counts.ts';
import { mailState } from '../submissions/submissions.ts';
import { isBackup } from './backups.ts';
import { formatMinute, type LoadedSettings } from './command-line.ts';
import { staffLockedOut } from './database.ts';
import { checkEditor } from './doctor-editor.ts';
import { mailProblem } from './mail.ts';

type DoctorFinding = CheckResult & { what: string };

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60_000;

function checkSettings(settings: Settings, { from, file, names, env }: LoadedSettings): CheckResult[] {
  const { allowedOrigins, databaseUrl, dataDir, serverSecret, serverUrl, host } = settings;
  const about = file ? statSync(file) : undefined;
  const results = [
    ...unknownSettings(names, env).map((problem) => fail(problem, `correct the name in ${from}`)),
    about?.isFile() &&
      about.mode & 0o007 &&
      warn(`${file} holds passwords, and everyone can read it`, `chmod 640 ${file}`),
    allowedOrigins.length === 0 &&
      warn(`SITE_URL is not set, so mail links to ${serverUrl}`, 'set it here and for the build'),
    Boolean(env.WEBSITE_SOCKET) !== Boolean(env.WEBSITE_KEY) &&
      fail('of WEBSITE_SOCKET and WEBSITE_KEY only one is set, so there is no editor', `set both in ${from}`),
    databaseUrl &&
      !serverSecret &&
      warn(
        'DESK_SECRET is not set, so two servers would not share limits and log-in codes',
        'set it on every server to the contents of the file "secret" in DATA_DIR',
      ),
    (host === '0.0.0.0' || host === '::') &&
      !env.container &&
      warn(
        `HOST is ${host}: the server can be reached without the proxy, and without TLS`,
        'take HOST out of the settings; for a proxy on another machine allow only that one in the firewall',
      ),
    !settings.limits &&
      fail('DESK_LIMITS is off: anyone can fill the disk', 'take DESK_LIMITS out of the settings'),
    existsSync(firstPasswordFile(dataDir)) &&
      warn(
        'the first password is still in a file',
        `change it at ${serverUrl}/admin under Account, then rm ${firstPasswordFile(dataDir)}`,
      ),
    settings.adminPassword &&
      existsSync(sqliteFile(dataDir)) &&
      warn('DESK_PASSWORD is still set', 'take it out of the settings: it is read only once'),
  ].filter((result) => typeof result === 'object');
  return results.length > 0 ? results : [ok(`from ${from}; the site is ${allowedOrigins[0]}`)];
}

/** Root, too, may not write there. */
function isReadOnly(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    return errorCode(error) === 'EROFS';
  }
}

/** All files must belong to one user, and only that user may read them. */
function checkRights({ dataDir }: Settings): CheckResult {
  if (!existsSync(dataDir)) return fail(`there is no folder ${dataDir}`, 'start the server, or set DATA_DIR');
  if (isReadOnly(dataDir))
    return fail(
      `${dataDir} is on a disk that is mounted read-only`,
      `mount -o remount,rw "$(findmnt -no TARGET -T ${dataDir})"; dmesg says whether the disk is damaged`,
    );
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
        `${store.place} is older than this server (${missing.join(', ')})`,
        'make a copy, then restart the server: it brings the database up to date',
      ),
    ];
  await store.check();
  const results = [ok(`${store.place} is up to date (${steps.at(-1)}) and can be written`)];
  if (store.kind === 'postgres' && (await ownsAudit(store)))
    results.push(
      warn(
        'the server’s role owns the table "audit", so it could change the audit log',
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

/** Undefined if the user of this process may not look into it. */
function backupsIn(folder: string): string[] | undefined {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder).filter(isBackup);
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error;
    return undefined;
  }
}

async function checkBackups({ db }: Store): Promise<CheckResult> {
  const fix =
    'systemctl start tred-backup; systemctl enable --now tred-backup.timer; journalctl -u tred-backup';
  const { at, folder } = await lastBackup(db);
  if (at === undefined) return fail('there is no backup of the database yet', fix);
  const files = folder ? backupsIn(folder) : [];
  if (folder && !files) {
    const me = userInfo().username;
    const owner = nameOfUser(statSync(folder).uid);
    return fail(`${folder} belongs to ${owner}, and ${me} cannot open it`, `chown -R ${me}: ${folder}`);
  }
  if (folder && files?.length === 0) return fail(`there is no backup in ${folder} any more`, fix);
  const newest =
    folder && files ? Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs)) : at;
  const summary = `the newest is from ${formatMinute(newest)} UTC${folder ? `, in ${folder}` : ''}`;
  return Date.now() - newest > 1.5 * day ? fail(summary, fix) : ok(summary);
}

async function checkRetention({ db }: Store): Promise<CheckResult> {
  const problem = await retentionProblem(db, Date.now());
  return problem ? fail(problem.summary, problem.fix) : ok('data is erased after its retention period');
}

async function checkMail(
  { smtpUrl, mailTo, serverUrl }: Settings,
  store: Store | undefined,
): Promise<CheckResult> {
  if (!smtpUrl) return warn('SMTP_URL is not set, so emails stay in the outbox', 'set it');
  const transport = openTransport(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    return fail(mailProblem(error), 'correct SMTP_URL, then tred-desk mail test');
  } finally {
    transport.close();
  }
  const { failed, waiting } = store ? await mailState(store.db) : { failed: 0, waiting: 0 };
  const refused = store && (await lastRefusal(store.db));
  // An SMTP reply, and not a connection that broke.
  if (refused && /\b[45]\d\d\b/.test(refused))
    return fail(
      `the server does not take the emails to staff (${refused})`,
      'correct MAIL_TO or MAIL_FROM, then tred-desk mail test, and Send now in the inbox',
    );
  if (failed > 0) return warn(`${failed} emails have failed`, `Send now at ${serverUrl}/admin`);
  if (!mailTo) return warn('MAIL_TO is not set, so no email tells staff about new submissions', 'set it');
  return ok(`${new URL(smtpUrl).hostname} accepts our emails; ${waiting} wait`);
}

async function readBuild(settings: Settings) {
  const live = await openLiveSite(settings.siteDir, settings);
  return { ...live.build(), context: live.context };
}

export async function describeBuild(settings: Settings, reading = readBuild(settings)): Promise<string> {
  const { id, madeAt } = await reading;
  return `build ${id}, made ${formatMinute(madeAt)} UTC, in ${settings.siteDir}`;
}

/** The site is part of a release, or built in a clone. */
function rebuildFix({ siteDir, website, serverUrl }: Settings): string {
  const clone = join(siteDir, '../..');
  if (!existsSync(join(clone, '.git')))
    return 'unpack the release again, or go back to the one before (docs/running.md)';
  const build = `runuser -u ${nameOfUser(statSync(clone).uid)} -- npm --prefix ${clone} run build`;
  return website ? `publish something at ${serverUrl}/admin/website, or ${build}` : build;
}

async function checkSite(settings: Settings, from: string): Promise<CheckResult> {
  const reading = readBuild(settings);
  let build: string;
  try {
    build = await describeBuild(settings, reading);
  } catch (error) {
    const problem = errorMessage(error).replace(/: run "npm run build".*/, '');
    return fail(problem, rebuildFix(settings));
  }
  const { ignoredRedirects } = await reading;
  if (ignoredRedirects.length > 0)
    return warn(
      `${build}, redirects ${ignoredRedirects.join(', ')}, where a page or the server is: they are ignored`,
      'remove these lines from redirects.yaml, and publish',
    );
  const [siteOrigin] = settings.allowedOrigins;
  const home = await readFile(join(settings.siteDir, 'index.html'), 'utf8');
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  const builtFor = canonical && new URL(canonical).origin;
  return siteOrigin && builtFor && builtFor !== siteOrigin
    ? fail(
        `${build}, is for ${builtFor}, and SITE_URL is ${siteOrigin}`,
        `set SITE_URL=${builtFor} in ${from}; or, if ${siteOrigin} is right, make the release for it`,
      )
    : ok(build);
}

async function checkServer(settings: Settings): Promise<CheckResult> {
  const { host, port, siteDir } = settings;
  // Some containers do not know the name "localhost".
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const ask = (path: string) => fetch(`${url}${path}`, { signal: AbortSignal.timeout(10_000) });
  const health = await ask('/healthz')
    .then((reply) => reply.json() as Promise<Partial<LocalHealth>>)
    .catch((): Partial<LocalHealth> => ({}));
  if (!health.ok)
    return fail(`no server answers at ${url}`, 'systemctl start tred-desk; journalctl -u tred-desk -n 20');
  if (!(await ask('/readyz')).ok) return fail(`the server at ${url} is not ready`, 'see "database" above');
  const { id } = await readBuild(settings);
  return health.build === id
    ? ok(`version ${health.version} is ready at ${url} and serves that build`)
    : warn(
        `the server at ${url} serves build ${health.build}, and not the one in ${siteDir}`,
        'systemctl reload tred-desk; its log says why it refused the new build',
      );
}

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
    const fix = 'start the server once, or set DATA_DIR or DATABASE_URL as the service has it';
    return { findings: [{ what, ...fail(`there is no database at ${file}`, fix) }] };
  }
  let store: Store | undefined;
  try {
    if (!settings.databaseUrl && isReadOnly(settings.dataDir))
      return { findings: [{ what, ...fail(`${file} cannot be written`, 'see "rights" above') }] };
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
  const ofStore = async (what: string, fix: string, look: (opened: Store) => Promise<CheckResult>) =>
    store ? check(what, fix, () => look(store)) : [];
  const all = [
    await check('settings', 'see Settings in docs/running.md', () => checkSettings(settings, loaded)),
    await check('rights', 'run this as root', () => checkRights(settings)),
    await check('disk', 'see that DATA_DIR is there', () => checkDisk(settings)),
    findings,
    await ofStore('secret', lockedOutAdvice, (opened) => checkSecret(opened, settings)),
    await ofStore('backups', 'run this as root', checkBackups),
    await ofStore('deletion', 'see "database"', checkRetention),
    await check('mail', 'tred-desk mail test says more', () => checkMail(settings, store)),
    await check('site', 'set SITE_DIR to the site/dist of a release', () => checkSite(settings, loaded.from)),
    await check('server', 'systemctl status tred-desk', () => checkServer(settings)),
    await check('editor', 'systemctl status tred-website.socket', () => checkEditor(settings)),
  ].flat();
  await store?.close();
  return all;
}

const marks = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' };

export const formatFinding = ({ what, state, summary, fix }: DoctorFinding) =>
  `${marks[state]}  ${what.padEnd(8)}  ${summary}${fix ? `. Fix: ${fix}` : ''}`;
