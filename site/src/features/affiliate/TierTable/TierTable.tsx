// A table of tiers, each row with a list at its end. On a phone each row is a block.
import { Section, type SectionProps } from '~/components/Section/Section';
import { Table } from '~/components/Table/Table';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './TierTable.module.css';

export type TierRow = {
  name: string;
  badge?: string;
  highlighted?: boolean;
  /** One for each column between the first and the last. */
  cells: readonly string[];
  list: readonly string[];
};

export type TierTableProps = SectionProps & {
  /** The first is for the names, the last for the lists; `strong` marks the figure to compare. */
  columns: readonly { name: string; strong?: boolean }[];
  tiers: readonly TierRow[];
};

export function TierTable({ columns, tiers, ...section }: TierTableProps) {
  const headingId = `${section.id ?? 'tiers'}-title`;
  return (
    <Section {...section} headingId={headingId}>
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
    </Section>
  );
}
