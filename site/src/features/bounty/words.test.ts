import { expect, test } from 'vitest';
import { reward, rewardRange } from './words.ts';

test('parses a range with its units', () => {
  expect(rewardRange('UGX 25M-60M')).toEqual({ from: 25_000_000, to: 60_000_000 });
  expect(rewardRange('UGX 300K-3M')).toEqual({ from: 300_000, to: 3_000_000 });
});

test('rejects other texts', () => {
  for (const figure of ['UGX 2M', 'up to 2M', 'UGX 3M-300K'])
    expect(reward.safeParse(figure).success).toBe(false);
});
