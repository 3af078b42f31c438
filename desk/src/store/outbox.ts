// Mail waiting to be sent: written in the same transaction as what it tells of, sent by the mail sender afterwards.
import { randomUUID } from 'node:crypto';
import { mailboxOf } from '../limits/address.ts';
import type { Db } from './tables.ts';

export interface Email {
  /** The submission it tells of. */
  reference?: string | undefined;
  to: string;
  /** What it is for, where a visitor can bring it about: such an email is written only so often. */
  purpose?: string | undefined;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export interface DueEmail extends Required<Omit<Email, 'reference' | 'purpose'>> {
  id: string;
  attempts: number;
  createdAt: number;
}

/** Makes one email of several notifications to staff. */
export type Digest = (emails: readonly Pick<DueEmail, 'subject'>[]) => Pick<DueEmail, 'subject' | 'text'>;

const minute = 60_000;
const hour = 60 * minute;
/** Emails of one purpose, an hour: to one address, and to all the addresses that lead to one mailbox. */
const hourly = { address: 1, mailbox: 3 };
/** Emails of all purposes, a day, to one mailbox. */
const dailyToMailbox = 10;
/** Staff get at most one email in this time; notifications that come meanwhile are sent together. */
const staffEmailInterval = 5 * minute;
/** Emails that visitors bring about, a day, to all addresses together; the others wait, and those to staff do not. */
export const maxEmailsPerDay = 2000;
/** How long a desk may take over one email before another may try. */
const claimTimeout = 2 * minute;
/** After this many attempts, over some three days, an email waits for a person to look at it. */
export const maxAttempts = 20;

/** When to try again: after one minute, then twice as long each time, at most six hours. */
const backOff = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), 6 * 60 * minute);

/** Limits emails to one mailbox, so that nobody can fill it by sending forms with its address. */
async function isOverLimit(db: Db, { to, purpose = '' }: Email, now: number): Promise<boolean> {
  const lately = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('mailbox', '=', mailboxOf(to))
    .where('purpose', '=', purpose)
    .where('created_at', '>', now - hour)
    .execute();
  const same = lately.filter(({ recipient }) => recipient === to);
  if (same.length >= hourly.address || lately.length >= hourly.mailbox) return true;
  const { today } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('today'))
    .where('mailbox', '=', mailboxOf(to))
    .where('created_at', '>', now - 24 * hour)
    .executeTakeFirstOrThrow();
  return today >= dailyToMailbox;
}

export async function enqueue(db: Db, email: Email, now: number): Promise<void> {
  const { purpose = null } = email;
  if (purpose !== null && (await isOverLimit(db, email, now))) return;
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      reference: email.reference ?? null,
      recipient: email.to,
      purpose,
      mailbox: purpose === null ? null : mailboxOf(email.to),
      subject: email.subject,
      text: email.text,
      headers: JSON.stringify(email.headers ?? {}),
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

const dueColumns = ['id', 'recipient', 'subject', 'text', 'headers', 'attempts', 'created_at'] as const;

interface DueRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  headers: string;
  attempts: number;
  created_at: number;
}

const toEmail = ({ recipient, headers, created_at, ...rest }: DueRow): DueEmail => ({
  ...rest,
  to: recipient,
  headers: JSON.parse(headers),
  createdAt: created_at,
});

const waitingEmails = (db: Db, now: number) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .where('held_until', '<=', now);

/** Holds emails for this desk; returns those that no other desk holds. */
const claim = (db: Db, ids: readonly string[], now: number): Promise<DueRow[]> =>
  db
    .updateTable('outbox')
    .set((eb) => ({ held_until: now + claimTimeout, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('held_until', '<=', now)
    .returning(dueColumns)
    .execute();

/** Takes the emails to send next, as one; no other desk gets them while this one holds them. */
export async function claimDueEmails(db: Db, now: number): Promise<DueEmail[]> {
  const notifications = await claimNotifications(db, now);
  if (notifications.length > 0) return notifications;
  const { sent } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('sent_at', '>', now - 24 * hour)
    .where('purpose', 'is not', null)
    .executeTakeFirstOrThrow();
  if (sent >= maxEmailsPerDay) return [];
  const candidates = await waitingEmails(db, now)
    .where('purpose', 'is not', null)
    .select('id')
    .orderBy('next_at')
    .limit(10)
    .execute();
  for (const { id } of candidates) {
    const taken = await claim(db, [id], now);
    if (taken.length > 0) return taken.map(toEmail);
  }
  return [];
}

const lastStaffEmailKey = 'last-staff-letter';

/** All that wait for one recipient, once in five minutes, on one of the desks. */
async function claimNotifications(db: Db, now: number): Promise<DueEmail[]> {
  const due = await waitingEmails(db, now)
    .where('purpose', 'is', null)
    .select(['id', 'recipient'])
    .orderBy('created_at')
    .limit(500)
    .execute();
  const [first] = due;
  if (!first) return [];
  const key = lastStaffEmailKey;
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  if (row && now - Number(row.value) < staffEmailInterval) return [];
  const value = String(now);
  // Of two desks that read the same time, one changes it.
  const changed = row
    ? await db
        .updateTable('meta')
        .set({ value })
        .where('key', '=', key)
        .where('value', '=', row.value)
        .executeTakeFirst()
    : undefined;
  const added = row
    ? undefined
    : await db
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
  if ((changed?.numUpdatedRows ?? added?.numInsertedOrUpdatedRows) !== 1n) return [];
  const ids = due.filter(({ recipient }) => recipient === first.recipient).map(({ id }) => id);
  return (await claim(db, ids, now)).map(toEmail);
}

export async function markSent(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, held_until: 0, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Db, email: DueEmail, error: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: email.attempts >= maxAttempts ? 'failed' : 'waiting',
      next_at: now + backOff(email.attempts),
      held_until: 0,
      last_error: error.slice(0, 300),
    })
    .where('id', '=', email.id)
    .execute();
}

/** Sends everything that gave up, or waits, once more from now. */
export async function retryEmails(db: Db, now: number): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now })
    .where('state', '!=', 'sent')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
