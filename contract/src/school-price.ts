// A price for one school: its inputs, and the address that contains them.
export const mobileMoneyProviders = ['mtn', 'airtel'] as const;

export const billingPeriods = ['annual', 'monthly'] as const;

export const paymentWays = [...mobileMoneyProviders, 'bank', 'card', 'invoice'] as const;

/** Whether the shown figures include VAT; the bill always does. */
export const vatChoices = ['without', 'with'] as const;

export type BillingPeriod = (typeof billingPeriods)[number];
export type PaymentWay = (typeof paymentWays)[number];

export const LEARNERS = { min: 1, max: 200_000 } as const;
export const SMS_A_TERM = { min: 0, max: 200 } as const;

export interface PriceRequest {
  learners: number;
  billing: BillingPeriod;
  /** SMS for each learner in a term. */
  sms: number;
  pay: PaymentWay;
  /** Whether the shown figures include VAT; the bill always does. */
  vat: boolean;
}

/** Defaults that an address leaves out. */
const unsaid = { billing: 'annual', sms: 0, pay: 'mtn', vat: false } as const satisfies Partial<PriceRequest>;

/** `/pricing?learners=640&billing=annual`, with SMS, VAT and payment when they differ from the default. */
export function priceAddress({
  learners,
  billing,
  sms,
  pay,
  vat,
}: Omit<PriceRequest, 'vat'> & { vat?: boolean }) {
  const query = new URLSearchParams({ learners: String(learners), billing });
  if (sms !== unsaid.sms) query.set('sms', String(sms));
  if (vat) query.set('vat', 'with');
  if (pay !== unsaid.pay) query.set('pay', pay);
  return `/pricing?${query}`;
}

const within = (typed: string | null, { min, max }: { min: number; max: number }): number | undefined => {
  if (typed === null || !/^\d{1,9}$/.test(typed)) return undefined;
  const number = Number(typed);
  return number >= min && number <= max ? number : undefined;
};

/** Reads an address; undefined without a number of learners. Invalid values count as missing. */
export function readPriceAddress(search: string): PriceRequest | undefined {
  const query = new URLSearchParams(search);
  const learners = within(query.get('learners'), LEARNERS);
  if (learners === undefined) return undefined;
  const one = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === query.get(name));
  return {
    learners,
    billing: one(billingPeriods, 'billing') ?? unsaid.billing,
    sms: within(query.get('sms'), SMS_A_TERM) ?? unsaid.sms,
    pay: one(paymentWays, 'pay') ?? unsaid.pay,
    vat: query.get('vat') === 'with',
  };
}
