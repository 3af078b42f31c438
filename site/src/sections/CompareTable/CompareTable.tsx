// A real table: what each column offers, row by row. On a phone it scrolls sideways under its own headings.

import { Badge } from '~/ui/Badge/Badge';
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './CompareTable.module.css';

/** `true` and `false` stand for included and not included. */
export type Cell = string | boolean;

export type CompareTableProps = {
  title: string;
  lead?: string;
  /** The first heading names the rows. */
  columns: readonly { name: string; badge?: string; highlighted?: boolean }[];
  rows: readonly { label: string; cells: readonly Cell[] }[];
  id?: string;
  tone?: Tone;
  footnote?: string;
};

export function CompareTable({
  title,
  lead,
  columns,
  rows,
  id,
  tone = 'ground',
  footnote,
}: CompareTableProps) {
  const headingId = `${id ?? 'compare'}-title`;
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} id={headingId} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-labelledby={headingId}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map(({ name, badge, highlighted }) => (
                <th className={highlighted ? css.highlighted : undefined} scope="col" key={name}>
                  {name}
                  {badge && (
                    <span className={css.badge}>
                      <Badge tone="accent">{badge}</Badge>
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td
                    className={columns[index + 1]?.highlighted ? css.highlighted : undefined}
                    key={columns[index + 1]?.name}
                  >
                    <CellText cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {footnote && <p className={css.footnote}>{footnote}</p>}
    </Band>
  );
}

function CellText({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell;
  return cell ? (
    <>
      <span className={css.yes} aria-hidden="true" />
      <span className="visually-hidden">Included</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not included</span>
    </>
  );
}
