// Fees of a term: amount paid, recent payments, and payment methods.
import { Panel } from '../Panel/Panel';
import type { FeesWords } from '../words';
import css from './FeesPanel.module.css';

export type Fees = Omit<FeesWords, 'collected' | 'tuition' | 'boarding'> & {
  collected: string;
  percent: number;
};

type FeesPanelProps = {
  fees: Fees;
  /** The sum and last bar after each further payment; `data-when` selects one. */
  gains?: readonly { collected: string; amount: number }[];
};

const STEP = 12;
const TALL = 44;

export function FeesPanel({ fees, gains = [] }: FeesPanelProps) {
  const { bars } = fees.lately;
  const most = Math.max(...bars.map(({ amount }) => amount));
  const tall = (amount: number) => Math.round((amount / most) * TALL);
  const last = bars.length - 1;
  const now = tall(bars[last]?.amount ?? 0);
  const figure = gains.length ? <Sums first={fees.collected} gains={gains} /> : fees.collected;
  return (
    <Panel title={fees.title} figure={figure} note={fees.target}>
      <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width="100" height="4" />
        <rect className={css.fill} width={fees.percent} height="4" />
      </svg>
      <p className={`quiet ${css.lately}`}>{fees.lately.title}</p>
      <svg
        className={css.bars}
        viewBox={`0 0 ${bars.length * STEP} ${TALL}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ label, amount }, place) => (
          <rect
            className={place === last ? css.now : css.past}
            key={label}
            x={place * STEP + 2}
            y={TALL - tall(amount)}
            width={STEP - 4}
            height={tall(amount)}
          />
        ))}
        {gains.map(({ amount }, which) => (
          <rect
            className={css.now}
            key={amount}
            data-when={which}
            x={last * STEP + 2}
            y={TALL - now - tall(amount)}
            width={STEP - 4}
            height={tall(amount)}
          />
        ))}
      </svg>
      <p className={`quiet ${css.labels}`}>
        {bars.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ul role="list" className={`quiet between ${css.sources}`}>
        {fees.sources.map(({ name, share }) => (
          <li key={name}>
            {name} <strong>{share}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sums({ first, gains }: { first: string; gains: readonly { collected: string }[] }) {
  return (
    <>
      <span data-when="none">{first}</span>
      {gains.map(({ collected }, which) => (
        <span data-when={which} key={collected}>
          {collected}
        </span>
      ))}
    </>
  );
}
