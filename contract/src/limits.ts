// Names, times and sizes that page and desk share.

/** Address of a form: JSON from islands, urlencoded from plain HTML forms. */
export const formPath = (id: string) => `/api/forms/${id}`;
/** Whether a form's action posts to a path; ignores origin and fragment. */
export const postsTo = (action: string, path: string) => action.replace(/#.*$/, '').endsWith(path);

/** Idempotency key: the same body under the same key is one submission. The page creates it at the first edit. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The key in a plain HTML form, which cannot send a header. May be empty. */
export const IDEMPOTENCY_FIELD = 'idempotency_key';

/** A hidden honeypot; a value here quarantines the submission. Browsers do not autofill this name. */
export const HONEYPOT_FIELD = 'fax_number';
/** Milliseconds between first view and submit by the page's clock, because many phones have a wrong date. Empty without JavaScript. */
export const ELAPSED_FIELD = 'elapsed_ms';
/** Minimum time for an ordinary form; a form may set its own. */
export const MIN_FILL_MS = 2500;

/** Minimum time of the submitting state; the request runs inside it. */
export const SUBMITTING_MS = 2000;
/** How long the newsletter's thank-you stays. */
export const THANKS_MS = 3000;
export const REQUEST_TIMEOUT_MS = 20_000;

export const MAX_ROWS = 20;
export const MAX_PER_ROW = 99;
