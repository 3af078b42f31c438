// Bars on an axis that does not start at zero: equal steps have equal lengths, and small values stay visible.
import { expect, test } from 'vitest';
import { barLength } from './AttendancePanel.tsx';

test('reaches from the start of the axis to 100', () => {
  expect([80, 85, 90, 95, 100].map((percent) => barLength(percent, 80))).toEqual([2, 25, 50, 75, 100]);
  expect(barLength(60, 0)).toBe(60);
});

test('a value below the axis stays visible', () => {
  expect(barLength(71, 80)).toBe(2);
});
