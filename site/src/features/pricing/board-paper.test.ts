import { expect, it } from 'vitest';
import { prices } from '~/facts/prices';
import { formatUgx, yearlyTotal } from '~/lib/money';
import { boardPaper } from './board-paper';
import { pricing } from './words';

it('has a row for each size, and the year with VAT', () => {
  const { html } = boardPaper();
  const year = yearlyTotal(prices.planPrices.starter.annual);
  expect(html.split('<tr><td>')).toHaveLength(pricing.board.costs.learners.length + 1);
  expect(html).toContain(
    `<td>${formatUgx(year)}</td><td>${formatUgx((year * (100 + prices.vatPercent)) / 100)}</td>`,
  );
});
