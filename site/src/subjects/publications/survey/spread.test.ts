// Chance within bounds: totals are met to the last one, and the heavier are picked more often.

import { seededRandom } from '@tred/sandbox/seeded-random';
import { describe, expect, test } from 'vitest';
import { pick, spread } from './spread';

const pool = Array.from({ length: 40 }, (_, number) => number);

describe('pick', () => {
  test('picks exactly as many as asked, and the same ones for the same seed', () => {
    const one = pick(pool, 13, () => 1, seededRandom('a'));
    expect(one.size).toBe(13);
    expect(pick(pool, 13, () => 1, seededRandom('a'))).toEqual(one);
    expect(pick(pool, 13, () => 1, seededRandom('b'))).not.toEqual(one);
  });

  test('picks the heavier more often', () => {
    const heavy = (number: number) => (number < 20 ? 20 : 1);
    const picked = [...pick(pool, 20, heavy, seededRandom('a'))];
    expect(picked.filter((number) => number < 20).length).toBeGreaterThan(13);
  });

  test('refuses to pick more than there are', () => {
    expect(() => pick([1], 2, () => 1, seededRandom('a'))).toThrow('2 cannot be picked from 1');
  });
});

describe('spread', () => {
  const range = { mean: 11, low: 5, high: 19.5, digits: 1 };

  test('meets the mean exactly and stays within the range, whatever the lean', () => {
    const values = spread(pool, range, (number) => (number % 2 ? 2 : 0.5), seededRandom('a'));
    expect(values.reduce((sum, value) => sum + Math.round(value * 10), 0)).toBe(4400);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...values)).toBeLessThanOrEqual(19.5);
  });

  test('refuses a mean outside the range', () => {
    expect(() => spread(pool, { ...range, mean: 30 }, () => 1, seededRandom('a'))).toThrow(
      'cannot be met between 5 and 19.5',
    );
  });
});
