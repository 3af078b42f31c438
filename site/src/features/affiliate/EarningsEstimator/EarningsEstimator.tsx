// Estimates what an affiliate earns.
import { PillRadios } from '~/components/PillRadios/PillRadios';
import type { Link } from '~/components/schema';
import { type Estimator, estimateOf } from '../commission';
import '~/components/Slider/slider.css';
import css from './EarningsEstimator.module.css';

const REFERRALS = 3;

export function EarningsEstimator({ how, ...estimator }: Estimator & { how: Link }) {
  const { words, plans } = estimator;
  const first = plans[0]?.id ?? '';
  const shown = estimateOf(estimator, REFERRALS, first);
  return (
    <div id="estimate">
      <div
        className={`stack panel ${css.controls}`}
        data-needs-script
        data-client="EarningsEstimator"
        data-estimator={JSON.stringify(estimator)}
      >
        <div>
          <label className={`bold ${css.label}`} htmlFor="estimate-referrals">
            {words.referrals} <strong data-of="referrals">{shown.referrals}</strong>
          </label>
          <input
            className="slider"
            id="estimate-referrals"
            type="range"
            min={1}
            max={words.mostReferrals}
            defaultValue={REFERRALS}
            aria-valuetext={shown.schools}
          />
        </div>
        <PillRadios
          legend={words.plan}
          showLegend
          name="estimate-plan"
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={first}
        />
        <output className={`numbers ${css.result}`} htmlFor="estimate-referrals">
          {(['tier', 'amount', 'dollars', 'year'] as const).map((part) => (
            <span className={css[part]} data-of={part} key={part}>
              {shown[part]}
            </span>
          ))}
        </output>
      </div>
      <p className={css.how}>
        <a href={how.href}>{how.label}</a>
      </p>
    </div>
  );
}
