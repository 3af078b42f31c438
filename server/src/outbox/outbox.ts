// The outbox: emails are stored in the transaction of their cause and sent later by the mail sender.
import { randomUUID } from 'node:crypto';
import type { SelectQueryBuilder } from 'kysely';
import { countRows, type Db, type MailKind, reservationLength, type Tables } from '../db/tables.ts';
import { mailboxOf } from './mailbox.ts';

export interface Email {
  /** By default `visitor` with a purpose, and `staff` without one. */
  kind?: MailKind;
  reference?: string | undefined;
  to: string;
  /** For emails that a visitor can trigger: the purpose, which is rate-limited. */
  purpose?: string | undefined;
  /** Emails of this purpose to this address in an hour; one unless given. */
  inAnHour?: number;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  author?: string;
  notBefore?: number;
}

export interface DueEmail extends Pick<Email, 'to' | 'subject' | 'text'> {
  id: string;
  kind: MailKind;
  html: string | null;
  headers: Record<string, string>;
  attempts: number;
  createdAt: number;
}

/** Combines several notifications into one email. */
export type Digest = (emails: readonly Pick<DueEmail, 'subject'>[]) => Pick<DueEmail, 'subject' | 'text'>;

const minute = 60_000;
const hour = 60 * minute;
/** Emails of one purpose in an hour to one mailbox. */
const hourlyToMailbox = 3;
/** Receipts are the least important: they leave room for confirmations. */
const dailyToMailbox = { all: 10, receipts: 4 };
/** Interval of emails to staff; notifications in between are combined. */
const staffEmailInterval = 5 * minute;
/** Emails in a day that visitors trigger, to all addresses; later ones wait. Staff emails are not limited. */
export const maxEmailsPerDay = { all: 2000, receipts: 500 };
/** Purposes of receipts, as in mail/emails.ts. */
const receipts = 'received %';
/** Timeout of a claim, after which another server may retry. */
const claimTimeout = 2 * minute;
/** Attempts over about three days; then an operator must act. */
export const maxAttempts = 20;

/** Exponential backoff from one minute to six hours. */
const backOff = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), 6 * 60 * minute);

/** Protects a mailbox from many forms with its address. */
async function isOverLimit(db: Db, { to, purpose = '', inAnHour = 1 }: Email, now: number): Promise<boolean> {
  const today = await db
    .selectFrom('outbox')
    .select(['recipient', 'purpose', 'created_at'])
    .where('mailbox', '=', mailboxOf(to))
    .where('created_at', '>', now - 24 * hour)
    .execute();
  const recent = today.filter((email) => email.purpose === purpose && email.created_at > now - hour);
  const same = recent.filter(({ recipient }) => recipient === to);
  if (same.length >= inAnHour || recent.length >= hourlyToMailbox) return true;
  const isReceipt = purpose.startsWith(receipts.slice(0, -1));
  return today.length >= (isReceipt ? dailyToMailbox.receipts : dailyToMailbox.all);
}

/** Skips those over their limit, and what is no email. */
export async function enqueue(
  db: Db,
  emails: Email | readonly (Email | undefined)[],
  now: number,
): Promise<void> {
  const rows: Tables['outbox'][] = [];
  for (const email of [emails].flat()) {
    if (!email || (email.purpose !== undefined && (await isOverLimit(db, email, now)))) continue;
    rows.push(outboxRow({ kind: email.purpose === undefined ? 'staff' : 'visitor', ...email }, now));
  }
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
}

export const outboxRow = (
  { purpose, author, ...email }: Email & { kind: MailKind },
  now: number,
): Tables['outbox'] => ({
  id: randomUUID(),
  kind: email.kind,
  reference: email.reference ?? null,
  recipient: email.to,
  purpose: purpose ?? null,
  mailbox: purpose === undefined ? null : mailboxOf(email.to),
  subject: email.subject,
  text: email.text,
  html: email.html ?? null,
  author: author ?? null,
  headers: JSON.stringify(email.headers ?? {}),
  state: 'waiting',
  attempts: 0,
  next_at: email.notBefore ?? now,
  held_until: 0,
  last_error: null,
  created_at: now,
  sent_at: null,
});

const toEmail = (row: Tables['outbox']): DueEmail => ({
  ...row,
  to: row.recipient,
  headers: JSON.parse(row.headers),
  createdAt: row.created_at,
});

const waitingEmails = (db: Db, now: number) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .where('held_until', '<=', now);

/** Claims emails for this server; skips those of other servers. */
const claim = async (db: Db, ids: readonly string[], now: number): Promise<DueEmail[]> => {
  const rows = await db
    .updateTable('outbox')
    .set((eb) => ({ held_until: now + claimTimeout, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('held_until', '<=', now)
    .returningAll()
    .execute();
  return rows.map(toEmail);
};

type WaitingEmails = SelectQueryBuilder<Tables, 'outbox', object>;

/** Claims the next emails to send as one. A person waits for an answer. */
export async function claimDueEmails(db: Db, now: number): Promise<DueEmail[]> {
  const attempts = [
    () => claimOne(db, now, (waiting) => waiting.where('kind', '=', 'answer')),
    () => claimNotifications(db, now),
    () => claimForVisitor(db, now),
  ];
  for (const attempt of attempts) {
    const claimed = await attempt();
    if (claimed.length > 0) return claimed;
  }
  return [];
}

async function claimForVisitor(db: Db, now: number): Promise<DueEmail[]> {
  const sent = db
    .selectFrom('outbox')
    .where('sent_at', '>', now - 24 * hour)
    .where('kind', '=', 'visitor');
  if ((await countRows(sent)) >= maxEmailsPerDay.all) return [];
  const confirmation = await claimOne(db, now, (waiting) =>
    waiting.where('kind', '=', 'visitor').where('purpose', 'not like', receipts),
  );
  if (confirmation.length > 0) return confirmation;
  const enough = (await countRows(sent.where('purpose', 'like', receipts))) >= maxEmailsPerDay.receipts;
  return enough ? [] : claimOne(db, now, (waiting) => waiting.where('purpose', 'like', receipts));
}

export async function claimOne(
  db: Db,
  now: number,
  choose: (waiting: WaitingEmails) => WaitingEmails,
): Promise<DueEmail[]> {
  const candidates = await choose(waitingEmails(db, now)).select('id').orderBy('next_at').limit(10).execute();
  for (const { id } of candidates) {
    const claimed = await claim(db, [id], now);
    if (claimed.length > 0) return claimed;
  }
  return [];
}

/**
 * All notifications to one recipient, every five minutes. A failed email does not count. Two servers that look at the same
 * moment may send one email each.
 */
async function claimNotifications(db: Db, now: number): Promise<DueEmail[]> {
  const due = await waitingEmails(db, now)
    .where('kind', '=', 'staff')
    .select(['id', 'recipient'])
    .orderBy('created_at')
    .limit(500)
    .execute();
  const [first] = due;
  if (!first) return [];
  const sentOrClaimed = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'staff')
    .where((eb) => eb.or([eb('sent_at', '>', now - staffEmailInterval), eb('held_until', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  if (sentOrClaimed) return [];
  const ids = due.filter(({ recipient }) => recipient === first.recipient).map(({ id }) => id);
  return claim(db, ids, now);
}

export async function markSent(db: Db, id: string, now: number): Promise<void> {
  const email = await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, held_until: 0, last_error: null })
    .where('id', '=', id)
    .returning(['reference', 'purpose'])
    .executeTakeFirst();
  if (!email?.purpose || !email.reference) return;
  // The time for confirming a place begins when the letter of its registration is sent.
  await db
    .updateTable('event_places')
    .set({ held_until: now + reservationLength })
    .where('reference', '=', email.reference)
    .where('held_until', 'is not', null)
    .execute();
}

/** Only its author can correct what the other server refused. */
const endsWithRefusal: readonly MailKind[] = ['answer', 'letter'];

const kindsOfDesk: readonly MailKind[] = ['staff', 'visitor', 'answer'];

/** All but letters and refused answers: their author sees what became of them, and they are no fault of the server. */
export const emailsOfDesk = (db: Db) =>
  db
    .selectFrom('outbox')
    .where('kind', 'in', kindsOfDesk)
    .where((eb) => eb.or([eb('state', '!=', 'failed'), eb('kind', '!=', 'answer')]));

/** An email that was kept back. */
export async function release(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox').set({ held_until: 0 }).where('id', '=', id).execute();
}

interface MailFailure {
  error: string;
  isRefusal: boolean;
}

export async function markFailed(
  db: Db,
  { id, kind, attempts }: DueEmail,
  { error, isRefusal }: MailFailure,
  now: number,
): Promise<void> {
  const hasEnded = attempts >= maxAttempts || (isRefusal && endsWithRefusal.includes(kind));
  await db
    .updateTable('outbox')
    .set({
      state: hasEnded ? 'failed' : 'waiting',
      sent_at: null,
      next_at: now + backOff(attempts),
      held_until: 0,
      last_error: error.slice(0, 300),
    })
    .where('id', '=', id)
    .execute();
  if (!hasEnded || kind !== 'answer') return;
  // Nobody has answered the person: the entry is not handled.
  await db
    .updateTable('submissions')
    .set({ status: 'in-progress', updated_at: now })
    .where('reference', '=', (eb) => eb.selectFrom('outbox').select('reference').where('id', '=', id))
    .where('status', '=', 'done')
    .execute();
}

/** Makes failed and waiting emails due now, except those whose time has not come and those that are being sent. */
export async function retryEmails(db: Db, now: number): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now })
    .where('state', '!=', 'sent')
    .where('kind', '!=', 'letter')
    .where('held_until', '<=', now)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_at', '<=', now)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
