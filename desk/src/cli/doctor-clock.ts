// Whether the clock is right, by what else tells the time: the database, what is in it, and the system.
import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import type { Store } from '../store/open-store.ts';
import type { Finding } from './doctor.ts';

const tolerated = 30_000;
const what = 'clock';
const wayOut = 'timedatectl set-ntp true';

/** Log-in codes fail when it is more than half a minute wrong. */
export async function clockFindings(store: Store | undefined): Promise<Finding[]> {
  const now = Date.now();
  const later = store && (await latestTime(store).catch(() => undefined));
  if (later !== undefined && later - now > tolerated)
    return [
      {
        what,
        state: 'fail',
        said: `this machine is ${seconds(later - now)} behind what the database says`,
        wayOut,
      },
    ];
  const theirs = store?.kind === 'postgres' ? await databaseTime(store).catch(() => undefined) : undefined;
  if (theirs !== undefined && Math.abs(theirs - Date.now()) > tolerated)
    return [
      {
        what,
        state: 'fail',
        said: `this machine and the database are ${seconds(theirs - now)} apart`,
        wayOut,
      },
    ];
  const synchronised = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
  });
  const time = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
  if (synchronised.stdout?.trim() === 'no')
    return [{ what, state: 'warn', said: `${time} UTC, which nobody corrects`, wayOut }];
  return [{ what, state: 'ok', said: `${time} UTC` }];
}

const seconds = (ms: number) => `${Math.round(Math.abs(ms) / 1000)} s`;

/** When the newest entry came: later than now cannot be. */
async function latestTime({ db }: Store): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.max<number | null>('created_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

async function databaseTime({ db }: Store): Promise<number | undefined> {
  const { rows } = await sql<{
    at: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db);
  return rows[0]?.at;
}
