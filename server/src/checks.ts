// The eight checks of a server. Owners see them in Admin; `tred-server doctor` prints them, with or without a server.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type CheckResult, fail, ok, warn } from '@tred/contract/check-result';
import { DOCTOR, STATE } from '@tred/contract/editor-requests';
import { z } from 'zod';
import { openingProblem } from './db/fault.ts';
import { appliedSteps, pendingSteps } from './db/migrations.ts';
import type { Store } from './db/open-store.ts';
import { errorMessage } from './error-text.ts';
import { formatMinute } from './kampala-days.ts';
import { mailProblem } from './mail/mail-problem.ts';
import { openTransport } from './mail/mailer.ts';
import { retentionProblem } from './retention/retention.ts';
import {
  createEncryption,
  findSecret,
  firstPasswordFile,
  lockedOutAdvice,
  type SecretSettings,
} from './secret.ts';
import type { Settings } from './settings.ts';
import type { LiveSite } from './site/live-site.ts';
import { staffWithCodes } from './staff/log-in-codes.ts';
import { lastBackup, lastRefusal } from './submissions/counts.ts';
import { mailState } from './submissions/submissions.ts';
import { askEditor } from './website/ask-editor.ts';

export type Finding = CheckResult & { what: string };

export interface CheckedServer {
  settings: Settings;
  store: Store;
  build(): ReturnType<LiveSite['build']> | Promise<ReturnType<LiveSite['build']>>;
}

type Check = (server: CheckedServer) => Promise<CheckResult | CheckResult[]>;

const day = 24 * 60 * 60_000;

async function database({ settings, store }: CheckedServer): Promise<CheckResult> {
  try {
    const missing = pendingSteps(await appliedSteps(store.db));
    if (missing.length > 0)
      return warn(
        `${store.place} is older than this server (${missing.join(', ')})`,
        'make a backup, then restart the server: it brings the database up to date',
      );
    await store.check();
    return ok(`${store.place} can be written`);
  } catch (error) {
    return fail(openingProblem(settings, error), 'see Symptoms in docs/running.md');
  }
}

async function disk({ settings: { dataDir, siteDir } }: CheckedServer): Promise<CheckResult> {
  const hasData = existsSync(dataDir);
  const folder = hasData ? dataDir : siteDir;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.round((bavail * bsize) / 1024 ** 2);
  const summary = `${free} MB free at ${folder}`;
  if (free < 500) {
    const fix = 'delete old logs (du -xh / | sort -h | tail), or use a larger disk';
    return free < 100 ? fail(summary, fix) : warn(summary, fix);
  }
  const files = hasData ? [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))] : [];
  const open = files.find((file) => statSync(file).mode & 0o007);
  return open ? warn(`other users can read ${open}`, `chmod -R go= ${dataDir}`) : ok(summary);
}

/** Names whose log-in codes the secret does not open. */
export async function staffLockedOut(db: Store['db'], settings: SecretSettings): Promise<string[]> {
  const secret = findSecret(settings);
  const encryption = secret === undefined ? undefined : createEncryption(secret);
  return (await staffWithCodes(db))
    .filter(({ name, encrypted }) => encryption?.decrypt(encrypted, name) === undefined)
    .map(({ name }) => name);
}

async function passwords({ settings, store }: CheckedServer): Promise<CheckResult> {
  const lockedOut = await staffLockedOut(store.db, settings);
  if (lockedOut.length > 0)
    return fail(`the secret does not open the log-in codes of ${lockedOut.join(', ')}`, lockedOutAdvice);
  const first = firstPasswordFile(settings.dataDir);
  return existsSync(first)
    ? warn('the first password is still in a file', `change it in Admin, then rm ${first}`)
    : ok('the secret opens every log-in code');
}

export const isBackup = (name: string) => /^desk-\d{8}-\d{6}\.sqlite$/.test(name);

async function backups({ store }: CheckedServer): Promise<CheckResult> {
  if (store.kind === 'postgres') return ok('pg_dump makes them: see docs/running.md');
  const fix =
    'systemctl start tred-backup; systemctl enable --now tred-backup.timer; journalctl -u tred-backup';
  const { at, folder } = await lastBackup(store.db);
  if (at === undefined) return fail('there is no backup of the database yet', fix);
  const times = folder
    ? readdirSync(folder)
        .filter(isBackup)
        .map((name) => statSync(join(folder, name)).mtimeMs)
    : [at];
  if (times.length === 0) return fail(`there is no backup in ${folder} any more`, fix);
  const newest = Math.max(...times);
  const summary = `the newest is from ${formatMinute(newest)}${folder ? `, in ${folder}` : ''}`;
  return Date.now() - newest > 1.5 * day ? fail(summary, fix) : ok(summary);
}

async function deletion({ store }: CheckedServer): Promise<CheckResult> {
  const problem = await retentionProblem(store.db, Date.now());
  return problem ? fail(problem.summary, problem.fix) : ok('data is erased after its retention period');
}

async function mail({ settings: { smtpUrl, mailTo }, store }: CheckedServer): Promise<CheckResult> {
  if (!smtpUrl) return warn('SMTP_URL is not set, so emails stay in the outbox', 'set SMTP_URL');
  const transport = openTransport(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    return fail(mailProblem(error), 'correct SMTP_URL, then tred-server mail test');
  } finally {
    transport.close();
  }
  const refused = await lastRefusal(store.db);
  // An SMTP reply, and not a connection that broke.
  if (refused && /\b[45]\d\d\b/.test(refused))
    return fail(
      `the mail server does not take the emails to staff (${refused})`,
      'correct MAIL_TO or MAIL_FROM, then tred-server mail test, and Send now in the inbox',
    );
  const { failed, waiting } = await mailState(store.db);
  if (failed > 0) return warn(`${failed} emails have failed`, 'Send now in the inbox');
  if (!mailTo)
    return warn('MAIL_TO is not set, so no email tells staff about new submissions', 'set MAIL_TO');
  return ok(`${new URL(smtpUrl).hostname} accepts our emails; ${waiting} wait`);
}

async function site({ settings, build }: CheckedServer): Promise<CheckResult> {
  const { siteDir, allowedOrigins } = settings;
  try {
    const { id, madeAt, ignoredRedirects } = await build();
    const summary = `build ${id}, made ${formatMinute(madeAt)}, in ${siteDir}`;
    const home = await readFile(join(siteDir, 'index.html'), 'utf8');
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
    const [own] = allowedOrigins;
    const builtFor = canonical && new URL(canonical).origin;
    if (own && builtFor && builtFor !== own)
      return fail(`${summary}, is for ${builtFor}, and SITE_URL is ${own}`, 'set SITE_URL, or build for it');
    return ignoredRedirects.length === 0
      ? ok(summary)
      : warn(
          `${summary}, ignores redirects where a page or the server is: ${ignoredRedirects.join(', ')}`,
          'remove these lines from redirects.yaml, and publish',
        );
  } catch (error) {
    return fail(errorMessage(error), 'publish something, or unpack the release again (docs/running.md)');
  }
}

const state = z.object({
  site: z.string(),
  checks: z.array(
    z.object({
      state: z.enum(['ok', 'warn', 'fail']),
      summary: z.string(),
      fix: z.string().default(''),
    }),
  ),
});
const editorLog = 'journalctl -u tred-website -n 20; systemctl restart tred-website.socket';

/** systemd starts it at the first connection, which takes some seconds. */
export async function editor(
  { settings: { website, allowedOrigins } }: { settings: Pick<Settings, 'website' | 'allowedOrigins'> },
  signal = AbortSignal.timeout(30_000),
): Promise<CheckResult[]> {
  if (!website) return [ok('this server has none')];
  const sameValue = (name: string) =>
    `give ${name} one value in server.env and website.env, and restart both`;
  try {
    const asked = { method: 'GET', url: STATE, signal };
    const reply = await askEditor(website, { name: DOCTOR, rights: [] }, asked);
    if (reply.statusCode === 403)
      return [fail('the keys of server and editor differ', sameValue('WEBSITE_KEY'))];
    const found = state.parse(await json(reply));
    const [own] = allowedOrigins;
    if (!own || own === found.site) return found.checks;
    const differs = `the editor builds for ${found.site}, and the server is for ${own}`;
    return [...found.checks, fail(differs, sameValue('SITE_URL'))];
  } catch (error) {
    return [fail(`it does not answer at ${website.socket} (${errorMessage(error)})`, editorLog)];
  }
}

const ofDatabase = { passwords, backups, deletion, mail };
const others = { disk, site, editor };

/** Without a database, the checks that read it would only repeat its fault. */
export async function runChecks(server: CheckedServer): Promise<Finding[]> {
  const first = await database(server);
  const rest: Record<string, Check> = { ...(first.state !== 'fail' && ofDatabase), ...others };
  const found = Object.entries(rest).map(async ([what, check]): Promise<Finding[]> => {
    const results = await check(server).catch((error: unknown) =>
      fail(errorMessage(error), 'see Symptoms in docs/running.md'),
    );
    return [results].flat().map((result) => ({ what, ...result }));
  });
  return [{ what: 'database', ...first }, ...(await Promise.all(found)).flat()];
}
