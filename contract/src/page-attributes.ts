// Attributes by which the desk finds parts of a built page. Components set them, styles use them.
import type { Progress } from './lookup.ts';
import type { FormId } from './registry.ts';

export const FIELD = 'data-field';
export const INVALID = 'data-invalid';
export const PROBLEM = 'data-problem';
export const PROBLEM_SUMMARY = 'data-problem-summary';
export const SPOKEN_ONLY = 'data-spoken-only';

/** States of a page; the desk shows the parts that apply. */
export type PageState =
  | FormId
  /** A form without a message of its own on the page. */
  | 'other'
  | 'reference'
  | 'waiting'
  | 'confirm-by-email'
  | 'ask'
  | 'done'
  | 'unknown'
  | 'unavailable'
  | 'too-many'
  | Progress;

export const WHEN = 'data-when';
/** For a part that is hidden until the desk shows it in one of these states. */
export const shownWhen = (...states: PageState[]) => ({ [WHEN]: states.join(' '), hidden: true });

/** Values that the desk writes into elements with this attribute, or into inputs of this name. */
export type PageValue = 'reference' | 'token';

export const FILL = 'data-fill';
export const filledWith = (value: PageValue) => ({ [FILL]: value });

/** A link that becomes complete when a value is known: `/reference?reference={reference}`. */
export const FILL_LINK = 'data-fill-link';
