// The tiers and the estimator of the affiliate programme, with rates and prices from the facts.
import { planName, planPrices, ugxPerUsd } from '~/facts/prices';
import { affiliateTiers, commissionMonths, referralsIn } from '~/facts/programmes';
import { fillValues } from '~/lib/format-text';
import { formatUgx, formatUsd } from '~/lib/money';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import { commission, dollars, type Estimator, tierOf } from './commission';
import type { TierTableProps } from './TierTable/TierTable';
import type { EstimatorWords, TierTableWords, WorkedExamplesWords } from './words';

/** Highlights the top tier. */
export const tierTable = ({ columns, badge, bonuses, ...section }: TierTableWords): TierTableProps => ({
  ...section,
  columns: columns.map((name, at) => ({ name, ...(at === 2 && { strong: true }) })),
  tiers: affiliateTiers.map((tier) => ({
    name: tier.name,
    ...(tier.to === null && { badge, highlighted: true }),
    cells: [referralsIn(tier), `${tier.percent}%`, tier.payouts],
    list: bonuses[tier.name],
  })),
});

export const estimatorOf = ({ how: _, ...words }: EstimatorWords): Estimator => ({
  words,
  plans: (['starter', 'professional', 'enterprise'] as const).map((id) => ({
    id,
    name: planName(id),
    monthlyUgx: planPrices[id].annual,
  })),
  tiers: affiliateTiers.map(({ name, from, percent }) => ({ name, from, percent })),
  ugxPerUsd,
  months: commissionMonths,
});

export function workedExamples({ row, examples, ...section }: WorkedExamplesWords): DataTableProps {
  const rows = examples.map(({ referrals, plan }) => {
    const monthly = commission(referrals, planPrices[plan].annual, affiliateTiers);
    const { name, percent } = tierOf(referrals, affiliateTiers);
    return {
      name: fillValues(row, { referrals, plan: planName(plan) }),
      cells: [`${name}, ${percent}%`, [formatUgx(monthly), formatUsd(dollars(monthly, ugxPerUsd))]],
    };
  });
  return { ...section, rows };
}
