// Names, times and sizes that the page and the desk must agree on.

/** Where a form is posted: JSON from islands, urlencoded from plain HTML forms. */
export const formPath = (id: string) => `/api/forms/${id}`;
/** Whether a form on a page is posted to a path; the action may also name the desk's origin and a place on the page. */
export const postsTo = (action: string, path: string) => action.replace(/#.*$/, '').endsWith(path);

/** Repeats of one body under one key are one submission. Made by the page when the form is first edited. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The same key in a plain HTML form, which cannot send a header. Empty or absent: no key. */
export const IDEMPOTENCY_FIELD = 'idempotency_key';

/** Hidden from people; whatever fills it is quarantined. No browser autofills this name. */
export const HONEYPOT_FIELD = 'fax_number';
/**
 * Milliseconds from the first sight of the form to the submit, measured by the page's own clock: a start *time*
 * would quarantine everyone whose phone has the wrong date. Empty or absent (no JavaScript): not judged.
 */
export const ELAPSED_FIELD = 'elapsed_ms';
/** A person needs at least this long for an ordinary form; a form may set its own. */
export const MIN_FILL_MS = 2500;

/** The submitting state lasts at least this long; the request runs inside it. */
export const SUBMITTING_MS = 2000;
/** How long the newsletter's thank-you shows before the form returns. */
export const THANKS_MS = 3000;
/** After this long without an answer the page calls the attempt failed and offers another way. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Larger request bodies are refused with 413. Every form at its longest fits, in any script, urlencoded or JSON. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The most different items of one order, and the most pieces of each. */
export const MAX_ROWS = 20;
export const MAX_PER_ROW = 99;
