// What the staff inbox and the desk agree on: the shapes under `/api/desk`. Times are milliseconds since 1970.

export const DESK_API = '/api/desk';

export const statuses = ['new', 'in-progress', 'done'] as const;
export type Status = (typeof statuses)[number];
/** Why a submission was quarantined: by a check, or by hand. */
export type SpamReason = 'honeypot' | 'too-fast' | 'staff';
export type Place = 'confirmed' | 'waiting';
export type MailState = 'waiting' | 'sent' | 'failed';

export interface Summary {
  reference: string;
  form: string;
  status: Status;
  spam: SpamReason | null;
  email: string | null;
  place: Place | null;
  createdAt: number;
  values: Record<string, unknown>;
}

export interface Mail {
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  error: string | null;
  at: number;
}

export interface Note {
  id: string;
  author: string;
  text: string;
  createdAt: number;
}

export interface Detail extends Summary {
  notes: Note[];
  mails: Mail[];
}

export interface Listing {
  total: number;
  items: Summary[];
}

export interface MailOverview {
  waiting: number;
  sent: number;
  failed: number;
  lastError: string | null;
  /** False when the desk has no mail server to send with. */
  configured: boolean;
}

/** How many entries a listing holds. */
export const PAGE_SIZE = 50;
