// The audit log: who did what. Nobody can change a line.
import { ADMIN_API } from '@tred/contract/admin-api';
import { AUDIT_PAGE_SIZE, type AuditAction } from '@tred/contract/audit-api';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../api';
import { Button, DataTable, Loaded, Pages, Title, when } from '../ui/parts';

const actions: Record<AuditAction, string> = {
  'log-in': 'Signed in',
  'log-in-failed': 'Failed to sign in',
  'log-out': 'Signed out',
  'code-asked': 'Right password, asked for a code',
  'recovery-code-used': 'Used a recovery code',
  'log-ins-ended': 'Ended sessions',
  'security-report-read': 'Read a security report',
  'status-changed': 'Changed a status',
  'spam-marked': 'Marked spam',
  'note-added': 'Added a note',
  'answer-sent': 'Sent an answer',
  'answer-undone': 'Undid an answer',
  'weekly-email-changed': 'Switched the weekly email',
  exported: 'Exported a list',
  'person-exported': 'Exported a person’s data',
  'person-erased': 'Erased a person’s data',
  'submissions-erased': 'Erased old submissions',
  'right-refused': 'Was refused for lack of a right',
  'audit-exported': 'Exported the audit log',
  'user-added': 'Added someone',
  'user-removed': 'Removed someone',
  'rights-changed': 'Changed rights',
  'password-changed': 'Changed a password',
  'code-set-up': 'Set up two-step sign-in',
  'code-removed': 'Removed two-step sign-in',
  'recovery-codes-made': 'Made recovery codes',
  'code-requirement-changed': 'Changed who needs two-step sign-in',
  'backup-made': 'Made a backup',
  restored: 'Restored a backup',
  'mail-retried': 'Sent waiting mail again',
  'newsletter-tested': 'Sent a test of a newsletter',
  'newsletter-started': 'Sent a newsletter',
  'newsletter-stopped': 'Stopped a newsletter',
  'website-saved': 'Saved a change to the website',
  'change-undone': 'Undid a change to the website',
  'link-made': 'Made a link to drafts',
  'links-ended': 'Ended all links to drafts',
  'publication-started': 'Published the website',
  'revert-started': 'Reverted a publication',
};

export function AuditLog() {
  const [page, setPage] = useState(0);
  return (
    <div className="screen">
      <Title id="audit-title">Audit log</Title>
      <Loaded of={useApi('GET /audit', { query: { page } })} lines={10}>
        {({ months, total, lines }) => (
          <>
            <p>
              Who did what, here and on the command line. Nobody can change a line; each is kept for {months}{' '}
              months.
            </p>
            <DataTable
              className="wide"
              labelledBy="audit-title"
              columns={['When', 'Who', 'What', 'Submission', 'Details', 'From']}
              rows={lines.map(({ id, at, who, what, reference, about, network }) => ({
                key: String(id),
                cells: [
                  when(at),
                  who || 'Unknown',
                  actions[what],
                  reference && <Link to={`/inbox/${reference}`}>{reference}</Link>,
                  about,
                  network,
                ],
              }))}
            />
            <Pages page={page} total={total} size={AUDIT_PAGE_SIZE} onTurn={setPage} />
            <form method="post" action={`${ADMIN_API}/audit/export`}>
              <Button type="submit">Export as CSV</Button>
            </form>
          </>
        )}
      </Loaded>
    </div>
  );
}
