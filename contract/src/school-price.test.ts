import { expect, it } from 'vitest';
import { type PriceRequest, priceAddress, readPriceAddress } from './school-price.ts';

const usual: PriceRequest = { learners: 640, billing: 'annual', sms: 0, pay: 'mtn', vat: false };

it('always has learners and billing, and the rest where it differs from the default', () => {
  expect(priceAddress(usual)).toBe('/pricing?learners=640&billing=annual');
  expect(priceAddress({ ...usual, billing: 'monthly', sms: 3, vat: true, pay: 'bank' })).toBe(
    '/pricing?learners=640&billing=monthly&sms=3&vat=with&pay=bank',
  );
});

it('is read as it was written', () => {
  for (const query of [usual, { ...usual, billing: 'monthly', sms: 12, vat: true, pay: 'invoice' } as const])
    expect(readPriceAddress(priceAddress(query).replace('/pricing', ''))).toEqual(query);
});

it.each([
  '',
  '?learners=',
  '?learners=none',
  '?learners=-4',
  '?learners=0',
  '?learners=6.5',
  '?learners=9999999',
])('reads nothing without a number of learners: %s', (search) =>
  expect(readPriceAddress(search)).toBeUndefined(),
);

it('ignores values that it does not know', () => {
  expect(readPriceAddress('?learners=640&billing=weekly&sms=9999&pay=gold&vat=maybe')).toEqual(usual);
});
