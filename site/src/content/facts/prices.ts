// What Tred costs, in Uganda shillings a month. Each price of the site is stated here and nowhere else.

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

export const mobileMoneyProviders = ['MTN MoMo', 'Airtel Money'] as const;

/** What the startup programme takes off a plan, in percent, in the first and the second year. */
export const startupDiscounts = { yearOne: 90, yearTwo: 50 } as const;

/** What a dollar is reckoned at where an amount is shown in both; looked at each quarter. */
export const ugxPerUsd = 3_600;
