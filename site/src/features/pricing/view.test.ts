import { expect, it } from 'vitest';
import { stepsUpTo } from './view';

it('has room for the highest price', () => {
  expect(stepsUpTo(38_400, 20_000)).toEqual([20_000, 40_000]);
  expect(stepsUpTo(40_000, 20_000)).toEqual([20_000, 40_000]);
  expect(stepsUpTo(41_088, 20_000)).toEqual([20_000, 40_000, 60_000]);
});
