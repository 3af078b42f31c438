// A year as a strip: its months, the school terms as bands, and what happens in it as marks with their names above.
// Places are percentages and letters are the page's own, so it is as wide as it may be and reads the same.

import { lines, round, spanOfYear, throughYear } from '~/lib/charts/geometry';
import type { IsoDay } from '~/lib/dates';
import type { Tone } from './Chart';
import './chart.css';

export type YearMark = { name: string; first: IsoDay; last?: IsoDay | undefined; tone?: Tone | undefined };

export type YearStripProps = {
  terms: readonly { name: string; starts: IsoDay; ends: IsoDay }[];
  /** In the same year as the terms, the earliest first. */
  marks: readonly YearMark[];
  /** The strip in words, for those who cannot see it. */
  label: string;
};

const LINE = 18;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function YearStrip({ terms, marks, label }: YearStripProps) {
  const places = marks.map(({ first }) => throughYear(first));
  const labels = lines(marks.map(({ name }, index) => ({ at: (places[index] ?? 0) + 1, text: name })));
  const above = (Math.max(0, ...labels.map(({ line }) => line)) + 1) * LINE + 4;
  const ground = above + 12;
  return (
    <svg className="year" width="100%" height={ground + 46} role="img" aria-label={label}>
      <rect className="track" y={ground} width="100%" height="24" />
      {terms.map(({ name, starts, ends }) => {
        const { start, width } = spanOfYear(starts, ends);
        return (
          <g key={name}>
            <rect className="band" x={`${start}%`} y={ground} width={`${width}%`} height="24" />
            <text className="onBand" x={`${round(start + width / 2)}%`} y={ground + 16} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {MONTHS.map((month, index) => (
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
      {marks.map(({ name, first, last, tone = 'brand' }, index) => {
        const at = places[index] ?? 0;
        const { line, end } = labels[index] ?? { line: 0, end: false };
        const top = above - (line + 1) * LINE;
        const { width } = spanOfYear(first, last ?? first);
        return (
          <g key={`${name} ${first}`}>
            <rect className={tone} x={`${at}%`} y={top} width="2" height={ground + 24 - top} />
            <rect className={tone} x={`${at}%`} y={ground} width={`${Math.max(width, 1)}%`} height="24" />
            <text x={`${at}%`} y={top + 12} dx={end ? -5 : 7} textAnchor={end ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
