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
import { Button, Field, Loaded, Message, Pages, Segments, Title, when } from '../ui/parts';
import css from './inbox.module.css';
import { type Filter, type Listing, useListing, useMarking } from './listing';
import { SubmissionScreen } from './Submission';
import { statusNames, statusTones } from './statuses';

export function Inbox() {
  const { reference: open = '' } = useParams();
  const { session } = useStaff();
  const { list, filter, page, setPage, choose } = useListing();
  const items = list.data?.items ?? [];
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Only what is shown is selected.
  const selected = items.map(({ reference }) => reference).filter((reference) => ticked.includes(reference));
  const { error, report, mark, undo } = useMarking();
  const place = useRef<HTMLDivElement>(null);
  const reportLine = useRef<HTMLParagraphElement>(null);
  useReturnToList(open, place);

  const toggle = (references: readonly string[], on: boolean) =>
    setTicked([...ticked.filter((one) => !references.includes(one)), ...(on ? references : [])]);
  const markHandled = (references: readonly string[]) => {
    setTicked([]);
    return mark(references);
  };
  /** The pressed button is gone: the report has the focus. */
  const focusReport = (work: Promise<void>) => void work.then(() => reportLine.current?.focus());

  /** Only while the focus is in the list, so that single keys need no switch (WCAG 2.1.4). */
  function onListKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
    const one = (target as HTMLElement).closest<HTMLElement>('[data-reference]')?.dataset.reference;
    if (!one || ctrlKey || metaKey || altKey) return;
    const at = items.findIndex(({ reference }) => reference === one);
    const marked = selected.length > 0 ? selected : [one];
    // A marked row may leave the list.
    const left = items.slice(at).find(({ reference }) => !marked.includes(reference));
    focusRow(place.current, { j: items[at + 1], k: items[at - 1], e: left }[key]?.reference);
    if (key === 'x') toggle([one], !ticked.includes(one));
    if (key === 'e') void markHandled(marked);
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
              <div className="row" data-screen-only>
                <label>
                  <input
                    type="checkbox"
                    checked={items.length > 0 && selected.length === items.length}
                    disabled={items.length === 0}
                    ref={(box) => {
                      if (box) box.indeterminate = selected.length > 0 && selected.length < items.length;
                    }}
                    onChange={({ target }) =>
                      toggle(
                        items.map(({ reference }) => reference),
                        target.checked,
                      )
                    }
                  />
                  Select all shown
                </label>
                <span className="quiet" role="status">
                  {selected.length > 0
                    ? `${selected.length} selected`
                    : counted(listing.total, { one: 'submission', many: 'submissions' })}
                </span>
                {selected.length > 0 && (
                  <Button className="primary" onClick={() => focusReport(markHandled(selected))}>
                    Mark as handled
                  </Button>
                )}
                <p role="status" tabIndex={-1} ref={reportLine}>
                  {report && described(report)}
                </p>
                {report && !report.isUndone && report.count > 0 && (
                  <Button onClick={() => focusReport(undo())}>Undo</Button>
                )}
              </div>
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

function focusRow(list: HTMLElement | null, reference: string | undefined): void {
  list?.querySelector<HTMLElement>(`[data-reference="${reference}"] a`)?.focus();
}

/** When a submission is closed, its row gets the focus. */
function useReturnToList(open: string, list: { current: HTMLElement | null }): void {
  const last = useRef('');
  useEffect(() => {
    if (!open && last.current) {
      list.current?.focus();
      focusRow(list.current, last.current);
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
    <p className="quiet">
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
const kinds: [{ status: Status | ''; spam: string }, string][] = [
  [{ status: '', spam: '' }, 'All'],
  ...statuses.map((status): (typeof kinds)[number] => [{ status, spam: '' }, statusNames[status]]),
  [{ status: '', spam: '1' }, 'Spam'],
];

function Filters({ filter, forms, onChange }: FiltersProps) {
  const field = (name: keyof Filter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [name]: target.value }),
  });
  const more = [filter.form, filter.from, filter.to].filter(Boolean).length;
  return (
    <search className={css.filters} data-screen-only>
      <input type="search" aria-label="Search" placeholder="Search" {...field('search')} />
      <Segments
        label="Show"
        options={kinds}
        isChosen={({ status, spam }) => filter.status === status && filter.spam === spam}
        onChoose={(kind) => onChange({ ...filter, ...kind })}
      />
      <details>
        <summary>{more > 0 ? `Form and dates (${more})` : 'Form and dates'}</summary>
        <div className={css.fields}>
          <label>
            Form
            <select {...field('form')}>
              <option value="">All forms</option>
              {forms.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Field label="From" type="date" {...field('from')} />
          <Field label="To" type="date" {...field('to')} />
        </div>
      </details>
    </search>
  );
}

function described({ isUndone, count }: { isUndone: boolean; count: number }): string {
  if (count === 0) return 'Nothing to mark: already handled, or erased.';
  if (isUndone)
    return counted(count, {
      one: 'submission has its earlier status.',
      many: 'submissions have their earlier status.',
    });
  return counted(count, { one: 'submission marked as handled.', many: 'submissions marked as handled.' });
}

type RowsProps = {
  listing: Listing;
  open: string;
  ticked: readonly string[];
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
              type="checkbox"
              checked={ticked.includes(reference)}
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
  <form className={`row ${css.foot}`} method="post" action={`${ADMIN_API}/export`} data-screen-only>
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
    <div className={`row ${css.foot}`} data-screen-only>
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
