// For each payment that can be chosen there is a sum, a piece of the hour's bar and an SMS, and the sum is right.
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matchingView, productView } from '~/content/product-view';
import { WorkingDashboard } from './WorkingDashboard';

const page = parse(
  renderToStaticMarkup(<WorkingDashboard view={productView} badges={['One', 'Two']} {...matchingView} />),
);
const shillings = (text = '') => Number(text.replace(/\D/g, ''));
const one = (selector: string) => {
  const found = page.querySelectorAll(selector);
  expect(found, selector).toHaveLength(1);
  return found[0];
};

test('a choice has one sum, one piece of the bar and one message of its own', () => {
  const before = shillings(one('[aria-hidden] span[data-when="none"]')?.text);
  const lines = page.querySelectorAll('label');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const radio = line.querySelector('[type="radio"]');
    const value = radio?.getAttribute('value');
    const amount = line.querySelector('strong')?.text ?? '';
    expect(radio?.hasAttribute('checked')).toBe(false);
    expect(shillings(one(`[aria-hidden] span[data-when="${value}"]`)?.text)).toBe(before + shillings(amount));
    expect(Number(one(`rect[data-when="${value}"]`)?.getAttribute('height'))).toBeGreaterThan(0);
    expect(one(`[aria-live] [data-when="${value}"]`)?.text).toContain(amount);
  }
});

test('the last bar has room to grow by the largest of them', () => {
  for (const rect of page.querySelectorAll('rect[data-when]'))
    expect(Number(rect.getAttribute('y'))).toBeGreaterThanOrEqual(0);
});
