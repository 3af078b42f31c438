// Horizontal bars, single or in pairs such as before and after, with their numbers beside them.
import { Fragment } from 'react';
import { along, longest } from '~/lib/charts/geometry';
import { RowTable, shareAxis } from './RowTable';
import type { ChartTone } from './schema';

type BarRow = {
  name: string;
  value: number;
  /** Where the bar of a range starts. */
  from?: number | undefined;
  /** The number as it is read: "85%". */
  text: string;
  tone?: ChartTone | undefined;
};

export function Bars({ rows }: { rows: readonly BarRow[] }) {
  const to = longest(rows.map(({ value }) => value));
  return (
    <RowTable
      axis={to === 1 ? shareAxis(rows[0]?.text) : undefined}
      rows={rows.map(({ name, value, from = 0, text, tone = 'brand' }) => ({
        name,
        numbers: [text],
        drawing: (
          <Bar
            lines={[
              { start: along({ from: 0, to }, from), length: along({ from: 0, to }, value - from), tone },
            ]}
          />
        ),
      }))}
    />
  );
}

type PairSide = { value: number; text: string };

type PairsProps = {
  rows: readonly { name: string; pair: readonly [PairSide, PairSide] }[];
  /** Names of the two bars: "Before", "After". */
  heads: readonly [string, string];
};

/** Of the first bar of a pair and of the second. */
export const PAIR_TONES = ['brand', 'quiet'] as const;

export function Pairs({ rows, heads }: PairsProps) {
  const to = longest(rows.flatMap(({ pair }) => pair.map(({ value }) => value)));
  return (
    <RowTable
      heads={heads}
      tones={PAIR_TONES}
      axis={to === 1 ? shareAxis(rows[0]?.pair[0].text) : undefined}
      rows={rows.map(({ name, pair }) => ({
        name,
        numbers: pair.map(({ text }) => text),
        drawing: (
          <Bar
            lines={pair.map(({ value }, place) => ({
              length: along({ from: 0, to }, value),
              tone: PAIR_TONES[place] ?? 'brand',
            }))}
          />
        ),
      }))}
    />
  );
}

const THICK = 6;

type BarProps = { lines: readonly { start?: number; length: number; tone: ChartTone | 'pale' }[] };

/** Decorative: the text beside it has the same numbers. */
export function Bar({ lines }: BarProps) {
  const height = lines.length * (THICK + 1) - 1;
  return (
    <svg
      className={lines.length > 1 ? 'two' : undefined}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ start, length, tone }, place) => {
        const y = place * (THICK + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is told apart by its place alone
          <Fragment key={place}>
            <rect className="track" y={y} width="100" height={THICK} />
            <rect className={tone} x={start || undefined} y={y} width={length} height={THICK} />
          </Fragment>
        );
      })}
    </svg>
  );
}
