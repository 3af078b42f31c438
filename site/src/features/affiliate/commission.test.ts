import { expect, it } from 'vitest';
import { commission, tierOf } from './commission';

const tiers = [
  { name: 'Low', from: 1, percent: 15 },
  { name: 'High', from: 11, percent: 20 },
];

it('reaches a tier with its first referral', () => {
  expect([1, 10, 11, 400].map((count) => tierOf(count, tiers).name)).toEqual(['Low', 'Low', 'High', 'High']);
  expect(() => tierOf(0, tiers)).toThrow('0 referrals');
});

it('multiplies referrals, price and the rate of the tier, in whole units', () => {
  expect(commission(51, 1000, tiers)).toBe(10_200);
  expect(commission(1, 333, tiers)).toBe(50);
});
