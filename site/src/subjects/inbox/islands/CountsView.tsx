// How much came, day by day and form by form: a small chart, and the same as tables.
import { type Counts, countsReply } from '@tred/contract/workplace-api';
import { fillPlaces } from '~/lib/words';
import { Table } from '~/ui/Table/Table';
import { chart, dayBars, shortDay } from '../day-chart';
import { focusWhenShown } from './focus';
import { useAsked } from './use-asked';
import { useWords } from './use-words';
import css from './Views.module.css';

type CountsViewProps = { moved: boolean; onTrouble: (error: unknown) => void };

export function CountsView({ moved, onTrouble }: CountsViewProps) {
  const words = useWords();
  const counts = useAsked('/counts', countsReply, onTrouble);
  return (
    <div className={css.view}>
      <h2 className={css.title} tabIndex={-1} ref={moved ? focusWhenShown : undefined}>
        {words.counts.title}
      </h2>
      {counts ? <Shown {...counts} /> : <p role="status">{words.loading}</p>}
    </div>
  );
}

function Shown({ days, forms }: Counts) {
  const { counts: words, status } = useWords();
  const busiest = Math.max(1, ...forms.map(({ received }) => received));
  return (
    <>
      <DayChart days={days} />
      <section>
        <h3 className={css.subtitle} id="by-form">
          {words.byForm}
        </h3>
        {forms.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <Table
            className={css.table}
            labelledBy="by-form"
            columns={[
              { name: words.form },
              { name: fillPlaces(words.received, { days: days.length }) },
              { name: status.new },
              { name: status['in-progress'] },
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
  const words = useWords().counts;
  const { bars, most, total } = dayBars(days);
  const caption = fillPlaces(words.chart, { total, days: days.length });
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
        <span>{fillPlaces(words.most, { count: most })}</span>
        <span>{last && shortDay(last)}</span>
      </p>
      <details className={css.more}>
        <summary>{words.table}</summary>
        <Table
          className={css.narrow}
          labelledBy="by-day"
          columns={[{ name: words.day }, { name: words.entries }]}
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
