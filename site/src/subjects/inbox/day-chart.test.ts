// The bars of the chart of days.
import { expect, it } from 'vitest';
import { chart, dayBars, shortDay } from './day-chart';

const days = (...counts: number[]) => counts.map((count, index) => ({ day: `2026-11-0${index + 1}`, count }));

it('draws the busiest day full, an empty one not at all, and one entry always', () => {
  const { bars, most, total } = dayBars(days(0, 1, 400));
  expect({ most, total }).toEqual({ most: 400, total: 401 });
  expect(bars.map(({ height }) => height)).toEqual([0, 3, chart.height]);
  for (const { y, height } of bars) expect(y + height).toBe(chart.height);
  const last = bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(chart.width);
});

it('draws nothing of nothing', () => {
  expect(dayBars(days(0, 0)).bars.map(({ height }) => height)).toEqual([0, 0]);
  expect(dayBars([])).toEqual({ bars: [], most: 0, total: 0 });
});

it('names a day', () => {
  expect(shortDay('2026-11-15')).toBe('15 Nov');
});
