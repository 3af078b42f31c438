import { fireEvent } from '@testing-library/react';
import { readPriceAddress } from '@tred/contract/school-price';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Plans } from '~/sections/Plans/Plans';
import { planGrid, planner } from '../view';
import { SchoolPrice } from './SchoolPrice';
import { start } from './SchoolPrice.client';

const TODAY = '2026-11-15';
const input = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const type = (selector: string, value: string) => {
  fireEvent.input(input(selector), { target: { value } });
  fireEvent.change(input(selector));
};

function open(address: string, script = true) {
  history.replaceState(null, '', address);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Plans {...planGrid()} />
      <SchoolPrice {...planner([], TODAY)} />
    </>,
  );
  if (script) start();
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T09:00:00Z`) });
});

afterEach(() => {
  delete document.documentElement.dataset.quotation;
});

it('changes no word when the script starts', () => {
  open('/pricing', false);
  const before = document.querySelector('[data-school-price]')?.textContent;
  start();
  const date = document.querySelector('[data-put=date]')?.textContent ?? '';
  expect(document.querySelector('[data-school-price]')?.textContent?.replace(date, '')).toBe(before);
  expect(location.search).toBe('');
  expect('quotation' in document.documentElement.dataset).toBe(false);
});

it.each([
  ['learners', 'many', '80'],
  ['learners', '12.5', '1,240'],
  ['sms', 'six', ''],
])('asks for whole %s instead of “%s”, and keeps the last price', (name, wrong, right) => {
  open('/pricing');
  const head = () => document.querySelector('[data-put=head]')?.textContent;
  const before = head();
  const outside = document.getElementById(input(`[data-ask=${name}]`).getAttribute('aria-describedby') ?? '');
  type(`[data-ask=${name}]`, wrong);
  expect(outside?.textContent).toMatch(/./);
  expect([head(), location.search]).toEqual([before, '']);
  type(`[data-ask=${name}]`, right);
  expect(outside?.textContent).toBe('');
  expect(head()).toContain(name === 'learners' ? right : '');
});

it('stores VAT, billing and payment in the address and in the link to the quotation, and reads them from it', () => {
  open('/pricing');
  for (const choice of ['vat][value=with', 'billing][value=monthly', 'pay][value=bank'])
    fireEvent.click(input(`[name=price-${choice}]`));
  const term = document.querySelector('[data-put=term]')?.textContent;
  expect(location.search).toMatch(/&billing=monthly&vat=with&pay=bank$/);
  const link = document.querySelector<HTMLAnchorElement>('[href^="/pricing/quotation"]');
  const carried = readPriceAddress(link?.search ?? '');
  expect(carried).toEqual(readPriceAddress(location.search));
  open(`/pricing${location.search}`);
  expect(document.querySelector('[data-put=term]')?.textContent).toBe(term);
  expect('quotation' in document.documentElement.dataset).toBe(true);
});

it('moves its switch with the one above the plans', () => {
  open('/pricing');
  fireEvent.click(input('[name=billing][value=monthly]'));
  expect(input('[name=price-billing][value=monthly]').checked).toBe(true);
});
