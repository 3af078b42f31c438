import { expect, test } from 'vitest';
import { metersWords } from './schema.ts';

const solar = { name: 'Solar kits', done: 51, of: 60 };
const check = (percent: string, parts?: object[]) =>
  metersWords.safeParse({
    title: 'Results',
    meters: [{ label: 'Environmental', percent, ...(parts && { parts }) }],
  });

test('accepts parts whose weighted average is the percentage', () => {
  expect(check('85', [solar]).success).toBe(true);
  expect(check('96', [solar, { name: 'Three more', done: 3, of: 3, weight: 3 }]).success).toBe(true);
  expect(check('40').success).toBe(true);
});

test('rejects parts with another average', () => {
  expect(check('90', [solar]).error?.issues).toMatchObject([
    { path: ['meters', 0, 'percent'], message: 'must be 85, the average of its goals' },
  ]);
});

test('a whole has at most four shares, and they make 100', () => {
  const accepts = (...shares: number[]) =>
    metersWords.safeParse({
      title: 'Regions',
      whole: 'All',
      meters: shares.map((percent, at) => ({ label: `Region ${at}`, percent: String(percent) })),
    }).success;
  expect([accepts(60, 40), accepts(60, 30), accepts(20, 20, 20, 20, 20)]).toEqual([true, false, false]);
});
