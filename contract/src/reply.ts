// What the desk answers to a form, as JSON.

/** 201, or 200 when the same key and body came before. */
export interface Accepted {
  ok: true;
  /** `TRD-…`, shown to the visitor. */
  reference: string;
  /** The event was full: this is a place on the waiting list. */
  waitingList?: true;
}

export interface Problem {
  /** The field's name; empty when it concerns the whole form (a key reused with another body). */
  field: string;
  message: string;
}

/** 422: nothing was kept; the visitor can put it right. */
export interface Refused {
  ok: false;
  problems: Problem[];
}

/** 400, 403, 404, 405, 413, 415, 429, 500, 503: nothing was kept; `message` may be shown to the visitor. */
export interface Failed {
  ok: false;
  error: ErrorCode;
  message: string;
}

export type ErrorCode =
  | 'malformed'
  | 'forbidden'
  | 'unknown-form'
  | 'wrong-method'
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'unavailable';

export type FormReply = Accepted | Refused | Failed;
