// Rows of a pane with a dot or a bar and a percentage. Apart from DataPanel, because the home page needs no other rows.
import type { ReactNode } from 'react';
import type { AttendanceWords } from '../words';
import css from './ShareRows.module.css';

/** Attendance by class, campus or workshop; shares below 90% are highlighted. */
export function ShareRows({ classes, from = 0 }: Pick<AttendanceWords, 'classes' | 'from'>) {
  const rows = classes.map(({ name, percent }) => ({
    name,
    percent,
    bar: (
      <svg className={css.shareBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4h100" />
        <path className={percent < 90 ? css.low : undefined} d={`M${dotPlace(percent, from)} 4h0`} />
      </svg>
    ),
  }));
  return <BarRows rows={rows} axis={from ? [`${from}%`, '100%'] : undefined} />;
}

/** Place of a dot on an axis of 100 that starts at `from` per cent; lower values are at its start. */
export const dotPlace = (percent: number, from: number) =>
  Math.max(2, Math.round(((percent - from) / (100 - from)) * 100));

type BarRowsProps = {
  rows: readonly { name: string; percent: number; bar: ReactNode }[];
  /** Ends of the axis, shown if they are not 0 and 100%. */
  axis?: readonly [string, string] | undefined;
};

export const BarRows = ({ rows, axis }: BarRowsProps) => (
  <ul role="list" className={`numbers ${css.rows}`}>
    {rows.map(({ name, percent, bar }) => (
      <li className={css.row} key={name}>
        <span>{name}</span>
        {bar}
        <strong>{percent}%</strong>
      </li>
    ))}
    {axis && (
      <li className={css.row}>
        <span />
        <span className={`quiet between ${css.axis}`}>
          <span>{axis[0]}</span>
          <span>{axis[1]}</span>
        </span>
        <span />
      </li>
    )}
  </ul>
);
