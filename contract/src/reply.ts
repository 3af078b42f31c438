// The server's JSON reply to a form. The page checks it, because a proxy may reply instead. Written by hand: zod unions
// weigh 1.3 KB.

/** 201, or 200 for a repeated key and body. */
export interface AcceptedReply {
  ok: true;
  reference: string;
  waitingList?: true;
  confirmByEmail?: true;
}

export interface FormProblem {
  /** Field name; empty for the whole form (a key reused with another body). */
  field: string;
  message: string;
}

/** 422: nothing was stored; the visitor can correct it. */
export interface RefusedReply {
  ok: false;
  problems: FormProblem[];
}

/** 400, 403, 404, 405, 413, 415, 429, 500, 503: nothing was stored; `message` may be shown to the visitor. */
export interface FailedReply {
  ok: false;
  /** An `ErrorCode` for programs; a page shows the message. */
  error: string;
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

export type FormReply = AcceptedReply | RefusedReply | FailedReply;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isProblem = (value: unknown): value is FormProblem =>
  isRecord(value) && typeof value.field === 'string' && isText(value.message);

export function parseFormReply(body: unknown): FormReply | undefined {
  if (!isRecord(body)) return undefined;
  const { ok, reference, waitingList, confirmByEmail, problems, error, message } = body;
  if (ok === true && isText(reference)) {
    return {
      ok,
      reference,
      ...(waitingList === true && { waitingList }),
      ...(confirmByEmail === true && { confirmByEmail }),
    };
  }
  if (ok !== false) return undefined;
  if (Array.isArray(problems) && problems.length > 0 && problems.every(isProblem)) return { ok, problems };
  return isText(error) && isText(message) ? { ok, error, message } : undefined;
}
