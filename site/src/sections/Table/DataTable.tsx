// A table of many similar entries. On a phone each entry is a name and lines of text, each after its column's name.

import { Badge } from '~/components/Badge/Badge';
import { Section } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import { Table } from '~/components/Table/Table';
import { formatDate, type IsoDay } from '~/lib/dates';
import css from './DataTable.module.css';
import type { DataTableWords } from './schema';

/** Cells that an editor writes, and computed ones: dates, and links that need the name of their row. */
export type DataTableCell =
  | DataTableWords['rows'][number]['cells'][number]
  | (Link & { of: string })
  | { day: IsoDay };

type DataTableRow = Omit<DataTableWords['rows'][number], 'cells'> & { cells: readonly DataTableCell[] };

export type DataTableProps = Omit<DataTableWords, 'rows'> & {
  rows: readonly DataTableRow[];
  /** The first row stands out: it is the next date. */
  firstIsNext?: boolean;
};

export type DataTableTable = Pick<DataTableProps, 'columns' | 'rows' | 'compact' | 'firstIsNext'>;

export function DataTable({
  columns,
  rows,
  compact = false,
  firstIsNext = false,
  ...section
}: DataTableProps) {
  return (
    <Section {...section}>
      <DataTableRows columns={columns} rows={rows} compact={compact} firstIsNext={firstIsNext} />
    </Section>
  );
}

export function DataTableRows({ columns, rows, compact = false, firstIsNext = false }: DataTableTable) {
  // Sentences under the names need the width that short cells leave.
  const hasNotes = compact && rows.some(({ note }) => note);
  return (
    <Table
      className={[css.register, compact && css.compact, hasNotes && css.told, firstIsNext && css.next]
        .filter(Boolean)
        .join(' ')}
      columns={columns.map((name) => ({ name }))}
      rows={rows.map((row) => ({
        key: JSON.stringify([row.name, row.cells]),
        id: row.id,
        head: <Name {...row} />,
        badge: row.badge,
        className: row.badge && css.marked,
        cells: row.cells.map((cell) => ({
          content: <Facts cell={cell} />,
          className: classOf(cell),
        })),
      }))}
    />
  );
}

/** Cells that stand beside the name on a phone. */
function classOf(cell: DataTableCell): string | undefined {
  if (typeof cell !== 'object') return undefined;
  return 'state' in cell ? css.state : 'figure' in cell ? css.figured : undefined;
}

function Name({ name, note, code }: DataTableRow) {
  return (
    <>
      <span className={css.name}>{code ? <code>{name}</code> : name}</span>
      {note && <span className={`quiet ${css.note}`}>{note}</span>}
    </>
  );
}

function Facts({ cell }: { cell: DataTableCell }) {
  if (typeof cell === 'string') return cell;
  if ('href' in cell)
    return (
      <a href={cell.href} aria-label={'of' in cell ? `${cell.label}: ${cell.of}` : undefined}>
        {cell.label}
      </a>
    );
  if ('day' in cell) return <time dateTime={cell.day}>{formatDate(cell.day)}</time>;
  if ('figure' in cell) return <b className={css.figure}>{cell.figure}</b>;
  if ('state' in cell) return <Badge tone={cell.state.tone}>{cell.state.label}</Badge>;
  return (
    <ul role="list">
      {cell.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
