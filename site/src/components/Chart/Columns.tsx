// Vertical bars for ordered numbers, such as the hours of a day, each with its number.
import { Fragment } from 'react';
import { longest, round } from '~/lib/charts/geometry';
import './chart.css';

export type Column = {
  /** Under the bar: "8". */
  mark: string;
  /** For screen readers: "8 am". */
  name: string;
  value: number;
  /** Above the bar: "65". */
  label: string;
  /** For screen readers: "65%". */
  text: string;
};

/** As wide as a number of two digits; sixteen of them fit a phone. */
const STEP = 20;
const TALL = 110;

/** Highlights bars near the highest. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const most = longest(
    columns.map(({ value }) => value),
    false,
  );
  const words = columns.map(({ name, text }) => `${name} ${text}`).join(', ');
  return (
    <svg
      className="drawing"
      width={Math.round((columns.length * STEP - 4) * 1.4)}
      viewBox={`0 0 ${columns.length * STEP - 4} ${TALL + 36}`}
      role="img"
      aria-label={words}
    >
      {columns.map(({ mark, value, label }, place) => {
        const height = round((value / most) * TALL);
        const x = place * STEP;
        const middle = x + (STEP - 4) / 2;
        return (
          <Fragment key={mark}>
            <rect
              className={value >= most * 0.6 ? 'brand' : 'quiet'}
              x={x}
              y={round(16 + TALL - height)}
              width={STEP - 4}
              height={height}
            />
            <text x={middle} y={round(12 + TALL - height)} textAnchor="middle">
              {label}
            </text>
            <text x={middle} y={TALL + 31} textAnchor="middle">
              {mark}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
