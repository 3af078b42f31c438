// A term's price for one school: the plan, the bill, the share of each learner, and where the next plan begins.
import { type AskedPrice, billingPeriods, paymentWays } from '@tred/contract/school-price';
import { describe, expect, it } from 'vitest';
import { monthsLater, type Payment, type PaymentRules, type PriceList, paymentPlan, quoteFor } from './quote';

const list: PriceList = {
  plans: [
    { id: 'starter', name: 'Starter', monthly: 1_800_000, annual: 1_440_000, cap: 500 },
    { id: 'professional', name: 'Professional', monthly: 3_600_000, annual: 2_880_000, cap: 5000 },
    { id: 'enterprise', name: 'Enterprise', monthly: 7_200_000, annual: 5_760_000, cap: null },
  ],
  vatPercent: 18,
  smsUgx: 35,
};

const quote = (asked: Partial<AskedPrice>) =>
  quoteFor({ learners: 640, billing: 'annual', sms: 0, vat: false, ...asked }, list);

describe('640 learners', () => {
  it('billed by the year: Professional, 11,520,000 a term, 18,000 a learner', () => {
    expect(quote({})).toMatchObject({
      plan: { id: 'professional' },
      planUgx: 11_520_000,
      termUgx: 11_520_000,
      learnerUgx: 18_000,
    });
  });

  it('billed by the month: the same plan, a quarter more', () => {
    expect(quote({ billing: 'monthly' })).toMatchObject({ termUgx: 14_400_000, learnerUgx: 22_500 });
  });

  it('adds messages, and VAT on both', () => {
    const { planUgx, smsUgx, vatUgx, billUgx } = quote({ sms: 3 });
    expect([smsUgx, vatUgx]).toEqual([67_200, 2_085_696]);
    expect(billUgx).toBe(planUgx + smsUgx + vatUgx);
  });

  it('shows its figures with VAT when asked to; the bill is the same', () => {
    expect(quote({ vat: true })).toMatchObject({ termUgx: 13_593_600, learnerUgx: 21_240 });
    expect(quote({ vat: true }).billUgx).toBe(quote({}).billUgx);
  });

  it('says where the next plan begins and what it costs there', () => {
    expect(quote({}).next).toMatchObject({
      plan: { id: 'enterprise' },
      from: 5001,
      termUgx: 23_040_000,
      learnerUgx: 4607,
    });
  });
});

it.each([
  [1, 'starter'],
  [500, 'starter'],
  [501, 'professional'],
  [5000, 'professional'],
  [5001, 'enterprise'],
  [200_000, 'enterprise'],
])('%i learners: %s', (learners, id) => expect(quote({ learners }).plan.id).toBe(id));

it('reckons a semester as six months', () => {
  const asked = { learners: 6000, billing: 'annual', sms: 0, vat: false } as const;
  expect(quoteFor(asked, list, 6)).toMatchObject({ termUgx: 34_560_000, learnerUgx: 5760 });
});

it('has nothing above the largest plan', () => {
  expect(quote({ learners: 9000 }).next).toBeUndefined();
});

const rules: PaymentRules = {
  weeks: [0, 4, 8],
  invoiceDays: 30,
  limits: { transaction: 5_000_000, day: 20_000_000 },
  charges: {},
};
const starts = '2027-02-08';
const sum = (payments: readonly Payment[]) =>
  payments.flatMap(({ amounts }) => amounts).reduce((total, amount) => total + amount, 0);

it('a yearly bill by phone: three parts, four weeks apart', () => {
  expect(paymentPlan({ billUgx: 13_593_600, billing: 'annual', pay: 'mtn' }, starts, rules)).toEqual([
    { day: '2027-02-08', amounts: [4_531_200], chargeUgx: undefined },
    { day: '2027-03-08', amounts: [4_531_200], chargeUgx: undefined },
    { day: '2027-04-05', amounts: [4_531_200], chargeUgx: undefined },
  ]);
});

it('a monthly bill: one part a month, split where a wallet cannot send it at once', () => {
  const payments = paymentPlan({ billUgx: 33_984_000, billing: 'monthly', pay: 'airtel' }, starts, rules);
  expect(payments.map(({ day }) => day)).toEqual(['2027-02-08', '2027-03-08', '2027-04-08', '2027-05-08']);
  expect(payments[0]?.amounts).toEqual([4_248_000, 4_248_000]);
});

it('by bank and card: the bill as it comes; by invoice: thirty days later', () => {
  const days = (pay: 'bank' | 'card' | 'invoice') =>
    paymentPlan({ billUgx: 13_593_600, billing: 'annual', pay }, starts, rules).map(({ day }) => day);
  expect([days('bank'), days('card'), days('invoice')]).toEqual([
    ['2027-02-08'],
    ['2027-02-08'],
    ['2027-03-10'],
  ]);
});

it('what is over a day’s limit is sent on the next day', () => {
  const [first, second] = paymentPlan({ billUgx: 66_000_000, billing: 'annual', pay: 'mtn' }, starts, {
    ...rules,
    weeks: [0, 4],
  });
  expect([first?.day, first?.amounts.length]).toEqual(['2027-02-08', 4]);
  expect([second?.day, second?.amounts.length]).toEqual(['2027-02-09', 3]);
});

describe('whatever the bill', () => {
  const bills = [1, 5_000_000, 5_000_001, 6_796_801, 13_593_600, 27_187_200, 200_000_003];
  const ways = bills.flatMap((billUgx) =>
    billingPeriods.flatMap(({ value: billing }) =>
      paymentWays.map(({ value: pay }) => ({ billUgx, billing, pay })),
    ),
  );

  it.each(ways)('$billUgx $billing $pay adds up', (way) => {
    expect(sum(paymentPlan(way, starts, rules))).toBe(way.billUgx);
  });

  it.each(ways.filter(({ pay }) => pay === 'mtn'))('$billUgx $billing keeps the limits', (way) => {
    for (const payment of paymentPlan(way, starts, rules)) {
      expect(Math.max(...payment.amounts)).toBeLessThanOrEqual(rules.limits.transaction);
      expect(sum([payment])).toBeLessThanOrEqual(rules.limits.day);
    }
  });
});

it('adds what a network takes, where the bands are known and reach that far', () => {
  const bands = [
    { upTo: 1_000_000, ugx: 1000 },
    { upTo: 5_000_000, ugx: 2500 },
  ];
  const charged = (billUgx: number, upTo = bands) =>
    paymentPlan({ billUgx, billing: 'annual', pay: 'mtn' }, starts, {
      ...rules,
      weeks: [0],
      charges: { mtn: upTo },
    })[0]?.chargeUgx;
  expect(charged(900_000)).toBe(1000);
  expect(charged(8_000_000)).toBe(5000);
  expect(charged(4_000_000, bands.slice(0, 1))).toBeUndefined();
});

it('keeps to the last of a shorter month', () => {
  expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsLater('2027-11-30', 3)).toBe('2028-02-29');
});
