// Submissions by day and form, as chart and tables.
import { type Counts, countsReply } from '@tred/contract/overview-api';
import { Table } from '~/ui/Table/Table';
import css from './InboxFrame.module.css';
import { focusWhenShown, useReply } from './parts';

export function CountsView({ moved }: { moved: boolean }) {
  const counts = useReply('/counts', countsReply);
  return (
    <div className={css.view}>
      <h2 className={css.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        Counts
      </h2>
      {counts ? <CountTables {...counts} /> : <p role="status">Loading …</p>}
    </div>
  );
}

function CountTables({ days, forms }: Counts) {
  const busiest = Math.max(1, ...forms.map(({ received }) => received));
  return (
    <>
      <DayChart days={days} />
      <section>
        <h3 className={css.subtitle} id="by-form">
          By form
        </h3>
        {forms.length === 0 ? (
          <p>Nothing came in these days, and nothing waits.</p>
        ) : (
          <Table
            className={css.table}
            labelledBy="by-form"
            columns={[
              { name: 'Form' },
              { name: `In ${days.length} days` },
              { name: 'New' },
              { name: 'In progress' },
            ]}
            rows={forms.map(({ id, name, received, fresh, inProgress }) => ({
              key: id,
              head: name,
              cells: [
                {
                  content: (
                    <>
                      {received}
                      <svg
                        className={css.share}
                        viewBox="0 0 100 8"
                        preserveAspectRatio="none"
                        aria-hidden="true"
                      >
                        <rect width={(received / busiest) * 100} height="8" rx="2" />
                      </svg>
                    </>
                  ),
                },
                { content: fresh },
                { content: inProgress },
              ],
            }))}
          />
        )}
      </section>
    </>
  );
}

function DayChart({ days }: Pick<Counts, 'days'>) {
  const { bars, most, total } = dayBars(days);
  const caption = `${total} entries in the last ${days.length} days, day by day`;
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  return (
    <figure className={css.figure}>
      <figcaption id="by-day">{caption}</figcaption>
      <svg
        className={css.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={caption}
      >
        {bars.map(({ day, count, x, y, width, height }) => (
          <rect
            key={day}
            className={day === last ? css.today : css.day}
            x={x}
            y={y}
            width={width}
            height={height}
          >
            <title>{`${shortDay(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <p className={css.axis} aria-hidden="true">
        <span>{first && shortDay(first)}</span>
        <span>Most on one day: {most}</span>
        <span>{last && shortDay(last)}</span>
      </p>
      <details className={css.more}>
        <summary>The same as a table</summary>
        <Table
          className={css.narrow}
          labelledBy="by-day"
          columns={[{ name: 'Day' }, { name: 'Entries' }]}
          rows={[...days].reverse().map(({ day, count }) => ({
            key: day,
            head: shortDay(day),
            cells: [{ content: count }],
          }))}
        />
      </details>
    </figure>
  );
}

export type Bar = { day: string; count: number; x: number; y: number; width: number; height: number };

type DayBars = { bars: Bar[]; most: number; total: number };

export const chart = { width: 600, height: 120 };

/** Minimum height of a bar, so that it is not taken for zero. */
const least = 3;

export function dayBars(days: Counts['days']): DayBars {
  const most = Math.max(0, ...days.map(({ count }) => count));
  const step = chart.width / Math.max(1, days.length);
  const bars = days.map(({ day, count }, index) => {
    const height = count === 0 ? 0 : Math.max(least, Math.round((count / most) * chart.height));
    return {
      day,
      count,
      x: Math.round(index * step * 10) / 10,
      y: chart.height - height,
      width: Math.round(step * 0.8 * 10) / 10,
      height,
    };
  });
  return { bars, most, total: days.reduce((sum, { count }) => sum + count, 0) };
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `15 Nov`. */
export const shortDay = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
