import { expect, test } from 'vitest';
import { type DayRule, recurringDay, soonestFirst } from './recurring-days';

const firstWednesday = { weekday: 3, which: 1 } as const;
const lastFriday = { weekday: 5, which: 'last', months: [2, 6, 10] } as const;

test('the first Wednesday of a month, or of the next once it has passed', () => {
  expect(recurringDay(firstWednesday, '2026-11-15')).toBe('2026-12-02');
  expect(recurringDay(firstWednesday, '2026-12-01')).toBe('2026-12-02');
  // 1 July 2026 is itself a Wednesday.
  expect(recurringDay(firstWednesday, '2026-06-30')).toBe('2026-07-01');
});

test('a day that is today has not passed', () => {
  expect(recurringDay(firstWednesday, '2026-12-02')).toBe('2026-12-02');
  expect(recurringDay(firstWednesday, '2026-12-03')).toBe('2027-01-06');
});

test('the last Friday of some months only, over the turn of the year', () => {
  expect(recurringDay(lastFriday, '2026-10-30')).toBe('2026-10-30');
  expect(recurringDay(lastFriday, '2026-10-31')).toBe('2027-02-26');
  // February 2028 has 29 days; the 25th is its last Friday.
  expect(recurringDay(lastFriday, '2028-01-01')).toBe('2028-02-25');
});

test('the ones after the next, and days counted from them', () => {
  expect(recurringDay({ ...lastFriday, nth: 2 }, '2026-11-15')).toBe('2027-10-29');
  expect(recurringDay({ ...lastFriday, plus: 14 }, '2026-11-15')).toBe('2027-03-12');
});

test('sorts recurring events by their next day', () => {
  const rules = [1, 5, 9].map((month) => ({ weekday: 6, which: 2, months: [month] }) satisfies DayRule);
  const months = (today: string) => soonestFirst(rules, (rule) => rule, today).map((rule) => rule.months[0]);
  expect(months('2026-11-15')).toEqual([1, 5, 9]);
  expect(months('2027-01-20')).toEqual([5, 9, 1]);
});
