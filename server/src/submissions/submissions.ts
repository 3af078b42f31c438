// Repository of submissions: find, read, set the status, add notes, mark as spam.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MailState, PlaceState, Status } from '@tred/contract/admin-api';
import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import { changesRow, countRows, type Db, type Tables } from '../db/tables.ts';
import { lockEventOf } from '../events/places.ts';
import { serverEmails } from '../outbox/outbox.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { type Answer, emailsAbout, type Mail } from './answers.ts';
import { followUpStored, undoFollowUp } from './effects.ts';
import { keepSpamUntil, keepSubmissionUntil } from './terms.ts';
import { hiddenForms, type Visibility, withoutReports, withReports } from './visible-forms.ts';

export interface SubmissionFilter {
  form?: string | undefined;
  status?: Status | undefined;
  /** Quarantined ones only; by default all others. */
  spam?: boolean | undefined;
  search?: string | undefined;
  /** Defaults to the most restrictive view. */
  visibility?: Visibility | undefined;
  /** Milliseconds: from (inclusive), before (exclusive). */
  from?: number | undefined;
  before?: number | undefined;
}

export interface StoredSubmission extends Omit<SubmissionRow, 'created_at' | 'body'> {
  createdAt: number;
  values: Record<string, unknown>;
}

interface Note {
  id: string;
  author: string;
  text: string;
  createdAt: number;
}

export interface StatusChange {
  reference: string;
  status: Status;
}

export interface SubmissionWithHistory extends StoredSubmission {
  notes: Note[];
  answers: Answer[];
  mails: Mail[];
}

const columns = ['reference', 'form', 'status', 'spam', 'email', 'created_at', 'body'] as const;

/** Of the registration that stands for a place. */
const place = (eb: ExpressionBuilder<Tables, 'submissions'>) =>
  eb
    .selectFrom('event_places')
    .select('place')
    .whereRef('event_places.reference', '=', 'submissions.reference')
    .as('place');

type SubmissionRow = Pick<Tables['submissions'], (typeof columns)[number]> & { place: PlaceState | null };

/** Values of any version of a form. */
const storedValues = z.record(z.string(), z.unknown());

const toSubmission = ({ created_at, body, ...row }: SubmissionRow): StoredSubmission => ({
  ...row,
  createdAt: created_at,
  values: storedValues.parse(JSON.parse(body)),
});

const mostWords = 8;

/** The longest words find the fewest rows; a sentence has more words than a search needs. */
const searchWords = (search: string) =>
  [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))]
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords);

export function filteredSubmissions(db: Db, filter: SubmissionFilter) {
  let query = db.selectFrom('submissions').where('spam', filter.spam ? 'is not' : 'is', null);
  const hidden = hiddenForms(filter.visibility ?? withoutReports);
  if (hidden.length > 0) query = query.where('form', 'not in', hidden);
  if (filter.form) query = query.where('form', '=', filter.form);
  if (filter.status) query = query.where('status', '=', filter.status);
  if (filter.from !== undefined) query = query.where('created_at', '>=', filter.from);
  if (filter.before !== undefined) query = query.where('created_at', '<', filter.before);
  for (const word of searchWords(filter.search ?? '')) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`search like ${pattern} escape '\\'`);
  }
  return query;
}

export async function listSubmissions(
  db: Db,
  filter: SubmissionFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ total: number; items: StoredSubmission[] }> {
  const total = await countRows(filteredSubmissions(db, filter));
  const rows = await filteredSubmissions(db, filter)
    .select(columns)
    .select(place)
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, items: rows.map(toSubmission) };
}

/** A batch takes one turn of the event loop: a few milliseconds. */
const batch = 10;

/** All matches, oldest first, in batches, so that any export fits in memory. */
export async function* eachSubmission(db: Db, filter: SubmissionFilter): AsyncGenerator<StoredSubmission> {
  let after = { created_at: -1, reference: '' };
  for (;;) {
    const rows = await filteredSubmissions(db, filter)
      .select(columns)
      .select(place)
      // The first condition lets SQLite seek in the index.
      .where('created_at', '>=', after.created_at)
      .where((eb) =>
        eb(eb.refTuple('created_at', 'reference'), '>', eb.tuple(after.created_at, after.reference)),
      )
      .orderBy('created_at')
      .orderBy('reference')
      .limit(batch)
      .execute();
    yield* rows.map(toSubmission);
    const last = rows.at(-1);
    if (!last) return;
    after = last;
    // Lets other requests in.
    await nextTurn();
  }
}

export async function findSubmission(
  db: Db,
  reference: string,
  visibility = withoutReports,
): Promise<SubmissionWithHistory | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(columns)
    .select(place)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row || hiddenForms(visibility).some((form) => form === row.form)) return undefined;
  const notes = await db
    .selectFrom('notes')
    .select(['id', 'author', 'text', 'created_at'])
    .where('reference', '=', reference)
    .orderBy('created_at')
    .execute();
  return {
    ...toSubmission(row),
    ...(await emailsAbout(db, reference)),
    notes: notes.map(({ created_at, ...note }) => ({ ...note, createdAt: created_at })),
  };
}

export const setStatus = (db: Db, reference: string, status: Status, now: number): Promise<boolean> =>
  db
    .updateTable('submissions')
    .set({ status, updated_at: now })
    .where('reference', '=', reference)
    .$call(changesRow);

export async function addNote(
  db: Db,
  { reference, author, text, now }: { reference: string; author: string; text: string; now: number },
): Promise<void> {
  await db
    .insertInto('notes')
    .values({ id: randomUUID(), reference, author, text, created_at: now })
    .execute();
}

/** In a transaction. Marks as spam and undoes its effects, or removes it from quarantine and applies them. */
export async function setSpam(
  tx: Db,
  context: SubmissionContext,
  reference: string,
  spam: boolean,
  now: number,
): Promise<boolean> {
  await lockEventOf(tx, reference);
  const changed = await tx
    .updateTable('submissions')
    .set({ spam: spam ? 'staff' : null, updated_at: now })
    .where('reference', '=', reference)
    .where('spam', spam ? 'is' : 'is not', null)
    .returning(['form', 'body', 'created_at'])
    .executeTakeFirst();
  if (!changed) return (await findSubmission(tx, reference, withReports)) !== undefined;
  const { form, body, created_at: createdAt } = changed;
  const keep_until = spam
    ? keepSpamUntil(context, now)
    : keepSubmissionUntil(context, { form, values: JSON.parse(body), createdAt });
  await tx.updateTable('submissions').set({ keep_until }).where('reference', '=', reference).execute();
  const scope = { tx, context, reference, now };
  if (spam) await undoFollowUp(scope);
  else await followUpStored(changed, scope);
  return true;
}

interface OutboxState {
  waiting: number;
  sent: number;
  failed: number;
  lastError: string | null;
  since: number | undefined;
}

export async function mailState(db: Db): Promise<OutboxState> {
  const rows = await serverEmails(db)
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number>('created_at').as('since'),
    ])
    .groupBy('state')
    .execute();
  const find = (state: MailState) => rows.find((row) => row.state === state);
  const count = (state: MailState) => find(state)?.count ?? 0;
  const failed = await serverEmails(db)
    .select('last_error')
    .where('state', 'in', ['waiting', 'failed'])
    .where('last_error', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return {
    waiting: count('waiting'),
    sent: count('sent'),
    failed: count('failed'),
    lastError: failed?.last_error ?? null,
    since: find('waiting')?.since,
  };
}

export interface Changed {
  reference: string;
  from: Status;
  to: Status;
}

interface StatusRequest {
  changes: readonly StatusChange[];
  visibility: Visibility;
  now: number;
}

/** Sets the status of each submission; returns the changed ones. Skips deleted and forbidden ones. */
export async function changeStatuses(
  tx: Db,
  { changes, visibility, now }: StatusRequest,
): Promise<Changed[]> {
  const newStatuses = new Map(changes.map(({ reference, status }) => [reference, status]));
  if (newStatuses.size === 0) return [];
  const hidden: readonly string[] = hiddenForms(visibility);
  // Sorted, so that two users cannot deadlock.
  const rows = await tx
    .selectFrom('submissions')
    .select(['reference', 'form', 'status'])
    .where('reference', 'in', [...newStatuses.keys()])
    .orderBy('reference')
    .execute();
  const changed: Changed[] = [];
  for (const { reference, form, status } of rows) {
    const to = newStatuses.get(reference);
    if (to === undefined || to === status || hidden.includes(form)) continue;
    await tx
      .updateTable('submissions')
      .set({ status: to, updated_at: now })
      .where('reference', '=', reference)
      .execute();
    changed.push({ reference, from: status, to });
  }
  return changed;
}
