// Newsletter issues. Each recipient of one has a row in the outbox, so that nobody gets an issue twice.
import type { ExpressionBuilder } from 'kysely';
import { changesRow, countRows, type Db, type Tables } from '../db/tables.ts';
import { outboxRow } from '../outbox/outbox.ts';

const portion = 200;
/** In `last_error`, from the moment when the mail server may have it all until it answers. */
const ON_ITS_WAY = 'on its way';

type NewIssue = Pick<Tables['issues'], 'id' | 'subject' | 'html' | 'text'> & { startsAt: number };

/** False if this issue was sent or scheduled before. */
export const scheduleIssue = (db: Db, { startsAt, ...issue }: NewIssue): Promise<boolean> =>
  db
    .insertInto('issues')
    .values({
      ...issue,
      state: 'scheduled',
      starts_at: startsAt,
      unsubscribed: 0,
      sent: 0,
      unsure: 0,
      refused: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(changesRow);

/** Puts issues whose time has come into the outbox: the recipients are those of this moment. */
export async function startDueIssues(db: Db, now: number, keepDays: number): Promise<void> {
  const due = db.selectFrom('issues').select('id').where('state', '=', 'scheduled');
  for (const { id } of await due.where('starts_at', '<=', now).execute())
    await db.transaction().execute((tx) => startIssue(tx, id, now, keepDays));
}

async function startIssue(tx: Db, reference: string, now: number, keepDays: number): Promise<void> {
  const started = await tx
    .updateTable('issues')
    .set({ state: 'sending', starts_at: now })
    .where('id', '=', reference)
    .where('state', '=', 'scheduled')
    .returning('subject')
    .executeTakeFirst();
  // Another server was first.
  if (!started) return;
  const to = await recipients(tx).orderBy('email').execute();
  const rows = to.map(({ email }) =>
    outboxRow(
      { kind: 'newsletter', reference, to: email, subject: started.subject, text: '', keepDays },
      now,
    ),
  );
  for (let at = 0; at < rows.length; at += portion)
    await tx
      .insertInto('outbox')
      .values(rows.slice(at, at + portion))
      .execute();
}

/** Confirmed addresses, without those that a server refused for good. */
export const recipients = (db: Db) => readers(db).select('email');
export const countRecipients = (db: Db): Promise<number> => countRows(readers(db));

const readers = (db: Db) =>
  db.selectFrom('subscribers').where('confirmed_at', 'is not', null).where('refused_at', 'is', null);

/** What an email of an issue consists of: its words, and the token of the link that ends the subscription. */
export async function readIssue(db: Db, { reference, to }: { reference: string | null; to: string }) {
  const { subject, html, text } = await db
    .selectFrom('issues')
    .select(['subject', 'html', 'text'])
    .where('id', '=', reference)
    .executeTakeFirstOrThrow();
  const reader = db.selectFrom('subscribers').select('token').where('email', '=', to);
  return { subject, html, text, to, token: (await reader.executeTakeFirst())?.token ?? '' };
}

const addTo = (
  db: Db,
  issue: string | null,
  numbers: Partial<Record<'sent' | 'unsure' | 'refused', number>>,
) =>
  db
    .updateTable('issues')
    .set((eb) =>
      Object.fromEntries(
        Object.entries(numbers).map(([name, count]) => [name, eb(name as keyof typeof numbers, '+', count)]),
      ),
    )
    .where('id', '=', issue)
    .execute();

interface IssueEmail {
  id: string;
  reference: string | null;
}

/**
 * Just before the line that ends an email: from now on it counts as sent, also if the server is killed. False if it must
 * not be sent any more: stopped, unsubscribed. In a transaction, as all that follows.
 */
export async function handOver(tx: Db, { id, reference }: IssueEmail, now: number): Promise<boolean> {
  const isHanded = await tx
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, last_error: ON_ITS_WAY })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .$call(changesRow);
  if (isHanded) await addTo(tx, reference, { sent: 1, unsure: 1 });
  return isHanded;
}

/** The mail server has answered: with a yes, or else `isSent` takes the hand-over back. */
export const countAnswer = (tx: Db, { reference }: IssueEmail, isSent: boolean) =>
  addTo(tx, reference, { unsure: -1, ...(!isSent && { sent: -1 }) });

/** An email that is not tried again. An address that is gone gets no other issue. */
export async function countRefusal(
  tx: Db,
  { reference, to }: IssueEmail & { to: string },
  isGone: boolean,
  now: number,
): Promise<void> {
  await addTo(tx, reference, { refused: 1 });
  if (isGone) await tx.updateTable('subscribers').set({ refused_at: now }).where('email', '=', to).execute();
}

const isOf = (issue: string) => (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.and({ kind: 'newsletter', reference: issue });

/** How many wait, and why. */
export const readWaiting = (db: Db, issue: string) =>
  db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.max('last_error').as('error')])
    .where(isOf(issue))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();

export const listIssues = (db: Db) =>
  db.selectFrom('issues').selectAll().orderBy('starts_at', 'desc').execute();

export const refusedAddresses = (db: Db, issue: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient as email', 'last_error as error'])
    .where(isOf(issue))
    .where('state', '=', 'failed')
    .limit(50)
    .execute();

/** In a transaction, for good. An issue that has not started is as if it had not been scheduled. False if it is over. */
export async function stopIssue(tx: Db, id: string): Promise<boolean> {
  const cancelled = tx.deleteFrom('issues').where('id', '=', id).where('state', '=', 'scheduled');
  if (await cancelled.$call(changesRow)) return true;
  const stopped = await tx
    .updateTable('issues')
    .set({ state: 'stopped' })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .$call(changesRow);
  if (stopped) await tx.deleteFrom('outbox').where(isOf(id)).where('state', '=', 'waiting').execute();
  return stopped;
}

/** Counts a person who leaves for the last issue that they got. */
export async function countUnsubscribed(tx: Db, email: string): Promise<void> {
  const last = await tx
    .selectFrom('outbox')
    .select('reference')
    .where('kind', '=', 'newsletter')
    .where('recipient', '=', email)
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
  if (!last) return;
  await tx
    .updateTable('issues')
    .set((eb) => ({ unsubscribed: eb('unsubscribed', '+', 1) }))
    .where('id', '=', last.reference)
    .execute();
}
