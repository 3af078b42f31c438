// The inbox: the list of submissions with its filter, and the open one beside it.
import { ADMIN_API, PAGE_SIZE, type Status, statuses } from '@tred/contract/admin-api';
import { compared } from '@tred/contract/visits';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Badge } from '~/components/Badge/Badge';
import { addDays, todayInKampala } from '~/lib/dates';
import { counted } from '~/lib/format-text';
import { useApi, useChange } from '../api';
import { useStaff } from '../session';
import { MailError } from '../ui/MailError';
import { Button, Loaded, Message, Pages, Title, when } from '../ui/parts';
import ui from '../ui/ui.module.css';
import css from './inbox.module.css';
import { type Filter, type Listing, type Marked, useListing, useMarking } from './listing';
import { SubmissionScreen } from './Submission';
import { statusNames, statusTones } from './statuses';

export function Inbox() {
  const { reference: open = '' } = useParams();
  const { session } = useStaff();
  const { list, filter, page, setPage, choose } = useListing();
  const items = list.data?.items ?? [];
  const [error, setError] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Only what is shown is selected.
  const selected = items.map(({ reference }) => reference).filter((reference) => ticked.has(reference));
  const { report, mark, undo } = useMarking(({ message }) => setError(message));
  const place = useRef<HTMLDivElement>(null);
  const reportLine = useRef<HTMLParagraphElement>(null);
  useReturnToList(open, place);

  const toggle = (references: readonly string[], on: boolean) =>
    setTicked((last) => {
      const next = new Set(last);
      for (const reference of references) next[on ? 'add' : 'delete'](reference);
      return next;
    });
  const markHandled = (references: readonly string[]) => {
    setTicked(new Set());
    return mark(references);
  };
  /** The pressed button is gone: the report has the focus. */
  const focusReport = (work: Promise<void>) => void work.then(() => reportLine.current?.focus());

  /** Only while the focus is in the list, so that single keys need no switch (WCAG 2.1.4). */
  function onListKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
    const one = (target as HTMLElement).closest<HTMLElement>('[data-reference]')?.dataset.reference;
    if (!one || ctrlKey || metaKey || altKey) return;
    const at = items.findIndex(({ reference }) => reference === one);
    const next = items[key === 'j' ? at + 1 : key === 'k' ? at - 1 : -1]?.reference;
    if (next) place.current?.querySelector<HTMLElement>(`[data-reference="${next}"] a`)?.focus();
    if (key === 'x') toggle([one], !ticked.has(one));
    if (key === 'e') void markHandled(selected.length > 0 ? selected : [one]);
  }

  return (
    <div className={css.columns} data-open={open !== ''}>
      <div className={css.list} ref={place} tabIndex={-1} data-screen-only={open ? '' : undefined}>
        <div className={css.head}>
          {open ? <p className={css.heading}>Inbox</p> : <Title>Inbox</Title>}
          <Button onClick={() => void list.refetch()}>Refresh</Button>
        </div>
        {!open && <ThisWeek />}
        <Filters filter={filter} forms={session.forms} onChange={choose} />
        <Message error={error} />
        <Loaded of={list} lines={12}>
          {(listing) => (
            <>
              <BulkBar
                total={listing.total}
                listed={items.length}
                selected={selected.length}
                report={report}
                line={reportLine}
                onSelectAll={(on) =>
                  toggle(
                    items.map(({ reference }) => reference),
                    on,
                  )
                }
                onMark={() => focusReport(markHandled(selected))}
                onUndo={() => focusReport(undo())}
              />
              <Rows listing={listing} open={open} ticked={ticked} onTick={toggle} onKey={onListKey} />
            </>
          )}
        </Loaded>
        <Pages page={page} total={list.data?.total ?? 0} size={PAGE_SIZE} onTurn={setPage} />
        {session.rights.includes('export') && <Exports filter={filter} />}
        <MailStatus />
      </div>
      {open && <SubmissionScreen key={open} reference={open} />}
    </div>
  );
}

/** When a submission is closed, its row gets the focus. */
function useReturnToList(open: string, list: { current: HTMLElement | null }): void {
  const last = useRef('');
  useEffect(() => {
    if (!open && last.current) {
      const row = list.current?.querySelector<HTMLElement>(`[data-reference="${last.current}"] a`);
      (row ?? list.current)?.focus();
    }
    last.current = open;
  }, [open, list]);
}

/** What came in the last seven days. */
function ThisWeek() {
  const to = todayInKampala();
  const { data } = useApi('GET /visits', { query: { from: addDays(to, -6), to } });
  if (!data) return null;
  const received = data.forms.reduce((sum, form) => sum + form.received, 0);
  return (
    <p className={ui.quiet}>
      Last 7 days: {counted(received, { one: 'submission', many: 'submissions' })},{' '}
      <Link to="/visitors">{counted(data.total.visits, { one: 'visit', many: 'visits' })}</Link> (
      {compared(data.total.visits, data.before.visits)}).
    </p>
  );
}

type FiltersProps = {
  filter: Filter;
  forms: readonly { id: string; name: string }[];
  onChange: (filter: Filter) => void;
};

/** Which submissions are listed. */
const shown: { label: string; status: Status | ''; spam: string }[] = [
  { label: 'All', status: '', spam: '' },
  ...statuses.map((status) => ({ label: statusNames[status], status, spam: '' })),
  { label: 'Spam', status: '', spam: '1' },
];

function Filters({ filter, forms, onChange }: FiltersProps) {
  const set = (name: keyof Filter) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  const more = [filter.form, filter.from, filter.to].filter(Boolean).length;
  return (
    <search className={css.filters} data-screen-only>
      <input
        className={ui.input}
        type="search"
        aria-label="Search"
        placeholder="Search"
        value={filter.search}
        onChange={set('search')}
      />
      <fieldset className={ui.segments}>
        <legend className="visually-hidden">Show</legend>
        {shown.map(({ label, status, spam }) => (
          <button
            key={label}
            type="button"
            aria-pressed={filter.status === status && filter.spam === spam}
            onClick={() => onChange({ ...filter, status, spam })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <details className={css.more}>
        <summary>{more > 0 ? `Form and dates (${more})` : 'Form and dates'}</summary>
        <div className={css.fields}>
          <label className={ui.label}>
            Form
            <select className={ui.input} value={filter.form} onChange={set('form')}>
              <option value="">All forms</option>
              {forms.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={ui.label}>
            From
            <input className={ui.input} type="date" value={filter.from} onChange={set('from')} />
          </label>
          <label className={ui.label}>
            To
            <input className={ui.input} type="date" value={filter.to} onChange={set('to')} />
          </label>
        </div>
      </details>
    </search>
  );
}

type BulkBarProps = {
  total: number;
  listed: number;
  selected: number;
  report: Marked | undefined;
  line: { current: HTMLParagraphElement | null };
  onSelectAll: (on: boolean) => void;
  onMark: () => void;
  onUndo: () => void;
};

function BulkBar({ total, listed, selected, report, line, onSelectAll, onMark, onUndo }: BulkBarProps) {
  const isAll = listed > 0 && selected === listed;
  return (
    <div className={css.bulk} data-screen-only>
      <label className={ui.tick}>
        <input
          type="checkbox"
          checked={isAll}
          disabled={listed === 0}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && !isAll;
          }}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        Select all shown
      </label>
      <p className={ui.quiet} role="status">
        {selected > 0 ? `${selected} selected` : counted(total, { one: 'submission', many: 'submissions' })}
      </p>
      {selected > 0 && (
        <Button look="primary" onClick={onMark}>
          Mark as handled
        </Button>
      )}
      <p className={css.report} role="status" tabIndex={-1} ref={line}>
        {report && described(report)}
      </p>
      {report && report.before.length > 0 && <Button onClick={onUndo}>Undo</Button>}
    </div>
  );
}

function described({ what, count }: Marked): string {
  if (count === 0) return 'Nothing to mark: already handled, or erased.';
  if (what === 'undone')
    return counted(count, {
      one: 'submission has its earlier status.',
      many: 'submissions have their earlier status.',
    });
  return counted(count, { one: 'submission marked as handled.', many: 'submissions marked as handled.' });
}

type RowsProps = {
  listing: Listing;
  open: string;
  ticked: ReadonlySet<string>;
  onTick: (references: readonly string[], on: boolean) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

function Rows({ listing: { items, total }, open, ticked, onTick, onKey }: RowsProps) {
  if (total === 0) return <p className={css.empty}>No submission matches.</p>;
  return (
    /* Its links and boxes have the focus. */
    <ul className={css.rows} onKeyDown={onKey}>
      {items.map(({ reference, form, status, who, excerpt, createdAt }) => (
        <li className={css.item} key={reference} data-reference={reference} data-status={status}>
          <label className={css.box}>
            <span className="visually-hidden">
              Select {reference}, {who}
            </span>
            <input
              className={ui.box}
              type="checkbox"
              checked={ticked.has(reference)}
              onChange={({ target }) => onTick([reference], target.checked)}
            />
          </label>
          <Link
            className={css.row}
            to={`/inbox/${reference}`}
            aria-current={reference === open ? 'true' : undefined}
          >
            <span className={css.who}>{who}</span>
            <span className={css.state}>
              <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
            </span>
            <span className={css.excerpt}>{excerpt}</span>
            <span className={css.meta}>
              {form}, {when(createdAt)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Exports = ({ filter }: { filter: Filter }) => (
  <form className={css.foot} method="post" action={`${ADMIN_API}/export`} data-screen-only>
    {Object.entries(filter).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <span>
      {filter.form ? 'Export this list:' : 'Export this list (choose a form to get its columns only):'}
    </span>
    <Button type="submit" name="format" value="csv">
      CSV
    </Button>
    <Button type="submit" name="format" value="json">
      JSON
    </Button>
  </form>
);

function MailStatus() {
  const { data: mail } = useApi('GET /mail', {});
  const retry = useChange('POST /mail/retry', ['GET /mail']);
  if (!mail) return null;
  const { configured, waiting, sent, failed, lastError } = mail;
  return (
    <div className={css.foot} data-screen-only>
      <span>
        {`Emails: ${sent} sent, ${waiting} waiting, ${failed} failed.`}
        {!configured && ' No mail server is set, so emails wait.'}
      </span>
      {lastError && <MailError error={lastError} isRetried={failed === 0} />}
      {configured && waiting + failed > 0 && <Button onClick={() => retry.mutate({})}>Send now</Button>}
      <Message error={retry.error?.message} />
    </div>
  );
}
