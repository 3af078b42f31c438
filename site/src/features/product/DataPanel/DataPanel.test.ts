import { expect, test } from 'vitest';
import { dotPlace } from '../ShareRows/ShareRows.tsx';
import { bars, passShare } from './DataPanel.tsx';

test('pieces follow each other and fill the bar', () => {
  const pieces = bars([3, 7, 11, 5, 2]);
  expect(pieces.map(({ grade }) => grade)).toEqual(['A', 'B', 'C', 'D', 'E']);
  let end = 0;
  for (const { x, width } of pieces) {
    expect(x).toBeCloseTo(end, 5);
    end = x + width;
  }
  expect(end).toBeCloseTo(100, 5);
});

test('a grade that nobody has takes no room', () => {
  expect(bars([10, 0, 10, 0, 0]).map(({ width }) => width)).toEqual([50, 0, 50, 0, 0]);
});

test('the figure counts A, B and C', () => {
  expect(passShare([10, 20, 30, 25, 15])).toBe(60);
});

test('a dot is between the start of the axis and 100', () => {
  expect([80, 85, 90, 95, 100].map((percent) => dotPlace(percent, 80))).toEqual([2, 25, 50, 75, 100]);
  expect(dotPlace(60, 0)).toBe(60);
});

test('a share below the axis stays visible', () => {
  expect(dotPlace(71, 80)).toBe(2);
});
