// Rows of a pane that each measure one thing: its name, a bar, and the share it comes to.
import type { ReactNode } from 'react';
import css from './BarRows.module.css';

type BarRowsProps = { rows: readonly { name: string; percent: number; bar: ReactNode }[] };

export function BarRows({ rows }: BarRowsProps) {
  return (
    <ul className={css.rows}>
      {rows.map(({ name, percent, bar }) => (
        <li className={css.row} key={name}>
          <span>{name}</span>
          {bar}
          <strong>{percent}%</strong>
        </li>
      ))}
    </ul>
  );
}
