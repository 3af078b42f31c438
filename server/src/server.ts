// Creates a server from its settings: site, database, server and background jobs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { runChecks } from './checks.ts';
import { explainFailure } from './db/fault.ts';
import { DatabaseTooNew } from './db/migrations.ts';
import { openStore, type Store } from './db/open-store.ts';
import { startMailSender } from './mail/mail-sender.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { startRetention } from './retention/retention.ts';
import {
  findSecret,
  firstPasswordFile,
  lockedOutAdvice,
  makeSecret,
  SecretError,
  saveSecret,
} from './secret.ts';
import { type Settings, SettingsError } from './settings.ts';
import { openLiveSite, reloadAndLog } from './site/live-site.ts';
import { createAudit } from './staff/audit.ts';
import { adaptCodePolicy, staffWithCodes } from './staff/log-in-codes.ts';
import { usualCost } from './staff/password-hashing.ts';
import { passwordProblem } from './staff/passwords.ts';
import { addFirstStaff, firstStaffName, hasStaff } from './staff/staff.ts';

const { version } = packageFile;

export interface RunningServer {
  app: FastifyInstance;
  /** Rejects if the server cannot work before an operator has changed something. */
  begun: Promise<{ firstSignIn: string | undefined }>;
  store: Store;
  reload(): Promise<boolean>;
  close(): Promise<void>;
}

const retryEvery = 2_000;

/** How to sign in for the first time. The journal of a service would keep a password. */
function firstSignIn(password: string, dataDir: string): string {
  const account = `as "${firstStaffName}" with the password`;
  if (process.stderr.isTTY) return `${account} ${password}`;
  const file = firstPasswordFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return `${account} in ${file}, then delete that file`;
}

async function saveFirstSecret({ db }: Store, dataDir: string, secret: string): Promise<void> {
  const names = (await staffWithCodes(db)).map(({ name }) => name);
  if (names.length > 0)
    throw new SecretError(
      `there is no secret in ${dataDir} for the log-in codes of ${names.join(', ')}: ${lockedOutAdvice}`,
    );
  saveSecret(dataDir, secret);
}

/** Trying again would not help. */
const isForOperator = (error: unknown) =>
  [DatabaseTooNew, SecretError, SettingsError].some((kind) => error instanceof kind);

export async function openServer(
  settings: Settings,
  logger: FastifyServerOptions['logger'],
): Promise<RunningServer> {
  const secret = findSecret(settings) ?? makeSecret();
  const live = await openLiveSite(settings.siteDir, settings);
  const { site, context } = live;
  const metrics = createMetrics({ ofProcess: true });
  const store = openStore(settings, {
    connectionError: (error) => app.log.warn({ error: error.name }, 'lost a database connection'),
    took: metrics.database,
  });
  metrics.addGauges({
    store,
    build: live.build,
    version,
    folders: [settings.dataDir, settings.siteDir],
    clock: Date.now,
  });
  const mailer = createMailer(settings, context);
  const app = createApp({
    ...settings,
    site,
    store,
    context,
    metrics,
    builtAt: () => live.build().madeAt,
    runChecks: () => runChecks({ settings, store, build: live.build }),
    logger,
    secret,
    passwordCost: usualCost,
    mailer,
    mailConfigured: settings.smtpUrl !== undefined,
  });

  const audit = createAudit({ months: settings.auditMonths, clock: Date.now });
  const stops: (() => Promise<void>)[] = [];
  const closing = new AbortController();
  // Without a database the site is served and forms reply 503.
  const begin = async () => {
    while (!closing.signal.aborted) {
      try {
        await store.prepare();
        if (closing.signal.aborted) break;
        if (findSecret(settings) === undefined) await saveFirstSecret(store, settings.dataDir, secret);
        const { adminPassword } = settings;
        const weakness =
          adminPassword &&
          (await passwordProblem(adminPassword, {
            name: firstStaffName,
            organisation: context.organisation,
          }));
        if (weakness && !(await hasStaff(store.db))) throw new SettingsError([`ADMIN_PASSWORD: ${weakness}`]);
        await adaptCodePolicy(
          store.db,
          settings.allowedOrigins.some((each) => each.startsWith('https:')),
        );
        const password = await addFirstStaff(store.db, {
          password: adminPassword,
          cost: usualCost,
          now: Date.now(),
        });
        const signIn = password ? firstSignIn(password, settings.dataDir) : undefined;
        stops.push(
          startMailSender(store, { ...settings, context, onAttempt: metrics.email }, app.log),
          startRetention(store, context, audit, app.log),
        );
        if (store.kind === 'postgres' && !settings.serverSecret)
          app.log.warn(
            'SERVER_SECRET is not set: each server counts its limits, and knows log-in codes, for itself',
          );
        app.log.info({ database: store.place, version, build: live.build().id }, 'ready');
        return { firstSignIn: signIn };
      } catch (error) {
        if (isForOperator(error)) throw error;
        app.log.error(explainFailure(store, error), 'cannot open the database; retrying');
        await pause(retryEvery, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    return { firstSignIn: undefined };
  };
  const begun = begin();
  const endWatch = live.watch(app.log);
  // A slow database must not delay the site.
  await Promise.race([begun, pause(retryEvery)]);

  return {
    app,
    begun,
    store,
    reload: () => reloadAndLog(live, app.log),
    async close() {
      await endWatch();
      closing.abort();
      await app.close();
      await begun;
      await Promise.all(stops.map((stop) => stop()));
      await store.close();
    },
  };
}
