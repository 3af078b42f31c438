// The audit log: who did what. Nobody can change a line.

import { ADMIN_API } from '@tred/contract/admin-api';
import { AUDIT_PAGE_SIZE, type AuditAction } from '@tred/contract/audit-api';
import { useState } from 'react';
import { Link } from 'react-router';
import { Table } from '~/components/Table/Table';
import { useApi } from '../api';
import { NotAllowed } from '../Frame';
import { useStaff } from '../session';
import { Button, Loaded, Pages, Title, when } from '../ui/parts';
import ui from '../ui/ui.module.css';

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
  const { session } = useStaff();
  const isOwner = session.rights.includes('owner');
  const [page, setPage] = useState(0);
  const log = useApi('GET /audit', { query: { page } }, { enabled: isOwner });
  if (!isOwner) return <NotAllowed>Only an owner may see this.</NotAllowed>;
  return (
    <div className={ui.screen}>
      <Title id="audit-title">Audit log</Title>
      <Loaded of={log} lines={10}>
        {({ months, total, lines }) => (
          <>
            <p>
              Who did what, here and on the command line. Nobody can change a line; each is kept for {months}{' '}
              months.
            </p>
            <Table
              className={ui.table}
              labelledBy="audit-title"
              columns={['When', 'Who', 'What', 'Submission', 'Details', 'From'].map((name) => ({ name }))}
              rows={lines.map((line) => ({
                key: String(line.id),
                head: when(line.at),
                cells: [
                  { content: line.who || 'Unknown' },
                  { content: actions[line.what] },
                  {
                    content: line.reference && <Link to={`/inbox/${line.reference}`}>{line.reference}</Link>,
                  },
                  { content: line.about },
                  { content: line.network },
                ],
              }))}
            />
            <div className={ui.row}>
              <Pages page={page} total={total} size={AUDIT_PAGE_SIZE} onTurn={setPage} />
              <form method="post" action={`${ADMIN_API}/audit/export`}>
                <Button type="submit">Export as CSV</Button>
              </form>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
