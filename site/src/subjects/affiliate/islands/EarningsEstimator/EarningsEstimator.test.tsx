// The estimator: examples in the HTML, and the right sum for what is chosen.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { estimatorWords } from '~/content/pages/affiliate-program/overview';
import { commission, EarningsEstimator, type EarningsEstimatorProps, tierOf } from './EarningsEstimator';

const tiers = [
  { name: 'Low', from: 1, percent: 15 },
  { name: 'High', from: 11, percent: 20 },
];

const props: EarningsEstimatorProps = {
  words: estimatorWords,
  plans: [
    { id: 'starter', name: 'Starter', monthlyUgx: 1_440_000 },
    { id: 'professional', name: 'Professional', monthlyUgx: 2_880_000 },
  ],
  tiers,
  ugxPerUsd: 3_600,
  months: 12,
  mostReferrals: 80,
  examples: [{ referrals: 10, plan: 'starter' }],
};

afterEach(cleanup);

const result = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');

it('is a table of worked examples before any script', () => {
  const html = renderToStaticMarkup(<EarningsEstimator {...props} />);
  expect(html).toContain('10 on Starter');
  expect(html).toContain('2,160,000');
  expect(html).toContain('$600');
  // Its controls are shown where a script can run.
  expect(html).toContain('type="range"');
});

it('multiplies referrals, plan and the rate of the tier', async () => {
  render(<EarningsEstimator {...props} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '51' } });
  expect(result()).toContain('High, 20%');
  expect(result()).toContain('UGX 14,688,000');
  await userEvent.click(screen.getByRole('radio', { name: 'Professional' }));
  expect(result()).toContain('UGX 29,376,000');
  expect(result()).toContain('UGX 352,512,000, about $97,920, over 12 months');
});

it('reaches a tier with its first referral', () => {
  expect([1, 10, 11, 400].map((count) => tierOf(count, tiers).name)).toEqual(['Low', 'Low', 'High', 'High']);
  expect(() => tierOf(0, tiers)).toThrow('0 referrals');
});

it('rounds a commission to whole units', () => {
  expect(commission(1, 333, tiers)).toBe(50);
});
