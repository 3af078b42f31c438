// Fees of a term: how much is in, week by week, and by which way it came.
import { Panel } from '../Panel/Panel';
import css from './FeesPanel.module.css';

export type Fees = {
  title: string;
  collected: string;
  target: string;
  percent: number;
  weeks: readonly number[];
  sources: readonly { name: string; share: string }[];
};

const STEP = 12;
const TALL = 44;

export function FeesPanel({ fees }: { fees: Fees }) {
  const most = Math.max(...fees.weeks);
  return (
    <Panel title={fees.title} figure={fees.collected} note={fees.target}>
      <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width="100" height="4" />
        <rect className={css.fill} width={fees.percent} height="4" />
      </svg>
      <svg
        className={css.weeks}
        viewBox={`0 0 ${fees.weeks.length * STEP} ${TALL}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {fees.weeks.map((amount, week) => {
          const height = Math.round((amount / most) * TALL);
          return (
            <rect
              className={amount === most ? css.peak : css.week}
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the row
              key={week}
              x={week * STEP}
              y={TALL - height}
              width={STEP - 4}
              height={height}
            />
          );
        })}
      </svg>
      <ul className={css.sources}>
        {fees.sources.map(({ name, share }) => (
          <li key={name}>
            {name} <strong>{share}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
