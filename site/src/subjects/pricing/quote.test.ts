// A term's price for one school: the plan, the bill, the share of each learner, and where the next plan begins.
import type { AskedPrice } from '@tred/contract/school-price';
import { describe, expect, it } from 'vitest';
import { type PriceList, quoteFor } from './quote';

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
