// Visits of a period beside the one before: how many came, where from, what they read, and who wrote.
import { ADMIN_API } from '@tred/contract/admin-api';
import { compared, type VisitKind, type VisitRow } from '@tred/contract/visits';
import { useState } from 'react';
import { Table } from '~/components/Table/Table';
import { addDays, todayInKampala } from '~/lib/dates';
import { type Reply, useApi } from '../api';
import { useStaff } from '../session';
import { Button, buttonClass, Loaded, Title } from '../ui/parts';
import ui from '../ui/ui.module.css';
import css from './visitors.module.css';

type Visits = Reply<'GET /visits'>;

const ranges = [
  { days: 7, name: '7 days' },
  { days: 30, name: '30 days' },
  { days: 365, name: '12 months' },
] as const;

const lastDays = (days: number) => {
  const to = todayInKampala();
  return { from: addDays(to, 1 - days), to };
};

export function Visitors() {
  const [period, setPeriod] = useState(() => lastDays(30));
  return (
    <div className={ui.screen}>
      <Title>Visitors</Title>
      <div className={css.period}>
        <fieldset className={ui.segments}>
          <legend className="visually-hidden">Period</legend>
          {ranges.map(({ days, name }) => {
            const range = lastDays(days);
            return (
              <button
                key={days}
                type="button"
                aria-pressed={range.from === period.from && range.to === period.to}
                onClick={() => setPeriod(range)}
              >
                {name}
              </button>
            );
          })}
        </fieldset>
        {(['from', 'to'] as const).map((end) => (
          <label className={ui.label} key={end}>
            {end === 'from' ? 'From' : 'To'}
            <input
              className={ui.input}
              type="date"
              value={period[end]}
              max={todayInKampala()}
              onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
            />
          </label>
        ))}
      </div>
      {period.from !== '' && period.from <= period.to ? (
        <Period {...period} />
      ) : (
        <p role="alert">Choose a first day that is not after the last.</p>
      )}
    </div>
  );
}

function Period(query: { from: string; to: string }) {
  const { session } = useStaff();
  const visits = useApi('GET /visits', { query });
  return (
    <Loaded of={visits} lines={10}>
      {(data) => (
        <>
          <Summary {...data} />
          {data.total.visits > 0 ? <Chart {...data} /> : <p>Nothing was counted in these days.</p>}
          <div className={css.lists}>
            {lists.map((list) => (
              <VisitList key={list.kind} {...list} rows={data.lists[list.kind]} />
            ))}
            <Forms forms={data.forms} />
          </div>
          {session.rights.includes('export') && (
            <a
              className={buttonClass()}
              href={`${ADMIN_API}/visits.csv?${new URLSearchParams(query)}`}
              download
            >
              Export as CSV
            </a>
          )}
          <p className={ui.quiet}>
            A visit is what one browser reads on one day; each page, file and form counts once in it. Not
            counted: browsers without JavaScript, browsers that ask not to be (Do Not Track, Global Privacy
            Control), programs, and staff who are signed in.
          </p>
        </>
      )}
    </Loaded>
  );
}

const count = new Intl.NumberFormat('en-UG');
const plural = (number: number, one: string, many: string) =>
  `${count.format(number)} ${number === 1 ? one : many}`;
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function Summary({ total, before, days }: Visits) {
  const daily = Math.round((total.visits / days) * 10) / 10;
  return (
    <dl className={css.summary}>
      <div>
        <dt>Visits</dt>
        <dd>{count.format(total.visits)}</dd>
        <dd className={ui.quiet}>
          {daily > 0 && `${count.format(daily)} a day. `}
          {sentence(compared(total.visits, before.visits))}
        </dd>
      </div>
      <div>
        <dt>Pages read</dt>
        <dd>{count.format(total.pages)}</dd>
        <dd className={ui.quiet}>{sentence(compared(total.pages, before.pages))}</dd>
      </div>
      <div>
        <dt>Visits that sent a form</dt>
        <dd>{count.format(total.wrote)}</dd>
        <dd className={ui.quiet}>
          {total.visits > 0 && `${Math.round((total.wrote / total.visits) * 1000) / 10} in 100. `}
          {sentence(compared(total.wrote, before.wrote))}
        </dd>
      </div>
    </dl>
  );
}

type ListProps = {
  kind: VisitKind;
  title: string;
  /** Name of the first column. */
  head: string;
  /** Whether visits that sent a form are counted too. */
  wrote: boolean;
};

const lists: ListProps[] = [
  { kind: 'page', title: 'Pages', head: 'Page', wrote: true },
  { kind: 'source', title: 'Sources', head: 'Site', wrote: true },
  { kind: 'campaign', title: 'Campaigns', head: 'Campaign', wrote: true },
  { kind: 'search', title: 'Searches without a result', head: 'Words', wrote: false },
  { kind: 'download', title: 'Downloads', head: 'File', wrote: false },
];

const SHORT = 10;

/** Lists without a row are left out. */
function VisitList({ kind, title, head, wrote, rows }: ListProps & { rows: readonly VisitRow[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, SHORT);
  const most = Math.max(1, ...rows.map((row) => row.count));
  const id = `visits-${kind}`;
  return (
    <section>
      <h2 className={ui.subtitle} id={id}>
        {title}
      </h2>
      <Table
        className={`${css.table} ${css.counts}`}
        labelledBy={id}
        columns={[head, 'Visits', ...(wrote ? ['Sent a form'] : []), 'Before'].map((name) => ({ name }))}
        rows={shown.map((row) => ({
          key: row.name,
          head: kind === 'page' ? <a href={row.name}>{row.name}</a> : row.name || 'Direct',
          cells: [
            { content: <Share count={row.count} most={most} /> },
            ...(wrote ? [{ content: count.format(row.wrote) }] : []),
            { content: count.format(row.before) },
          ],
        }))}
      />
      {rows.length > shown.length && <Button onClick={() => setIsWhole(true)}>Show all {rows.length}</Button>}
    </section>
  );
}

const Share = ({ count: own, most }: { count: number; most: number }) => (
  <>
    {count.format(own)}
    <svg className={css.share} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(own / most) * 100} height="8" rx="2" />
    </svg>
  </>
);

const Forms = ({ forms }: Pick<Visits, 'forms'>) =>
  forms.length > 0 && (
    <section>
      <h2 className={ui.subtitle} id="by-form">
        Forms
      </h2>
      <Table
        className={`${css.table} ${css.counts}`}
        labelledBy="by-form"
        columns={['Form', 'Received', 'New', 'In progress'].map((name) => ({ name }))}
        rows={forms.map(({ id, name, received, fresh, inProgress }) => ({
          key: id,
          head: name,
          cells: [received, fresh, inProgress].map((own) => ({ content: count.format(own) })),
        }))}
      />
    </section>
  );

/** Share of the tallest bar, so that one visit is not taken for none. */
const LEAST = 0.03;

function Chart({ periods, total }: Visits) {
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
          className={`${css.table} ${css.narrow}`}
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
