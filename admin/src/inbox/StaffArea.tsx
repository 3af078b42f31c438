// One of the account, staff and audit screens; or only the set-up of codes, if required.
import { AUDIT_PAGE_SIZE, type AuditAction, type AuditPage, auditReply } from '@tred/contract/audit-api';
import { DESK_API, doneReply, type Session } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { Table } from '~/components/Table/Table';
import { Account, CodeSetUp, PasswordChange } from './Account';
import { addressOf, goTo, type StaffScreen, screensFor } from './address';
import { call } from './api';
import css from './Inbox.module.css';
import { ErrorContext, focusWhenShown, Pages, useErrorMessage, useOnError, when } from './parts';
import { StaffList } from './StaffList';

type StaffAreaProps = {
  screen: StaffScreen | 'set-up' | 'password';
  session: Session;
  /** Rights or required setup may have changed. */
  onSessionChanged: () => void;
  /** Undefined when the session expired. */
  onLoggedOut: (message?: string) => void;
};

export function StaffArea({ screen, session, onSessionChanged, onLoggedOut }: StaffAreaProps) {
  const { problem, fail } = useErrorMessage(onLoggedOut);

  if (screen === 'set-up' || screen === 'password') {
    return (
      <ErrorContext value={fail}>
        <div className={css.screen}>
          {screen === 'set-up' ? (
            <>
              <p className={css.lead}>You need log-in codes. Set yours up to go on.</p>
              <CodeSetUp name={session.name} onDone={onSessionChanged} />
            </>
          ) : (
            <>
              <h2 className={css.title}>A password of your own</h2>
              <p className={css.lead}>Someone else made your password. Choose one of your own to go on.</p>
              <PasswordChange name={session.name} onDone={onSessionChanged} />
            </>
          )}
          <button
            className={css.quiet}
            type="button"
            onClick={() => call('DELETE', '/session', doneReply).then(() => onLoggedOut(''), fail)}
          >
            Log out
          </button>
        </div>
      </ErrorContext>
    );
  }
  const isAllowed = screensFor(session.rights).includes(screen);
  return (
    <ErrorContext value={fail}>
      <div className={css.screen}>
        <button className={css.quiet} type="button" onClick={() => goTo(addressOf('inbox'))}>
          Back to the inbox
        </button>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        {!isAllowed && (
          <p className={css.problem} role="alert">
            Only an owner may see this.
          </p>
        )}
        {screen === 'account' && <Account onLoggedOut={onLoggedOut} />}
        {isAllowed && screen === 'people' && (
          <StaffList me={session.name} onSessionChanged={onSessionChanged} />
        )}
        {isAllowed && screen === 'trail' && <AuditLog />}
      </div>
    </ErrorContext>
  );
}

const acts: Record<AuditAction, string> = {
  'log-in': 'Logged in',
  'log-in-failed': 'Failed log-in',
  'log-out': 'Logged out',
  'code-asked': 'Right password, code asked',
  'recovery-code-used': 'Used a recovery code',
  'log-ins-ended': 'Ended log-ins',
  'security-report-read': 'Read a security report',
  'status-changed': 'Changed a status',
  'spam-marked': 'Marked spam',
  'note-added': 'Added a note',
  'answer-sent': 'Sent an answer',
  'answer-undone': 'Took an answer back',
  'weekly-email-changed': 'Switched the weekly email',
  exported: 'Exported a list',
  'person-exported': 'Exported a person',
  'person-erased': 'Erased a person',
  'entries-erased': 'Erased old entries',
  'right-refused': 'Had no right',
  'audit-exported': 'Exported the trail',
  'user-added': 'Added someone',
  'user-removed': 'Removed someone',
  'rights-changed': 'Changed rights',
  'password-changed': 'Changed a password',
  'code-set-up': 'Set up codes',
  'code-removed': 'Removed codes',
  'recovery-codes-made': 'Made recovery codes',
  'code-requirement-changed': 'Required codes',
  'backup-made': 'Made a copy',
  restored: 'Restored a copy',
  'mail-retried': 'Sent mail again',
  'letter-tested': 'Sent a test of a letter',
  'letter-started': 'Sent a letter',
  'letter-changed': 'Changed the sending of a letter',
  'website-saved': 'Saved words of the website',
  'change-undone': 'Undid a change of the website',
  'link-made': 'Made a link to drafts',
  'links-ended': 'Ended all links to drafts',
  'publication-started': 'Published the website',
  'put-back-started': 'Put back a publication',
};

function AuditLog() {
  const onError = useOnError();
  const [auditPage, setAuditPage] = useState<AuditPage>();
  const [page, setPage] = useState(0);

  useEffect(() => {
    let current = true;
    call('GET', `/audit?page=${page}`, auditReply).then((reply) => current && setAuditPage(reply), onError);
    return () => {
      current = false;
    };
  }, [page, onError]);
  return (
    <>
      <h2 className={css.title} id="trail-title" tabIndex={-1} ref={focusWhenShown}>
        Trail
      </h2>
      {auditPage && (
        <p className={css.lead}>
          Who did what, here and on the command line. Nobody can change a line; each is kept for{' '}
          {auditPage.months} months.
        </p>
      )}
      {auditPage?.total === 0 && <p>Nothing yet.</p>}
      {auditPage && auditPage.total > 0 && (
        <>
          <Table
            className={css.trail}
            labelledBy="trail-title"
            columns={['When', 'Who', 'What', 'Entry', 'More', 'From'].map((name) => ({ name }))}
            rows={auditPage.lines.map((line) => ({
              key: String(line.id),
              head: when(line.at),
              cells: [
                { content: line.who || 'Nobody we know' },
                { content: acts[line.what] },
                { content: line.reference && <a href={`#${line.reference}`}>{line.reference}</a> },
                { content: line.about },
                { content: line.network },
              ],
            }))}
          />
          <div className={css.buttons}>
            <Pages page={page} total={auditPage.total} size={AUDIT_PAGE_SIZE} onTurn={setPage} />
            <form method="post" action={`${DESK_API}/audit/export`}>
              <button className={css.quiet} type="submit">
                Export as CSV
              </button>
            </form>
          </div>
        </>
      )}
    </>
  );
}
