// Two tiers, the second highlighted.
import { TierTable } from './TierTable';

export const examples = {
  two: (
    <TierTable
      id="example-tiers"
      title="Tiers"
      columns={[
        { name: 'Tier' },
        { name: 'Referrals' },
        { name: 'Commission', strong: true },
        { name: 'Bonuses' },
      ]}
      tiers={[
        { name: 'Bronze', cells: ['1-10', '15%'], list: ['A welcome pack'] },
        {
          name: 'Platinum',
          badge: 'Most Popular',
          highlighted: true,
          cells: ['51+', '30%'],
          list: ['A manager of your own', 'Early access'],
        },
      ]}
      footnote="Counted over all your schools."
    />
  ),
};
