// The tariff from the facts, as the build and, through the page, the browser reckon with it.
import { capabilities } from '~/facts/capabilities';
import {
  instalmentWeeks,
  invoiceDays,
  mobileMoneyCharges,
  mobileMoneyLimits,
  type PlanId,
  planPrices,
  smsUgx,
  studentCaps,
  uptime,
  vatPercent,
} from '~/facts/prices';
import { schoolTerms } from '~/facts/terms';
import type { Tariff } from './answer';
import type { PriceList } from './quote';

const planIds = ['starter', 'professional', 'enterprise'] as const satisfies readonly PlanId[];
const names: Record<PlanId, string> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

export const priceList: PriceList = {
  plans: planIds.map((id) => ({ id, name: names[id], ...planPrices[id], cap: studentCaps[id] })),
  vatPercent,
  smsUgx,
};

/** What a plan has today that the one below it has not: `Single sign-on; API access: read and write`. */
function gainsOver(below: PlanId, plan: PlanId): string {
  const more = Object.values(capabilities)
    .filter(({ status, plans }) => status === 'Completed' && plans[plan] !== plans[below] && plans[plan])
    .map(({ name, plans }) => (typeof plans[plan] === 'string' ? `${name}: ${plans[plan]}` : name));
  return [...more, `${uptime[plan]} uptime`].join('; ');
}

const { mtn, airtel } = mobileMoneyCharges;

export const tariff: Tariff = {
  list: priceList,
  rules: {
    weeks: instalmentWeeks,
    invoiceDays,
    limits: mobileMoneyLimits,
    charges: { ...(mtn && { mtn }), ...(airtel && { airtel }) },
  },
  terms: schoolTerms,
  gains: {
    professional: gainsOver('starter', 'professional'),
    enterprise: gainsOver('professional', 'enterprise'),
  },
};
