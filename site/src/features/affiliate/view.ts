// The estimator of the affiliate programme, with rates and prices from the facts.
import { planName, prices } from '~/facts/prices';
import { affiliate as facts } from '~/facts/programmes';
import type { Estimator } from './commission';
import type { EstimatorWords } from './words';

export const estimatorOf = ({ how: _, ...words }: EstimatorWords): Estimator => ({
  words,
  plans: (['starter', 'professional', 'enterprise'] as const).map((id) => ({
    id,
    name: planName(id),
    monthlyUgx: prices.planPrices[id].annual,
  })),
  tiers: facts.tiers.map(({ name, from, percent }) => ({ name, from, percent })),
  ugxPerUsd: prices.ugxPerUsd,
  months: facts.commissionMonths,
});
