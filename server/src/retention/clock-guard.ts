// Stops deletions when the clock or the amount is suspicious: a clock that is ahead would erase everything.

import { readMeta, writeMeta } from '../db/meta.ts';
import type { Db } from '../db/tables.ts';
import { dayLength, formatMinute } from '../kampala-days.ts';

/** Key in `meta`: the last time at which a deletion was allowed. */
const key = 'deleted-at';
const largestStep = 2 * dayLength;

/** Nothing was deleted; the message says why, and `condition` when an operator may delete nevertheless. */
export class DeletionRefused extends Error {
  readonly condition: string;
  constructor(why: string, condition = 'set the clock; if it is right') {
    super(`nothing was deleted: ${why}`);
    this.condition = condition;
  }
}

/** The last time that is known to be right; undefined in a new database. */
async function lastKnownTime(db: Db): Promise<{ at: number; what: string } | undefined> {
  const last = await readMeta(db, key);
  if (last) return { at: Number(last), what: 'the last deletion' };
  const newest = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.max<number | null>('created_at').as('at'))
    .executeTakeFirst();
  return newest?.at == null ? undefined : { at: newest.at, what: 'the newest submission' };
}

export async function checkClock(db: Db, now: number): Promise<void> {
  const last = await lastKnownTime(db);
  if (last && Math.abs(now - last.at) > largestStep)
    throw new DeletionRefused(
      `the clock says ${formatMinute(now)}, which is more than two days from ${last.what} (${formatMinute(last.at)})`,
    );
}

/** Throws if too many are due. A few are always allowed: in a small list each is more than a tenth. */
export function checkAmount(due: number, all: number, { few, what }: { few: number; what: string }): void {
  if (due > few && due > all / 10)
    throw new DeletionRefused(`${due} of ${all} ${what} would go, which is more than a tenth`);
}

export const storeDeletionTime = (db: Db, now: number): Promise<void> => writeMeta(db, key, String(now));
