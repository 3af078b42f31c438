// The API under `/api/desk` between the inbox and the desk. Times are milliseconds since 1970. It uses only the parts
// of zod that forms use, because all pages share one zod file.
import * as z from 'zod/mini';
import { rights } from './rights.ts';

export const DESK_API = '/api/desk';
/** The website's editor. */
export const WEBSITE = '/desk/website';

export const statuses = ['new', 'in-progress', 'done'] as const;
export type Status = (typeof statuses)[number];
/** A check quarantined the submission, or a staff member did. */
export const spamReasons = ['honeypot', 'too-fast', 'staff'] as const;
export type SpamReason = (typeof spamReasons)[number];
const places = ['confirmed', 'waiting'] as const;
export type PlaceState = (typeof places)[number];
const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export const done = { ok: z.literal(true) };
export const textOrNull = z.transform((value: unknown) => (typeof value === 'string' ? value : null));
export const numberOrNull = z.transform((value: unknown) => (typeof value === 'number' ? value : null));

const summaryShape = {
  reference: z.string(),
  /** The form's display name. */
  form: z.string(),
  status: z.literal(statuses),
  spam: z.literal([...spamReasons, null]),
  place: z.literal([...places, null]),
  createdAt: z.number(),
  /** The sender's name, or their email address. */
  who: z.string(),
  /** The start of the message. */
  excerpt: z.string(),
};
const summary = z.object(summaryShape);

const fieldValue = z.object({ label: z.string(), value: z.string() });

const mailShape = {
  to: z.string(),
  subject: z.string(),
  state: z.literal(mailStates),
  attempts: z.number(),
  error: textOrNull,
  at: z.number(),
};
const mail = z.object(mailShape);

const answer = z.object({ ...mailShape, id: z.string(), author: z.string(), text: z.string() });

const note = z.object({ id: z.string(), author: z.string(), text: z.string(), createdAt: z.number() });

/** A reply template, filled in for this submission. */
const reply = z.object({ id: z.string(), name: z.string(), subject: z.string(), body: z.string() });

const detail = z.object({
  ...summaryShape,
  email: textOrNull,
  /** Everything about the sender is found by this: an email address, or else a phone number. */
  person: textOrNull,
  /** In international form. */
  phone: textOrNull,
  sendsMail: z.boolean(),
  values: z.array(fieldValue),
  answers: z.array(answer),
  notes: z.array(note),
  mails: z.array(mail),
  replies: z.array(reply),
});

const sessionShape = {
  /** The signed-in user; empty when nobody is signed in. */
  name: z.string(),
  forms: z.array(z.object({ id: z.string(), name: z.string() })),
  rights: z.array(z.literal(rights)),
  hasWebsite: z.boolean(),
  /** The next required step: a log-in code, a new password, or setting up codes. */
  next: z.literal(['', 'code', 'password', 'set-up']),
};

const listingShape = { total: z.number(), items: z.array(summary) };

const mailOverviewShape = {
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  lastError: textOrNull,
  configured: z.boolean(),
};

const change = z.object({ reference: z.string(), status: z.literal(statuses) });

export const sessionReply = z.object({ ...done, ...sessionShape });
export const listingReply = z.object({ ...done, ...listingShape });
export const answersReply = z.object({ ...done, answers: z.array(answer) });
export const submissionReply = z.object({ ...done, submission: detail });
/** Previous statuses; sending them back undoes the change. Deleted submissions are left out. */
export const changesReply = z.object({ ...done, before: z.array(change) });
export const newCountReply = z.object({ ...done, count: z.number() });
export const mailReply = z.object({ ...done, ...mailOverviewShape });
export const doneReply = z.object(done);
export const errorReply = z.object({ ok: z.literal(false), message: z.string().check(z.minLength(1)) });

export type Summary = z.infer<typeof summary>;
export type FieldValue = z.infer<typeof fieldValue>;
export type Answer = z.infer<typeof answer>;
export type Mail = z.infer<typeof mail>;
export type Note = z.infer<typeof note>;
export type PreparedReply = z.infer<typeof reply>;
export type Detail = z.infer<typeof detail>;
export type Session = Omit<z.infer<typeof sessionReply>, 'ok'>;
export type Listing = Omit<z.infer<typeof listingReply>, 'ok'>;
export type SubmissionReply = z.infer<typeof submissionReply>;
export type StatusChange = z.infer<typeof change>;
export type MailOverview = Omit<z.infer<typeof mailReply>, 'ok'>;

/** Characters of an answer and its subject. */
export const MAX_ANSWER = 8000;
export const MAX_SUBJECT = 200;

/** Submissions on one page of the list, and the most in one bulk change. */
export const PAGE_SIZE = 50;

/** Placeholders that the desk fills for each submission: `Dear {{sender}}`. The build fills the others. */
export const replyPlaceholders = ['sender', 'reference', 'form', 'received', 'staff'] as const;
