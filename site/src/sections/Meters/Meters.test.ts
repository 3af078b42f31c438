import { expect, test } from 'vitest';
import { averaged, meter } from './words.ts';

const solar = { name: 'Solar kits', done: 51, of: 60 };
const check = (percent: number, parts?: object[]) =>
  averaged(meter).safeParse({ label: 'Environmental', percent, ...(parts && { parts }) });

test('accepts parts whose weighted average is the percentage', () => {
  expect(check(85, [solar]).success).toBe(true);
  expect(check(96, [solar, { name: 'Three more', done: 3, of: 3, weight: 3 }]).success).toBe(true);
  expect(check(40).success).toBe(true);
});

test('rejects parts with another average', () => {
  expect(check(90, [solar]).error?.issues).toMatchObject([
    { path: ['percent'], message: 'must be 85, the average of its goals' },
  ]);
});
