// An office day from six to six as two strips, before and now, with the tasks of each hour.
import { along } from '~/lib/charts/geometry';
import '~/ui/Chart/chart.css';
import css from './DayStrips.module.css';

type Part = { from: number; to: number; text: string };

export type DayStripsProps = {
  day: { title: string; before: readonly Part[]; now: readonly Part[] };
  /** Names of the two strips: "Before", "Now". */
  words: { before: string; now: string };
};

const DAY = { from: 6, to: 18 };
const HOURS = [6, 9, 12, 15, 18];
const BAR = 22;
const LINE = 18;

const at = (hour: number) => `${along(DAY, hour)}%`;
const clock = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? String(Math.round((hour % 1) * 60)) : '00'}`;
const edge = (hour: number) => (hour === DAY.from ? 'start' : hour === DAY.to ? 'end' : 'middle');

export function DayStrips({ day, words }: DayStripsProps) {
  return (
    <figure className={`chart wide ${css.day}`} data-reveal>
      <figcaption>{day.title}</figcaption>
      <dl className={css.strips}>
        <dt>{words.before}</dt>
        <dd>
          <Strip parts={day.before} tone="quiet" />
        </dd>
        <dt className={css.now}>{words.now}</dt>
        <dd>
          <Strip parts={day.now} tone="brand" />
        </dd>
      </dl>
      <div className={css.hours}>
        <svg width="100%" height="18" aria-hidden="true">
          {HOURS.map((hour) => (
            <text className="faint" x={at(hour)} y="14" textAnchor={edge(hour)} key={hour}>
              {clock(hour)}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** Labels are below the bars: aligned to the start of a part in the morning, to its end in the afternoon. */
function Strip({ parts, tone }: { parts: readonly Part[]; tone: 'quiet' | 'brand' }) {
  const label = parts.map(({ from, to, text }) => `${text} ${clock(from)}–${clock(to)}`).join(', ');
  return (
    <svg width="100%" height={BAR + LINE + 10} role="img" aria-label={label}>
      <rect className="track" y="4" width="100%" height={BAR} />
      {parts.map(({ from, to, text }) => {
        const late = from >= 12;
        return (
          <g key={from}>
            <rect
              className={`${tone} ${css.part}`}
              x={at(from)}
              y="4"
              width={`${along(DAY, DAY.from + to - from)}%`}
              height={BAR}
            />
            <text x={at(late ? to : from)} y={BAR + LINE} textAnchor={late ? 'end' : 'start'}>
              {text}
            </text>
          </g>
        );
      })}
      {HOURS.slice(1, -1).map((hour) => (
        <rect className={css.hour} x={at(hour)} y="4" width="1" height={BAR} key={hour} />
      ))}
    </svg>
  );
}
