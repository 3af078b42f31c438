// Earnings of an affiliate: referrals × the price of a plan × the rate of the tier.
import { counted, fillValues } from '~/lib/format-text';
import { formatUgx, formatUsd } from '~/lib/money';
import type { EstimatorWords } from './words';

export type Tier = { name: string; from: number; percent: number };

/** The highest tier for a number of referrals; tiers are in ascending order. */
export function tierOf<T extends Tier>(referrals: number, tiers: readonly T[]): T {
  const tier = tiers.filter(({ from }) => referrals >= from).pop();
  if (!tier) throw new Error(`No tier begins at ${referrals} referrals.`);
  return tier;
}

/** The commission on one payment of each referred school, in whole units of its currency. */
export function commission(referrals: number, price: number, tiers: readonly Tier[]): number {
  return Math.round((referrals * price * tierOf(referrals, tiers).percent) / 100);
}

/** Whole dollars: the exchange rate is not exact enough for cents. */
const dollars = (ugx: number, ugxPerUsd: number) => Math.round(ugx / ugxPerUsd);

export type Estimator = {
  words: Omit<EstimatorWords, 'how'>;
  plans: readonly { id: string; name: string; monthlyUgx: number }[];
  tiers: readonly Tier[];
  ugxPerUsd: number;
  months: number;
};

export function estimateOf(
  { words, plans, tiers, ugxPerUsd, months }: Estimator,
  referrals: number,
  plan: string,
) {
  const tier = tierOf(referrals, tiers);
  const monthly = commission(referrals, plans.find(({ id }) => id === plan)?.monthlyUgx ?? 0, tiers);
  const usd = (ugx: number) => formatUsd(dollars(ugx, ugxPerUsd));
  const yearly = { ugx: formatUgx(monthly * months), usd: usd(monthly * months), months };
  return {
    referrals: String(referrals),
    schools: `${counted(referrals, words.schools)}, ${tier.name}`,
    tier: `${tier.name}, ${tier.percent}%`,
    amount: formatUgx(monthly),
    dollars: fillValues(words.monthly, { usd: usd(monthly) }),
    year: fillValues(words.yearly, yearly),
  };
}
