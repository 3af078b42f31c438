// Chart of the bug bounty's rewards on one scale.
import { along } from '~/lib/charts/geometry';
import { type RewardScaleWords, rewardRange } from '../words';
import css from './RewardScale.module.css';

const MILLION = 1_000_000;

export function RewardScale({ tiers, caption }: RewardScaleWords) {
  const rows = tiers.map((tier) => ({ ...tier, ...rewardRange(tier.figure) }));
  const to = Math.max(...rows.map((row) => row.to));
  const steps = [0, 1, 2, 3].map((third) => (third * to) / 3);
  return (
    <figure className={css.scale}>
      <figcaption className={`small bold ${css.caption}`}>{caption}</figcaption>
      <dl className={css.rows}>
        {rows.map((row, nth) => {
          const start = along({ from: 0, to }, row.from);
          return (
            <div className={css.row} key={row.name}>
              <dt className={css.name}>{row.name}</dt>
              <dd className="bold numbers">{row.figure}</dd>
              <dd className={css.bar}>
                <svg width="100%" height="22" aria-hidden="true">
                  <rect className={css.track} width="100%" height="22" />
                  <rect
                    className={css[`tone${nth}`]}
                    x={`${start}%`}
                    width={`${along({ from: 0, to }, row.to) - start}%`}
                    height="22"
                  />
                </svg>
              </dd>
            </div>
          );
        })}
      </dl>
      <svg className={css.axis} width="100%" height="18" aria-hidden="true">
        {steps.map((step, nth) => (
          <text
            x={`${along({ from: 0, to }, step)}%`}
            y="14"
            textAnchor={nth === 0 ? 'start' : nth === steps.length - 1 ? 'end' : 'middle'}
            key={step}
          >
            {nth === 0 ? '0' : `${Math.round(step / MILLION)}M`}
          </text>
        ))}
      </svg>
    </figure>
  );
}
