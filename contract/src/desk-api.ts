// What the staff inbox and the desk agree on: the shapes under `/api/desk`. Times are milliseconds since 1970.
// The desk puts names and labels in, so that the inbox need not carry the rules of every form.
import * as z from 'zod/mini';

export const DESK_API = '/api/desk';

export const statuses = ['new', 'in-progress', 'done'] as const;
export type Status = (typeof statuses)[number];
/** Why a submission was quarantined: by a check, or by hand. */
export const spamReasons = ['honeypot', 'too-fast', 'staff'] as const;
export type SpamReason = (typeof spamReasons)[number];
const places = ['confirmed', 'waiting'] as const;
export type Place = (typeof places)[number];
const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const summary = z.object({
  reference: z.string(),
  /** As people call the form. */
  form: z.string(),
  status: z.enum(statuses),
  spam: z.nullable(z.enum(spamReasons)),
  place: z.nullable(z.enum(places)),
  createdAt: z.number(),
  /** Who wrote: a name, else an address. */
  who: z.string(),
  /** How what they wrote begins. */
  excerpt: z.string(),
});

const answer = z.object({ label: z.string(), value: z.string() });

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.number(),
  error: z.nullable(z.string()),
  at: z.number(),
});

const note = z.object({ id: z.string(), author: z.string(), text: z.string(), createdAt: z.number() });

const detail = z.extend(summary, {
  email: z.nullable(z.string()),
  answers: z.array(answer),
  notes: z.array(note),
  mails: z.array(mail),
});

const session = z.object({
  /** Who is logged in; empty when nobody is. */
  name: z.string(),
  /** The forms whose entries can be asked for. */
  forms: z.array(z.object({ id: z.string(), name: z.string() })),
});

const listing = z.object({ total: z.number(), items: z.array(summary) });

const mailOverview = z.object({
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  lastError: z.nullable(z.string()),
  /** False when the desk has no mail server to send with. */
  configured: z.boolean(),
});

const done = { ok: z.literal(true) };

export const sessionReply = z.extend(session, done);
export const listingReply = z.extend(listing, done);
export const entryReply = z.object({ ...done, entry: detail });
export const newCountReply = z.object({ ...done, count: z.number() });
export const mailReply = z.extend(mailOverview, done);
/** Where nothing is to be known but that it was done. */
export const doneReply = z.object(done);
export const troubleReply = z.object({ ok: z.literal(false), message: z.string().check(z.minLength(1)) });

export type Summary = z.infer<typeof summary>;
export type Answer = z.infer<typeof answer>;
export type Mail = z.infer<typeof mail>;
export type Note = z.infer<typeof note>;
export type Detail = z.infer<typeof detail>;
export type Session = z.infer<typeof session>;
export type Listing = z.infer<typeof listing>;
export type EntryReply = z.infer<typeof entryReply>;
export type MailOverview = z.infer<typeof mailOverview>;

/** How many entries a listing holds. */
export const PAGE_SIZE = 50;
