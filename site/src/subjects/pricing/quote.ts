// What the platform costs one school for a term: which plan, what is on the bill, what that is for each learner, and
// where the next plan begins. Knows no facts of its own: the build and the browser hand it the same tariff.
import type { AskedPrice } from '@tred/contract/school-price';

export type PlanPrice = {
  id: string;
  name: string;
  /** Shillings a month, by how it is billed. */
  monthly: number;
  annual: number;
  /** The most learners it covers; null for any number. */
  cap: number | null;
};

export type PriceList = {
  /** From the smallest up; the last has no cap. */
  plans: readonly PlanPrice[];
  vatPercent: number;
  smsUgx: number;
};

/** A school year has three terms, and a plan twelve months. */
export const TERM_MONTHS = 4;

export type NextPlan = {
  plan: PlanPrice;
  /** The learner with whom it begins. */
  from: number;
  termUgx: number;
  learnerUgx: number;
};

export type Quote = {
  plan: PlanPrice;
  /** The lines of a term's bill; they add up to `billUgx`. */
  planUgx: number;
  smsUgx: number;
  vatUgx: number;
  billUgx: number;
  /** The figures on top: before VAT, unless it was asked for with it. */
  termUgx: number;
  learnerUgx: number;
  next: NextPlan | undefined;
};

const covers = ({ cap }: PlanPrice, learners: number) => cap === null || learners <= cap;

export function quoteFor(
  { learners, billing, sms, vat }: Omit<AskedPrice, 'pay'>,
  list: PriceList,
  /** A term has four; a university's semester six. */
  months: number = TERM_MONTHS,
): Quote {
  const at = list.plans.findIndex((plan) => covers(plan, learners));
  const plan = list.plans[at];
  if (!plan) throw new Error(`No plan covers ${learners} learners.`);
  const termOf = (each: PlanPrice) => each[billing] * months;
  const planUgx = termOf(plan);
  const smsUgx = learners * sms * list.smsUgx;
  const net = planUgx + smsUgx;
  const vatUgx = Math.round((net * list.vatPercent) / 100);
  const termUgx = vat ? net + vatUgx : net;
  const following = list.plans[at + 1];
  const from = (plan.cap ?? 0) + 1;
  return {
    plan,
    planUgx,
    smsUgx,
    vatUgx,
    billUgx: net + vatUgx,
    termUgx,
    learnerUgx: Math.round(termUgx / learners),
    next: following && {
      plan: following,
      from,
      termUgx: termOf(following),
      learnerUgx: Math.round(termOf(following) / from),
    },
  };
}
