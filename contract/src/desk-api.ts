// What the staff inbox and the desk agree on: the shapes under `/api/desk`. Times are milliseconds since 1970.
// The desk puts names and labels in, so that the inbox need not carry the rules of every form. Of zod only what forms use
// too: the pages share one file of it, and what only the inbox asks for would weigh on each form.
import * as z from 'zod/mini';
import { rights } from './rights.ts';

export const DESK_API = '/api/desk';

export const statuses = ['new', 'in-progress', 'done'] as const;
export type Status = (typeof statuses)[number];
/** Why a submission was quarantined: by a check, or by hand. */
export const spamReasons = ['honeypot', 'too-fast', 'staff'] as const;
export type SpamReason = (typeof spamReasons)[number];
const places = ['confirmed', 'waiting'] as const;
export type PlaceState = (typeof places)[number];
const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const textOrNull = z.transform((value: unknown) => (typeof value === 'string' ? value : null));

const summaryShape = {
  reference: z.string(),
  /** As people call the form. */
  form: z.string(),
  status: z.literal(statuses),
  spam: z.literal([...spamReasons, null]),
  place: z.literal([...places, null]),
  createdAt: z.number(),
  /** Who wrote: a name, else an address. */
  who: z.string(),
  /** How what they wrote begins. */
  excerpt: z.string(),
};
const summary = z.object(summaryShape);

const answer = z.object({ label: z.string(), value: z.string() });

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  state: z.literal(mailStates),
  attempts: z.number(),
  error: textOrNull,
  at: z.number(),
});

const note = z.object({ id: z.string(), author: z.string(), text: z.string(), createdAt: z.number() });

/** A ready-made answer, its places filled in for this entry. */
const reply = z.object({ id: z.string(), name: z.string(), subject: z.string(), body: z.string() });

const detail = z.object({
  ...summaryShape,
  email: textOrNull,
  answers: z.array(answer),
  notes: z.array(note),
  mails: z.array(mail),
  replies: z.array(reply),
});

const sessionShape = {
  /** Who is logged in; empty when nobody is. */
  name: z.string(),
  /** The forms whose entries can be asked for. */
  forms: z.array(z.object({ id: z.string(), name: z.string() })),
  rights: z.array(z.literal(rights)),
  /** What is missing before one can work: a code to this password, a password of one's own, or codes to set up. */
  next: z.literal(['', 'code', 'password', 'set-up']),
};

const listingShape = { total: z.number(), items: z.array(summary) };

const mailOverviewShape = {
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  lastError: textOrNull,
  /** False when the desk has no mail server to send with. */
  configured: z.boolean(),
};

const done = { ok: z.literal(true) };

export const sessionReply = z.object({ ...done, ...sessionShape });
export const listingReply = z.object({ ...done, ...listingShape });
export const submissionReply = z.object({ ...done, submission: detail });
export const newCountReply = z.object({ ...done, count: z.number() });
export const mailReply = z.object({ ...done, ...mailOverviewShape });
/** Where nothing is to be known but that it was done. */
export const doneReply = z.object(done);
export const troubleReply = z.object({ ok: z.literal(false), message: z.string().check(z.minLength(1)) });

export type Summary = z.infer<typeof summary>;
export type FieldValue = z.infer<typeof answer>;
export type Mail = z.infer<typeof mail>;
export type Note = z.infer<typeof note>;
export type PreparedReply = z.infer<typeof reply>;
export type Detail = z.infer<typeof detail>;
export type Session = Omit<z.infer<typeof sessionReply>, 'ok'>;
export type Listing = Omit<z.infer<typeof listingReply>, 'ok'>;
export type SubmissionReply = z.infer<typeof submissionReply>;
export type MailOverview = Omit<z.infer<typeof mailReply>, 'ok'>;

/** How many entries a listing holds. */
export const PAGE_SIZE = 50;

/** The placeholders of a reply template that depend on the entry: `Dear {{sender}}`. The build fills in the others. */
export const replyPlaceholders = ['sender', 'reference', 'form', 'received', 'staff'] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

const isPlaceholder = (name: string): name is ReplyPlaceholder =>
  replyPlaceholders.some((place) => place === name);

/** What a visitor typed is put in as it is, never filled in itself. */
export const fillReply = (text: string, values: Readonly<Record<ReplyPlaceholder, string>>): string =>
  text.replace(PLACEHOLDER, (place, name: string) => (isPlaceholder(name) ? values[name] : place));
