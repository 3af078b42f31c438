// What the desk answers to a form and to the question for votes, as JSON. Whoever reads it parses it: between page and
// desk stand proxies with answers of their own.
import * as z from 'zod/mini';

/** 201, or 200 when the same key and body came before. */
const accepted = z.object({
  ok: z.literal(true),
  /** `TRD-…`, shown to the visitor. */
  reference: z.string().check(z.minLength(1)),
  /** The event was full: this is a place on the waiting list. */
  waitingList: z.exactOptional(z.literal(true)),
});

const problem = z.object({
  /** The field's name; empty when it concerns the whole form (a key reused with another body). */
  field: z.string(),
  message: z.string().check(z.minLength(1)),
});

/** 422: nothing was kept; the visitor can put it right. */
const refused = z.object({ ok: z.literal(false), problems: z.array(problem).check(z.minLength(1)) });

const errorCodes = [
  'malformed',
  'forbidden',
  'unknown-form',
  'wrong-method',
  'too-large',
  'wrong-type',
  'too-many',
  'unavailable',
] as const;

/** 400, 403, 404, 405, 413, 415, 429, 500, 503: nothing was kept; `message` may be shown to the visitor. */
const failed = z.object({
  ok: z.literal(false),
  error: z.enum(errorCodes),
  message: z.string().check(z.minLength(1)),
});

export const formReply = z.union([accepted, refused, failed]);
/** How often each feature request was voted for, by its name. */
export const votesReply = z.object({ ok: z.literal(true), votes: z.record(z.string(), z.number()) });

export type Accepted = z.infer<typeof accepted>;
export type Problem = z.infer<typeof problem>;
export type Refused = z.infer<typeof refused>;
export type ErrorCode = (typeof errorCodes)[number];
export type Failed = z.infer<typeof failed>;
export type FormReply = z.infer<typeof formReply>;
