// What dates.ts promises.
import { describe, expect, test } from 'vitest';
import { formatDate, formatDateRange, formatHours, isUpcoming, legalDate, todayInKampala } from './dates.ts';

describe('todayInKampala', () => {
  test('is already the next day when Greenwich is three hours from midnight', () => {
    expect(todayInKampala(new Date('2026-11-14T20:59:59Z'))).toBe('2026-11-14');
    expect(todayInKampala(new Date('2026-11-14T21:00:00Z'))).toBe('2026-11-15');
    expect(todayInKampala(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  });
});

describe('formatDate', () => {
  test('is British and spelled out', () => {
    expect(formatDate('2026-11-15')).toBe('15 November 2026');
    expect(formatDate('2024-02-29')).toBe('29 February 2024');
  });
  test.each(['2026-02-30', '2026-13-01', '15/11/2026', ''])('refuses %j', (day) => {
    expect(() => formatDate(day)).toThrow('not a calendar day');
  });
});

describe('formatDateRange', () => {
  test('says shared parts once', () => {
    expect(formatDateRange('2027-03-12', '2027-03-14')).toBe('12–14 March 2027');
    expect(formatDateRange('2027-03-30', '2027-04-01')).toBe('30 March – 1 April 2027');
    expect(formatDateRange('2027-03-12', '2027-03-12')).toBe('12 March 2027');
  });
});

describe('legalDate', () => {
  test('is the day of next month, a year ago', () => {
    expect(legalDate('2026-11-15', 2)).toBe('2025-12-02');
    expect(legalDate('2026-01-31', 24)).toBe('2025-02-24');
  });
  test('rolls over in December to January of the current year', () => {
    expect(legalDate('2026-12-01', 15)).toBe('2026-01-15');
    expect(legalDate('2026-12-31', 2)).toBe('2026-01-02');
  });
});

test('formatHours writes no nought before the hour', () => {
  expect(formatHours('09:00', '13:00')).toBe('9:00-13:00 EAT');
});

describe('isUpcoming', () => {
  test('holds until the last day is over', () => {
    expect(isUpcoming('2026-11-15', '2026-11-14')).toBe(true);
    expect(isUpcoming('2026-11-15', '2026-11-15')).toBe(true);
    expect(isUpcoming('2026-11-15', '2026-11-16')).toBe(false);
  });
});
