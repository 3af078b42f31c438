// A table as a grid of cells. Cells that are no text, and notes, are edited row by row.
import type { EditorShape } from '@tred/contract/editor-api';
import { partsOfField, setAt, valueAt } from '@tred/contract/editor-shape';
import { type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import fieldCss from '~/components/Field/Field.module.css';
import { Button } from '../ui/parts';
import css from './editor.module.css';
import { FormContext, goToSoon, idOf, inner, summaryOf } from './field-props.ts';

type Table = { columns: string[]; rows: { name: string; cells: unknown[] }[] };

/** Whether a group is a table: columns, and rows with cells. */
export function tableIn({ fields }: Extract<EditorShape, { kind: 'group' }>): boolean {
  const itemOf = (name: string) => {
    const shape = fields.find((field) => field.name === name)?.shape;
    return shape?.kind === 'list' ? shape.of : undefined;
  };
  const row = itemOf('rows');
  const hasCells = row?.kind === 'group' && row.fields.some(({ name }) => name === 'cells');
  return hasCells && itemOf('columns')?.kind === 'text';
}

const positions = (length: number) => Array.from({ length }, (_, at) => at);

/** Each row has a cell for each column. */
function fitted({ columns, rows = [] }: Partial<Table>, width: number): Table {
  const fit = <Cell,>(cells: Cell[] = [], length: number) => positions(length).map((at) => cells[at] ?? '');
  return {
    columns: fit(columns, width),
    rows: rows.map((row) => ({ ...row, name: row.name ?? '', cells: fit(row.cells, width - 1) })),
  };
}

/** Row 0 has the headings. */
const fieldAt = (row: number, column: number) =>
  row === 0 ? `columns.${column}` : `rows.${row - 1}.${column === 0 ? 'name' : `cells.${column - 1}`}`;

type TableGridProps = {
  path: string;
  value: Partial<Table>;
  onChange: (next: Table) => void;
  /** The rows as a list. */
  children: ReactNode;
};

export function TableGrid({ path, value, onChange, children }: TableGridProps) {
  const [isList, setList] = useState(false);
  const { problems } = useContext(FormContext);
  const width = Math.max(value.columns?.length ?? 0, 2);
  const table = fitted(value, width);
  const { columns, rows } = table;
  const inside = problems.filter(({ field }) =>
    ['rows', 'columns'].some((part) => field.startsWith(inner(path, part))),
  );
  const change = (next: Table, focus: string) => {
    onChange(next);
    goToSoon(inner(path, focus));
  };
  const addRow = () =>
    change(fitted({ columns, rows: [...rows, { name: '', cells: [] }] }, width), fieldAt(rows.length + 1, 0));
  const setWidth = (next: number) => change(fitted(table, next), fieldAt(0, next - 1));
  const cell = (row: number, column: number) => {
    const part = fieldAt(row, column);
    const field = inner(path, part);
    const now = valueAt(table, partsOfField(part));
    if (typeof now !== 'string') return <span id={idOf(field)}>{summaryOf(now)}</span>;
    const heading = columns[column] || (column === 0 ? 'name' : `column ${column + 1}`);
    /** Enter goes to the cell below; below the last row is a new one. */
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (row < rows.length) goToSoon(inner(path, fieldAt(row + 1, column)));
      else addRow();
    };
    return (
      <textarea
        id={idOf(field)}
        className={fieldCss.input}
        rows={1}
        aria-label={row === 0 ? `Heading of column ${column + 1}` : `Row ${row}, ${heading}`}
        aria-invalid={inside.some((problem) => problem.field === field)}
        value={now}
        onChange={({ target }) =>
          onChange(setAt(table, partsOfField(part), target.value.replaceAll('\n', ' ')) as Table)
        }
        onKeyDown={press}
      />
    );
  };
  const button = (label: string, onClick: () => void, isOff = false) => (
    <Button disabled={isOff} onClick={onClick}>
      {label}
    </Button>
  );
  if (isList)
    return (
      <div className="stack">
        {children}
        {button('Edit as a table', () => setList(false))}
      </div>
    );
  return (
    <div className="stack">
      <div className={css.grid}>
        <table>
          <tbody>
            {positions(rows.length + 1).map((row) => (
              <tr key={row}>
                {positions(width).map((column) => {
                  const Cell = row === 0 || column === 0 ? 'th' : 'td';
                  return (
                    <Cell key={column} scope={row === 0 ? 'col' : column === 0 ? 'row' : undefined}>
                      {cell(row, column)}
                    </Cell>
                  );
                })}
                <td>
                  {row > 0 && (
                    <Button
                      aria-label={`Remove row ${row}`}
                      onClick={() => onChange({ columns, rows: rows.toSpliced(row - 1, 1) })}
                    >
                      ×
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {inside.map(({ field, message }) => (
        <p key={field} className="error">
          {message}
        </p>
      ))}
      <div className="row">
        {button('Add row', addRow)}
        {button('Add column', () => setWidth(width + 1))}
        {button('Remove the last column', () => setWidth(width - 1), width <= 2)}
        {button('Move rows, add notes, links and badges', () => setList(true))}
      </div>
    </div>
  );
}
