// The frame of every chart: a caption that says what is counted and when, the drawing, and under it what has to be known
// to read it. Its stylesheet is plain, with names that stay, since texts and files hold charts too.
import './chart.css';
import type { ReactNode } from 'react';
import { pieces } from '~/lib/charts/geometry';

export type ChartProps = {
  caption: ReactNode;
  /** Where an axis begins, what is left out. */
  note?: string | undefined;
  /** As wide as the page, for a year or a long axis; else as wide as a text. */
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

/** A whole cut into its shares: one bar, and under it each share with its name and number. They must make 100. */
type Share = { name: string; percent: number };

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
