import { billingPeriods, type PriceRequest, paymentWays } from '@tred/contract/school-price';
import { expect, it } from 'vitest';
import {
  type DayPayment,
  monthsLater,
  type PaymentRules,
  type PriceList,
  paymentPlan,
  quoteFor,
} from './quote';

const list: PriceList = {
  plans: [
    { id: 'small', name: 'Small', monthly: 125_000, annual: 100_000, cap: 500 },
    { id: 'middle', name: 'Middle', monthly: 250_000, annual: 200_000, cap: 5000 },
    { id: 'large', name: 'Large', monthly: 500_000, annual: 400_000, cap: null },
  ],
  vatPercent: 18,
  smsUgx: 35,
};

const quote = (request: Partial<PriceRequest>) =>
  quoteFor({ learners: 640, billing: 'annual', sms: 0, vat: false, ...request }, list);

it('takes the plan for the learners, for a term of four months', () => {
  expect(quote({})).toMatchObject({
    plan: { id: 'middle' },
    planUgx: 800_000,
    termUgx: 800_000,
    learnerUgx: 1250,
  });
  expect(quote({ billing: 'monthly' }).termUgx).toBe(1_000_000);
  const request = { learners: 6000, billing: 'annual', sms: 0, vat: false } as const;
  expect(quoteFor(request, list, 6).termUgx).toBe(2_400_000);
});

it('adds messages, and VAT on both; shown with VAT the bill is the same', () => {
  const { planUgx, smsUgx, vatUgx, billUgx } = quote({ sms: 3 });
  expect([smsUgx, vatUgx]).toEqual([67_200, 156_096]);
  expect(billUgx).toBe(planUgx + smsUgx + vatUgx);
  expect(quote({ vat: true })).toMatchObject({ termUgx: 944_000, learnerUgx: 1475 });
  expect(quote({ vat: true }).billUgx).toBe(quote({}).billUgx);
});

it('says where the next plan begins and its cost there; the largest has none', () => {
  expect(quote({}).next).toMatchObject({ plan: { id: 'large' }, from: 5001, termUgx: 1_600_000 });
  expect(quote({ learners: 9000 }).next).toBeUndefined();
});

it.each([
  [1, 'small'],
  [500, 'small'],
  [501, 'middle'],
  [5000, 'middle'],
  [5001, 'large'],
  [200_000, 'large'],
])('%i learners: %s', (learners, id) => expect(quote({ learners }).plan.id).toBe(id));

const rules: PaymentRules = {
  weeks: [0, 4, 8],
  invoiceDays: 30,
  limit: 1_000_000,
};
const starts = '2027-02-08';
const sum = (payments: readonly DayPayment[]) => payments.reduce((total, { ugx }) => total + ugx, 0);

it('a yearly bill by phone: three parts, four weeks apart, with the most payments that each takes', () => {
  const payments = paymentPlan({ billUgx: 13_593_600, billing: 'annual', pay: 'mtn' }, starts, rules);
  expect(payments.map(({ day }) => day)).toEqual(['2027-02-08', '2027-03-08', '2027-04-05']);
  for (const { ugx, count } of payments) expect([ugx, count]).toEqual([4_531_200, 5]);
});

it('a monthly bill: one part a month', () => {
  const payments = paymentPlan({ billUgx: 33_984_000, billing: 'monthly', pay: 'airtel' }, starts, rules);
  expect(payments.map(({ day }) => day)).toEqual(['2027-02-08', '2027-03-08', '2027-04-08', '2027-05-08']);
  expect(payments[0]).toMatchObject({ ugx: 8_496_000, count: 9 });
});

it.each([
  ['bank', '2027-02-08'],
  ['card', '2027-02-08'],
  ['invoice', '2027-03-10'],
] as const)('a yearly bill by %s is one payment, on %s', (pay, day) => {
  const payments = paymentPlan({ billUgx: 13_593_600, billing: 'annual', pay }, starts, rules);
  expect(payments).toEqual([{ day, ugx: 13_593_600, count: 1 }]);
});

const bills = [1, 5_000_001, 6_796_801, 200_000_003];
const ways = bills.flatMap((billUgx) =>
  billingPeriods.flatMap((billing) => paymentWays.map((pay) => ({ billUgx, billing, pay }))),
);

it.each(ways)('$billUgx $billing $pay adds up', (way) => {
  expect(sum(paymentPlan(way, starts, rules))).toBe(way.billUgx);
});

it('uses the last day of a shorter month', () => {
  expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsLater('2027-11-30', 3)).toBe('2028-02-29');
});
