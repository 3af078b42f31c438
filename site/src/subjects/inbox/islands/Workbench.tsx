// What one sees after logging in: the list with its filters, and beside it the entry that is open.
import {
  type Detail,
  doneReply,
  type Listing,
  listingReply,
  PAGE_SIZE,
  type Session,
} from '@tred/contract/desk-api';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call, type Filter, noFilter, query, Trouble } from './api';
import { Entry } from './Entry';
import { EntryList } from './EntryList';
import { Filters } from './Filters';
import css from './Inbox.module.css';
import { MailLine } from './MailLine';
import { useNewCount } from './use-new-count';

/** The entry that the address names: mails link to `/desk#TRD-…`. */
function useOpenReference(): string {
  const subscribe = (changed: () => void) => {
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  };
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}

type WorkbenchProps = { session: Session; onLoggedOut: (message: string) => void };

export function Workbench({ session, onLoggedOut }: WorkbenchProps) {
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [page, setPage] = useState(0);
  const [round, setRound] = useState(0);
  const [listing, setListing] = useState<Listing>();
  const [trouble, setTrouble] = useState('');
  const open = useOpenReference();
  const list = useRef<HTMLDivElement>(null);

  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof Trouble)) throw error;
      if (error.loggedOut) onLoggedOut('Your session has ended. Log in again.');
      else setTrouble(error.message);
    },
    [onLoggedOut],
  );
  const reload = () => setRound((last) => last + 1);
  const fresh = useNewCount(fail);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same list again
  useEffect(() => {
    let current = true;
    // People type faster than lists should come.
    const timer = setTimeout(() => {
      call('GET', `/submissions?${query(filter, { page: String(page) })}`, listingReply).then(
        (reply) => {
          if (!current) return;
          setListing(reply);
          setTrouble('');
        },
        (error) => current && fail(error),
      );
    }, 200);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [filter, page, round, fail]);

  /** What was changed in the open entry shows in the list at once. */
  function changed(entry: Detail) {
    setListing(
      (last) =>
        last && {
          ...last,
          items: last.items.map((item) => (item.reference === entry.reference ? entry : item)),
        },
    );
  }

  function close() {
    history.pushState(null, '', location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }

  // Closed by the button or the browser's own: back to where one was in the list, once it is shown again.
  const last = useRef('');
  useEffect(() => {
    if (!open && last.current) {
      const from = list.current?.querySelector<HTMLElement>(`a[href="#${last.current}"]`);
      (from ?? list.current)?.focus();
    }
    last.current = open;
  }, [open]);

  const pages = Math.ceil((listing?.total ?? 0) / PAGE_SIZE);
  return (
    <>
      <div className={css.top}>
        <p role="status">
          <strong>{fresh ?? '…'}</strong> new
        </p>
        <button className={css.quiet} type="button" onClick={reload}>
          Refresh
        </button>
        <span className={css.grow}>{session.name}</span>
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
          <Filters
            filter={filter}
            forms={session.forms}
            onChange={(next) => {
              setFilter(next);
              setPage(0);
            }}
          />
          {listing ? <EntryList listing={listing} open={open} /> : <p role="status">Loading …</p>}
          {pages > 1 && (
            <p className={css.pages}>
              <button
                className={css.quiet}
                type="button"
                disabled={page === 0}
                onClick={() => setPage(page - 1)}
              >
                Newer
              </button>
              <span>
                Page {page + 1} of {pages}
              </span>
              <button
                className={css.quiet}
                type="button"
                disabled={page + 1 >= pages}
                onClick={() => setPage(page + 1)}
              >
                Older
              </button>
            </p>
          )}
          <p className={css.exports}>
            Export this list:{' '}
            <a href={`/api/desk/export?${query(filter, { format: 'csv' })}`} download>
              CSV
            </a>{' '}
            <a href={`/api/desk/export?${query(filter, { format: 'json' })}`} download>
              JSON
            </a>
          </p>
          <MailLine onTrouble={fail} />
        </div>
        {open && (
          <Entry
            key={open}
            reference={open}
            onChanged={changed}
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
