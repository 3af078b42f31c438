import { describe, expect, it } from 'vitest';
import { isOpen, readHours } from './opening-hours';

const words = 'Mon-Fri 8am-6pm EAT';
const open = (moment: string, shut: string[] = []) => isOpen(words, shut, new Date(moment));

it('reads days and hours, noon and midnight too', () => {
  expect(readHours(words)).toEqual({ first: 1, last: 5, opens: 8, closes: 18 });
  expect(readHours('Mon-Sat 12am-12pm EAT')).toEqual({ first: 1, last: 6, opens: 0, closes: 12 });
});

it.each(['by appointment', 'Mon-Fri 8am-6pm', 'Fri-Mon 8am-6pm EAT', 'Mon-Fri 6pm-8am EAT'])(
  'does not guess: %s',
  (other) => expect(readHours(other)).toBeUndefined(),
);

describe('on a Monday', () => {
  it.each([
    ['2026-11-16T04:59:59Z', false],
    ['2026-11-16T05:00:00Z', true],
    ['2026-11-16T14:59:59Z', true],
    ['2026-11-16T15:00:00Z', false],
  ])('%s: %s', (moment, is) => expect(open(moment)).toBe(is));
});

it('is a day off on Saturday and Sunday, counted in Kampala', () => {
  expect(open('2026-11-14T09:00:00Z')).toBe(false);
  expect(open('2026-11-15T09:00:00Z')).toBe(false);
  // Late Sunday in UTC is Monday in Kampala, before eight.
  expect(open('2026-11-15T22:00:00Z')).toBe(false);
});

it('is closed on holidays: those of each year, and those of one', () => {
  expect(open('2027-01-26T09:00:00Z', ['0126'])).toBe(false);
  expect(open('2027-03-26T09:00:00Z', ['20270326'])).toBe(false);
  expect(open('2028-03-27T09:00:00Z', ['20270327'])).toBe(true);
});
