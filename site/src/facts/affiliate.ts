// What the affiliate programme pays, and how, from content/facts/affiliate.yaml.
import { z } from 'astro/zod';
import { readFacts } from './read-facts.ts';

const tier = z.strictObject({
  name: z.enum(['Bronze', 'Silver', 'Gold', 'Platinum']),
  from: z.int().positive().describe('The first number of referrals in the tier.'),
  to: z.int().positive().nullable().describe('The last number of referrals; null for the top tier.'),
  percent: z.int().min(1).max(100).describe('Of what a referred school pays.'),
  payouts: z.string().describe('How often we pay.'),
});

const affiliate = readFacts(
  'affiliate',
  z.strictObject({
    tiers: z.tuple([tier, tier, tier, tier]).describe('Rising.'),
    minimumPayoutUsd: z.int().positive().describe('In dollars.'),
    payoutMethods: z.array(z.string()).min(2),
    commissionMonths: z.int().positive().describe('In months.'),
    code: z.string().regex(/^[A-Z0-9-]+$/, 'must be capital letters, digits and hyphens'),
  }),
);

export const { tiers: affiliateTiers, minimumPayoutUsd, payoutMethods, commissionMonths } = affiliate;
export const affiliateCode = affiliate.code;
