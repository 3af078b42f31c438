// Actions of the audit log and their shape in the inbox. Times are milliseconds since 1970.
import * as z from 'zod/mini';
import { done, textOrNull } from './desk-api.ts';

export const websiteActions = [
  'website-saved',
  'change-undone',
  'link-made',
  'links-ended',
  'publication-started',
  'put-back-started',
] as const;
export type WebsiteAction = (typeof websiteActions)[number];
const auditActions = [
  'log-in',
  'log-in-failed',
  'log-out',
  'code-asked',
  'recovery-code-used',
  'log-ins-ended',
  'security-report-read',
  'status-changed',
  'spam-marked',
  'note-added',
  'answer-sent',
  'answer-undone',
  // Of earlier versions.
  'weekly-email-changed',
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
  'letter-tested',
  'letter-started',
  'letter-changed',
  ...websiteActions,
] as const;
export type AuditAction = (typeof auditActions)[number];

const auditLine = z.object({
  id: z.number(),
  at: z.number(),
  /** A staff name, `shell: …` for the command line, or empty for an unknown name. */
  who: z.string(),
  what: z.literal(auditActions),
  reference: textOrNull,
  /** An account, a status or a count. Never text from a visitor. */
  about: textOrNull,
  /** A kind of network, never an IP address. */
  network: z.string(),
});

export const auditReply = z.object({
  ...done,
  total: z.number(),
  lines: z.array(auditLine),
  /** Retention of a new line. */
  months: z.number(),
});

export type AuditLine = z.infer<typeof auditLine>;
export type AuditPage = Omit<z.infer<typeof auditReply>, 'ok'>;

export const AUDIT_PAGE_SIZE = 50;
