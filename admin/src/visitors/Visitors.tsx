// Visits of a period beside the one before: how many came, where from, what they read, and who wrote.
import { ADMIN_API } from '@tred/contract/admin-api';
import { compared, type VisitKind, type VisitRow } from '@tred/contract/visits';
import { useState } from 'react';
import { addDays, todayInKampala } from '~/lib/dates';
import { type Reply, useApi } from '../api';
import { useStaff } from '../session';
import { Button, DataTable, Field, Loaded, Segments, Title } from '../ui/parts';
import css from './visitors.module.css';

type Visits = Reply<'GET /visits'>;

const lastDays = (days: number) => {
  const to = todayInKampala();
  return { from: addDays(to, 1 - days), to };
};

export function Visitors() {
  const [period, setPeriod] = useState(() => lastDays(30));
  return (
    <div className="screen">
      <Title>Visitors</Title>
      <div className={css.period}>
        <Segments
          label="Period"
          options={[
            [7, '7 days'],
            [30, '30 days'],
            [365, '12 months'],
          ]}
          isChosen={(days) => JSON.stringify(lastDays(days)) === JSON.stringify(period)}
          onChoose={(days) => setPeriod(lastDays(days))}
        />
        {(['from', 'to'] as const).map((end) => (
          <Field
            key={end}
            label={end === 'from' ? 'From' : 'To'}
            type="date"
            value={period[end]}
            max={todayInKampala()}
            onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
          />
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
            <a className="button" href={`${ADMIN_API}/visits.csv?${new URLSearchParams(query)}`} download>
              Export as CSV
            </a>
          )}
          <p className="quiet">
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
  const share = Math.round((total.wrote / total.visits) * 1000) / 10;
  const figures = [
    ['Visits', 'visits', daily > 0 && `${count.format(daily)} a day. `],
    ['Pages read', 'pages', ''],
    ['Visits that sent a form', 'wrote', total.visits > 0 && `${share} in 100. `],
  ] as const;
  return (
    <dl className={css.summary}>
      {figures.map(([title, name, note]) => (
        <div className="card" key={name}>
          <dt className="quiet">{title}</dt>
          <dd>{count.format(total[name])}</dd>
          <dd className="quiet">
            {note}
            {sentence(compared(total[name], before[name]))}
          </dd>
        </div>
      ))}
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
  return (
    <section>
      <h2 id={kind}>{title}</h2>
      <DataTable
        className={css.counts}
        labelledBy={kind}
        columns={[head, 'Visits', ...(wrote ? ['Sent a form'] : []), 'Before']}
        rows={shown.map((row) => ({
          key: row.name,
          cells: [
            kind === 'page' ? linkTo(row.name) : row.name || 'Direct',
            shareOf(row.count, most),
            ...(wrote ? [count.format(row.wrote)] : []),
            count.format(row.before),
          ],
        }))}
      />
      {rows.length > shown.length && <Button onClick={() => setIsWhole(true)}>Show all {rows.length}</Button>}
    </section>
  );
}

const linkTo = (page: string) => <a href={page}>{page}</a>;

const shareOf = (own: number, most: number) => (
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
      <h2 id="by-form">Forms</h2>
      <DataTable
        className={css.counts}
        labelledBy="by-form"
        columns={['Form', 'Received', 'New', 'In progress']}
        rows={forms.map(({ id, name, received, fresh, inProgress }) => ({
          key: id,
          cells: [name, ...[received, fresh, inProgress].map((own) => count.format(own))],
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
      <p className={`quiet ${css.axis}`} aria-hidden="true">
        <span>{first && shortName(first.name)}</span>
        <span>Most: {count.format(most)}</span>
        <span>{last && shortName(last.name)}</span>
      </p>
      <details>
        <summary>The same as a table</summary>
        <DataTable
          className={css.narrow}
          labelledBy="by-day"
          columns={['When', 'Visits', 'Pages']}
          rows={periods.toReversed().map(({ name, visits, pages }) => ({
            key: name,
            cells: [shortName(name), count.format(visits), count.format(pages)],
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
