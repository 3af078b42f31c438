// What the staff inbox and the desk agree on: the shapes under `/api/desk`. Times are milliseconds since 1970.
// The desk puts names and labels in, so that the inbox need not carry the rules of every form.

export const DESK_API = '/api/desk';

export const statuses = ['new', 'in-progress', 'done'] as const;
export type Status = (typeof statuses)[number];
/** Why a submission was quarantined: by a check, or by hand. */
export type SpamReason = 'honeypot' | 'too-fast' | 'staff';
export type Place = 'confirmed' | 'waiting';
export type MailState = 'waiting' | 'sent' | 'failed';

export interface Summary {
  reference: string;
  /** As people call the form. */
  form: string;
  status: Status;
  spam: SpamReason | null;
  place: Place | null;
  createdAt: number;
  /** Who wrote: a name, else an address. */
  who: string;
  /** How what they wrote begins. */
  excerpt: string;
}

export interface Answer {
  label: string;
  value: string;
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
  email: string | null;
  answers: Answer[];
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

export interface Session {
  /** Who is logged in; empty when nobody is. */
  name: string;
  /** The forms whose entries can be asked for. */
  forms: { id: string; name: string }[];
}

/** How many entries a listing holds. */
export const PAGE_SIZE = 50;
