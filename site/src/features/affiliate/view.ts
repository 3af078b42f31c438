// The estimator of the affiliate programme, with rates and prices from the facts.
import { planName, planPrices, ugxPerUsd } from '~/facts/prices';
import { affiliateTiers, commissionMonths } from '~/facts/programmes';
import type { Estimator } from './commission';
import type { EstimatorWords } from './words';

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
