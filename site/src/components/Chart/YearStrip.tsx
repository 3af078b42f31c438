// Twelve months as a strip: school terms as bands, dates as marks, each named above or in a row for each kind.
// Positions are percentages, so the letters keep their size at any width.
import { lines, monthsFrom, round, spanOfYear } from '~/lib/charts/geometry';
import type { IsoDay } from '~/lib/dates';
import type { ChartTone } from './schema';
import './chart.css';

export type Span = { first: IsoDay; last?: IsoDay | undefined };
export type YearMark = Span & { name: string; tone?: ChartTone | undefined };
export type YearRow = { name: string; spans: readonly Span[]; tone?: ChartTone | undefined };

export type YearStripProps = {
  /** The first day of its first month. */
  from: IsoDay;
  /** `Term I 2027`: shown without its year. */
  terms: readonly { name: string; starts: IsoDay; ends: IsoDay }[];
  /** Earliest first. */
  marks?: readonly YearMark[];
  rows?: readonly YearRow[];
  label: string;
};

const LINE = 18;
const ROW = 40;
const BAND = 24;

export function YearStrip({ from, terms, marks = [], rows = [], label }: YearStripProps) {
  const spans = marks.map(({ first, last = first }) => spanOfYear(first, last, from));
  const labels = lines(marks.map(({ name }, index) => ({ at: (spans[index]?.start ?? 0) + 1, text: name })));
  const above = marks.length > 0 ? (Math.max(...labels.map(({ line }) => line)) + 1) * LINE + 4 : 0;
  const ground = above + rows.length * ROW + 12;
  return (
    <svg
      className={rows.length > 0 ? 'year kinds' : 'year'}
      width="100%"
      height={ground + 46}
      role="img"
      aria-label={label}
    >
      <rect className="track" y={ground} width="100%" height={BAND} />
      {terms.map(({ name: whole, starts, ends }) => {
        const { start, width } = spanOfYear(starts, ends, from);
        const name = whole.replace(/ \d+$/, '');
        return (
          width > 0 && (
            <g key={name}>
              <rect
                className="band"
                x={`${start}%`}
                y={rows.length > 0 ? 0 : ground}
                width={`${width}%`}
                height={rows.length > 0 ? ground + BAND : BAND}
              />
              {width > 5 && (
                <text
                  className="onBand"
                  x={`${round(start + width / 2)}%`}
                  y={ground + 16}
                  textAnchor="middle"
                >
                  {width > 17 ? name : <Short name={name} />}
                </text>
              )}
            </g>
          )
        );
      })}
      {monthsFrom(from).map((month, index) => (
        <text
          className="faint"
          x={`${round(((index + 0.5) / 12) * 100)}%`}
          y={ground + 41}
          textAnchor="middle"
          key={month}
        >
          {month[0]}
          <tspan>{month.slice(1)}</tspan>
        </text>
      ))}
      {rows.map(({ name, spans, tone = 'brand' }, row) => (
        <g key={name}>
          <rect className="above" y={row * ROW} width="100%" height="19" />
          <text className="kind" y={row * ROW + 14}>
            {name}
          </text>
          <rect className="track" y={row * ROW + ROW - 4} width="100%" height="1" />
          {spans.map(({ first, last = first }) => (
            <Mark {...spanOfYear(first, last, from)} y={row * ROW + 22} height={14} tone={tone} key={first} />
          ))}
        </g>
      ))}
      {marks.map(({ name, tone = 'brand' }, index) => {
        const { start, width } = spans[index] ?? { start: 0, width: 0 };
        const { line, end } = labels[index] ?? { line: 0, end: false };
        const top = above - (line + 1) * LINE;
        return (
          <g key={`${name} ${start}`}>
            <rect className={tone} x={`${start}%`} y={top} width="2" height={ground - top} />
            <Mark start={start} width={width} y={ground - 10} height={10} tone={tone} />
            <text x={`${start}%`} y={top + 12} dx={end ? -5 : 7} textAnchor={end ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A phone omits the first word of the name: III for Term III. */
function Short({ name }: { name: string }) {
  const at = name.lastIndexOf(' ') + 1;
  return (
    <>
      <tspan>{name.slice(0, at)}</tspan>
      {name.slice(at)}
    </>
  );
}

type MarkProps = { start: number; width: number; y: number; height: number; tone: ChartTone };

/** A minimum width makes a single day visible. */
const Mark = ({ start, width, tone, ...place }: MarkProps) => (
  <rect className={tone} x={`${start}%`} width={`${Math.max(width, 1)}%`} {...place} />
);
