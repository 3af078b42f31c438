// Prices and plan limits, from content/facts/prices.yaml.

import { mobileMoneyProviders as providers } from '@tred/contract/school-price';
import { z } from 'astro/zod';
import { counted } from '../lib/format-text.ts';
import { allOf, formatCount } from '../lib/locale.ts';
import { formatUgx, formatUsd, yearlyTotal } from '../lib/money.ts';
import { sampleWhile } from '../readers/fields.ts';
import { group, type Placeholders } from '../readers/placeholders.ts';
import { readFacts } from '../readers/read-facts.ts';

const amount = z.int().positive().describe('In whole shillings.');
const dollars = z.number().positive().describe('In dollars.');
const percent = z.int().min(0).max(100).describe('In percent.');
const cap = z.int().positive().nullable().describe('How many learners; empty for no limit.');
const uptimePercent = z.string().regex(/^\d+(\.\d+)?%$/, 'must be a percentage such as 99.9%');

const planPrice = z.strictObject({
  monthly: amount.describe('A month, paid by the month, in whole shillings.'),
  annual: amount.describe('A month, when a year is agreed, in whole shillings.'),
});
type PlanPrice = z.infer<typeof planPrice>;

const percentOff = ({ monthly, annual }: PlanPrice) => 100 - (annual / monthly) * 100;

/** "Save 20%" must be true of each plan. The percentage of most plans counts as the right one. */
export const plans = z
  .strictObject({ starter: planPrice, professional: planPrice, enterprise: planPrice })
  .superRefine((plans, context) => {
    const percents = Object.values(plans).map((price) => Math.round(percentOff(price)));
    const percent = percents.find((each, at) => percents.indexOf(each) !== at);
    if (percent === undefined) {
      const message = `must be the same percentage off on each plan, and are ${percents.join('%, ')}%`;
      context.addIssue({ code: 'custom', path: [], message });
      return;
    }
    for (const [plan, price] of Object.entries(plans)) {
      const annual = (price.monthly * (100 - percent)) / 100;
      if (price.annual !== annual)
        context.addIssue({
          code: 'custom',
          path: [plan, 'annual'],
          message: `must be ${annual}, which is ${percent}% off like the other plans, unless monthly is wrong`,
        });
    }
  });

const reduced = z.strictObject({
  feesUpToUgx: amount.describe('All fees of the school in a year, in whole shillings.'),
  percentOff: percent,
});

const bulkDiscount = z.strictObject({ from: amount.describe('Pieces.'), percent });

const walletTier = z.strictObject({ transaction: amount, day: amount });

export const prices = readFacts(
  'prices',
  z.strictObject({
    planPrices: plans,
    studentCaps: z.strictObject({ starter: cap, professional: cap, enterprise: cap }),
    vatPercent: percent,
    smsUgx: amount.describe('One SMS before VAT, in whole shillings.'),
    sample: sampleWhile('an amount is not confirmed'),
    mobileMoneyNames: z
      .strictObject({ mtn: z.string().min(1), airtel: z.string().min(1) })
      .describe('As people call the providers.'),
    mobileMoneyLimits: z.tuple([walletTier, walletTier, walletTier]).describe('By tier, lowest first.'),
    yearlyBillParts: z.int().positive().describe('Each is due on the first day of a term.'),
    instalmentWeeks: z.array(z.int().min(0).max(16)).min(1).describe('In weeks after the term’s first day.'),
    invoiceDays: z.int().positive().describe('In days.'),
    trialDays: z.int().positive().describe('In days.'),
    trialReminders: z.array(z.int().positive()).min(1).describe('In days before the end of the trial.'),
    freeLicence: z.strictObject({
      feesUpToUgx: amount.describe('All fees of the school in a year, in whole shillings.'),
      decisionDays: z.int().positive().describe('In working days.'),
    }),
    reducedPrices: z
      .tuple([reduced, reduced, reduced])
      .describe('From the largest discount to the smallest.'),
    uptime: z.strictObject({
      starter: uptimePercent,
      professional: uptimePercent,
      enterprise: uptimePercent,
    }),
    uptimeCreditPercent: percent,
    startupDiscounts: z.strictObject({ yearOne: percent, yearTwo: percent }),
    ugxPerUsd: amount,
    delivery: z.strictObject({ kampala: amount, elsewhere: amount, freeAbove: amount }),
    bulkDiscounts: z.tuple([bulkDiscount, bulkDiscount, bulkDiscount]),
    vipPricesUsd: z.strictObject({ silver: dollars, gold: dollars, platinum: dollars }),
  }),
);

export const mobileMoneyProviders = () => providers.map((provider) => prices.mobileMoneyNames[provider]);

export type PlanId = keyof typeof prices.planPrices;

/** Learners of a plan: `up to 5,000 learners`. */
function learnersUpTo(plan: PlanId): string {
  const most = prices.studentCaps[plan];
  return most === null ? 'any number of learners' : `up to ${formatCount(most)} learners`;
}

/** Saving of annual payment, the same for each plan. */
const annualDiscountPercent = () => Math.round(percentOff(prices.planPrices.starter));

/** Name of a plan: Starter. */
export const planName = (plan: PlanId): string => plan.charAt(0).toUpperCase() + plan.slice(1);

const planIds = Object.keys(plans.shape) as PlanId[];
const ofPlans = (value: (plan: PlanId) => string) =>
  Object.fromEntries(planIds.map((plan) => [plan, value(plan)]));

const daysBefore = (days: number) => counted(days, { one: 'day', many: 'days' });

/** `UGX 60 million`. */
const inMillions = (amount: number) => `UGX\u00a0${formatCount(amount / 1e6)} million`;

const stepPlaceholders = (name: string, { feesUpToUgx, percentOff }: z.infer<typeof reduced>) =>
  group(`reducedPrice.${name}`, { limit: inMillions(feesUpToUgx), percent: percentOff });

/** `{{price.starter.annual}}` is a month with annual payment, `{{price.starter.yearly}}` the year. */
export function pricePlaceholders(): Placeholders {
  const { planPrices, studentCaps, delivery, ugxPerUsd } = prices;
  const [firstStep, secondStep, thirdStep] = prices.reducedPrices;
  const providerNames = mobileMoneyProviders();
  return {
    ...group('plan', ofPlans(planName)),
    ...Object.fromEntries(
      planIds.flatMap((plan) => {
        const { monthly, annual } = planPrices[plan];
        const amounts = { monthly, annual, yearly: yearlyTotal(annual) };
        return Object.entries(amounts).map(([of, amount]) => [`price.${plan}.${of}`, formatUgx(amount)]);
      }),
    ),
    ...group(
      'students',
      ofPlans((plan) => {
        const cap = studentCaps[plan];
        return cap === null ? 'Unlimited' : `Up to ${formatCount(cap)}`;
      }),
    ),
    ...group('learners', ofPlans(learnersUpTo)),
    ...group('uptime', prices.uptime),
    ...group('startup', prices.startupDiscounts),
    ...group(
      'vip',
      Object.fromEntries(
        Object.entries(prices.vipPricesUsd).flatMap(([tier, usd]) => [
          [tier, formatUsd(usd)],
          [`${tier}.ugx`, formatUgx(usd * ugxPerUsd)],
        ]),
      ),
    ),
    ...group('walletLimit', {
      ...Object.fromEntries(
        prices.mobileMoneyLimits.flatMap(({ transaction, day }, tier) => [
          [tier + 1, formatUgx(transaction)],
          [`${tier + 1}.day`, formatUgx(day)],
        ]),
      ),
    }),
    uptimeCredit: String(prices.uptimeCreditPercent),
    annualDiscount: String(annualDiscountPercent()),
    vatPercent: String(prices.vatPercent),
    smsPrice: formatUgx(prices.smsUgx),
    trialDays: String(prices.trialDays),
    'trial.reminders': allOf(prices.trialReminders.map(daysBefore)),
    ...group('bill', { parts: prices.yearlyBillParts, instalments: prices.instalmentWeeks.length }),
    ...group('freeLicence', {
      limit: inMillions(prices.freeLicence.feesUpToUgx),
      decisionDays: prices.freeLicence.decisionDays,
    }),
    ...stepPlaceholders('first', firstStep),
    ...stepPlaceholders('second', secondStep),
    ...stepPlaceholders('third', thirdStep),
    invoiceDays: String(prices.invoiceDays),
    netTerms: `NET ${prices.invoiceDays}`,
    mobileMoney: providerNames.join(' and '),
    'mobileMoney.or': providerNames.join(' or '),
    'mobileMoney.list': providerNames.join(', '),
    dollar: formatUgx(ugxPerUsd),
    ...group('delivery', {
      kampala: formatUgx(delivery.kampala),
      elsewhere: formatUgx(delivery.elsewhere),
      freeAbove: formatUgx(delivery.freeAbove),
    }),
    ...group('mobileMoney', prices.mobileMoneyNames),
    ...group(
      'bulk',
      Object.fromEntries(prices.bulkDiscounts.map(({ from, percent }) => [from, `${percent}%`])),
    ),
  };
}
