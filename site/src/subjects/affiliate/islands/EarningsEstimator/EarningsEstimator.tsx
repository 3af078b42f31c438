// Estimates what an affiliate earns: referrals × the price of a plan × the rate of the tier.
import { useState } from 'react';
import { counted, fillValues } from '~/lib/format-text';
import { formatUgx, formatUsd } from '~/lib/money';
import { PillRadios } from '~/ui/PillRadios/PillRadios';
import type { EstimatorWords } from '../../words';
import '~/ui/Slider/slider.css';
import css from './EarningsEstimator.module.css';

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

export type EarningsEstimatorProps = {
  words: Omit<EstimatorWords, 'how'>;
  plans: readonly { id: string; name: string; monthlyUgx: number }[];
  tiers: readonly Tier[];
  ugxPerUsd: number;
  /** Number of months in which a school's payments earn a commission. */
  months: number;
};

export function EarningsEstimator({ words, plans, tiers, ugxPerUsd, months }: EarningsEstimatorProps) {
  const [referrals, setReferrals] = useState(3);
  const [planId, setPlanId] = useState(plans[0]?.id ?? '');
  const price = plans.find(({ id }) => id === planId)?.monthlyUgx ?? 0;
  const tier = tierOf(referrals, tiers);
  const monthly = commission(referrals, price, tiers);
  const usd = (ugx: number) => formatUsd(dollars(ugx, ugxPerUsd));

  return (
    <div className={css.controls} data-needs-script>
      <div>
        <label className={css.label} htmlFor="estimate-referrals">
          {words.referrals} <strong>{referrals}</strong>
        </label>
        <input
          className="slider"
          id="estimate-referrals"
          type="range"
          min={1}
          max={words.mostReferrals}
          value={referrals}
          aria-valuetext={`${counted(referrals, words.schools)}, ${tier.name}`}
          onChange={(event) => setReferrals(Number(event.target.value))}
        />
      </div>
      <PillRadios
        legend={words.plan}
        showLegend
        name="estimate-plan"
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={planId}
        onChoose={setPlanId}
      />
      <output className={css.result} htmlFor="estimate-referrals">
        <span className={css.tier}>
          {tier.name}, {tier.percent}%
        </span>
        <span className={css.amount}>{formatUgx(monthly)}</span>
        <span className={css.dollars}>{fillValues(words.monthly, { usd: usd(monthly) })}</span>
        <span className={css.year}>
          {fillValues(words.yearly, {
            ugx: formatUgx(monthly * months),
            usd: usd(monthly * months),
            months,
          })}
        </span>
      </output>
    </div>
  );
}

/** Whole dollars: the exchange rate is not exact enough for cents. */
export const dollars = (ugx: number, ugxPerUsd: number) => Math.round(ugx / ugxPerUsd);
