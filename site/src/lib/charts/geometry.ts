// Where things stand in a chart: lengths, places along an axis and along a year, and labels that do not meet.
import type { IsoDay } from '../dates.ts';

/** To a tenth: nobody sees more, and every digit is carried by every visitor. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** An axis is as long as this in its own units, so that a place on it is a percentage. */
export const WHOLE = 100;

export type Axis = { from: number; to: number; log?: boolean };

/** How far along an axis a value lies, in percent. What lies outside it is a mistake in the data. */
export function along({ from, to, log = false }: Axis, value: number): number {
  if (!(from < to)) throw new Error(`An axis cannot run from ${from} to ${to}.`);
  if (value < from || value > to) throw new Error(`${value} does not lie between ${from} and ${to}.`);
  const at = log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return round(at * WHOLE);
}

/** Shares are measured against the whole, other numbers against the largest of them. */
export function longest(values: readonly number[], share = values.every((value) => value <= 1)): number {
  const most = share ? 1 : Math.max(...values);
  if (!(most > 0)) throw new Error('A chart needs a number above nought.');
  return most;
}

/** Pieces that make a whole, end to end, with a hair of ground between two. */
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

/** The twelve months from a day on, as a calendar abbreviates them. */
export function monthsFrom(from: IsoDay): readonly string[] {
  const first = Number(from.slice(5, 7)) - 1;
  return [...MONTHS.slice(first), ...MONTHS.slice(0, first)];
}

/** A span of days in the year that begins with `from`, its last day included, in percent of that year and cut to it. */
export function spanOfYear(first: IsoDay, last: IsoDay, from: IsoDay): { start: number; width: number } {
  const begins = Date.parse(from);
  const ends = Date.parse(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);
  const at = (time: number) => Math.min(1, Math.max(0, (time - begins) / (ends - begins)));
  const start = at(Date.parse(first));
  return { start: round(start * WHOLE), width: round((at(Date.parse(last) + DAY_MS) - start) * WHOLE) };
}

/** What a letter takes on a phone whose chart is 324 px wide, in percent of it. */
const LETTER = 2.05;
/** And what lies between its place and the first letter. */
const GAP = 2.5;

/** A label's line above a strip, and on which side of its place it stands, so that no two meet even on a phone. */
export function lines(labels: readonly { at: number; text: string }[]): { line: number; end: boolean }[] {
  const taken: { from: number; to: number }[][] = [];
  return labels.map(({ at, text }) => {
    const width = text.length * LETTER + GAP;
    const end = at + width > WHOLE;
    const span = end ? { from: at - width, to: at + 1 } : { from: at - 1, to: at + width };
    const free = taken.findIndex((row) => row.every(({ from, to }) => span.to <= from || span.from >= to));
    const line = free < 0 ? taken.length : free;
    taken[line] = [...(taken[line] ?? []), span];
    // Its stroke runs down through the lines below it.
    for (const below of taken.slice(0, line)) below.push({ from: at - 1, to: at + GAP });
    return { line, end };
  });
}
