// Horizontal bars, single or in pairs such as before and after, with their numbers beside them.
import { Fragment } from 'react';
import { along, longest, round } from '~/lib/charts/geometry';
import { RowTable, shareAxis } from './RowTable';
import type { BarRow, ChartTone } from './words';

type BarsProps = {
  rows: readonly BarRow[];
  /** End of the axis: 100 for percentages, otherwise the largest number. */
  most?: number | undefined;
  /** Start of the axis if it is not zero: the chart's note must say so. */
  from?: number | undefined;
};

export function Bars({ rows, most, from = 0 }: BarsProps) {
  const to = most ?? longest(rows.flatMap(({ value, target }) => (target ? [value, target] : [value])));
  return (
    <RowTable
      axis={from === 0 && to === 1 ? shareAxis(rows[0]?.text) : undefined}
      rows={rows.map(({ name, value, text, tone = 'brand', target }) => ({
        name,
        numbers: [text],
        drawing: (
          <Bar
            lines={[{ length: along({ from, to }, value), tone }]}
            mark={target === undefined ? undefined : along({ from, to }, target)}
          />
        ),
      }))}
    />
  );
}

export type PairRow = {
  name: string;
  pair: readonly [PairSide, PairSide];
  /** End of this row's axis, for rows in different units. */
  most?: number | undefined;
};

type PairSide = { value: number; text: string };

type PairsProps = {
  rows: readonly PairRow[];
  /** Names of the two bars: "Before", "After". */
  heads: readonly [string, string];
  tones: readonly [ChartTone, ChartTone];
};

export function Pairs({ rows, heads, tones }: PairsProps) {
  const values = rows.flatMap(({ pair, most }) => (most ? [] : pair.map(({ value }) => value)));
  const shared = values.length > 0 ? longest(values) : 1;
  return (
    <RowTable
      heads={heads}
      axis={values.length > 0 && shared === 1 ? shareAxis(rows[0]?.pair[0].text) : undefined}
      rows={rows.map(({ name, pair, most = shared }) => ({
        name,
        numbers: pair.map(({ text }) => text),
        drawing: (
          <Bar
            lines={pair.map(({ value }, place) => ({
              length: along({ from: 0, to: most }, value),
              tone: tones[place] ?? 'brand',
            }))}
          />
        ),
      }))}
    />
  );
}

const THICK = 6;

type BarProps = { lines: readonly { length: number; tone: ChartTone }[]; mark?: number | undefined };

/** Decorative: the text beside it has the same numbers. */
export function Bar({ lines, mark }: BarProps) {
  const height = lines.length * (THICK + 1) - 1;
  return (
    <svg
      className={lines.length > 1 ? 'two' : undefined}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ length, tone }, place) => {
        const y = place * (THICK + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is told apart by its place alone
          <Fragment key={place}>
            <rect className="track" y={y} width="100" height={THICK} />
            <rect className={tone} y={y} width={length} height={THICK} />
          </Fragment>
        );
      })}
      {mark !== undefined && (
        <rect className="mark" x={round(Math.min(mark, 99.2))} width="0.8" height={height} />
      )}
    </svg>
  );
}
