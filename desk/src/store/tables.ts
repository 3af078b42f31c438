// The tables as queries see them. Times are milliseconds since 1970; yes/no is 1/0, which both databases can store.

import type { AuditAction } from '@tred/contract/audit-api';
import type { MailState, PlaceState, SpamReason, Status } from '@tred/contract/desk-api';
import type { Generated, Kysely } from 'kysely';

interface SubmissionsTable {
  reference: string;
  form: string;
  status: Status;
  spam: SpamReason | null;
  /** When it was marked as spam; it is erased 30 days later. */
  spam_at: number | null;
  /** Lower case; what "everything about one address" goes by. */
  email: string | null;
  /** The accepted values, as JSON. */
  body: string;
  /** The values in lower case, for the inbox's search. */
  search: string;
  idempotency_key: string | null;
  body_hash: string;
  place: PlaceState | null;
  /** What the visitor was told of a place: of one they had before, nothing. */
  told: PlaceState | null;
  created_at: number;
  updated_at: number;
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
  /** In the link that confirms the address; null where it need not be. */
  token: string | null;
  /** When the place is given to someone else, unless the address is confirmed. */
  held_until: number | null;
  /** When someone who reads mail at the address said that they come. */
  verified_at: number | null;
  created_at: number;
}

interface VotesTable {
  request: string;
  /** A keyed hash: who voted cannot be read back. */
  voter: string;
  reference: string;
  created_at: number;
}

interface SubscribersTable {
  email: string;
  /** In the links of every mail to this address. */
  token: string;
  source: string;
  created_at: number;
  confirmed_at: number | null;
  /** When the last request to confirm went out. */
  asked_at: number;
}

interface OutboxTable {
  id: string;
  /** The submission it tells of. */
  reference: string | null;
  recipient: string;
  /** Of a letter that a visitor can bring about: what it is for, and whose mailbox it leads to. */
  purpose: string | null;
  mailbox: string | null;
  subject: string;
  text: string;
  /** Further headers, as JSON. */
  headers: string;
  state: MailState;
  attempts: number;
  next_at: number;
  /** A desk that sends it holds it until then. */
  held_until: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

interface StaffTable {
  name: string;
  password: string;
  /** When it was set: browsers that were known before are no longer. */
  password_at: number;
  /** 1 for a password that another person or the desk made. */
  must_change: number;
  created_at: number;
  is_owner: number;
  may_export: number;
  may_read_security: number;
  /** What log-in codes are made from, locked with the desk's secret; null without them. */
  code_secret: string | null;
  /** The same, until a first code shows that the phone has it. */
  code_pending: string | null;
  /** The last half minute whose code was used: no code is taken twice. */
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
  /** When its person last did something. */
  seen_at: number;
}

/** What staff did. Triggers refuse every change of a row, and its end before `keep_until`. */
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

/** Of PostgreSQL alone: the counts of limits/rate-limiter.ts. */
interface LimitsTable {
  /** The rule's name and a keyed hash. */
  key: string;
  points: number;
  expire: number | null;
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
  subscribers: SubscribersTable;
  outbox: OutboxTable;
  staff: StaffTable;
  sessions: SessionsTable;
  recovery_codes: RecoveryCodesTable;
  meta: MetaTable;
  audit: AuditTable;
  limits: LimitsTable;
}

/** Either database, or a transaction in it. */
export type Db = Kysely<Tables>;
