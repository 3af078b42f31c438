// The bones of every table of ours: named columns, named rows, and the column's name with each cell, for phones on
// which a row becomes a block. What it looks like is the section's.
import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import css from './Table.module.css';

export type TableColumn = { name: string; badge?: string | undefined; className?: string | undefined };

export type TableRow = {
  /** Told apart by it. */
  key: string;
  id?: string | undefined;
  className?: string | undefined;
  /** What the row is called. */
  head: ReactNode;
  badge?: string | undefined;
  headClassName?: string | undefined;
  /** One for each column after the first. */
  cells: readonly { content: ReactNode; className?: string | undefined }[];
};

export type TableProps = {
  className?: string | undefined;
  /** The first column holds the rows' names. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** The id of the heading that names it. */
  labelledBy?: string | undefined;
  headClassName?: string | undefined;
  /** Rows that the shell script keeps in the order of their dates. */
  soonestFirst?: boolean;
};

export function Table({
  className,
  columns,
  rows,
  labelledBy,
  headClassName,
  soonestFirst = false,
}: TableProps) {
  return (
    <table className={className ? `${css.table} ${className}` : css.table} aria-labelledby={labelledBy}>
      <thead className={headClassName}>
        <tr>
          {columns.map((column) => (
            <th className={column.className} scope="col" key={column.name}>
              {column.name}
              <Marked badge={column.badge} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-soonest-first={soonestFirst || undefined}>
        {rows.map((row) => (
          <tr className={row.className} id={row.id} key={row.key}>
            <th className={row.headClassName} scope="row">
              {row.head}
              <Marked badge={row.badge} />
            </th>
            {row.cells.map((cell, index) => (
              <td
                className={cell.className}
                data-column={columns[index + 1]?.name}
                key={columns[index + 1]?.name}
              >
                {cell.content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What sets a column or a row apart: “Most Popular”. */
function Marked({ badge }: { badge: string | undefined }) {
  return (
    badge && (
      <span className={css.badge}>
        <Badge tone="accent">{badge}</Badge>
      </span>
    )
  );
}
