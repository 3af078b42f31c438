// Markup of every table: headed columns and rows, and each cell with its column's name for phones. Sections style it.
import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import css from './Table.module.css';

export type TableColumn = { name: string; badge?: string | undefined; className?: string | undefined };

export type TableRow = {
  key: string;
  id?: string | undefined;
  className?: string | undefined;
  head: ReactNode;
  badge?: string | undefined;
  headClassName?: string | undefined;
  /** One for each column after the first. */
  cells: readonly { content: ReactNode; className?: string | undefined }[];
};

export type TableProps = {
  className?: string | undefined;
  /** The first column has the row headers. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Id of the heading that names it. */
  labelledBy?: string | undefined;
  headClassName?: string | undefined;
};

export function Table({ className, columns, rows, labelledBy, headClassName }: TableProps) {
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
      <tbody>
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

/** Label of a highlighted column or row: “Most Popular”. */
function Marked({ badge }: { badge: string | undefined }) {
  return (
    badge && (
      <span className={css.badge}>
        <Badge tone="busy">{badge}</Badge>
      </span>
    )
  );
}
