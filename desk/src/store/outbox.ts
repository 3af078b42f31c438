// Mail waiting to be sent: written in the same transaction as what it tells of, sent by the mail sender afterwards.
import { randomUUID } from 'node:crypto';
import type { Db } from './tables.ts';

export interface Letter {
  /** The submission it tells of. */
  reference?: string | undefined;
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export interface DueLetter extends Required<Omit<Letter, 'reference'>> {
  id: string;
  attempts: number;
  createdAt: number;
}

const minute = 60_000;
/** How long a desk may take over one letter before another may try. */
const holdFor = 2 * minute;
/** After this many attempts, over some three days, a letter waits for a person to look at it. */
export const maxAttempts = 20;

/** When to try again: after one minute, then twice as long each time, at most six hours. */
const backOff = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), 6 * 60 * minute);

export async function enqueue(db: Db, letter: Letter, now: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      reference: letter.reference ?? null,
      recipient: letter.to,
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
  const due = () =>
    db
      .selectFrom('outbox')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .where('held_until', '<=', now);
  const candidates = await due().select('id').orderBy('next_at').limit(10).execute();
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
