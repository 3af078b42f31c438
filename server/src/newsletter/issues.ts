// Letters to subscribers. Each recipient has one row in the outbox, so that nobody gets a letter twice.
import type { MailState } from '@tred/contract/desk-api';
import type { ExpressionBuilder } from 'kysely';
import { changesRow, countRows, type Db, type Tables } from '../db/tables.ts';
import { claimOne, type DueEmail, outboxRow } from '../outbox/outbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const portion = 200;
/** Turns that a pause of the sender may make up for. */
const lateness = 2_000;
/** A mail server that refuses so many, and took none, does not like us. */
const refusedInARow = 10;
/** In `last_error`, from the moment when the mail server may have it all until it answers. */
const ON_ITS_WAY = 'on its way';

/** False if this letter was sent or scheduled before. */
export const scheduleLetter = (
  db: Db,
  { startsAt, ...letter }: Pick<Tables['letters'], 'id' | 'subject' | 'html' | 'text'> & { startsAt: number },
): Promise<boolean> =>
  db
    .insertInto('letters')
    .values({ ...letter, state: 'scheduled', starts_at: startsAt, next_at: startsAt, unsubscribed: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(changesRow);

/** Starts what is due: the recipients are those of this moment. */
async function startDueLetters(db: Db, now: number): Promise<void> {
  const due = db.selectFrom('letters').select('id').where('state', '=', 'scheduled');
  for (const { id } of await due.where('starts_at', '<=', now).execute())
    await db.transaction().execute((tx) => startLetter(tx, id, now));
}

async function startLetter(tx: Db, reference: string, now: number): Promise<void> {
  const started = await tx
    .updateTable('letters')
    .set({ state: 'sending', starts_at: now, next_at: now })
    .where('id', '=', reference)
    .where('state', '=', 'scheduled')
    .returning('subject')
    .executeTakeFirst();
  // Another server was first.
  if (!started) return;
  const to = await recipients(tx).orderBy('email').execute();
  const rows = to.map(({ email }) =>
    outboxRow({ kind: 'letter', reference, to: email, subject: started.subject, text: '' }, now),
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

export interface DueLetter extends DueEmail {
  letter: string;
  /** Of the link that ends the subscription. */
  token: string;
}

/** Claims the next email, if the rate (emails a minute) allows one now. */
export async function claimNextLetter(db: Db, now: number, rate: number): Promise<DueLetter | undefined> {
  await startDueLetters(db, now);
  const letter = await db
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'sending')
    .where('next_at', '<=', now)
    .orderBy('starts_at')
    .executeTakeFirst();
  if (!letter) return undefined;
  const { id, subject, html, text } = letter;
  const next = Math.max(letter.next_at, now - lateness) + minute / rate;
  // Of several servers one gets this turn.
  const turn = await db
    .updateTable('letters')
    .set({ next_at: Math.round(next) })
    .where('id', '=', id)
    .where('next_at', '=', letter.next_at)
    .where('state', '=', 'sending')
    .$call(changesRow);
  if (!turn) return undefined;
  const [due] = await claimOne(db, now, (waiting) => waiting.where(isOf(id)));
  if (!due) {
    await endIfDone(db, id);
    return undefined;
  }
  const reader = db.selectFrom('subscribers').select('token').where('email', '=', due.to);
  return { ...due, letter: id, subject, html, text, token: (await reader.executeTakeFirst())?.token ?? '' };
}

const isOf = (letter: string) => (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.and({ kind: 'letter', reference: letter });

const endIfDone = (db: Db, letter: string) =>
  db
    .updateTable('letters')
    .set({ state: 'sent' })
    .where('id', '=', letter)
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outbox').select('id').where(isOf(letter)).where('state', '=', 'waiting'))),
    )
    .execute();

/**
 * Just before the line that ends an email: from now on it counts as sent, also if the server is killed. False if it must not
 * be sent any more: stopped, unsubscribed.
 */
export const handOver = (db: Db, { id, letter }: DueLetter, now: number): Promise<boolean> =>
  db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, last_error: ON_ITS_WAY })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('letters').select('id').where('id', '=', letter).where('state', '=', 'sending'),
      ),
    )
    .$call(changesRow);

/** After a failure that says nothing about the address: the mail server takes none at the moment, or none at all. */
export async function slowDown(db: Db, { letter }: DueLetter, now: number, pause = minute): Promise<void> {
  await db
    .updateTable('letters')
    .set({ next_at: now + pause })
    .where('id', '=', letter)
    .execute();
}

/** An address that is gone gets no other letter. If everybody is refused, the addresses are not the reason: all are tried again. */
export async function noteRefusal(
  db: Db,
  due: DueLetter,
  { isGone }: { isGone: boolean },
  now: number,
): Promise<void> {
  const { letter, to } = due;
  if (isGone) await db.updateTable('subscribers').set({ refused_at: now }).where('email', '=', to).execute();
  const { refused, sent } = await letterNumbers(db, letter);
  if (refused < refusedInARow || sent > 0) return;
  await slowDown(db, due, now, hour);
  const failed = db.selectFrom('outbox').where(isOf(letter)).where('state', '=', 'failed');
  await db
    .updateTable('subscribers')
    .set({ refused_at: null })
    .where('email', 'in', failed.select('recipient'))
    .execute();
  await db.updateTable('outbox').set({ state: 'waiting' }).where('id', 'in', failed.select('id')).execute();
}

export async function letterNumbers(db: Db, letter: string) {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count'), eb.fn.max('last_error').as('error')])
    .select((eb) => eb.fn.count<number>('last_error').as('errors'))
    .where(isOf(letter))
    .groupBy('state')
    .execute();
  const of = (state: MailState) => rows.find((row) => row.state === state);
  return {
    sent: of('sent')?.count ?? 0,
    unsure: of('sent')?.errors ?? 0,
    waiting: of('waiting')?.count ?? 0,
    error: of('waiting')?.error ?? null,
    refused: of('failed')?.count ?? 0,
  };
}

export const listSendings = (db: Db) =>
  db.selectFrom('letters').selectAll().orderBy('starts_at', 'desc').execute();

export const refusedAddresses = (db: Db, letter: string) =>
  db
    .selectFrom('outbox')
    .select(['recipient as email', 'last_error as error'])
    .where(isOf(letter))
    .where('state', '=', 'failed')
    .where('recipient', '!=', '')
    .limit(50)
    .execute();

/** For good. False if the letter is not being sent. */
export const stopSending = (db: Db, id: string): Promise<boolean> =>
  db
    .updateTable('letters')
    .set({ state: 'stopped' })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .$call(changesRow);

/** A letter that has not started is as if it had not been scheduled. */
export const cancelSending = (db: Db, id: string): Promise<boolean> =>
  db.deleteFrom('letters').where('id', '=', id).where('state', '=', 'scheduled').$call(changesRow);

/** Forgets addresses, and keeps the numbers. */
export async function forgetRecipients(tx: Db, which: { email: string } | { before: number }): Promise<void> {
  const letters = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('kind', '=', 'letter'),
      'email' in which ? eb('recipient', '=', which.email) : eb('created_at', '<', which.before),
    ]);
  if ('email' in which) await tx.deleteFrom('outbox').where(letters).where('state', '=', 'waiting').execute();
  await tx
    .updateTable('outbox')
    .set({ recipient: '' })
    .where(letters)
    .where('recipient', '!=', '')
    .where('state', '!=', 'waiting')
    .execute();
}

/** Counts a person who leaves for the last letter that they got. */
export async function countUnsubscribed(tx: Db, email: string): Promise<void> {
  const last = await tx
    .selectFrom('outbox')
    .select('reference')
    .where('kind', '=', 'letter')
    .where('recipient', '=', email)
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
  if (!last) return;
  await tx
    .updateTable('letters')
    .set((eb) => ({ unsubscribed: eb('unsubscribed', '+', 1) }))
    .where('id', '=', last.reference)
    .execute();
}
