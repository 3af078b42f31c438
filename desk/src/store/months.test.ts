// Counting months back and forth.
import { expect, it } from 'vitest';
import { monthsBefore } from './months.ts';

it.each([
  ['2026-11-15', 24, '2024-11-15'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2025-11-30'],
  ['2026-11-30', -3, '2027-02-28'],
])('the day %s less %i months is %s', (from, months, to) => {
  expect(new Date(monthsBefore(Date.parse(from), months)).toISOString().slice(0, 10)).toBe(to);
});
