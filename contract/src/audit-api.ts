// What the trail of what staff did can say, and the shape in which the inbox gets it. Times are milliseconds since 1970.
import * as z from 'zod/mini';

export const auditActions = [
  'log-in',
  'log-in-failed',
  'code-asked',
  'recovery-code-used',
  'log-ins-ended',
  'security-report-read',
  'status-changed',
  'spam-marked',
  'exported',
  'person-exported',
  'person-erased',
  'entries-erased',
  'right-refused',
  'audit-exported',
  'user-added',
  'user-removed',
  'rights-changed',
  'password-changed',
  'code-set-up',
  'code-removed',
  'recovery-codes-made',
  'code-requirement-changed',
  'backup-made',
  'restored',
  'mail-retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

const textOrNull = z.transform((value: unknown) => (typeof value === 'string' ? value : null));

const auditLine = z.object({
  id: z.number(),
  at: z.number(),
  /** A name of the staff, `shell: …` for the command line, or empty for a name that nobody has. */
  who: z.string(),
  what: z.literal(auditActions),
  /** Of the entry it was about. */
  reference: textOrNull,
  /** Whose account, which status, how many. Never what a visitor typed. */
  about: textOrNull,
  /** From what kind of network, never from which address. */
  network: z.string(),
});

export const auditReply = z.object({
  ok: z.literal(true),
  total: z.number(),
  lines: z.array(auditLine),
  /** How long a new line is kept. */
  months: z.number(),
});

export type AuditLine = z.infer<typeof auditLine>;
export type AuditPage = Omit<z.infer<typeof auditReply>, 'ok'>;

/** How many lines a page of it holds. */
export const AUDIT_PAGE_SIZE = 50;
