// How many in ten, or every one of a number that can be counted: a dot for each, the first ones filled.
import { round } from '~/lib/charts/geometry';
import type { Tone } from './Chart';
import { RowTable } from './RowTable';

export type DotRow = {
  name: string;
  filled: number;
  /** How many there are in all. */
  of?: number | undefined;
  text: string;
  tone?: Tone | undefined;
};

export function Dots({ rows }: { rows: readonly DotRow[] }) {
  return (
    <RowTable
      rows={rows.map(({ name, filled, of = 10, text, tone = 'brand' }) => ({
        name,
        numbers: [text],
        drawing: <DotField filled={filled} of={of} tone={tone} />,
      }))}
    />
  );
}

/** In rows of ten; from thirty on of twenty, so that a field is never taller than wide. */
export function DotField({ filled, of, tone }: { filled: number; of: number; tone: Tone }) {
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
