// The sending of letters to subscribers: one row for each recipient, so that each gets a letter once.
import { randomUUID } from 'node:crypto';
import { type LetterState, RATE, type RecipientState, recipientStates } from '@tred/contract/letters';
import { readMeta, writeMeta } from './meta.ts';
import { changesRow, type Db } from './tables.ts';

const minute = 60_000;
/** Timeout of a claim: the desk that made it has ended. */
const claimTimeout = 2 * minute;
/** Attempts after temporary refusals, over about five hours. */
const maxAttempts = 6;
const portion = 200;
/** A mail server that refuses so many, and took none, does not like us. */
const refusedInARow = 10;

const rateKey = 'letter-rate';
export const letterRate = async (db: Db): Promise<number> =>
  Number((await readMeta(db, rateKey)) ?? RATE.usual);
export const setLetterRate = (db: Db, rate: number) => writeMeta(db, rateKey, String(rate));

interface NewSending {
  id: string;
  subject: string;
  html: string;
  text: string;
  startsAt: number;
}

/** False if this letter was sent or scheduled before. */
export const scheduleLetter = (db: Db, { id, subject, html, text, startsAt }: NewSending): Promise<boolean> =>
  db
    .insertInto('letters')
    .values({
      id,
      subject,
      html,
      text,
      state: 'scheduled',
      starts_at: startsAt,
      next_at: startsAt,
      error: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(changesRow);

/** Starts what is due: the recipients are those of this moment. */
export async function startDueLetters(db: Db, now: number): Promise<void> {
  const due = await db
    .selectFrom('letters')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('starts_at', '<=', now)
    .execute();
  for (const { id } of due) await db.transaction().execute((tx) => startLetter(tx, id, now));
}

async function startLetter(tx: Db, letter: string, now: number): Promise<void> {
  const started = await tx
    .updateTable('letters')
    .set({ state: 'sending', starts_at: now })
    .where('id', '=', letter)
    .where('state', '=', 'scheduled')
    .returning('id')
    .executeTakeFirst();
  // Another desk was first.
  if (!started) return;
  const to = await recipients(tx).orderBy('email').execute();
  for (let at = 0; at < to.length; at += portion) {
    const rows = to.slice(at, at + portion).map(({ email }) => ({
      id: randomUUID(),
      letter,
      email,
      state: 'waiting' as const,
      attempts: 0,
      next_at: now,
      held_until: 0,
      error: null,
      unsubscribed: 0,
      at: null,
    }));
    await tx.insertInto('letter_recipients').values(rows).execute();
  }
}

/** Confirmed addresses, without those that a server refused for good. */
export const recipients = (db: Db) =>
  db
    .selectFrom('subscribers')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where('email', 'not in', (eb) =>
      eb
        .selectFrom('letter_recipients')
        .select((refused) => refused.ref('email').$notNull().as('email'))
        .where('state', '=', 'refused')
        .where('email', 'is not', null),
    );

export interface DueLetter {
  /** Of the recipient's row; the same in each attempt. */
  id: string;
  letter: string;
  email: string;
  token: string;
  attempts: number;
}

export type NextLetter = { due: DueLetter; wait: number } | { due?: undefined; wait?: number };

/** Claims the next email, if the rate allows one now. `wait` is the time to the one after it. */
export async function claimNextLetter(db: Db, now: number): Promise<NextLetter> {
  await releaseClaims(db, now);
  const letter = await db
    .selectFrom('letters')
    .select(['id', 'next_at'])
    .where('state', '=', 'sending')
    .orderBy('starts_at')
    .executeTakeFirst();
  if (!letter) return {};
  if (letter.next_at > now) return { wait: letter.next_at - now };
  const interval = minute / (await letterRate(db));
  // Of several desks one gets this turn. After a pause there is no burst.
  const next = Math.max(letter.next_at + interval, now);
  const turn = await db
    .updateTable('letters')
    .set({ next_at: Math.round(next) })
    .where('id', '=', letter.id)
    .where('next_at', '=', letter.next_at)
    .where('state', '=', 'sending')
    .$call(changesRow);
  if (!turn) return { wait: interval };
  const due = await claimRecipient(db, letter.id, now);
  if (due) return { due, wait: Math.max(0, next - now) };
  await endIfDone(db, letter.id);
  return {};
}

async function claimRecipient(db: Db, letter: string, now: number): Promise<DueLetter | undefined> {
  const claimed = await db
    .updateTable('letter_recipients')
    .set((eb) => ({ state: 'claimed', held_until: now + claimTimeout, attempts: eb('attempts', '+', 1) }))
    .where('state', '=', 'waiting')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('letter_recipients')
        .select('id')
        .where('letter', '=', letter)
        .where('state', '=', 'waiting')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(1),
    )
    .returning(['id', 'email', 'attempts'])
    .executeTakeFirst();
  if (!claimed?.email) return undefined;
  const { id, email, attempts } = claimed;
  const subscriber = await db
    .selectFrom('subscribers')
    .select('token')
    .where('email', '=', email)
    .executeTakeFirst();
  if (subscriber) return { id, letter, email, attempts, token: subscriber.token };
  await db.deleteFrom('letter_recipients').where('id', '=', id).execute();
  return claimRecipient(db, letter, now);
}

/** Claims of desks that ended: before the last line of an email nothing was sent, after it probably everything. */
async function releaseClaims(db: Db, now: number): Promise<void> {
  for (const [from, to] of [
    ['claimed', 'waiting'],
    ['handed', 'unsure'],
  ] as const)
    await db
      .updateTable('letter_recipients')
      .set({ state: to, held_until: 0, ...(to === 'unsure' && { at: now }) })
      .where('state', '=', from)
      .where('held_until', '<=', now)
      .execute();
}

/** Just before the line that ends an email. False if it must not be sent any more: stopped, paused, unsubscribed. */
export const handOver = (db: Db, { id }: DueLetter): Promise<boolean> =>
  db
    .updateTable('letter_recipients')
    .set({ state: 'handed' })
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .where('letter', 'in', (eb) => eb.selectFrom('letters').select('id').where('state', '=', 'sending'))
    .$call(changesRow);

/** `later`: a temporary refusal of this address. `back`: the server takes none at the moment, or this one was stopped. */
export type Outcome = 'sent' | 'unsure' | 'refused' | 'later' | 'back';

export async function settleLetter(
  db: Db,
  { id, letter, attempts }: DueLetter,
  result: Outcome,
  now: number,
  error: string | null = null,
): Promise<void> {
  const words = error?.slice(0, 300) ?? null;
  const outcome = result === 'later' && attempts >= maxAttempts ? 'refused' : result;
  const waits = outcome === 'later' || outcome === 'back';
  await db
    .updateTable('letter_recipients')
    .set({
      state: waits ? 'waiting' : outcome,
      held_until: 0,
      error: outcome === 'back' ? null : words,
      at: waits ? null : now,
      ...(outcome === 'later' && { next_at: now + 5 * minute * 2 ** (attempts - 1) }),
      ...(outcome === 'back' && { attempts: attempts - 1 }),
    })
    .where('id', '=', id)
    .execute();
  if (outcome === 'back' && words)
    await db
      .updateTable('letters')
      .set({ error: words, next_at: now + minute })
      .where('id', '=', letter)
      .execute();
  if (outcome === 'sent')
    await db
      .updateTable('letters')
      .set({ error: null })
      .where('id', '=', letter)
      .where('error', 'is not', null)
      .execute();
  if (outcome === 'refused') await pauseIfAllRefused(db, letter);
}

async function pauseIfAllRefused(db: Db, letter: string): Promise<void> {
  const { counts } = await letterCounts(db, letter);
  if (counts.refused < refusedInARow || counts.sent > 0) return;
  const error = 'The mail server refused all addresses so far. Look at its words, then go on.';
  await db
    .updateTable('letters')
    .set({ state: 'paused', error })
    .where('id', '=', letter)
    .where('state', '=', 'sending')
    .execute();
}

async function endIfDone(db: Db, letter: string): Promise<void> {
  await db
    .updateTable('letters')
    .set({ state: 'sent' })
    .where('id', '=', letter)
    .where('state', '=', 'sending')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('letter_recipients')
        .select('letter')
        .where('state', 'in', ['waiting', 'claimed', 'handed']),
    )
    .execute();
}

export async function letterCounts(db: Db, letter: string) {
  const rows = await db
    .selectFrom('letter_recipients')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('unsubscribed').as('left'),
    ])
    .where('letter', '=', letter)
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(recipientStates.map((state) => [state, 0])) as Record<
    RecipientState,
    number
  >;
  for (const { state, count } of rows) counts[state] = Number(count);
  return { counts, unsubscribed: rows.reduce((sum, { left }) => sum + Number(left), 0) };
}

export const findSending = (db: Db, id: string) =>
  db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();

export const listSendings = (db: Db) =>
  db.selectFrom('letters').selectAll().orderBy('starts_at', 'desc').execute();

export const refusedAddresses = (db: Db, letter: string) =>
  db
    .selectFrom('letter_recipients')
    .select(['email', 'error'])
    .where('letter', '=', letter)
    .where('state', '=', 'refused')
    .orderBy('at', 'desc')
    .limit(50)
    .execute();

export const changeSending = (
  db: Db,
  id: string,
  { from, to }: { from: readonly LetterState[]; to: LetterState },
): Promise<boolean> =>
  db
    .updateTable('letters')
    .set({ state: to, error: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .$call(changesRow);

/** A letter that has not started is as if it had not been scheduled. */
export const cancelSending = (db: Db, id: string): Promise<boolean> =>
  db.deleteFrom('letters').where('id', '=', id).where('state', '=', 'scheduled').$call(changesRow);

/** Forgets an address, and keeps the numbers. `left`: it ended its subscription, after the last letter that it got. */
export async function forgetRecipient(tx: Db, email: string, left = false): Promise<void> {
  const own = tx.selectFrom('letter_recipients').where('email', '=', email);
  const last =
    left &&
    (await own
      .select('id')
      .where('state', 'in', ['sent', 'unsure'])
      .orderBy('at', 'desc')
      .executeTakeFirst());
  if (last)
    await tx.updateTable('letter_recipients').set({ unsubscribed: 1 }).where('id', '=', last.id).execute();
  await tx
    .deleteFrom('letter_recipients')
    .where('email', '=', email)
    .where('state', 'in', ['waiting', 'claimed'])
    .execute();
  await tx.updateTable('letter_recipients').set({ email: null }).where('email', '=', email).execute();
}

export async function forgetOldRecipients(tx: Db, before: number): Promise<void> {
  await tx
    .updateTable('letter_recipients')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('at', '<', before)
    .execute();
}

export const lettersTo = (db: Db, email: string) =>
  db
    .selectFrom('letter_recipients')
    .innerJoin('letters', 'letters.id', 'letter_recipients.letter')
    .select(['letters.subject', 'letter_recipients.state', 'letter_recipients.at'])
    .where('email', '=', email)
    .orderBy('at')
    .execute();

/** Of the last letter that started, for the doctor. */
export async function lastLetterCounts(db: Db) {
  const last = await db
    .selectFrom('letters')
    .select('id')
    .where('state', '!=', 'scheduled')
    .orderBy('starts_at', 'desc')
    .executeTakeFirst();
  return last && { id: last.id, rate: await letterRate(db), ...(await letterCounts(db, last.id)).counts };
}
