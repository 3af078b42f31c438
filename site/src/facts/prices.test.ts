// What is derived from the prices.
import { expect, it } from 'vitest';
import { parseFacts } from './parse-facts.ts';
import { annualDiscountPercent, planPrices, plans } from './prices.ts';

it('paying by the year saves the same on each plan', () => {
  for (const { monthly, annual } of Object.values(planPrices))
    expect(annual).toBe((monthly * (100 - annualDiscountPercent)) / 100);
});

it('a plan with another yearly discount than the rest is refused', () => {
  const text = `starter: { monthly: 1000, annual: 800 }
professional: { monthly: 2000, annual: 1600 }
enterprise: { monthly: 4000, annual: 3300 }
`;
  expect(() => parseFacts(text, 'prices.yaml', plans)).toThrow(
    'prices.yaml, line 3: enterprise.annual is 3300. It must be 3200, which is 20% off like the other plans.',
  );
});
