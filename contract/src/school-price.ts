// What a price for one school depends on.
import { mobileMoneyProviders } from './mobile-money.ts';

/** By which price a plan is billed. */
export const billingPeriods = [
  { value: 'annual', label: 'By the year' },
  { value: 'monthly', label: 'By the month' },
] as const;

/** How a school pays us. */
export const paymentWays = [
  ...mobileMoneyProviders,
  { value: 'bank', label: 'Bank transfer' },
  { value: 'card', label: 'Card' },
  { value: 'invoice', label: 'Invoice, NET 30' },
] as const;

export type BillingPeriod = (typeof billingPeriods)[number]['value'];
export type PaymentWay = (typeof paymentWays)[number]['value'];

/** The fewest and the most that are reckoned with. */
export const LEARNERS = { min: 1, max: 200_000 } as const;
export const SMS_A_TERM = { min: 0, max: 200 } as const;

export interface AskedPrice {
  learners: number;
  billing: BillingPeriod;
  /** For each learner in a term. */
  sms: number;
  pay: PaymentWay;
  /** Whether the figures on top include it; the bill always does. */
  vat: boolean;
}
