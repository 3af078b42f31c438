// Counts of submissions by form and status, and the last backup.
import type { Status } from '@tred/contract/admin-api';
import type { FormId } from '@tred/contract/registry';
import { countRows, type Db } from '../db/tables.ts';
import { dayStart } from '../kampala-days.ts';
import { filteredSubmissions } from './submissions.ts';
import { type Visibility, withReports } from './visible-forms.ts';

/** Days since 1970 in Kampala, both included, limited to what the user may see. */
interface CountQuery {
  from: number;
  to: number;
  visibility: Visibility;
}

/** Nobody needs to answer these: they are never open. */
const withoutAnswer: FormId[] = ['newsletter', 'event-registration'];

const openSubmissions = (db: Db, visibility: Visibility) =>
  filteredSubmissions(db, { visibility })
    .where('status', 'in', ['new', 'in-progress'])
    .where('form', 'not in', withoutAnswer);

export const countNew = (db: Db, visibility: Visibility): Promise<number> =>
  countRows(openSubmissions(db, visibility).where('status', '=', 'new'));

/** Received in those days, and open of any age; the busiest form first. */
export async function countByForm(db: Db, { from, to, visibility }: CountQuery) {
  const received = await filteredSubmissions(db, { visibility })
    .where('created_at', '>=', dayStart(from))
    .where('created_at', '<', dayStart(to + 1))
    .select((eb) => ['form', eb.fn.countAll<number>().as('count')])
    .groupBy('form')
    .execute();
  const open = await openSubmissions(db, visibility)
    .select((eb) => ['form', 'status', eb.fn.countAll<number>().as('count')])
    .groupBy(['form', 'status'])
    .execute();
  const stillOpen = (form: string, status: Status) =>
    open.find((row) => row.form === form && row.status === status)?.count ?? 0;
  const forms = [...new Set([...received, ...open].map(({ form }) => form))];
  return forms
    .map((form) => ({
      form,
      received: received.find((row) => row.form === form)?.count ?? 0,
      fresh: stillOpen(form, 'new'),
      inProgress: stillOpen(form, 'in-progress'),
    }))
    .sort((a, b) => b.received - a.received || a.form.localeCompare(b.form));
}

export const oldestOpen = (db: Db) =>
  openSubmissions(db, withReports)
    .select((eb) => [
      'form',
      'status',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number>('created_at').as('since'),
    ])
    .groupBy(['form', 'status'])
    .execute();

/** Why the mail server refused an email to staff that still waits. */
export async function lastRefusal(db: Db): Promise<string | undefined> {
  const email = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('kind', '=', 'staff')
    .where('state', '!=', 'sent')
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return email?.last_error ?? undefined;
}

/** When the last backup was made, and the folder of the last nightly one. */
export async function lastBackup(
  db: Db,
): Promise<{ at?: number | undefined; folder?: string | null | undefined }> {
  const backups = db.selectFrom('audit').where('what', '=', 'backup-made').orderBy('id', 'desc').limit(1);
  const last = await backups.select('at').executeTakeFirst();
  const nightly = await backups.select('about').where('about', 'is not', null).executeTakeFirst();
  return { at: last?.at, folder: nightly?.about };
}
