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

export type TableOfNumbers = {
  /** What opens it: “The numbers as a table”. */
  summary: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The numbers of a drawing that cannot say all of them itself. */
export function NumbersTable({ summary, heads, rows }: TableOfNumbers) {
  return (
    <details className="numbers">
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
