// A register: many entries of one kind, each with the same few facts. A ruled table on wide screens; on a phone
// each entry is a block with the column's name before each fact.
import { todayInKampala } from '~/lib/dates';
import { soonestFirst as bySoonest, type DayRule } from '~/lib/recurring-days';
import { Badge, type BadgeTone } from '~/ui/Badge/Badge';
import { RecurringDate, RecurringLink } from '~/ui/RecurringDate/RecurringDate';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Table } from '~/ui/Table/Table';
import css from './DataTable.module.css';

/**
 * A sentence, several short facts, a line of code, a link (perhaps to a date of a rule), a date that follows a rule,
 * or a state that changes once a day has passed.
 */
export type DataTableCell =
  | string
  | readonly string[]
  | { code: string }
  | { label: string; href: string; recurs?: DayRule }
  | { recurs: DayRule }
  | { state: DataTableState; after?: DataTableState & { day: string; past: boolean } };

export type DataTableState = { label: string; tone: BadgeTone };

export type DataTableTable = {
  /** The facts are a word or two each: they stand side by side on a phone too. */
  compact?: boolean | undefined;
  /** Each row has a date that follows a rule, and the next stands on top. */
  soonestFirst?: boolean | undefined;
  /** The first column names the entry. */
  columns: readonly string[];
  rows: readonly DataTableRow[];
};

type DataTableRow = {
  name: string;
  /** Set small under the name; `code` in the typewriter face. */
  note?: string;
  code?: boolean;
  id?: string;
  cells: readonly DataTableCell[];
};

export type DataTableProps = SectionProps & DataTableTable;

export function DataTable({ columns, rows, compact, soonestFirst, ...section }: DataTableProps) {
  return (
    <Section {...section}>
      <DataTableRows columns={columns} rows={rows} compact={compact} soonestFirst={soonestFirst} />
    </Section>
  );
}

/** The table alone, for use inside another section. */
export function DataTableRows({
  columns,
  rows,
  compact = false,
  soonestFirst: moves = false,
}: DataTableTable) {
  // Sentences under the names need the room that short facts leave.
  const isTold = compact && rows.some(({ note }) => note);
  const ordered = moves ? bySoonest(rows, ruleOf, todayInKampala()) : rows;
  return (
    <Table
      className={[css.register, compact && css.compact, isTold && css.told, moves && css.moves]
        .filter(Boolean)
        .join(' ')}
      columns={columns.map((name) => ({ name }))}
      soonestFirst={moves}
      rows={ordered.map((row) => ({
        key: JSON.stringify([row.name, row.cells]),
        id: row.id,
        head: <Name {...row} />,
        cells: row.cells.map((cell) => ({ content: <Facts cell={cell} of={row.name} /> })),
      }))}
    />
  );
}

function Name({ name, note, code }: DataTableRow) {
  return (
    <>
      {code ? <code>{name}</code> : name}
      {note && <span className={css.note}>{note}</span>}
    </>
  );
}

function ruleOf({ name, cells }: DataTableRow): DayRule {
  for (const cell of cells)
    if (typeof cell === 'object' && 'recurs' in cell && cell.recurs) return cell.recurs;
  throw new Error(`“${name}” has no date to sort by.`);
}

function Facts({ cell, of }: { cell: DataTableCell; of: string }) {
  if (typeof cell === 'string') return cell;
  if ('href' in cell) {
    const { label, href, recurs } = cell;
    return recurs ? (
      <RecurringLink label={label} of={of} href={href} recurs={recurs} />
    ) : (
      <a href={href}>{label}</a>
    );
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

/** Both states stand in the page; the shell script shows the one that is true today. */
function State({ state, after }: Extract<DataTableCell, { state: DataTableState }>) {
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
