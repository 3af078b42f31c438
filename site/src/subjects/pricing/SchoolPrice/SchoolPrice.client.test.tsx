// The sheet answers: as built, as asked, from the address and into it, together with the switch above the plans.
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '~/content/pages/pricing';
import { PlanGrid } from '~/sections/PlanGrid/PlanGrid';
import { schoolPriceSection } from '../view';
import { SchoolPrice } from './SchoolPrice';
import { start } from './SchoolPrice.client';

const TODAY = '2026-11-15';
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');
const put = (name: string) => plain(document.querySelector(`[data-put=${name}]`)?.textContent);
const input = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const payments = () =>
  [...document.querySelectorAll('[data-payments] li')].map((li) => plain(li.textContent));
const type = (selector: string, value: string) => {
  fireEvent.input(input(selector), { target: { value } });
  fireEvent.change(input(selector));
};

function open(address: string, script = true) {
  history.replaceState(null, '', address);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <PlanGrid {...plans} />
      <SchoolPrice {...schoolPriceSection(TODAY)} />
    </>,
  );
  if (script) start();
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T09:00:00Z`) });
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.quotation;
});

describe('before the script', () => {
  it('and the script changes no word of it', () => {
    open('/pricing', false);
    const before = document.querySelector('[data-school-price]')?.textContent;
    start();
    const date = document.querySelector('[data-put=date]')?.textContent ?? '';
    expect(document.querySelector('[data-school-price]')?.textContent?.replace(date, '')).toBe(before);
    expect(location.search).toBe('');
    expect('quotation' in document.documentElement.dataset).toBe(false);
  });
});

describe('asked', () => {
  it('with VAT, by the month, by bank', () => {
    open('/pricing');
    for (const choice of ['vat][value=with', 'billing][value=monthly', 'pay][value=bank'])
      fireEvent.click(input(`[name=price-${choice}]`));
    expect(put('term')).toBe('UGX 16,992,000');
    expect(payments()).toHaveLength(4);
    expect(location.search).toBe('?learners=640&billing=monthly&vat=with&pay=bank');
  });

  it('for what is no number: says so and leaves the last answer', () => {
    open('/pricing');
    type('[data-ask=learners]', 'many');
    expect(document.querySelector('[data-outside]')?.textContent).toContain('whole number');
    expect(put('head')).toBe('640 learners: Professional');
    expect(location.search).toBe('');
    type('[data-ask=learners]', '80');
    expect(document.querySelector('[data-outside]')?.textContent).toBe('');
  });

  it('says where the next plan begins, and that the largest has none', () => {
    open('/pricing');
    type('[data-ask=learners]', '480');
    expect(put('next')).toContain('learner 501: Professional, at UGX 11,520,000 a term');
    type('[data-ask=learners]', '9000');
    expect(put('next')).toContain('There is none.');
  });
});

it('an address that carries an answer is answered', () => {
  open('/pricing?learners=150&billing=monthly&pay=airtel');
  expect([put('head'), put('term')]).toEqual(['150 learners: Starter', 'UGX 7,200,000']);
  expect(input('[name=billing][value=monthly]').checked).toBe(true);
  expect('quotation' in document.documentElement.dataset).toBe(true);
});

it('the switch above the plans and the one here are one', () => {
  open('/pricing');
  fireEvent.click(input('[name=billing][value=monthly]'));
  expect(input('[name=price-billing][value=monthly]').checked).toBe(true);
  expect(put('term')).toBe('UGX 14,400,000');
  fireEvent.click(input('[name=price-billing][value=annual]'));
  expect(input('[name=billing][value=annual]').checked).toBe(true);
});
