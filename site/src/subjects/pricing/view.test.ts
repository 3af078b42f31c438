import { describe, expect, it } from 'vitest';
import { type OfficeCosts, paysFrom, savedForEach, stepsUpTo } from './view';

const costs: OfficeCosts = {
  hours: { saved: 90, learners: 900 },
  hourUgx: 10_000,
  receipts: { yearUgx: 2_700_000, learners: 900 },
};
const plan = (id: string, annual: number, cap: number | null) => ({
  id,
  name: id,
  monthly: annual * 1.25,
  annual,
  cap,
});
const list = {
  plans: [plan('small', 100_000, 500), plan('large', 800_000, null)],
  vatPercent: 18,
  smsUgx: 35,
};

it('adds hours and receipts up for each learner and term', () => {
  expect(savedForEach(costs)).toBe(1000 + 1000);
});

describe('a plan pays', () => {
  it('from the learner with whom the saving reaches its price', () => {
    expect(paysFrom(2000, list).map(({ from }) => from)).toEqual([200, 1600]);
  });

  it('never, when that is more than it covers', () => {
    expect(paysFrom(700, list)[0]?.from).toBeUndefined();
  });

  it('at once, when it is reached below its first learner', () => {
    expect(paysFrom(7000, list)[1]?.from).toBe(501);
  });
});

it('has room for the highest price', () => {
  expect(stepsUpTo(38_400, 20_000)).toEqual([20_000, 40_000]);
  expect(stepsUpTo(40_000, 20_000)).toEqual([20_000, 40_000]);
  expect(stepsUpTo(41_088, 20_000)).toEqual([20_000, 40_000, 60_000]);
});
