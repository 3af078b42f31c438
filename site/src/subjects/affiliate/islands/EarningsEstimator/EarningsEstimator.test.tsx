// The estimator: examples in the HTML, and the right sum for what is chosen.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { estimatorWords } from '~/content/pages/affiliate-program/overview';
import { affiliateTiers } from '~/facts/affiliate';
import { EarningsEstimator, type EarningsEstimatorProps } from './EarningsEstimator';

const props: EarningsEstimatorProps = {
  words: estimatorWords,
  plans: [
    { id: 'starter', name: 'Starter', monthlyUgx: 1_440_000 },
    { id: 'professional', name: 'Professional', monthlyUgx: 2_880_000 },
  ],
  tiers: affiliateTiers,
  ugxPerUsd: 3_600,
  months: 12,
  mostReferrals: 80,
  examples: [{ referrals: 10, plan: 'starter' }],
};

const result = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');

it('is a table of worked examples before any script', () => {
  const html = renderToStaticMarkup(<EarningsEstimator {...props} />);
  expect(html).toContain('10 on Starter');
  expect(html).toContain('2,160,000');
  expect(html).toContain('$600');
  // Its controls are shown where a script can run.
  expect(html).toContain('type="range"');
});

it('multiplies referrals, plan and the tier’s rate', async () => {
  render(<EarningsEstimator {...props} />);
  expect(result()).toContain('Silver, 20%');
  expect(result()).toContain('UGX 3,456,000');
  expect(result()).toContain('about $960 a month');

  fireEvent.change(screen.getByRole('slider'), { target: { value: '51' } });
  expect(result()).toContain('Platinum, 30%');
  expect(result()).toContain('UGX 22,032,000');

  await userEvent.click(screen.getByRole('radio', { name: 'Professional' }));
  expect(result()).toContain('UGX 44,064,000');
  expect(result()).toContain('UGX 528,768,000, about $146,880, over 12 months');
});
