// A table of tiers, with one highlighted.
import { CompareTable } from './CompareTable';

export const examples = {
  tiers: (
    <CompareTable
      title="Tiers"
      columns={[
        { name: 'What you get' },
        { name: 'Bronze' },
        { name: 'Silver' },
        { name: 'Platinum', badge: 'Most Popular', highlighted: true },
      ]}
      rows={[
        { label: 'Referrals', cells: ['1-10', '11-25', '51+'] },
        { label: 'Commission', cells: ['15%', '20%', '30%'] },
        { label: 'Account manager', cells: [false, false, true] },
      ]}
      footnote="Paid in UGX or USD."
    />
  ),
};
