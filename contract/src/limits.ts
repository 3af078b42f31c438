// The request of a form: its address, names and limits.

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
export const MIN_FILL_MS = 2500;

export const MAX_ROWS = 20;
export const MAX_PER_ROW = 99;

export const VISITS_PATH = '/api/visits';

/** Fields of the beacon: one letter each, because every page has its script. `page` is the whole address. */
export const BEACON = { page: 'p', referrer: 'r', nothingFound: 'n', download: 'd' } as const;
