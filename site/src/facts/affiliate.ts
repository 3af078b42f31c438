// What the affiliate programme pays, and how.

/** `to` is the last number of referrals in the tier; the top tier has none. */
export const affiliateTiers = [
  { name: 'Bronze', from: 1, to: 10, percent: 15, payouts: 'Monthly' },
  { name: 'Silver', from: 11, to: 25, percent: 20, payouts: 'Bi-weekly' },
  { name: 'Gold', from: 26, to: 50, percent: 25, payouts: 'Weekly' },
  { name: 'Platinum', from: 51, to: null, percent: 30, payouts: 'Real-time' },
] as const;

export const minimumPayoutUsd = 100;
export const payoutMethods = ['bank transfer', 'PayPal', 'a card payment provider'] as const;

/** For how long a referred school's payments earn commission. */
export const commissionMonths = 12;

/** The code that the affiliate page shows and copies. */
export const affiliateCode = 'TRED-PAMOJA';
