// The frame of every chart: caption, drawing, and a note. Its stylesheet is not a module because texts and files
// contain charts too.
import './chart.css';
import type { ReactNode } from 'react';
import { pieces } from '~/lib/charts/geometry';

export type ChartProps = {
  caption: ReactNode;
  /** Such as the start of the axis, or omitted data. */
  note?: string | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
};

export function Chart({ caption, note, wide = false, children }: ChartProps) {
  return (
    <figure className={wide ? 'chart wide' : 'chart'} data-reveal>
      <figcaption>{caption}</figcaption>
      {children}
      {note && <p className="note">{note}</p>}
    </figure>
  );
}

/** Shares of a whole: one bar, and below it each share with its name and number. They must add up to 100. */
type Share = { name: string; percent: number };

/** Order of the colours; a fifth would be hard to distinguish. */
export const shareTones = ['brand', 'accent', 'pale', 'quiet'] as const;

export function Whole({ shares }: { shares: readonly Share[] }) {
  if (shares.length > shareTones.length) throw new Error(`A whole has at most ${shareTones.length} shares.`);
  return (
    <>
      <svg className="whole" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {pieces(shares.map(({ percent }) => percent)).map(({ start, width }, index) => (
          <rect className={shareTones[index]} key={start} x={start} width={width} height="6" />
        ))}
      </svg>
      <ul role="list" className="shares">
        {shares.map(({ name, percent }, index) => (
          <li key={name}>
            <svg viewBox="0 0 8 8" aria-hidden="true">
              <rect className={shareTones[index]} width="8" height="8" />
            </svg>
            {name} <strong>{percent}%</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
