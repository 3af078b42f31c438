// What the server and Admin agree on besides the types of its routes, which are inferred (admin/src/api.ts). Times are
// milliseconds since 1970.

/** The application, and its API. */
export const ADMIN = '/admin';
export const ADMIN_API = '/api/admin';
/** The editor of the website behind it. */
export const WEBSITE_API = `${ADMIN_API}/website`;

export const statuses = ['new', 'in-progress', 'done'] as const;
export type Status = (typeof statuses)[number];
/** A check quarantined the submission, or a staff member did. */
export type SpamReason = 'honeypot' | 'too-fast' | 'staff';
export type PlaceState = 'confirmed' | 'waiting';
export type MailState = 'waiting' | 'sent' | 'failed';

/** Characters of an answer and its subject. */
export const MAX_ANSWER = 8000;
export const MAX_SUBJECT = 200;

/** Submissions on one page of the list, and the most in one bulk change. */
export const PAGE_SIZE = 50;

/** Placeholders that the server fills for each submission: `Dear {{sender}}`. The build fills the others. */
export const replyPlaceholders = ['sender', 'reference', 'form', 'received', 'staff'] as const;
