// Tiers as a table, one row each with a list at its end. On a phone each row becomes a block under the tier's name.
import { Band, type Tone } from '~/ui/Band/Band';
import { Footnote } from '~/ui/Footnote/Footnote';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import { Table } from '~/ui/Table/Table';
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
      <Table
        className={css.table}
        headClassName={css.head}
        labelledBy={headingId}
        columns={columns}
        rows={tiers.map((tier) => ({
          key: tier.name,
          className: tier.highlighted ? `${css.tier} ${css.highlighted}` : css.tier,
          head: tier.name,
          badge: tier.badge,
          headClassName: css.name,
          cells: [
            ...tier.cells.map((content, index) => ({
              content,
              className: columns[index + 1]?.strong ? `${css.cell} ${css.strong}` : css.cell,
            })),
            { content: <Ticks items={tier.list} />, className: css.list },
          ],
        }))}
      />
      {footnote && <Footnote>{footnote}</Footnote>}
    </Band>
  );
}
