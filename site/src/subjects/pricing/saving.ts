// From how many learners on a plan gives back what it costs, counted in the office's hours alone.
import { type PriceList, quoteFor, TERM_MONTHS } from './quote';

/** What our own papers count in one office. */
export type OfficeCosts = {
  /** Hours that the report's habits give back in a term, and for how many learners. */
  hours: { saved: number; learners: number };
  /** What an hour costs the school. */
  hourUgx: number;
  /** What lost receipts cost in a year, and for how many learners. */
  receipts: { yearUgx: number; learners: number };
};

const TERMS = 12 / TERM_MONTHS;

/** Shillings for each learner in a term. */
export const savedForEach = ({ hours, hourUgx, receipts }: OfficeCosts): number =>
  (hours.saved * hourUgx) / hours.learners + receipts.yearUgx / TERMS / receipts.learners;

/** For each plan, the number of learners from which it saves what it costs, to ten; undefined where it never does. */
export function paysFrom(saved: number, { plans, ...rest }: PriceList) {
  return plans.map((plan, at) => {
    const first = (plans[at - 1]?.cap ?? 0) + 1;
    const asked = { learners: first, billing: 'annual', sms: 0, vat: false } as const;
    const { termUgx } = quoteFor(asked, { plans, ...rest });
    const from = Math.max(first, Math.ceil(termUgx / saved / 10) * 10);
    return { plan, from: plan.cap === null || from <= plan.cap ? from : undefined };
  });
}
