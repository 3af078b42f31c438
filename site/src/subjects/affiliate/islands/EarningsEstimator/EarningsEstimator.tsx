// What an affiliate could earn: referrals × plan × the tier's rate. Before the script, and without it, a table of
// worked examples stands there; the script puts the controls above it.
import { useState, useSyncExternalStore } from 'react';
import { formatUgx, formatUsd } from '~/lib/money';
import { PillRadios } from '~/ui/PillRadios/PillRadios';
import { commission, type Tier, tierOf } from '../../commission';
import css from './EarningsEstimator.module.css';

export type EarningsEstimatorProps = {
  plans: readonly { id: string; name: string; monthlyUgx: number }[];
  tiers: readonly Tier[];
  ugxPerUsd: number;
  /** Over how many months a school's payments earn. */
  months: number;
  mostReferrals: number;
  examples: readonly { referrals: number; plan: string }[];
};

const never = () => () => {};

export function EarningsEstimator(props: EarningsEstimatorProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={css.estimator}>
      {hydrated && <Controls {...props} />}
      <Examples {...props} />
    </div>
  );
}

function Controls({ plans, tiers, ugxPerUsd, months, mostReferrals }: EarningsEstimatorProps) {
  const [referrals, setReferrals] = useState(12);
  const [planId, setPlanId] = useState(plans[0]?.id ?? '');
  const price = plans.find(({ id }) => id === planId)?.monthlyUgx ?? 0;
  const tier = tierOf(referrals, tiers);
  const monthly = commission(referrals, price, tiers);
  const schools = referrals === 1 ? '1 school' : `${referrals} schools`;

  return (
    <div className={css.controls}>
      <div>
        <label className={css.label} htmlFor="estimate-referrals">
          Schools you refer: <strong>{referrals}</strong>
        </label>
        <input
          className={css.range}
          id="estimate-referrals"
          type="range"
          min={1}
          max={mostReferrals}
          value={referrals}
          aria-valuetext={`${schools}, ${tier.name}`}
          onChange={(event) => setReferrals(Number(event.target.value))}
        />
      </div>
      <PillRadios
        legend="The plan they choose"
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
        <span className={css.dollars}>about {formatUsd(dollars(monthly, ugxPerUsd))} a month</span>
        <span className={css.year}>
          {formatUgx(monthly * months)}, about {formatUsd(dollars(monthly * months, ugxPerUsd))}, over{' '}
          {months} months
        </span>
      </output>
    </div>
  );
}

function Examples({ plans, tiers, ugxPerUsd, examples }: EarningsEstimatorProps) {
  return (
    <table className={css.examples}>
      <caption className={css.caption}>Worked examples, commission a month</caption>
      <thead>
        <tr>
          <th scope="col">Referrals</th>
          <th scope="col">Tier</th>
          <th scope="col">UGX and USD</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ referrals, plan }) => {
          const chosen = plans.find(({ id }) => id === plan);
          const monthly = commission(referrals, chosen?.monthlyUgx ?? 0, tiers);
          const tier = tierOf(referrals, tiers);
          return (
            <tr key={referrals}>
              <th scope="row">
                {referrals} on {chosen?.name}
              </th>
              <td>
                {tier.name}, {tier.percent}%
              </td>
              <td>
                {formatUgx(monthly)}
                <span className={css.exampleDollars}>{formatUsd(dollars(monthly, ugxPerUsd))}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whole dollars: the rate is not good for cents. */
const dollars = (ugx: number, ugxPerUsd: number) => Math.round(ugx / ugxPerUsd);
