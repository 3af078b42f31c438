// The estimator of the affiliate programme, with rates and prices from the facts.
import { planName, planPrices, ugxPerUsd } from '~/facts/prices';
import { affiliateTiers, commissionMonths } from '~/facts/programmes';
import { fillValues } from '~/lib/format-text';
import { formatUgx, formatUsd } from '~/lib/money';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import { commission, dollars, type Estimator, tierOf } from './commission';
import type { EstimatorWords, WorkedExamplesWords } from './words';

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
