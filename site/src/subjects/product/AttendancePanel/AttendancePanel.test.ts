// Bars on an axis that does not start at zero: equal steps have equal lengths, and small values stay visible.
import { expect, test } from 'vitest';
import { barLength } from './AttendancePanel.tsx';

test('reaches from where the axis starts to the whole', () => {
  expect([80, 85, 90, 95, 100].map((percent) => barLength(percent, 80))).toEqual([2, 25, 50, 75, 100]);
  expect(barLength(60, 0)).toBe(60);
});

test('what lies below the axis is still seen', () => {
  expect(barLength(71, 80)).toBe(2);
});
