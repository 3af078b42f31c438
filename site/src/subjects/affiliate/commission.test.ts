// The commission at the edges of the tiers.
import { describe, expect, it, test } from 'vitest';
import { affiliateTiers } from '~/facts/affiliate';
import { commission, tierOf } from './commission';

describe('the tier', () => {
  it.each([
    [1, 'Bronze'],
    [10, 'Bronze'],
    [11, 'Silver'],
    [25, 'Silver'],
    [26, 'Gold'],
    [50, 'Gold'],
    [51, 'Platinum'],
    [400, 'Platinum'],
  ])('of %i referrals is %s', (referrals, name) => {
    expect(tierOf(referrals, affiliateTiers).name).toBe(name);
  });

  it('has no name below the first', () => {
    expect(() => tierOf(0, affiliateTiers)).toThrow('0 referrals');
  });
});

test('the tiers leave no gap between them', () => {
  for (const [index, { to }] of affiliateTiers.entries()) {
    expect(affiliateTiers[index + 1]?.from).toBe(to === null ? undefined : to + 1);
  }
});

test('commission is referrals × price × rate', () => {
  expect(commission(10, 1_440_000, affiliateTiers)).toBe(2_160_000);
  expect(commission(11, 1_440_000, affiliateTiers)).toBe(3_168_000);
  expect(commission(1, 333, affiliateTiers)).toBe(50);
});
