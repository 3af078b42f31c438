// The frame of every chart: a caption that says what is counted and when, the drawing, and under it what has to be known
// to read it. Its stylesheet is plain, with names that stay, since texts and files hold charts too.
import type { ReactNode } from 'react';
import './chart.css';

/** Nile for the thing itself, grey for what it is compared with, clay for what went wrong, marigold to be seen first. */
export type Tone = 'brand' | 'quiet' | 'warm' | 'accent';

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
