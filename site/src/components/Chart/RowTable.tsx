// A table of numbers with a small drawing in each row. The drawings have no text, so they shrink with the page and the
// letters do not.
import type { ReactNode } from 'react';
import './chart.css';

export type DrawnRow = { name: string; drawing: ReactNode; numbers: readonly string[] };

type RowTableProps = {
  rows: readonly DrawnRow[];
  heads?: readonly string[] | undefined;
  /** The colour of each column's bar. */
  tones?: readonly (string | undefined)[] | undefined;
  /** Labels below the drawings, from left to right: 0, 50%, 100%. */
  axis?: readonly string[] | undefined;
};

/** Axis of percentages, in the unit of their texts. */
export const shareAxis = (text = '') => (text.endsWith('%') ? ['0', '50%', '100%'] : ['0', '50', '100']);

export function RowTable({ rows, heads, tones, axis }: RowTableProps) {
  // On a phone three columns and a drawing do not fit: each number has its column's name.
  const many = heads !== undefined && heads.length > 2;
  return (
    <table className={many ? 'rows many' : 'rows'}>
      {heads && (
        <thead>
          <tr>
            <td />
            <td className="drawn" />
            {heads.map((head, index) => (
              <th className={tones?.[index] ? `right keyed ${tones[index]}` : 'right'} scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, drawing, numbers }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="drawn">{drawing}</td>
            {numbers.map((number, index) => (
              <td
                data-column={many ? heads[index] : undefined}
                className={/\d|–/.test(number) ? 'right' : 'said'}
                key={heads?.[index] ?? 'number'}
              >
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {axis && (
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td className="drawn">
              <div className="axis">
                {axis.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </div>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
