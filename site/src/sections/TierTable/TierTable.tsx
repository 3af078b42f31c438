// Tiers as a table, one row each with a list at its end. On a phone each row becomes a block under the tier's name.
import { Badge } from '~/ui/Badge/Badge';
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import { Ticks } from '~/ui/Ticks/Ticks';
import css from './TierTable.module.css';

export type TierRow = {
  name: string;
  badge?: string;
  highlighted?: boolean;
  /** One for each column between the first and the last. */
  cells: readonly string[];
  list: readonly string[];
};

export type TierTableProps = {
  title: string;
  lead?: string;
  /** The first heads the names, the last the lists; `strong` is the figure to compare. */
  columns: readonly { name: string; strong?: boolean }[];
  tiers: readonly TierRow[];
  footnote?: string;
  id?: string;
  tone?: Tone;
};

export function TierTable({ title, lead, columns, tiers, footnote, id, tone = 'ground' }: TierTableProps) {
  const headingId = `${id ?? 'tiers'}-title`;
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} id={headingId} />
      <table className={css.table} aria-labelledby={headingId}>
        <thead className={css.head}>
          <tr>
            {columns.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr className={tier.highlighted ? `${css.tier} ${css.highlighted}` : css.tier} key={tier.name}>
              <th className={css.name} scope="row">
                {tier.name}
                {tier.badge && (
                  <span className={css.badge}>
                    <Badge tone="accent">{tier.badge}</Badge>
                  </span>
                )}
              </th>
              {tier.cells.map((cell, index) => {
                const column = columns[index + 1];
                return (
                  <td
                    className={column?.strong ? `${css.cell} ${css.strong}` : css.cell}
                    data-column={column?.name}
                    key={column?.name}
                  >
                    {cell}
                  </td>
                );
              })}
              <td className={css.list}>
                <Ticks items={tier.list} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {footnote && <p className={css.footnote}>{footnote}</p>}
    </Band>
  );
}
