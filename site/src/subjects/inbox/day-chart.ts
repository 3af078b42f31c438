// Counts by day as bars: where each stands in a drawing, and how high.
import type { Counts } from '@tred/contract/workplace-api';

export type Bar = { day: string; count: number; x: number; y: number; width: number; height: number };

export type DayBars = { bars: Bar[]; most: number; total: number };

/** The drawing's own measures. */
export const chart = { width: 600, height: 120 };

/** A day with anything is at least this high, so that it is not taken for an empty one. */
const least = 3;

export function dayBars(days: Counts['days']): DayBars {
  const most = Math.max(0, ...days.map(({ count }) => count));
  const step = chart.width / Math.max(1, days.length);
  const bars = days.map(({ day, count }, index) => {
    const height = count === 0 ? 0 : Math.max(least, Math.round((count / most) * chart.height));
    return {
      day,
      count,
      x: Math.round(index * step * 10) / 10,
      y: chart.height - height,
      width: Math.round(step * 0.8 * 10) / 10,
      height,
    };
  });
  return { bars, most, total: days.reduce((sum, { count }) => sum + count, 0) };
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `15 Nov`. */
export const shortDay = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
