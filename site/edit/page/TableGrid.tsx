// A table as a grid of cells. Cells that are no text, and notes, are edited row by row.
import { type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import type { EditorShape } from '../shape.ts';
import css from './editor.module.css';
import { FormContext, goToSoon, idOf, inner, summaryOf } from './field-props.ts';

type Row = { name: string; cells: unknown[] };

/** Whether a group is a table: columns, and rows with cells. */
export function tableIn({ fields }: Extract<EditorShape, { kind: 'group' }>): boolean {
  const of = (name: string) => {
    const { shape } = fields.find((field) => field.name === name) ?? {};
    return shape?.kind === 'list' ? shape.of : undefined;
  };
  const row = of('rows');
  return (
    of('columns')?.kind === 'text' && row?.kind === 'group' && row.fields.some(({ name }) => name === 'cells')
  );
}

const fit = (cells: unknown[], length: number) => Array.from({ length }, (_, at) => cells[at] ?? '');
const withAt = (cells: unknown[], at: number, text: string) =>
  fit(cells, Math.max(cells.length, at + 1)).with(at, text);

type TableGridProps = {
  path: string;
  value: Record<string, unknown>;
  onChange: (next: { columns: string[]; rows: Row[] }) => void;
  /** The rows as a list. */
  children: ReactNode;
};

export function TableGrid({ path, value, onChange, children }: TableGridProps) {
  const [isList, setList] = useState(false);
  const { problems } = useContext(FormContext);
  const columns = (value.columns ?? []) as string[];
  const rows = ((value.rows ?? []) as Row[]).map((row) => ({ ...row, cells: row.cells ?? [] }));
  const width = Math.max(columns.length, 2);
  const inside = problems.filter(
    ({ field }) => field.startsWith(inner(path, 'rows')) || field.startsWith(inner(path, 'columns')),
  );
  const emptyRow = (): Row => ({ name: '', cells: Array.from({ length: width - 1 }, () => '') });
  const addRow = () => {
    onChange({ columns, rows: [...rows, emptyRow()] });
    goToSoon(inner(path, `rows.${rows.length}.name`));
  };
  const setWidth = (next: number) => {
    onChange({
      columns: fit(columns, next) as string[],
      rows: rows.map((row) => ({ ...row, cells: fit(row.cells, next - 1) })),
    });
    goToSoon(inner(path, `columns.${next - 1}`));
  };
  const cell = (part: string, label: string, now: unknown, set: (text: string) => void, below?: string) => {
    const field = inner(path, part);
    if (typeof now !== 'string') return <span id={idOf(field)}>{summaryOf(now)}</span>;
    /** Enter goes to the cell below; below the last row is a new one. */
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (below) goToSoon(inner(path, below));
      else addRow();
    };
    return (
      <textarea
        id={idOf(field)}
        className={fieldCss.input}
        rows={1}
        aria-label={label}
        aria-invalid={inside.some((problem) => problem.field === field)}
        value={now}
        onChange={(event) => set(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={press}
      />
    );
  };
  const change = (at: number, row: Partial<Row>) =>
    onChange({ columns, rows: rows.map((each, other) => (other === at ? { ...each, ...row } : each)) });
  return (
    <div className={css.stack}>
      {isList ? (
        children
      ) : (
        <div className={css.grid}>
          <table>
            <thead>
              <tr>
                {Array.from({ length: width }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                  <th key={at} scope="col">
                    {cell(
                      `columns.${at}`,
                      `Heading of column ${at + 1}`,
                      columns[at] ?? '',
                      (text) => onChange({ columns: withAt(columns, at, text) as string[], rows }),
                      rows.length > 0 ? `rows.0.${at === 0 ? 'name' : `cells.${at - 1}`}` : undefined,
                    )}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => {
                const next = at + 1 < rows.length ? `rows.${at + 1}` : undefined;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position
                  <tr key={at}>
                    <th scope="row">
                      {cell(
                        `rows.${at}.name`,
                        `Row ${at + 1}, ${columns[0] || 'name'}`,
                        row.name ?? '',
                        (name) => change(at, { name }),
                        next && `${next}.name`,
                      )}
                    </th>
                    {Array.from({ length: width - 1 }, (_, to) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
                      <td key={to}>
                        {cell(
                          `rows.${at}.cells.${to}`,
                          `Row ${at + 1}, ${columns[to + 1] || `column ${to + 2}`}`,
                          row.cells[to] ?? '',
                          (text) => change(at, { cells: withAt(row.cells, to, text) }),
                          next && `${next}.cells.${to}`,
                        )}
                      </td>
                    ))}
                    <td>
                      <button
                        type="button"
                        aria-label={`Remove row ${at + 1}`}
                        onClick={() => onChange({ columns, rows: rows.toSpliced(at, 1) })}
                      >
                        ×
                      </button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {!isList &&
        inside.map(({ field, message }) => (
          <p key={field} className={css.wrong}>
            {message}
          </p>
        ))}
      <div className={css.row}>
        {!isList && (
          <>
            <button type="button" onClick={addRow}>
              Add row
            </button>
            <button type="button" onClick={() => setWidth(width + 1)}>
              Add column
            </button>
            <button type="button" disabled={width <= 2} onClick={() => setWidth(width - 1)}>
              Remove the last column
            </button>
          </>
        )}
        <button type="button" onClick={() => setList(!isList)}>
          {isList ? 'Edit as a table' : 'Move rows, add notes, links and badges'}
        </button>
      </div>
    </div>
  );
}
