// Actions of the audit log.

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

export const AUDIT_PAGE_SIZE = 50;
