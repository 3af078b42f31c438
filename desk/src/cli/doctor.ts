// `tred-desk doctor`: looks at everything that a desk needs, a line for each, and says what to do about what is wrong.
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { openTransport } from '../mail/mail-sender.ts';
import type { Settings } from '../settings.ts';
import { stepsMissing, stepsTaken } from '../store/migrations.ts';
import { openStore, type Store, sqliteFile } from '../store/open-store.ts';
import { nameOfUser, openingProblem } from '../store/opening-problem.ts';
import { outboxState } from '../store/waiting.ts';
import { clockFindings } from './doctor-clock.ts';
import { deskFinding, siteFinding } from './doctor-site.ts';
import type { GivenSettings } from './settings-file.ts';
import { mailTrouble } from './test-mail.ts';

export interface Finding {
  what: string;
  state: 'ok' | 'warn' | 'fail';
  said: string;
  /** What to do about it. */
  wayOut?: string;
}

const megabyte = 1024 * 1024;

function settingsFinding(settings: Settings, { from, file }: GivenSettings): Finding {
  const what = 'settings';
  const about = file ? statSync(file) : undefined;
  if (about?.isFile() && about.mode & 0o007)
    return {
      what,
      state: 'warn',
      said: `${file} holds passwords and is open to everyone`,
      wayOut: `chmod 640 ${file}`,
    };
  if (settings.allowedOrigins.length === 0)
    return {
      what,
      state: 'warn',
      said: `from ${from}; SITE_URL is not set, so mail speaks of ${settings.deskUrl}`,
      wayOut: 'set SITE_URL here and for the build',
    };
  if (settings.databaseUrl && !settings.deskSecret)
    return {
      what,
      state: 'warn',
      said: `from ${from}; DESK_SECRET is not set, so each desk counts and locks for itself`,
      wayOut: 'set it, the same on all desks, to what is in the file "secret" in DATA_DIR',
    };
  return { what, state: 'ok', said: `from ${from}; the site is ${settings.allowedOrigins[0]}` };
}

/** Whoever runs this: all of it must be the same user's, and no one else's to read. */
function rightsFinding({ dataDir }: Settings): Finding {
  const what = 'rights';
  if (!existsSync(dataDir))
    return {
      what,
      state: 'fail',
      said: `there is no folder ${dataDir}`,
      wayOut: 'start the desk, or set DATA_DIR',
    };
  const { uid, mode } = statSync(dataDir);
  const files = ['desk.sqlite', 'desk.sqlite-wal', 'desk.sqlite-shm', 'secret']
    .map((name) => join(dataDir, name))
    .filter(existsSync);
  const owner = nameOfUser(uid);
  const foreign = files.find((file) => statSync(file).uid !== uid);
  if (foreign)
    return {
      what,
      state: 'fail',
      said: `${foreign} belongs to ${nameOfUser(statSync(foreign).uid)}, and its folder to ${owner}`,
      wayOut: `chown -R ${owner}: ${dataDir}`,
    };
  const open = files.find((file) => statSync(file).mode & 0o077) ?? (mode & 0o007 ? dataDir : undefined);
  if (open)
    return { what, state: 'warn', said: `${open} is open to others`, wayOut: `chmod -R go= ${dataDir}` };
  return { what, state: 'ok', said: `${dataDir} is ${owner}'s and nobody else's` };
}

async function diskFinding({ dataDir, siteDir }: Settings): Promise<Finding> {
  const what = 'disk';
  const folder = existsSync(dataDir) ? dataDir : siteDir;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.round((bavail * bsize) / megabyte);
  const said = `${free} MB free at ${folder}`;
  const wayOut = 'delete old logs and copies (du -xh / | sort -h | tail), or give it a larger disk';
  if (free < 100) return { what, state: 'fail', said, wayOut };
  return free < 500 ? { what, state: 'warn', said, wayOut } : { what, state: 'ok', said };
}

async function mailFinding({ smtpUrl, mailTo }: Settings, store: Store | undefined): Promise<Finding> {
  const what = 'mail';
  if (!smtpUrl)
    return {
      what,
      state: 'warn',
      said: 'SMTP_URL is not set, so letters wait in the outbox',
      wayOut: 'set it',
    };
  const transport = openTransport(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    return {
      what,
      state: 'fail',
      said: mailTrouble(error),
      wayOut: 'mend SMTP_URL, then tred-desk test-mail',
    };
  } finally {
    transport.close();
  }
  const { failed, waiting } = store ? await outboxState(store.db) : { failed: 0, waiting: 0 };
  if (failed > 0)
    return { what, state: 'warn', said: `${failed} letters were given up`, wayOut: 'tred-desk retry-mail' };
  if (!mailTo)
    return {
      what,
      state: 'warn',
      said: 'MAIL_TO is not set, so nobody is told of new entries',
      wayOut: 'set it',
    };
  return { what, state: 'ok', said: `${new URL(smtpUrl).hostname} takes our letters; ${waiting} wait` };
}

/** Opened only where there is one: looking must not make any. */
function openIfThere(settings: Settings): Store | undefined {
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataDir))) return undefined;
  return openStore(settings);
}

async function databaseFinding(settings: Settings, store: Store | undefined): Promise<Finding> {
  const what = 'database';
  if (!store)
    return {
      what,
      state: 'fail',
      said: `there is none at ${sqliteFile(settings.dataDir)}`,
      wayOut: 'start the desk once, or set DATA_DIR or DATABASE_URL as the service has it',
    };
  const steps = await stepsTaken(store.db);
  const missing = stepsMissing(steps);
  if (missing.length > 0)
    return {
      what,
      state: 'warn',
      said: `${store.place} is older than this desk (${missing.join(', ')})`,
      wayOut: 'back it up, then restart the desk: it brings it up to date',
    };
  await store.check();
  return {
    what,
    state: 'ok',
    said: `${store.place} is up to date (${steps.at(-1)}) and takes what is written`,
  };
}

/** A finding that could not be made is one. */
const attempt = async (
  what: string,
  wayOut: string,
  look: () => Promise<Finding> | Finding,
): Promise<Finding> => {
  try {
    return await look();
  } catch (error) {
    return { what, state: 'fail', said: error instanceof Error ? error.message : String(error), wayOut };
  }
};

export async function examine(settings: Settings, given: GivenSettings): Promise<Finding[]> {
  let store: Store | undefined;
  const asDatabase = (look: () => Promise<Finding>) => async () => {
    try {
      return await look();
    } catch (error) {
      throw new Error(openingProblem(settings, error));
    }
  };
  const findings = [
    await attempt('settings', 'see docs/running.md, Settings', () => settingsFinding(settings, given)),
    await attempt('rights', 'run this as the desk’s user or as root', () => rightsFinding(settings)),
    await attempt('disk', 'see that DATA_DIR is there', () => diskFinding(settings)),
    await attempt(
      'database',
      'see docs/running.md, What to watch',
      asDatabase(() => {
        store = openIfThere(settings);
        return databaseFinding(settings, store);
      }),
    ),
    await attempt('mail', 'tred-desk test-mail says more', () => mailFinding(settings, store)),
    ...(await clockFindings(store)),
    await attempt('site', 'npm run build', () => siteFinding(settings)),
    await attempt('desk', 'systemctl status tred-desk', () => deskFinding(settings)),
  ];
  await store?.close();
  return findings;
}

const marks = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' };

export const formatFinding = ({ what, state, said, wayOut }: Finding) =>
  `${marks[state]}  ${what.padEnd(8)}  ${said}${wayOut ? `. Way out: ${wayOut}` : ''}`;
