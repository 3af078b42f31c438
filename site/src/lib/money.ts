// Formats amounts: shillings with the currency code, dollars with the sign.
import { LANGUAGE } from './locale.ts';

const shillings = new Intl.NumberFormat(LANGUAGE, {
  style: 'currency',
  currency: 'UGX',
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
});
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `UGX 1,800,000`; the space does not break (U+00A0). */
export function formatUgx(amount: number): string {
  return shillings.format(amount);
}

/** `$499`, `$12.99`: cents only if needed. */
export function formatUsd(amount: number): string {
  return (Number.isInteger(amount) ? wholeDollars : dollarsAndCents).format(amount);
}

export function yearlyTotal(monthlyPrice: number): number {
  return monthlyPrice * 12;
}
