// A whole cut into its shares: one bar, and under it each share with its name and number. They must make 100.
import { pieces } from '~/lib/charts/geometry';
import './chart.css';

export type Share = { name: string; percent: number };

/** The order of the pieces' colours; a fifth would be hard to tell apart. */
const tones = ['brand', 'accent', 'warm', 'quiet'] as const;

export function Whole({ shares }: { shares: readonly Share[] }) {
  if (shares.length > tones.length) throw new Error(`A whole has at most ${tones.length} shares.`);
  return (
    <>
      <svg className="whole" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {pieces(shares.map(({ percent }) => percent)).map(({ start, width }, index) => (
          <rect className={tones[index]} key={start} x={start} width={width} height="6" />
        ))}
      </svg>
      <ul className="shares">
        {shares.map(({ name, percent }, index) => (
          <li key={name}>
            <svg viewBox="0 0 8 8" aria-hidden="true">
              <rect className={tones[index]} width="8" height="8" />
            </svg>
            {name} <strong>{percent}%</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
