// The outbox: emails are stored in the transaction of their cause and sent later by the mail sender.
import { randomUUID } from 'node:crypto';
import { countRows, type Db, type MailKind, reservationLength, type Tables } from '../db/tables.ts';
import { dayLength } from '../kampala-days.ts';
import { mailboxOf } from './mailbox.ts';

export interface Email {
  /** By default `visitor` with a purpose, and `staff` without one. */
  kind?: MailKind;
  /** By default that of its kind. */
  priority?: number;
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
  /** Without it, as long as its submission. */
  keepDays?: number;
}

export interface DueEmail extends Pick<Email, 'to' | 'subject' | 'text'> {
  id: string;
  kind: MailKind;
  reference: string | null;
  html: string | null;
  headers: Record<string, string>;
  attempts: number;
  createdAt: number;
}

/** Combines several notifications into one email. */
export type Digest = (emails: readonly Pick<DueEmail, 'subject'>[]) => Pick<DueEmail, 'subject' | 'text'>;

const minute = 60_000;
const hour = 60 * minute;
/** Lower ones go first. Receipts are the least important of those that visitors cause. */
export const priorities = { answer: 1, staff: 2, confirmation: 3, receipt: 4, newsletter: 5 } as const;
const priorityOf: Record<MailKind, number> = {
  answer: priorities.answer,
  staff: priorities.staff,
  visitor: priorities.confirmation,
  newsletter: priorities.newsletter,
};
/** Emails of one purpose in an hour to one mailbox. */
const hourlyToMailbox = 3;
/** Receipts leave room for confirmations. */
const dailyToMailbox = { all: 10, receipts: 4 };
/** Interval of emails to staff; notifications in between are combined. */
const staffEmailInterval = 5 * minute;
/** Emails in a day that visitors trigger, to all addresses; later ones wait. Staff emails are not limited. */
export const maxEmailsPerDay = { all: 2000, receipts: 500 };
/** Timeout of a claim, after which another server may retry. */
const claimTimeout = 2 * minute;
/** Attempts over about three days; then an operator must act. */
export const maxAttempts = 20;

/** Exponential backoff from one minute to six hours. */
const backOff = (attempts: number) => Math.min(minute * 2 ** (attempts - 1), 6 * 60 * minute);

/** Protects a mailbox from many forms with its address. */
async function isOverLimit(
  db: Db,
  { to, purpose = '', inAnHour = 1, priority }: Email,
  now: number,
): Promise<boolean> {
  const today = await db
    .selectFrom('outbox')
    .select(['recipient', 'purpose', 'created_at'])
    .where('mailbox', '=', mailboxOf(to))
    .where('created_at', '>', now - 24 * hour)
    .execute();
  const recent = today.filter((email) => email.purpose === purpose && email.created_at > now - hour);
  const same = recent.filter(({ recipient }) => recipient === to);
  if (same.length >= inAnHour || recent.length >= hourlyToMailbox) return true;
  return today.length >= (priority === priorities.receipt ? dailyToMailbox.receipts : dailyToMailbox.all);
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
  priority: email.priority ?? priorityOf[email.kind],
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
  keep_until: email.keepDays === undefined ? null : now + email.keepDays * dayLength,
});

const toEmail = (row: Tables['outbox']): DueEmail => ({
  ...row,
  to: row.recipient,
  headers: JSON.parse(row.headers),
  createdAt: row.created_at,
});

const waitingEmails = (db: Db, priority: number, now: number) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('priority', '=', priority)
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

const sentSince = (db: Db, sent: readonly number[], since: number) =>
  countRows(db.selectFrom('outbox').where('priority', 'in', sent).where('sent_at', '>', since));

/** Whether the limit of a priority allows one more at this moment. */
async function hasRoom(db: Db, priority: number, now: number, newsletterRate: number): Promise<boolean> {
  const { confirmation, receipt, newsletter } = priorities;
  const today = now - 24 * hour;
  if (priority === newsletter) return (await sentSince(db, [newsletter], now - minute)) < newsletterRate;
  if (priority === receipt && (await sentSince(db, [receipt], today)) >= maxEmailsPerDay.receipts)
    return false;
  if (priority === receipt || priority === confirmation)
    return (await sentSince(db, [confirmation, receipt], today)) < maxEmailsPerDay.all;
  return true;
}

/** Claims the next emails to send as one. `newsletterRate`: newsletters in a minute. */
export async function claimDueEmails(
  db: Db,
  now: number,
  newsletterRate = Number.POSITIVE_INFINITY,
): Promise<DueEmail[]> {
  for (const priority of Object.values(priorities)) {
    const claimed =
      priority === priorities.staff
        ? await claimNotifications(db, now)
        : await claimOne(db, priority, now, newsletterRate);
    if (claimed.length > 0) return claimed;
  }
  return [];
}

async function claimOne(db: Db, priority: number, now: number, newsletterRate: number): Promise<DueEmail[]> {
  const due = await waitingEmails(db, priority, now).select('id').orderBy('next_at').limit(10).execute();
  if (due.length === 0 || !(await hasRoom(db, priority, now, newsletterRate))) return [];
  for (const { id } of due) {
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
  const due = await waitingEmails(db, priorities.staff, now)
    .select(['id', 'recipient'])
    .orderBy('created_at')
    .limit(500)
    .execute();
  const [first] = due;
  if (!first) return [];
  const ofStaff = db.selectFrom('outbox').where('priority', '=', priorities.staff);
  const isClaimed = ofStaff.where('state', '=', 'waiting').where('held_until', '>', now);
  if ((await sentSince(db, [priorities.staff], now - staffEmailInterval)) > 0) return [];
  if ((await countRows(isClaimed)) > 0) return [];
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
  // The time for confirming a place begins when the email of its registration is sent.
  await db
    .updateTable('event_places')
    .set({ held_until: now + reservationLength })
    .where('reference', '=', email.reference)
    .where('held_until', 'is not', null)
    .execute();
}

const serverKinds: readonly MailKind[] = ['staff', 'visitor', 'answer'];

/** All but newsletters and refused answers: their author sees what became of them, and they are no fault of the server. */
export const serverEmails = (db: Db) =>
  db
    .selectFrom('outbox')
    .where('kind', 'in', serverKinds)
    .where((eb) => eb.or([eb('state', '!=', 'failed'), eb('kind', '!=', 'answer')]));

/** A server that refuses a newsletter is asked so often, and after this pause each time. */
const refusals = { most: 5, pause: 6 * hour };

interface MailFailure {
  error: string;
  isRefusal: boolean;
  /** There is no such address. */
  isGone: boolean;
}

/** True if it is not tried again. Only its author can correct a refused answer. */
export async function markFailed(
  db: Db,
  { id, kind, attempts }: DueEmail,
  { error, isRefusal, isGone }: MailFailure,
  now: number,
): Promise<boolean> {
  const isNewsletter = kind === 'newsletter';
  const hasEnded =
    attempts >= maxAttempts ||
    (isRefusal && kind === 'answer') ||
    (isNewsletter && (isGone || (isRefusal && attempts >= refusals.most)));
  await db
    .updateTable('outbox')
    .set({
      state: hasEnded ? 'failed' : 'waiting',
      sent_at: null,
      next_at: now + (isNewsletter && isRefusal ? refusals.pause : backOff(attempts)),
      held_until: 0,
      last_error: error.slice(0, 300),
    })
    .where('id', '=', id)
    .execute();
  if (!hasEnded || kind !== 'answer') return hasEnded;
  // Nobody has answered the person: the submission is not handled.
  await db
    .updateTable('submissions')
    .set({ status: 'in-progress', updated_at: now })
    .where('reference', '=', (eb) => eb.selectFrom('outbox').select('reference').where('id', '=', id))
    .where('status', '=', 'done')
    .execute();
  return hasEnded;
}

/** Makes failed and waiting emails due now, except those whose time has not come and those that are being sent. */
export async function retryEmails(db: Db, now: number): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_at: now })
    .where('state', '!=', 'sent')
    .where('kind', '!=', 'newsletter')
    .where('held_until', '<=', now)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_at', '<=', now)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
