// Rows of a pane: name, bar and share.
import type { ReactNode } from 'react';
import css from './BarRows.module.css';

type BarRowsProps = {
  rows: readonly { name: string; percent: number; bar: ReactNode }[];
  /** Ends of the axis, shown if they are not 0 and 100%. */
  axis?: readonly [string, string] | undefined;
};

export function BarRows({ rows, axis }: BarRowsProps) {
  return (
    <ul className={css.rows}>
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
          <span className={css.axis}>
            <span>{axis[0]}</span>
            <span>{axis[1]}</span>
          </span>
          <span />
        </li>
      )}
    </ul>
  );
}
