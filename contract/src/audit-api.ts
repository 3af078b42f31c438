// Actions of the audit log.

export const websiteActions = [
  'website-saved',
  'change-undone',
  'link-made',
  'links-ended',
  'publication-started',
  'revert-started',
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
  'submissions-erased',
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
  'newsletter-tested',
  'newsletter-started',
  'newsletter-stopped',
  ...websiteActions,
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Names of earlier versions: the lines of the log cannot be changed. */
export const renamedActions: Readonly<Record<string, AuditAction>> = {
  'put-back-started': 'revert-started',
  'entries-erased': 'submissions-erased',
  'letter-tested': 'newsletter-tested',
  'letter-started': 'newsletter-started',
  'letter-changed': 'newsletter-stopped',
};

export const AUDIT_PAGE_SIZE = 50;
