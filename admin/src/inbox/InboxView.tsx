// The list with filters, and the open submission beside it.
import {
  DESK_API,
  doneReply,
  type Listing,
  mailReply,
  PAGE_SIZE,
  type Session,
  statuses,
} from '@tred/contract/desk-api';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '~/components/Badge/Badge';
import { counted } from '~/lib/format-text';
import { addressOf, goTo } from './address';
import { call, type ListingFilter } from './api';
import css from './Inbox.module.css';
import { type MarkingReport, useListing, useMarking } from './listing';
import {
  focusWhenShown,
  lazyComponent,
  MailError,
  Pages,
  statusNames,
  statusTones,
  useOnError,
  useReply,
  when,
} from './parts';

const Submission = lazyComponent(() => import('./Submission').then((module) => module.Submission));

type InboxViewProps = {
  open: string;
  moved: boolean;
  forms: Session['forms'];
  /** The signed-in person. */
  staff: string;
  /** Whether the user may export and erase, and the note about erasure. */
  mayExport: boolean;
  erasureNote: string;
  onMarked: () => void;
  /** Shows a message; empty removes it. */
  showMessage: (problem: string) => void;
};

const close = () => goTo(addressOf('inbox'));

export function InboxView(props: InboxViewProps) {
  const { open, moved, forms, staff, mayExport, erasureNote, onMarked, showMessage } = props;
  const list = useRef<HTMLDivElement>(null);
  const { listing, filter, page, setPage, reload, choose, replace, setStatuses } = useListing(showMessage);
  const items = listing?.items ?? [];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Keeps only visible rows selected.
  const selected = items.map(({ reference }) => reference).filter((reference) => ticked.has(reference));
  const { report, mark, undo, round } = useMarking((changes) => {
    setStatuses(changes);
    onMarked();
  });
  useReturnToList(open, list);

  const toggle = (references: readonly string[], on: boolean) =>
    setTicked((last) => {
      const next = new Set(last);
      for (const reference of references) next[on ? 'add' : 'delete'](reference);
      return next;
    });
  const markHandled = (references: readonly string[], focusReport: boolean) => {
    void mark(references, focusReport);
    setTicked(new Set());
  };

  /** Only while the focus is in the list, so that single keys need no switch (WCAG 2.1.4). */
  function onListKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
    const one = (target as HTMLElement).closest<HTMLElement>('[data-reference]')?.dataset.reference;
    if (!one || ctrlKey || metaKey || altKey) return;
    const at = items.findIndex(({ reference }) => reference === one);
    const next = items[key === 'j' ? at + 1 : key === 'k' ? at - 1 : -1]?.reference;
    if (next) list.current?.querySelector<HTMLElement>(`[data-reference="${next}"] a`)?.focus();
    if (key === 'x') toggle([one], !ticked.has(one));
    if (key === 'e') markHandled(selected.length > 0 ? selected : [one], false);
  }

  return (
    <div className={css.columns} data-open={open !== ''}>
      <div className={css.list} ref={list} tabIndex={-1} data-screen-only={open ? '' : undefined}>
        <div className={css.listHead}>
          <h2 className={css.title} tabIndex={-1} ref={moved && !open ? focusWhenShown : undefined}>
            Inbox
          </h2>
          <button className={css.quiet} type="button" onClick={reload}>
            Refresh
          </button>
        </div>
        <Filters filter={filter} forms={forms} onChange={choose} />
        {listing ? (
          <>
            <BulkBar
              listed={items.length}
              selected={selected.length}
              report={report}
              onSelectAll={(on) =>
                toggle(
                  items.map(({ reference }) => reference),
                  on,
                )
              }
              onMark={() => markHandled(selected, true)}
              onUndo={undo}
            />
            <SubmissionList listing={listing} open={open} ticked={ticked} onTick={toggle} onKey={onListKey} />
          </>
        ) : (
          <p role="status">Loading …</p>
        )}
        <Pages page={page} total={listing?.total ?? 0} size={PAGE_SIZE} onTurn={setPage} />
        {mayExport && <Exports filter={filter} />}
        <MailStatus />
      </div>
      {open && (
        <Submission
          key={open}
          reference={open}
          staff={staff}
          round={round}
          mayErase={mayExport}
          erasureNote={erasureNote}
          onChanged={(submission) => {
            replace(submission);
            onMarked();
          }}
          onErased={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** After closing, restores the position in the list. */
function useReturnToList(open: string, list: { current: HTMLElement | null }): void {
  const last = useRef('');
  useEffect(() => {
    if (!open && last.current) {
      const from = list.current?.querySelector<HTMLElement>(`[data-reference="${last.current}"] a`);
      (from ?? list.current)?.focus();
    }
    last.current = open;
  }, [open, list]);
}

function Exports({ filter }: { filter: ListingFilter }) {
  return (
    <form className={css.exports} method="post" action={`${DESK_API}/export`} data-screen-only>
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
  );
}

type FiltersProps = {
  filter: ListingFilter;
  forms: Session['forms'];
  onChange: (filter: ListingFilter) => void;
};

function Filters({ filter, forms, onChange }: FiltersProps) {
  const set = (name: keyof ListingFilter) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <search className={css.filters} data-screen-only>
      <label className={css.wide}>
        Search
        <input className={css.input} type="search" value={filter.search} onChange={set('search')} />
      </label>
      {/* On a phone it opens what follows; on wider screens that is always shown. */}
      <details className={css.fold}>
        <summary>Filters</summary>
      </details>
      <label>
        Form
        <select className={css.input} value={filter.form} onChange={set('form')}>
          <option value="">All forms</option>
          {forms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Status
        <select className={css.input} value={filter.status} onChange={set('status')}>
          <option value="">Any status</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </select>
      </label>
      <label>
        From
        <input className={css.input} type="date" value={filter.from} onChange={set('from')} />
      </label>
      <label>
        To
        <input className={css.input} type="date" value={filter.to} onChange={set('to')} />
      </label>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={filter.spam === '1'}
          onChange={({ target }) => onChange({ ...filter, spam: target.checked ? '1' : '' })}
        />
        Quarantine
      </label>
    </search>
  );
}

type BulkBarProps = {
  listed: number;
  selected: number;
  report: MarkingReport | undefined;
  onSelectAll: (on: boolean) => void;
  onMark: () => void;
  onUndo: () => void;
};

function BulkBar({ listed, selected, report, onSelectAll, onMark, onUndo }: BulkBarProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (report?.focused) line.current?.focus();
  }, [report]);
  const all = listed > 0 && selected === listed;

  return (
    <div className={css.bulk} data-screen-only>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={all}
          disabled={listed === 0}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && !all;
          }}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        Select all shown
      </label>
      {selected > 0 && (
        <>
          <span>{selected} selected</span>
          <button className={css.mark} type="button" onClick={onMark}>
            Mark as handled
          </button>
        </>
      )}
      <p className={css.report} role="status" tabIndex={-1} ref={line}>
        {report && describeMarking(report)}
      </p>
      {report && report.before.length > 0 && (
        <button className={css.quiet} type="button" onClick={onUndo}>
          Undo
        </button>
      )}
    </div>
  );
}

const markedWords = {
  marked: { one: 'entry marked as handled.', many: 'entries marked as handled.' },
  undone: { one: 'entry is as it was.', many: 'entries are as they were.' },
};

function describeMarking({ what, count }: MarkingReport): string {
  return count === 0 ? 'Nothing to mark: handled already, or erased.' : counted(count, markedWords[what]);
}

type SubmissionListProps = {
  listing: Listing;
  open: string;
  ticked: ReadonlySet<string>;
  onTick: (references: readonly string[], on: boolean) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

function SubmissionList({ listing, open, ticked, onTick, onKey }: SubmissionListProps) {
  const { total, items } = listing;
  return (
    <>
      <p className={css.count} role="status">
        {counted(total, { one: 'entry', many: 'entries' })}
      </p>
      {/* Its links and boxes have the focus. */}
      <ul className={css.entries} onKeyDown={onKey}>
        {items.map(({ reference, form, status, who, excerpt, createdAt }) => (
          <li className={css.item} key={reference} data-reference={reference}>
            <label className={css.box}>
              <span className="visually-hidden">
                Select {reference}, {who}
              </span>
              <input
                type="checkbox"
                checked={ticked.has(reference)}
                onChange={({ target }) => onTick([reference], target.checked)}
              />
            </label>
            <a
              className={css.row}
              href={addressOf('inbox', reference)}
              aria-current={reference === open ? 'true' : undefined}
            >
              <span className={css.who}>{who}</span>
              <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
              <span className={css.meta}>
                {form}, {when(createdAt)}
              </span>
              <span className={css.excerpt}>{excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function MailStatus() {
  const onError = useOnError();
  const [round, setRound] = useState(0);
  const mail = useReply('/mail', mailReply, round);

  if (!mail) return null;
  const { configured, waiting, sent, failed, lastError } = mail;
  return (
    <div className={css.mail} data-screen-only>
      <p>
        {`Mail: ${sent} sent, ${waiting} waiting, ${failed} failed.`}{' '}
        {!configured && 'No mail server is set, so mail waits.'}
      </p>
      {lastError && <MailError error={lastError} state={failed > 0 ? 'failed' : 'waiting'} />}
      {configured && waiting + failed > 0 && (
        <button
          className={css.quiet}
          type="button"
          onClick={() => call('POST', '/mail/retry', doneReply).then(() => setRound(round + 1), onError)}
        >
          Send now
        </button>
      )}
    </div>
  );
}
