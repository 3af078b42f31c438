// When it costs more than it saves; and that the papers say what is reckoned with here.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { paper } from '~/content/pages/pricing';
import { type OfficeCosts, paysFrom, savedForEach } from './saving';

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

it('the paper says what an hour costs, and what its receipts cost in a year', async () => {
  const file = new URL('../../content/papers/cost-of-a-lost-receipt.md', import.meta.url);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(`| Bursar | UGX ${paper.hourUgx.toLocaleString('en-UG')} |`);
  expect(text).toContain(`an invented school of ${paper.receipts.learners} learners`);
  expect(text).toMatch(new RegExp(`and ${paper.receipts.yearUgx / 1e6} million shillings`));
});
