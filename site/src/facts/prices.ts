// What Tred costs. Each price of the site is stated here and nowhere else; amounts are shillings unless the name says dollars.
import { mobileMoneyNames } from '@tred/contract/mobile-money';

/** Prices per month: `annual` is the monthly price when paid by the year. */
export const planPrices = {
  starter: { monthly: 1_800_000, annual: 1_440_000 },
  professional: { monthly: 3_600_000, annual: 2_880_000 },
  enterprise: { monthly: 7_200_000, annual: 5_760_000 },
} as const;

export const annualDiscountPercent = 20;
export const trialDays = 30;

/** The most learners a plan covers; `null` means no limit. */
export const studentCaps = { starter: 500, professional: 5_000, enterprise: null } as const;

export const uptime = { starter: '99.5%', professional: '99.9%', enterprise: '99.99%' } as const;

/** The order form offers the same ones. */
export const mobileMoneyProviders = mobileMoneyNames;

/** What the startup programme takes off a plan, in percent, in the first and the second year. */
export const startupDiscounts = { yearOne: 90, yearTwo: 50 } as const;

/** What a dollar is reckoned at where an amount is shown in both; looked at each quarter. */
export const ugxPerUsd = 3_600;

/** The store's prices, VAT included. */
export const storePrices = {
  'dev-hoodie': { ugx: 45_000, usd: 12.99 },
  'dev-tech-t-shirt': { ugx: 25_000, usd: 6.99 },
  'dev-cap': { ugx: 30_000, usd: 8.99 },
  'tred-laptop-sleeve': { ugx: 35_000, usd: 9.99 },
  'dev-bottle': { ugx: 20_000, usd: 5.99 },
  'sticker-pack': { ugx: 10_000, usd: 2.99 },
} as const;

/** Delivery by area of the order form. In Kampala it is free on orders of more than `freeAbove`, not at it. */
export const delivery = { kampala: 5_000, elsewhere: 15_000, freeAbove: 50_000 } as const;

/** VIP support, dollars a month. */
export const vipPricesUsd = { silver: 499, gold: 999, platinum: 1_999 } as const;
