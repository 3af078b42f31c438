import { expect, it } from 'vitest';
import { schoolPriceOf } from './view';

const secondary = {
  learners: 640,
  unit: 'learners',
  period: 'term',
  note: 'Four streams.',
  sample: true,
} as const;

const amountOf = (price: ReturnType<typeof schoolPriceOf>) =>
  Number(price.facts[2]?.lines[0]?.replace(/\D/g, ''));

it('shows the price of its size for a term, or for a semester, which is half as long again', () => {
  const term = schoolPriceOf(secondary);
  expect(amountOf(schoolPriceOf({ ...secondary, period: 'semester' }))).toBe(1.5 * amountOf(term));
  expect(term.actions?.[0]?.href).toBe('/pricing?learners=640&billing=annual#my-school');
});
