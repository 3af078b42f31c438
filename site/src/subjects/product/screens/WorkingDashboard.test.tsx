// For each payment that can be chosen there is a sum, a piece of the hour's bar and an SMS, and the sum is right.
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matchingView, productView } from '~/content/product-view';
import { WorkingDashboard } from './WorkingDashboard';

const html = renderToString(
  <WorkingDashboard view={productView} badges={['One', 'Two']} {...matchingView} />,
);
const { document } = new JSDOM(html).window;
const shillings = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));
const one = (selector: string) => {
  const found = document.querySelectorAll(selector);
  expect(found, selector).toHaveLength(1);
  return found[0] as Element;
};

test('a choice has one sum, one piece of the bar and one message of its own', () => {
  const before = shillings(one('[aria-hidden] span[data-when="none"]').textContent);
  const radios = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  expect(radios).toHaveLength(3);
  for (const { value, labels, checked } of radios) {
    expect(checked).toBe(false);
    const amount = labels?.[0]?.querySelector('strong')?.textContent ?? '';
    expect(shillings(one(`[aria-hidden] span[data-when="${value}"]`).textContent)).toBe(
      before + shillings(amount),
    );
    expect(Number(one(`rect[data-when="${value}"]`).getAttribute('height'))).toBeGreaterThan(0);
    expect(one(`[aria-live] [data-when="${value}"]`).textContent).toContain(amount);
  }
});

test('the last bar has room to grow by the largest of them', () => {
  for (const rect of document.querySelectorAll('rect[data-when]'))
    expect(Number(rect.getAttribute('y'))).toBeGreaterThanOrEqual(0);
});

test('what can be used is read out, what is only seen is not', () => {
  expect(document.querySelector('fieldset')?.closest('[aria-hidden]')).toBeNull();
  expect(document.querySelector('[aria-live]')?.closest('[aria-hidden]')).toBeNull();
  expect(one('rect[data-when="0"]').closest('div[aria-hidden="true"]')).not.toBeNull();
});
