// An office day from six to six as two bars, before and now; the hours above a column of them; the same as a list.
import { along } from '~/lib/charts/geometry';
import '~/components/Chart/chart.css';
import css from './DayBars.module.css';

type Part = { from: number; to: number; text: string };

export type Day = { title: string; before: readonly Part[]; now: readonly Part[] };

type DayProps = {
  day: Day;
  words: { before: string; now: string };
  className?: string | undefined;
};

const DAY = { from: 6, to: 18 };
const HOURS = [6, 9, 12, 15, 18];

const at = (hour: number) => `${along(DAY, hour)}%`;
const two = (count: number) => String(count).padStart(2, '0');
function clock(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
const edge = (hour: number) => (hour === DAY.from ? 'start' : hour === DAY.to ? 'end' : 'middle');
const said = (parts: readonly Part[]) =>
  parts.map(({ from, to, text }) => `${text} ${clock(from)}–${clock(to)}`).join(', ');

export const DayBars = ({ day, words, className }: DayProps) => (
  <span className={className}>
    <span className={`quiet small ${css.name}`}>{day.title}</span>
    <svg
      className={`chart ${css.bars}`}
      width="100%"
      height="30"
      role="img"
      aria-label={`${words.before}: ${said(day.before)}. ${words.now}: ${said(day.now)}.`}
    >
      <Bar parts={day.before} y={0} tone="quiet" />
      <Bar parts={day.now} y={16} tone="brand" />
      {HOURS.slice(1, -1).map((hour) => (
        <rect className={css.hour} x={at(hour)} width="1" height="30" key={hour} />
      ))}
    </svg>
  </span>
);

const Bar = ({ parts, y, tone }: { parts: readonly Part[]; y: number; tone: 'quiet' | 'brand' }) => (
  <>
    <rect className="track" y={y} width="100%" height="14" />
    {parts.map(({ from, to }) => (
      <rect
        className={`${tone} ${css.part}`}
        x={at(from)}
        y={y}
        width={`${along(DAY, DAY.from + to - from)}%`}
        height="14"
        key={from}
      />
    ))}
  </>
);

/** The axis, with the key of the bars. */
export const DayHours = ({ words, className }: Pick<DayProps, 'words' | 'className'>) => (
  <div className={className}>
    <p className={`small bold ${css.key}`}>
      <span className={css.before}>{words.before}</span>
      <span className={css.now}>{words.now}</span>
    </p>
    <svg className={`chart ${css.axis}`} width="100%" height="20" aria-hidden="true">
      {HOURS.map((hour) => (
        <text x={at(hour)} y="14" textAnchor={edge(hour)} key={hour}>
          {clock(hour)}
        </text>
      ))}
    </svg>
  </div>
);

export const DayList = ({ day, words }: DayProps) => (
  <dl className={`small ${css.list}`}>
    <dt>{words.before}</dt>
    <dd>{said(day.before)}</dd>
    <dt>{words.now}</dt>
    <dd>{said(day.now)}</dd>
  </dl>
);
