// A table of many similar entries. On a phone each entry is a name and lines of text, each after its column's name.
import { todayInKampala } from '~/lib/dates';
import { soonestFirst as bySoonest, type DayRule } from '~/lib/recurring-days';
import { Badge } from '~/ui/Badge/Badge';
import { RecurringDate, RecurringLink } from '~/ui/RecurringDate/RecurringDate';
import { Section } from '~/ui/Section/Section';
import { Table } from '~/ui/Table/Table';
import type { Link } from '~/ui/words';
import css from './DataTable.module.css';
import type { DataTableState, DataTableWords } from './words';

/** Cells that an editor writes, and computed ones: recurring dates, and states that end on a day. */
export type DataTableCell =
  | DataTableWords['rows'][number]['cells'][number]
  | (Link & { recurs: DayRule })
  | { recurs: DayRule }
  | ChangingState;

type ChangingState = { state: DataTableState; after?: DataTableState & { day: string; past: boolean } };

type DataTableRow = Omit<DataTableWords['rows'][number], 'cells'> & { cells: readonly DataTableCell[] };

export type DataTableProps = Omit<DataTableWords, 'rows'> & {
  rows: readonly DataTableRow[];
  soonestFirst?: boolean;
};

export type DataTableTable = Pick<DataTableProps, 'columns' | 'rows' | 'compact' | 'soonestFirst'>;

export function DataTable({
  columns,
  rows,
  compact = false,
  soonestFirst = false,
  ...section
}: DataTableProps) {
  return (
    <Section {...section}>
      <DataTableRows columns={columns} rows={rows} compact={compact} soonestFirst={soonestFirst} />
    </Section>
  );
}

export function DataTableRows({
  columns,
  rows,
  compact = false,
  soonestFirst: moves = false,
}: DataTableTable) {
  // Sentences under the names need the width that short cells leave.
  const hasNotes = compact && rows.some(({ note }) => note);
  const ordered = moves ? bySoonest(rows, ruleOf, todayInKampala()) : rows;
  return (
    <Table
      className={[css.register, compact && css.compact, hasNotes && css.told, moves && css.moves]
        .filter(Boolean)
        .join(' ')}
      columns={columns.map((name) => ({ name }))}
      soonestFirst={moves}
      rows={ordered.map((row) => ({
        key: JSON.stringify([row.name, row.cells]),
        id: row.id,
        head: <Name {...row} />,
        cells: row.cells.map((cell) => ({
          content: <Facts cell={cell} of={row.name} />,
          className: typeof cell === 'object' && 'state' in cell ? css.state : undefined,
        })),
      }))}
    />
  );
}

function Name({ name, note, code }: DataTableRow) {
  return (
    <>
      <span className={css.name}>{code ? <code>{name}</code> : name}</span>
      {note && <span className={css.note}>{note}</span>}
    </>
  );
}

function ruleOf({ name, cells }: DataTableRow): DayRule {
  for (const cell of cells) if (typeof cell === 'object' && 'recurs' in cell) return cell.recurs;
  throw new Error(`“${name}” has no date to sort by.`);
}

function Facts({ cell, of }: { cell: DataTableCell; of: string }) {
  if (typeof cell === 'string') return cell;
  if ('href' in cell) {
    return 'recurs' in cell ? <RecurringLink {...cell} of={of} /> : <a href={cell.href}>{cell.label}</a>;
  }
  if ('recurs' in cell) return <RecurringDate rule={cell.recurs} />;
  if ('code' in cell) return <code>{cell.code}</code>;
  if ('state' in cell) return <State {...cell} />;
  return (
    <ul>
      {cell.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The HTML has both states; shell/behaviour.ts shows today's. */
function State({ state, after }: ChangingState) {
  if (!after) return <Badge tone={state.tone}>{state.label}</Badge>;
  return (
    <>
      <span data-until={after.day} hidden={after.past}>
        <Badge tone={state.tone}>{state.label}</Badge>
      </span>
      <span data-after={after.day} hidden={!after.past}>
        <Badge tone={after.tone}>{after.label}</Badge>
      </span>
    </>
  );
}
