import { expect, test } from 'vitest';
import { formatDate, formatDateRange, formatHours, legalDate, todayInKampala } from './dates.ts';

test('a day begins in Kampala three hours before it does in Greenwich', () => {
  expect(todayInKampala(new Date('2026-11-14T20:59:59Z'))).toBe('2026-11-14');
  expect(todayInKampala(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('a date is British and spelled out', () => {
  expect(formatDate('2024-02-29')).toBe('29 February 2024');
});

test.each(['2026-02-30', '2026-13-01', '15/11/2026', ''])('formatDate refuses %j', (day) => {
  expect(() => formatDate(day)).toThrow('not a calendar day');
});

test.each([
  ['2027-03-14', '12–14 March 2027'],
  ['2027-04-01', '12 March – 1 April 2027'],
  ['2027-03-12', '12 March 2027'],
])('a range until %s says shared parts once', (last, text) => {
  expect(formatDateRange('2027-03-12', last)).toBe(text);
});

test.each([
  ['2026-11-15', 2, '2025-12-02'],
  ['2026-01-31', 24, '2025-02-24'],
  ['2026-12-31', 2, '2026-01-02'],
])('the legal date on %s is day %i of next month, a year ago', (today, day, date) => {
  expect(legalDate(today, day)).toBe(date);
});

test('formatHours writes no nought before the hour', () => {
  expect(formatHours('09:00', '13:00')).toBe('9:00-13:00 EAT');
});
