// Mail waiting to be sent: written in the same transaction as what it tells of, sent by the mail sender afterwards.
import { randomUUID } from 'node:crypto';
import { mailboxOf } from '../limits/address.ts';
import type { Db } from './tables.ts';

export interface Letter {
  /** The submission it tells of. */
  reference?: string | undefined;
  to: string;
  /** What it is for, where a visitor can bring it about: such a letter is written only so often. */
  purpose?: string | undefined;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export interface DueLetter extends Required<Omit<Letter, 'reference' | 'purpose'>> {
  id: string;
  attempts: number;
  createdAt: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** Letters of one purpose, an hour: to one address, and to all the addresses that lead to one mailbox. */
const hourly = { address: 1, mailbox: 3 };
/** Letters that visitors bring about, a day, to all addresses together; the others wait, and those to staff do not. */
export const dailyLetters = 2000;
/** How long a desk may take over one letter before another may try. */
const holdFor = 2 * minute;
/** After this many attempts, over some three days, a letter waits for a person to look at it. */
export const maxAttempts = 20;

/** When to try again: after one minute, then twice as long each time, at most six hours. */
const backOff = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), 6 * 60 * minute);

/** Whoever types in an address, over and over or in many spellings, does not fill its owner's mailbox. */
async function isEnough(db: Db, { to, purpose = '' }: Letter, now: number): Promise<boolean> {
  const lately = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('mailbox', '=', mailboxOf(to))
    .where('purpose', '=', purpose)
    .where('created_at', '>', now - hour)
    .execute();
  const same = lately.filter(({ recipient }) => recipient === to);
  return same.length >= hourly.address || lately.length >= hourly.mailbox;
}

export async function enqueue(db: Db, letter: Letter, now: number): Promise<void> {
  const { purpose = null } = letter;
  if (purpose !== null && (await isEnough(db, letter, now))) return;
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      reference: letter.reference ?? null,
      recipient: letter.to,
      purpose,
      mailbox: purpose === null ? null : mailboxOf(letter.to),
      subject: letter.subject,
      text: letter.text,
      headers: JSON.stringify(letter.headers ?? {}),
      state: 'waiting',
      attempts: 0,
      next_at: now,
      held_until: 0,
      last_error: null,
      created_at: now,
      sent_at: null,
    })
    .execute();
}

/** Takes the letter that has waited longest; no other desk gets it while this one holds it. */
export async function takeDueLetter(db: Db, now: number): Promise<DueLetter | undefined> {
  const { sent } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('sent_at', '>', now - 24 * hour)
    .where('purpose', 'is not', null)
    .executeTakeFirstOrThrow();
  let due = db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .where('held_until', '<=', now);
  if (sent >= dailyLetters) due = due.where('purpose', 'is', null);
  const candidates = await due.select('id').orderBy('next_at').limit(10).execute();
  for (const { id } of candidates) {
    const taken = await db
      .updateTable('outbox')
      .set((eb) => ({ held_until: now + holdFor, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('held_until', '<=', now)
      .returning(['id', 'recipient', 'subject', 'text', 'headers', 'attempts', 'created_at'])
      .executeTakeFirst();
    if (taken) {
      const { recipient, headers, created_at, ...rest } = taken;
      return { ...rest, to: recipient, headers: JSON.parse(headers), createdAt: created_at };
    }
  }
  return undefined;
}

export async function markSent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, held_until: 0, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Db, letter: DueLetter, error: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: letter.attempts >= maxAttempts ? 'failed' : 'waiting',
      next_at: now + backOff(letter.attempts),
      held_until: 0,
      last_error: error.slice(0, 300),
    })
    .where('id', '=', letter.id)
    .execute();
}

/** Sends everything that gave up, or waits, once more from now. */
export async function retryLetters(db: Db, now: number): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now })
    .where('state', '!=', 'sent')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
