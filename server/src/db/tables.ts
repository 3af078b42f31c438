// Table types, a count of rows, and which database it is. Times are milliseconds since 1970; booleans are 1/0 in both databases.

import type { MailState, PlaceState, SpamReason, Status } from '@tred/contract/admin-api';
import type { AuditAction } from '@tred/contract/audit-api';
import type { IssueState } from '@tred/contract/newsletter';
import type { VisitKind } from '@tred/contract/visits';
import {
  type DeleteResult,
  type Generated,
  type InsertResult,
  type Kysely,
  PostgresAdapter,
  type SelectQueryBuilder,
  type UpdateResult,
} from 'kysely';

interface SubmissionsTable {
  reference: string;
  form: string;
  status: Status;
  spam: SpamReason | null;
  /** Lower case; key of all personal data. */
  email: string | null;
  body: string;
  search: string;
  idempotency_key: string | null;
  body_hash: string;
  /** The place in the reply to the visitor; null without a place. */
  replied_place: PlaceState | null;
  created_at: number;
  updated_at: number;
  /** When it is erased; null for a newsletter form, which goes with its subscription. */
  keep_until: number | null;
}

interface NotesTable {
  id: string;
  reference: string;
  author: string;
  text: string;
  created_at: number;
}

interface EventsTable {
  event: string;
  taken: number;
}

interface EventPlacesTable {
  event: string;
  email: string;
  reference: string;
  place: PlaceState;
  /** Token of the confirmation link; null if not needed. */
  token: string | null;
  held_until: number | null;
  verified_at: number | null;
  created_at: number;
}

interface VotesTable {
  request: string;
  /** A keyed hash, which hides the voter. */
  voter: string;
  reference: string;
  created_at: number;
  keep_until: number | null;
}

/** All votes for a request, also those whose voter is forgotten. */
interface VoteCountsTable {
  request: string;
  count: number;
}

interface SubscribersTable {
  email: string;
  token: string;
  source: string;
  created_at: number;
  confirmed_at: number | null;
  asked_at: number;
  /** When a mail server refused an issue to it for good. */
  refused_at: number | null;
  /** Null once it is confirmed. */
  keep_until: number | null;
}

/**
 * `staff`: a notification, which may be joined with others. `visitor`: one that a visitor caused. `answer`: by a person, to
 * a submission. `newsletter`: an issue of it.
 */
export type MailKind = 'staff' | 'visitor' | 'answer' | 'newsletter';

interface OutboxTable {
  id: string;
  kind: MailKind;
  priority: number;
  /** The submission, or the newsletter issue. */
  reference: string | null;
  recipient: string;
  /** For emails that a visitor can trigger: purpose and mailbox. */
  purpose: string | null;
  mailbox: string | null;
  subject: string;
  text: string;
  html: string | null;
  author: string | null;
  headers: string;
  state: MailState;
  attempts: number;
  next_at: number;
  /** A server has claimed it until then. */
  held_until: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  /** Null for an answer, which goes with its submission. */
  keep_until: number | null;
}

interface StaffTable {
  name: string;
  password: string;
  /** When it was set. */
  password_at: number;
  /** 1 if someone else or the server set the password. */
  must_change: number;
  created_at: number;
  is_owner: number;
  may_export: number;
  may_read_security: number;
  may_edit: number;
  may_publish: number;
  /** TOTP secret, encrypted; null without codes. */
  code_secret: string | null;
  /** New TOTP secret, until its first code. */
  code_pending: string | null;
  /** Time step of the last used code: a code works once. */
  code_step: number;
}

interface RecoveryCodesTable {
  name: string;
  code_hash: string;
}

interface SessionsTable {
  token_hash: string;
  name: string;
  created_at: number;
  expires_at: number;
  seen_at: number;
}

/** Audit log. Triggers refuse updates, and deletes before `keep_until`. */
interface AuditTable {
  id: Generated<number>;
  at: number;
  who: string;
  what: AuditAction;
  reference: string | null;
  about: string | null;
  network: string;
  keep_until: number;
}

interface LimitsTable {
  key: string;
  points: number;
  expire: number;
}

/** What a visitor did today: `page /pricing`. */
interface VisitStepsTable {
  /** A hash whose salt is deleted with the day. */
  visitor: string;
  step: string;
  day: number;
}

/** Visits by day, or by month when they are old. */
interface VisitCountsTable {
  day: number;
  kind: VisitKind;
  name: string;
  count: number;
  /** How many of these visits sent a form. */
  wrote: number;
}

/** Newsletter issues that were sent or scheduled. */
interface IssuesTable {
  id: string;
  subject: string;
  html: string;
  text: string;
  state: IssueState;
  starts_at: number;
  unsubscribed: number;
  sent: number;
  /** Of those sent: the mail server has not answered. */
  unsure: number;
  refused: number;
}

interface MetaTable {
  key: string;
  value: string;
}

export interface Tables {
  submissions: SubmissionsTable;
  notes: NotesTable;
  events: EventsTable;
  event_places: EventPlacesTable;
  votes: VotesTable;
  vote_counts: VoteCountsTable;
  subscribers: SubscribersTable;
  outbox: OutboxTable;
  staff: StaffTable;
  sessions: SessionsTable;
  recovery_codes: RecoveryCodesTable;
  meta: MetaTable;
  audit: AuditTable;
  limits: LimitsTable;
  visit_steps: VisitStepsTable;
  visit_counts: VisitCountsTable;
  issues: IssuesTable;
}

/** How long a place waits for its confirmation. */
export const reservationLength = 24 * 60 * 60_000;

/** Either database, or a transaction. */
export type Db = Kysely<Tables>;

export async function countRows<Name extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Name, object>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a statement adds, changes or deletes a row. */
export async function changesRow(statement: {
  executeTakeFirstOrThrow(): Promise<Partial<InsertResult & UpdateResult & DeleteResult>>;
}): Promise<boolean> {
  const { numInsertedOrUpdatedRows, numUpdatedRows, numDeletedRows } =
    await statement.executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? numUpdatedRows ?? numDeletedRows) === 1n;
}

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
