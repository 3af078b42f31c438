// The brand pattern: rows of short slanted bars, as in East African basketry, generated from a seed.
import { seededRandom } from '@tred/sandbox/ids';

/** 0 is the background, 1 the main colour, 2 and 3 the accents. */
type WeaveTone = 0 | 1 | 2 | 3;

export type Weave = {
  /** Size in units: the viewBox is `0 0 width height`. */
  width: number;
  height: number;
  /** One SVG path for each tone, for strokes of about five units. Empty for unused tones. */
  paths: readonly [string, string, string, string];
};

/** Cell of one bar; rows lean in turn to each side. */
export const CELL = { width: 8, height: 12, lean: 4, rise: 8 } as const;

/** A grid of numbers; equal numbers form lines. `size` is 5 to 8, from the seed. */
type Pattern = (column: number, row: number, size: number) => number;

const modulo = (value: number, by: number) => ((value % by) + by) % by;
/** Counts up to `half` and down again. */
const zigzag = (value: number, half: number) => Math.abs(modulo(value, half * 2) - half);
const floor = Math.floor;

const PATTERNS: readonly Pattern[] = [
  // Twill.
  (column, row, size) => column + (size % 2 ? row : -row),
  (column, row, size) => row + zigzag(column, size),
  (column, row, size) => column + zigzag(row, size),
  (column, row, size) => zigzag(column, size) + zigzag(row, size),
  (column, row, size) => floor(column / (size - 2)) + row,
];

/** Sequence of tones along a line, repeated. A string, which is smaller in the browser. */
const RAMPS = ['00011102', '000011311', '00111120', '0003011110', '000121', '11100032300'];

/** Draws the pattern of a seed. Deterministic. */
export function weave(seed: string, columns: number, rows: number): Weave {
  const next = seededRandom(seed);
  const pick = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pattern = PATTERNS[pick(0, PATTERNS.length - 1)] as Pattern;
  const size = pick(5, 8);
  const ramp = RAMPS[pick(0, RAMPS.length - 1)] as string;
  const shift = pick(0, ramp.length - 1);

  const pen = newPen();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      pen.bar(
        column,
        row,
        Number(ramp[modulo(pattern(column, row, size) + shift, ramp.length)]) as WeaveTone,
      );
  return { width: columns * CELL.width, height: rows * CELL.height, paths: pen.paths };
}

/** One bar for each of `count` things. */
type WeaveGroup = {
  count: number;
  tone: WeaveTone;
  /** Starts a new row after an empty one. */
  apart?: boolean;
};

/** A pattern that counts: one bar for each thing. */
export function countedWeave(groups: readonly WeaveGroup[], columns: number): Weave {
  const pen = newPen();
  let place = 0;
  for (const { count, tone, apart } of groups) {
    if (apart) place = (Math.ceil(place / columns) + 1) * columns;
    for (let index = 0; index < count; index++, place++)
      pen.bar(place % columns, Math.floor(place / columns), tone);
  }
  const rows = Math.ceil(place / columns);
  return { width: columns * CELL.width, height: rows * CELL.height, paths: pen.paths };
}

/** Draws bars into one path for each tone; relative moves compress well. */
function newPen() {
  const paths: [string, string, string, string] = ['', '', '', ''];
  const stopped: ({ x: number; y: number } | undefined)[] = [];
  const bar = (column: number, row: number, tone: WeaveTone) => {
    const rising = row % 2 === 0;
    const x = column * CELL.width + (CELL.width - CELL.lean) / 2;
    const y = row * CELL.height + (CELL.height - CELL.rise) / 2 + (rising ? CELL.rise : 0);
    const last = stopped[tone];
    paths[tone] += last ? `m${joined(x - last.x, y - last.y)}` : `M${joined(x, y)}`;
    paths[tone] += `l${joined(CELL.lean, rising ? -CELL.rise : CELL.rise)}`;
    stopped[tone] = { x: x + CELL.lean, y: y + (rising ? -CELL.rise : CELL.rise) };
  };
  return { paths, bar };
}

/** Two numbers as path data; a minus sign separates. */
const joined = (a: number, b: number) => (b < 0 ? `${a}${b}` : `${a} ${b}`);

/** Five slanted bars: three across and two for the stem. */
const rising = (x: number, y: number) => `M${x} ${y + 4}l2-4h3l-2 4z`;
const falling = (x: number, y: number) => `M${x} ${y}l2 4h3l-2-4z`;

/** The brand mark: a T of bars on a 16-unit square, pixel-aligned at 16 and 32 px. */
export const MARK = {
  size: 16,
  bars: rising(1.5, 1) + rising(5.5, 1) + rising(9.5, 1) + falling(5.5, 6),
  /** The foot, in the accent colour. */
  step: rising(5.5, 11),
} as const;
