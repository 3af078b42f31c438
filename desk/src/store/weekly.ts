// The weekly email to owners: who gets it, which week was sent, and its figures.
import { randomBytes } from 'node:crypto';
import { dayLength, dayStart } from '../kampala-days.ts';
import { readMeta, writeMeta } from './meta.ts';
import { toRights } from './staff.ts';
import { filteredSubmissions } from './submissions.ts';
import type { Db } from './tables.ts';
import type { Visibility } from './visible-forms.ts';

export async function weeklyAddress(db: Db, name: string): Promise<string> {
  const row = await db.selectFrom('staff').select('report_to').where('name', '=', name).executeTakeFirst();
  return row?.report_to ?? '';
}

/** An empty address ends it. */
export async function setWeeklyAddress(db: Db, name: string, address: string): Promise<void> {
  await db
    .updateTable('staff')
    .set({
      report_to: address || null,
      report_token: address ? randomBytes(24).toString('base64url') : null,
    })
    .where('name', '=', name)
    .execute();
}

interface Recipient extends Visibility {
  to: string;
  token: string;
}

export async function weeklyRecipients(db: Db): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('staff')
    .selectAll()
    .where('is_owner', '=', 1)
    .where('report_to', 'is not', null)
    .execute();
  return rows.map((row) => ({
    to: row.report_to ?? '',
    token: row.report_token ?? '',
    securityReports: toRights(row).includes('security'),
  }));
}

/** Key in `meta`: the Monday of the last email. */
const weekKey = 'weekly-email';

export const sentWeek = (db: Db) => readMeta(db, weekKey);

/** False if this week was claimed before. In the transaction that stores its emails. */
export async function claimWeek(tx: Db, week: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('meta')
    .values({ key: weekKey, value: week })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: week }).where('meta.value', '!=', week),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Nobody needs to answer these. */
const withoutAnswer = ['newsletter', 'event-registration'];

/** Entries that came in these days, and after how long those that are handled were handled. */
export async function answerTimes(db: Db, days: { from: number; to: number }, visibility: Visibility) {
  const [from, before] = [dayStart(days.from), dayStart(days.to + 1)];
  const entries = await filteredSubmissions(db, { visibility, from, before })
    .where('form', 'not in', withoutAnswer)
    .select(['reference', 'status', 'created_at'])
    .execute();
  const handled = await db
    .selectFrom('audit')
    .select((eb) => ['reference', eb.fn.min<number>('at').as('at')])
    .where('at', '>=', from)
    .where((eb) =>
      eb.or([eb('what', '=', 'answer-sent'), eb('what', '=', 'status-changed').and('about', '=', 'done')]),
    )
    .groupBy('reference')
    .execute();
  const times = new Map(handled.map(({ reference, at }) => [reference, at]));
  const took = entries
    .filter(({ status }) => status === 'done')
    .map(({ reference, created_at }) => (times.get(reference) ?? created_at) - created_at)
    .sort((a, b) => a - b);
  return { received: entries.length, took };
}

/** The oldest first. */
export const openEntries = (db: Db, visibility: Visibility) =>
  filteredSubmissions(db, { visibility })
    .where('status', '!=', 'done')
    .where('form', 'not in', withoutAnswer)
    .select(['reference', 'form', 'created_at'])
    .orderBy('created_at')
    .execute();

/** Key in `meta`: what the last `tred-desk doctor` found. */
const faultsKey = 'doctor-faults';

interface StoredFaults {
  at: number;
  faults: string[];
}

export const storeFaults = (db: Db, found: StoredFaults): Promise<void> =>
  writeMeta(db, faultsKey, JSON.stringify(found));

/** Undefined if it did not run for two days. */
export async function recentFaults(db: Db, now: number): Promise<string[] | undefined> {
  const { at, faults }: StoredFaults = JSON.parse((await readMeta(db, faultsKey)) ?? '{"at":0,"faults":[]}');
  return now - at < 2 * dayLength ? faults : undefined;
}
