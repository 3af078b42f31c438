// Dot charts: some of a small number, or every value along a line.
import { along, round } from '~/lib/charts/geometry';
import { RowTable } from './RowTable';
import type { ChartTone } from './schema';

type DotRow = {
  name: string;
  /** Of ten. */
  filled: number;
  /** The number as it is read: "7 of 10". */
  text: string;
  tone?: ChartTone | undefined;
};

export function Dots({ rows }: { rows: readonly DotRow[] }) {
  return (
    <RowTable
      rows={rows.map(({ name, filled, text, tone = 'brand' }) => ({
        name,
        numbers: [text],
        drawing: <DotField filled={filled} of={10} tone={tone} />,
      }))}
    />
  );
}

/** Rows of ten; from thirty dots on rows of twenty, so that the chart is never taller than wide. */
export function DotField({ filled, of, tone }: { filled: number; of: number; tone: ChartTone }) {
  if (filled > of) throw new Error(`${filled} of ${of} cannot be drawn.`);
  const across = of > 30 ? 20 : 10;
  const step = 100 / across;
  const dots = Array.from({ length: of }, (_, place) => ({
    x: round((place % across) * step + step / 2),
    y: round(Math.floor(place / across) * step + step / 2),
  }));
  return (
    <svg viewBox={`0 0 100 ${round(Math.ceil(of / across) * step)}`} className="dots" aria-hidden="true">
      {dots.map(({ x, y }, place) => (
        <circle
          className={place < filled ? tone : 'track'}
          cx={x}
          cy={y}
          r={round(step * 0.4)}
          key={`${x} ${y}`}
        />
      ))}
    </svg>
  );
}

/** A dot for each value from zero to the largest; a stroke shows the mean. */
type DotStripRow = { name: string; values: readonly number[]; mean: number; text: string };

export function DotStrips({ rows, head }: { rows: readonly DotStripRow[]; head: string }) {
  const most = Math.max(...rows.flatMap(({ values }) => values));
  return (
    <RowTable
      heads={[head]}
      axis={['0', String(most)]}
      rows={rows.map(({ name, values, mean, text }) => ({
        name,
        numbers: [text],
        drawing: <Strip values={values} mean={mean} most={most} />,
      }))}
    />
  );
}

/** Stacks equal values, at most six high. */
function Strip({ values, mean, most }: { values: readonly number[]; mean: number; most: number }) {
  const at = (value: number) => round(2 + along({ from: 0, to: most }, value) * 0.96);
  const seen = new Map<number, number>();
  const dots = values
    .toSorted((a, b) => a - b)
    .map((value, place) => {
      const x = at(value);
      const level = seen.get(Math.round(x)) ?? 0;
      seen.set(Math.round(x), level + 1);
      return { x, y: round(12 - (level % 6) * 2), place };
    });
  return (
    <svg viewBox="0 0 100 14" aria-hidden="true">
      <rect className="track" y="13.4" width="100" height="0.4" />
      {dots.map(({ x, y, place }) => (
        <circle className="brand" cx={x} cy={y} r="1" key={place} />
      ))}
      <rect className="quiet" x={round(at(mean) - 0.3)} width="0.6" height="14" />
    </svg>
  );
}
