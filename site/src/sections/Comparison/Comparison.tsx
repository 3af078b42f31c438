// A table that compares columns row by row. Its head sticks; on a phone the cells are below the row's name.

import { Section } from '~/components/Section/Section';
import { Table } from '~/components/Table/Table';
import { interfaceWords } from '~/facts/interface';
import css from './Comparison.module.css';
import type { ComparisonWords } from './schema';

export function Comparison({ columns, rows, ...section }: ComparisonWords) {
  const headingId = `${section.id ?? 'compare'}-title`;
  const classOf = (column?: ComparisonWords['columns'][number]) =>
    column?.highlighted ? css.highlighted : undefined;
  const line = ({ label, cells }: ComparisonWords['rows'][number]) => ({
    key: label,
    head: label,
    cells: cells.map((cell, index) => ({
      content: <CellText cell={cell} />,
      className: classOf(columns[index + 1]),
    })),
  });
  return (
    <Section {...section} headingId={headingId}>
      <Table
        className={css.table}
        labelledBy={headingId}
        columns={columns.map((column) => ({ ...column, className: classOf(column) }))}
        rows={rows.map(line)}
      />
    </Section>
  );
}

function CellText({ cell }: { cell: string | boolean }) {
  // Narrow phone columns: the amount wraps below its currency and does not break.
  if (typeof cell === 'string') return cell.replaceAll('\u00a0', ' ');
  return cell ? (
    <span className={css.yes} role="img" aria-label={interfaceWords.included} />
  ) : (
    <span role="img" aria-label={interfaceWords.notIncluded}>
      –
    </span>
  );
}
