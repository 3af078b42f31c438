// What one sees after logging in: the list with its filters, and beside it the entry that is open.
import { DESK_API, doneReply, PAGE_SIZE, type Session } from '@tred/contract/desk-api';
import { useCallback, useState } from 'react';
import type { StaffWords } from '../staff-words';
import { call, Trouble } from './api';
import { Entry } from './Entry';
import { EntryList } from './EntryList';
import { Filters } from './Filters';
import css from './Inbox.module.css';
import { MailStatus } from './MailStatus';
import { StaffLinks } from './StaffLinks';
import { useListing } from './use-listing';
import { useNewCount } from './use-new-count';
import { useOpenEntry } from './use-open-entry';

type SubmissionsProps = {
  session: Session;
  staff: StaffWords;
  onLoggedOut: (message?: string) => void;
};

export function Submissions({ session, staff, onLoggedOut }: SubmissionsProps) {
  const [trouble, setTrouble] = useState('');
  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof Trouble)) throw error;
      if (error.loggedOut) onLoggedOut();
      else setTrouble(error.message);
    },
    [onLoggedOut],
  );
  const { listing, filter, page, setPage, reload, choose, replace } = useListing(fail, setTrouble);
  const fresh = useNewCount(fail);
  const mayExport = session.rights.includes('export');
  const { list, open, close } = useOpenEntry();

  return (
    <>
      <div className={css.top}>
        <p role="status">
          <strong>{fresh ?? '…'}</strong> new
        </p>
        <button className={css.quiet} type="button" onClick={reload}>
          Refresh
        </button>
        <StaffLinks session={session} words={staff.links} />
        <button
          className={css.quiet}
          type="button"
          onClick={() => call('DELETE', '/session', doneReply).then(() => onLoggedOut(''), fail)}
        >
          Log out
        </button>
      </div>
      {trouble && (
        <p className={css.warning} role="alert">
          {trouble}
        </p>
      )}
      <div className={css.columns} data-open={open !== ''}>
        <div className={css.list} ref={list} tabIndex={-1}>
          <Filters filter={filter} forms={session.forms} onChange={choose} />
          {listing ? <EntryList listing={listing} open={open} /> : <p role="status">Loading …</p>}
          <Pages page={page} total={listing?.total ?? 0} onTurn={setPage} />
          {mayExport && (
            <form className={css.exports} method="post" action={`${DESK_API}/export`}>
              {Object.entries(filter).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              Export this list:{' '}
              <button className={css.quiet} type="submit" name="format" value="csv">
                CSV
              </button>{' '}
              <button className={css.quiet} type="submit" name="format" value="json">
                JSON
              </button>
            </form>
          )}
          <MailStatus onTrouble={fail} />
        </div>
        {open && (
          <Entry
            key={open}
            reference={open}
            mayErase={mayExport}
            erasureNote={session.rights.includes('security') ? '' : staff.reportsStay}
            onChanged={replace}
            onErased={() => {
              close();
              reload();
            }}
            onClose={close}
            onTrouble={fail}
          />
        )}
      </div>
    </>
  );
}

type PagesProps = { page: number; total: number; onTurn: (page: number) => void };

function Pages({ page, total, onTurn }: PagesProps) {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  return (
    <p className={css.pages}>
      <button className={css.quiet} type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Newer
      </button>
      <span>
        Page {page + 1} of {pages}
      </span>
      <button
        className={css.quiet}
        type="button"
        disabled={page + 1 >= pages}
        onClick={() => onTurn(page + 1)}
      >
        Older
      </button>
    </p>
  );
}
