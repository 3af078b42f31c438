// Visits of a period beside the one before: how many came, where from, what they read, and who wrote.
import { DESK_API } from '@tred/contract/desk-api';
import { type FormCount, type Overview, visitsReply } from '@tred/contract/overview-api';
import { compared, type VisitKind, type VisitRow } from '@tred/contract/visits';
import { useState } from 'react';
import { Table } from '~/components/Table/Table';
import { addDays, todayInKampala } from '~/lib/dates';
import inputs from './Inbox.module.css';
import css from './InboxFrame.module.css';
import { focusWhenShown, useReply } from './parts';

const ranges = [
  { days: 7, name: '7 days' },
  { days: 30, name: '30 days' },
  { days: 365, name: '12 months' },
] as const;

const lastDays = (days: number) => {
  const to = todayInKampala();
  return { from: addDays(to, 1 - days), to };
};

export function VisitorsView({ moved, mayExport }: { moved: boolean; mayExport: boolean }) {
  const [period, setPeriod] = useState(() => lastDays(30));
  const query = new URLSearchParams(period).toString();
  const isPeriod = period.from !== '' && period.from <= period.to;
  return (
    <div className={css.view}>
      <h2 className={css.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        Visitors
      </h2>
      <div className={css.period}>
        {ranges.map(({ days, name }) => {
          const range = lastDays(days);
          const isChosen = range.from === period.from && range.to === period.to;
          return (
            <button
              key={days}
              className={css.quiet}
              type="button"
              aria-pressed={isChosen}
              onClick={() => setPeriod(range)}
            >
              {name}
            </button>
          );
        })}
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {end === 'from' ? 'From' : 'To'}
            <input
              className={inputs.input}
              type="date"
              value={period[end]}
              max={todayInKampala()}
              onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
            />
          </label>
        ))}
      </div>
      {isPeriod ? (
        <Loaded {...{ query, mayExport }} />
      ) : (
        <p role="alert">Choose a first day that is not after the last.</p>
      )}
    </div>
  );
}

function Loaded({ query, mayExport }: { query: string; mayExport: boolean }) {
  const visits = useReply(`/visits?${query}`, visitsReply);
  if (!visits) return <p role="status">Loading …</p>;
  return (
    <>
      <Answers {...visits} />
      <PeriodChart {...visits} />
      <div className={css.lists}>
        {lists.map((list) => (
          <VisitList key={list.kind} {...list} rows={visits.lists[list.kind]} />
        ))}
        <Forms forms={visits.forms} />
      </div>
      {mayExport && (
        <p>
          <a className={css.quiet} href={`${DESK_API}/visits.csv?${query}`} download>
            All as CSV
          </a>
        </p>
      )}
      <p className={css.meta}>
        A visit is what one browser reads on one day; each page, file and form counts once in it. Not counted:
        browsers without JavaScript, browsers that ask not to be (Do Not Track, Global Privacy Control),
        programs, staff who are logged in, and pages that send nothing, such as the class-list checker.
      </p>
    </>
  );
}

const count = new Intl.NumberFormat('en-UG');
const plural = (number: number, one: string, many: string) =>
  `${count.format(number)} ${number === 1 ? one : many}`;

/** How many came, what brought them, what became of them. */
function Answers({ total, before, days, lists: all }: Overview) {
  const daily = Math.round((total.visits / days) * 10) / 10;
  const sources = all.source
    .slice(0, 3)
    .map((row) => `${sourceName(row.name)} (${count.format(row.count)})`)
    .join(', ');
  return (
    <dl className={css.answers}>
      <div>
        <dt>How many came?</dt>
        <dd>
          <b>{plural(total.visits, 'visit', 'visits')}</b>
          {daily > 0 && `, ${count.format(daily)} a day`}. They read {plural(total.pages, 'page', 'pages')}.{' '}
          {sentence(compared(total.visits, before.visits))}
        </dd>
      </div>
      <div>
        <dt>What brought them?</dt>
        <dd>{sources ? `${sources}.` : 'Nobody came in these days.'}</dd>
      </div>
      <div>
        <dt>What became of them?</dt>
        <dd>
          <b>{plural(total.wrote, 'visit', 'visits')}</b> sent a form
          {total.visits > 0 && `, ${Math.round((total.wrote / total.visits) * 1000) / 10} in 100`}.{' '}
          {sentence(compared(total.wrote, before.wrote))}
        </dd>
      </div>
    </dl>
  );
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const sourceName = (name: string) => name || 'No other site';

type ListProps = {
  kind: VisitKind;
  title: string;
  /** Name of the first column. */
  head: string;
  /** What `wrote` counts; empty if nothing. */
  wrote: string;
  empty: string;
};

const lists: ListProps[] = [
  {
    ...{ kind: 'page', title: 'Pages', head: 'Page', wrote: 'Wrote later' },
    empty: 'Nobody read a page in these days.',
  },
  {
    ...{ kind: 'source', title: 'Where from', head: 'Site', wrote: 'Wrote' },
    empty: 'Nobody came in these days.',
  },
  {
    ...{ kind: 'campaign', title: 'Campaigns', head: 'Campaign', wrote: 'Wrote' },
    empty: 'No link with utm_campaign was followed.',
  },
  {
    ...{ kind: 'search', title: 'Searches without a result', head: 'Words', wrote: '' },
    empty: 'Every search found something.',
  },
  {
    ...{ kind: 'download', title: 'Downloads', head: 'File', wrote: '' },
    empty: 'Nobody took a file.',
  },
];

const SHORT = 10;

function nameIn(kind: VisitKind, name: string): string {
  if (kind === 'source') return sourceName(name);
  return name;
}

function VisitList({ kind, title, head, wrote, empty, rows }: ListProps & { rows: VisitRow[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHORT);
  const most = Math.max(1, ...rows.map((row) => row.count));
  const id = `visits-${kind}`;
  return (
    <section>
      <h3 className={css.subtitle} id={id}>
        {title}
      </h3>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table
          className={css.table}
          labelledBy={id}
          columns={[head, 'Visits', ...(wrote ? [wrote] : []), 'Before'].map((name) => ({ name }))}
          rows={shown.map((row) => ({
            key: row.name,
            head: kind === 'page' ? <a href={row.name}>{row.name}</a> : nameIn(kind, row.name),
            cells: [
              { content: <Share count={row.count} most={most} /> },
              ...(wrote ? [{ content: count.format(row.wrote) }] : []),
              { content: count.format(row.before) },
            ],
          }))}
        />
      )}
      {rows.length > shown.length && (
        <button className={css.quiet} type="button" onClick={() => setIsWhole(true)}>
          Show all {rows.length}
        </button>
      )}
    </section>
  );
}

function Share({ count: own, most }: { count: number; most: number }) {
  return (
    <>
      {count.format(own)}
      <svg className={css.share} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(own / most) * 100} height="8" rx="2" />
      </svg>
    </>
  );
}

function Forms({ forms }: { forms: FormCount[] }) {
  return (
    <section>
      <h3 className={css.subtitle} id="by-form">
        Forms
      </h3>
      {forms.length === 0 ? (
        <p>Nothing came in these days, and nothing waits.</p>
      ) : (
        <Table
          className={css.table}
          labelledBy="by-form"
          columns={[{ name: 'Form' }, { name: 'Entries' }, { name: 'New' }, { name: 'In progress' }]}
          rows={forms.map(({ id, name, received, fresh, inProgress }) => ({
            key: id,
            head: name,
            cells: [received, fresh, inProgress].map((own) => ({ content: count.format(own) })),
          }))}
        />
      )}
    </section>
  );
}

/** Share of the tallest bar: one visit is not taken for none. */
const LEAST = 0.03;

function PeriodChart({ periods, total }: Overview) {
  const most = Math.max(0, ...periods.map(({ visits }) => visits));
  const [first, last] = [periods[0], periods.at(-1)];
  const caption = `${plural(total.visits, 'visit', 'visits')}, by ${first?.name.length === 7 ? 'month' : 'day'}`;
  return (
    <figure className={css.figure}>
      <figcaption id="by-day">{caption}</figcaption>
      <svg
        className={css.chart}
        viewBox={`0 0 ${periods.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={caption}
      >
        {periods.map(({ name, visits }, place) => {
          const height = visits && Math.max(visits / most, LEAST);
          return (
            <rect
              key={name}
              className={name === last?.name ? css.today : css.day}
              {...{ x: place + 0.1, y: 1 - height, width: 0.8, height }}
            >
              <title>{`${shortName(name)}: ${visits}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={css.axis} aria-hidden="true">
        <span>{first && shortName(first.name)}</span>
        <span>Most: {count.format(most)}</span>
        <span>{last && shortName(last.name)}</span>
      </p>
      <details className={css.more}>
        <summary>The same as a table</summary>
        <Table
          className={css.narrow}
          labelledBy="by-day"
          columns={[{ name: 'When' }, { name: 'Visits' }, { name: 'Pages' }]}
          rows={periods.toReversed().map(({ name, visits, pages }) => ({
            key: name,
            head: shortName(name),
            cells: [{ content: count.format(visits) }, { content: count.format(pages) }],
          }))}
        />
      </details>
    </figure>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `15 Nov`, or `Nov 2026`. */
const shortName = (name: string) => (name.length === 7 ? monthFormat : dayFormat).format(new Date(name));
