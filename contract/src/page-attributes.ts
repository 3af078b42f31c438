// The marks by which the desk finds its place in a built page. The site's parts carry them, its styles go by them.
import type { Progress } from './lookup.ts';
import type { FormId } from './registry.ts';

/** Around one question: label, hint and input. */
export const FIELD = 'data-field';
/** On the same, when the answer has to be put right. */
export const INVALID = 'data-invalid';
/** The message beside the input that says what to put right. */
export const PROBLEM = 'data-problem';
/** The box above the form with all of them. */
export const PROBLEM_SUMMARY = 'data-problem-summary';
/** Read out, but not seen. */
export const SPOKEN_ONLY = 'data-spoken-only';

/** The parts of a page of which the desk shows those that apply. */
export type PageState =
  | FormId
  /** A form that the page has no sentence of its own for. */
  | 'other'
  | 'reference'
  | 'waiting'
  | 'confirm-by-email'
  | 'ask'
  | 'done'
  | 'unknown'
  | 'unavailable'
  | 'too-many'
  /** What a visitor sent, looked up by its reference. */
  | Progress;

export const WHEN = 'data-when';
/** For a part that is hidden until the desk shows it, in any of these states. */
export const shownWhen = (...states: PageState[]) => ({ [WHEN]: states.join(' '), hidden: true });

/** What the desk can put into a page: as the text of an element with this mark, or the value of an input of this name. */
export type PageValue = 'reference' | 'token';

export const FILL = 'data-fill';
export const filledWith = (value: PageValue) => ({ [FILL]: value });
