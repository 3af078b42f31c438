// The brand's motif: a woven track of short slanted bars in rows, as in East African basketry, drawn from a seed.
import { seededRandom } from '@tred/sandbox/seeded-random';

/** 0 is the ground the pattern lies on, 1 the leading colour, 2 and 3 the accents. */
export type WeaveTone = 0 | 1 | 2 | 3;

export type Weave = {
  /** The drawing's size in its own units: its viewBox is `0 0 width height`. */
  width: number;
  height: number;
  /** One SVG path for each tone, to be stroked about five units wide. Empty when the tone is not used. */
  paths: readonly [string, string, string, string];
};

/** A bar stands in a cell of this size and leans across it; the next row leans the other way. */
export const CELL = { width: 8, height: 12, lean: 4, rise: 8 } as const;

type Pattern = (column: number, row: number) => number;

const modulo = (value: number, by: number) => ((value % by) + by) % by;
/** Runs up to `half` and down again. */
const zigzag = (value: number, half: number) => Math.abs(modulo(value, half * 2) - half);

/** The patterns, each a field of numbers; equal numbers form the lines that the tones then colour. */
const PATTERNS: readonly ((pick: (from: number, to: number) => number) => Pattern)[] = [
  (pick) => {
    const direction = pick(0, 1) ? 1 : -1;
    return (column, row) => column + direction * row;
  },
  (pick) => {
    const half = pick(5, 9);
    return (column, row) => row + zigzag(column, half);
  },
  (pick) => {
    const half = pick(4, 7);
    return (column, row) => column + zigzag(row, half);
  },
  (pick) => {
    const half = pick(5, 8);
    return (column, row) => zigzag(column, half) + zigzag(row, half);
  },
  (pick) => {
    const step = pick(3, 5);
    return (column, row) => Math.floor(column / step) + row;
  },
];

/** How a line is coloured as its number rises: runs of tones, repeated. */
const RAMPS: readonly (readonly WeaveTone[])[] = [
  [0, 0, 0, 1, 1, 1, 0, 2],
  [0, 0, 0, 0, 1, 1, 3, 1, 1],
  [0, 0, 1, 1, 1, 1, 2, 0],
  [0, 0, 0, 3, 0, 1, 1, 1, 1, 0],
  [0, 0, 0, 1, 2, 1],
  [1, 1, 1, 0, 0, 0, 3, 2, 3, 0, 0],
];

/** Draws the weave of a seed. The same arguments always give the same drawing. */
export function weave(seed: string, columns: number, rows: number): Weave {
  const next = seededRandom(seed);
  const pick = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pattern = (PATTERNS[pick(0, PATTERNS.length - 1)] as (typeof PATTERNS)[number])(pick);
  const ramp = RAMPS[pick(0, RAMPS.length - 1)] as (typeof RAMPS)[number];
  const shift = pick(0, ramp.length - 1);

  const paths: [string, string, string, string] = ['', '', '', ''];
  // Where each tone's pen stopped: moves are relative, which repeats and so compresses well.
  const pens: ({ x: number; y: number } | undefined)[] = [];
  for (let row = 0; row < rows; row++) {
    const rising = row % 2 === 0;
    for (let column = 0; column < columns; column++) {
      const tone = ramp[modulo(pattern(column, row) + shift, ramp.length)] ?? 0;
      const x = column * CELL.width + (CELL.width - CELL.lean) / 2;
      const y = row * CELL.height + (CELL.height - CELL.rise) / 2 + (rising ? CELL.rise : 0);
      const pen = pens[tone];
      paths[tone] += pen ? `m${joined(x - pen.x, y - pen.y)}` : `M${joined(x, y)}`;
      paths[tone] += `l${joined(CELL.lean, rising ? -CELL.rise : CELL.rise)}`;
      pens[tone] = { x: x + CELL.lean, y: y + (rising ? -CELL.rise : CELL.rise) };
    }
  }
  return { width: columns * CELL.width, height: rows * CELL.height, paths };
}

/** Two numbers as path data; a minus sign is separation enough. */
const joined = (a: number, b: number) => (b < 0 ? `${a}${b}` : `${a} ${b}`);
