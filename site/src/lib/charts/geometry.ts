// Positions in charts: lengths, axis and calendar positions, and labels without overlap.
import type { IsoDay } from '../dates.ts';

/** To a tenth: more digits are invisible and cost bytes. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Axis length, so that a position is a percentage. */
export const WHOLE = 100;

export type Axis = { from: number; to: number; log?: boolean };

/** Position of a value on an axis in percent. Throws outside the axis. */
export function along({ from, to, log = false }: Axis, value: number): number {
  if (!(from < to)) throw new Error(`An axis cannot run from ${from} to ${to}.`);
  if (value < from || value > to) throw new Error(`${value} does not lie between ${from} and ${to}.`);
  const at = log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return round(at * WHOLE);
}

/** Shares are scaled to the whole, other numbers to the largest. */
export function longest(values: readonly number[], share = values.every((value) => value <= 1)): number {
  const most = share ? 1 : Math.max(...values);
  if (!(most > 0)) throw new Error('A chart needs a number above nought.');
  return most;
}

/** Adjacent segments of a whole, with a small gap. */
export function pieces(percents: readonly number[]): { start: number; width: number }[] {
  const whole = percents.reduce((sum, percent) => sum + percent, 0);
  if (Math.abs(whole - WHOLE) > 1e-9) throw new Error(`The shares make ${round(whole)} percent, not 100.`);
  const gap = 0.4;
  let start = 0;
  return percents.map((percent, index) => {
    const piece = {
      start: round(start),
      width: round(index === percents.length - 1 ? percent : percent - gap),
    };
    start += percent;
    return piece;
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export function monthsFrom(from: IsoDay): readonly string[] {
  const first = Number(from.slice(5, 7)) - 1;
  return [...MONTHS.slice(first), ...MONTHS.slice(0, first)];
}

/** A span of days in the year from `from`, in percent, clipped to the year. */
export function spanOfYear(first: IsoDay, last: IsoDay, from: IsoDay): { start: number; width: number } {
  const begins = Date.parse(from);
  const ends = Date.parse(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);
  const at = (time: number) => Math.min(1, Math.max(0, (time - begins) / (ends - begins)));
  const start = at(Date.parse(first));
  return { start: round(start * WHOLE), width: round((at(Date.parse(last) + DAY_MS) - start) * WHOLE) };
}

/** The width of a letter on a phone whose chart is 324 px wide, in percent of it. */
const LETTER = 2.2;
/** Between a place and the first letter of its label. */
const GAP = 2.5;

type Label = { at: number; from: number; to: number; end: boolean; line: number };

/** A label's line above a strip, and its side of its place, so that no label meets another or a stroke, even on a phone. */
export function lines(labels: readonly { at: number; text: string }[]): { line: number; end: boolean }[] {
  const all: Label[] = [];
  // From the right: a label that would lie on the stroke of one that reads to the left reads to the left too.
  for (const { at, text } of labels.toReversed()) {
    const width = text.length * LETTER + GAP;
    const end =
      at + width > WHOLE || (at >= width && all.some((later) => later.end && later.at < at + width));
    all.unshift({ at, from: end ? at - width : at, to: end ? at : at + width, end, line: 0 });
  }
  // A stroke runs down from its label, so a label is higher than all whose places are beside its own, on its side.
  const placed: Label[] = [];
  for (const label of [...all.filter(({ end }) => !end).reverse(), ...all.filter(({ end }) => end)]) {
    const over = placed.filter(({ at }) => label.from < at && at < label.to);
    label.line = Math.max(0, ...over.map(({ line }) => line + 1));
    const meets = (other: Label) =>
      other.line === label.line && label.from < other.to + 1 && other.from < label.to + 1;
    while (placed.some(meets)) label.line++;
    placed.push(label);
  }
  return all.map(({ line, end }) => ({ line, end }));
}

/** `along`, but a value outside the axis is at its end. */
export const alongWithin = (axis: Axis, value: number): number =>
  along(axis, Math.min(axis.to, Math.max(axis.from, value)));

/** Room in a step chart for the names above the lines, the lines, and the numbers below, in pixels. */
export const STEP_ROOM = { head: 28, tall: 160, foot: 30 } as const;

/** A point of a step chart, for the build and the script: percent of the width, and pixels from the top of the lines. */
export const stepPlace = (x: Axis, y: Axis, point: { x: number; y: number }) => ({
  across: alongWithin(x, point.x),
  down: round(((100 - alongWithin(y, point.y)) / 100) * STEP_ROOM.tall),
});
