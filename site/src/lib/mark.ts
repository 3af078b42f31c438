// The brand mark's outline: a T of woven bars on a 16-unit square; the rows sit on whole pixels at 16 and 32 px.

/** Five slanted bars: three across, and two of the stem that leans both ways like the rows of a basket. */
const rising = (x: number, y: number) => `M${x} ${y + 4}l2-4h3l-2 4z`;
const falling = (x: number, y: number) => `M${x} ${y}l2 4h3l-2-4z`;

export const MARK = {
  size: 16,
  bars: rising(1.5, 1) + rising(5.5, 1) + rising(9.5, 1) + falling(5.5, 6),
  /** The foot, the next step: in the accent colour. */
  step: rising(5.5, 11),
} as const;
