// Attributes by which the server finds parts of a built page. Components set them, styles use them.
import type { Progress } from './lookup.ts';
import type { FormId } from './registry.ts';

export const FIELD = 'data-field';
export const INVALID = 'data-invalid';
export const PROBLEM = 'data-problem';
export const PROBLEM_SUMMARY = 'data-problem-summary';
export const SPOKEN_ONLY = 'data-spoken-only';

/** States of a page; the server shows the parts that apply. */
export type PageState =
  | FormId
  /** A form without a message of its own on the page. */
  | 'other'
  | 'reference'
  | 'waiting'
  | 'confirm-by-email'
  | SenderState
  | 'ask'
  | 'done'
  | 'unknown'
  | 'unavailable'
  | 'too-many'
  | Progress;

/** How the sender can be reached: a submission without an address or number cannot be looked up. */
export const senderStates = ['by-email', 'by-phone', 'by-nothing'] as const;
type SenderState = (typeof senderStates)[number];
export const senderState = (email: unknown, phone: unknown): SenderState =>
  email ? 'by-email' : phone ? 'by-phone' : 'by-nothing';

export const WHEN = 'data-when';
/** For a part that is hidden until the server shows it in one of these states. */
export const shownWhen = (...states: PageState[]) => ({ [WHEN]: states.join(' '), hidden: true });

/** Values that the server writes into elements with this attribute, or into inputs of this name. */
export type PageValue = 'reference' | 'token';

export const FILL = 'data-fill';
export const filledWith = (value: PageValue) => ({ [FILL]: value });

/** A link that becomes complete when a value is known: `/reference?reference={reference}`. */
export const FILL_LINK = 'data-fill-link';
