// Computes a school's price for a term: plan, bill, cost for each learner, and next plan. The build and the browser pass in
// the tariff.

import type { BillingPeriod, PaymentWay, PriceRequest } from '@tred/contract/school-price';
import { formatDate, type IsoDay, toIsoDay } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { formatUgx } from '~/lib/money';
import { nextTerm, type SchoolTerm, weeksLater } from '~/lib/school-terms';
import type { QuoteSheetWords } from './words';

export type PlanTariff = {
  id: string;
  name: string;
  /** Shillings a month, by billing period. */
  monthly: number;
  annual: number;
  cap: number | null;
};

export type PriceList = {
  /** Smallest first; the last has no limit. */
  plans: readonly PlanTariff[];
  vatPercent: number;
  smsUgx: number;
};

export const TRIAL = '/contact?subject=trial';

/** A school year has three terms, a university's two semesters, and a plan twelve months. */
export const SEMESTER_MONTHS = 6;
export const TERM_MONTHS = 4;
const TERMS = 12 / TERM_MONTHS;

export type NextPlan = {
  plan: PlanTariff;
  /** The number of learners from which it applies. */
  from: number;
  termUgx: number;
  learnerUgx: number;
};

export type PriceQuote = {
  plan: PlanTariff;
  /** Lines of a term's bill; their sum is `billUgx`. */
  planUgx: number;
  smsUgx: number;
  vatUgx: number;
  billUgx: number;
  /** Totals without VAT, unless requested with VAT. */
  termUgx: number;
  learnerUgx: number;
  next: NextPlan | undefined;
};

const covers = ({ cap }: PlanTariff, learners: number) => cap === null || learners <= cap;

export function quoteFor(
  { learners, billing, sms, vat }: Omit<PriceRequest, 'pay'>,
  list: PriceList,
  /** Months: a term has four, a university's semester six. */
  months: number = TERM_MONTHS,
): PriceQuote {
  const at = list.plans.findIndex((plan) => covers(plan, learners));
  const plan = list.plans[at];
  if (!plan) throw new Error(`No plan covers ${learners} learners.`);
  const termOf = (each: PlanTariff) => each[billing] * months;
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

export type PaymentRules = {
  /** Weeks after the start of term, for a yearly bill that is paid by phone. */
  weeks: readonly number[];
  invoiceDays: number;
  /** The lowest limit of a payment by phone. */
  limit: number;
};

export type DayPayment = {
  day: IsoDay;
  ugx: number;
  /** The most payments that it takes by phone. */
  count: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const daysLater = (day: IsoDay, days: number): IsoDay => toIsoDay(new Date(Date.parse(day) + days * DAY_MS));

/** Adds months; uses the last day of a shorter month. */
export function monthsLater(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toIsoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

/** Even parts in whole shillings; the first part gets the remainder. */
function sharesOf(total: number, count: number): number[] {
  const share = Math.floor(total / count);
  return Array.from({ length: count }, (_, at) => share + (at < total % count ? 1 : 0));
}

const isByPhone = (pay: PaymentWay) => pay === 'mtn' || pay === 'airtel';

function dueDays(starts: IsoDay, billing: BillingPeriod, pay: PaymentWay, rules: PaymentRules): IsoDay[] {
  const months = Array.from({ length: TERM_MONTHS }, (_, month) => monthsLater(starts, month));
  const days = billing === 'monthly' ? months : [starts];
  if (pay === 'invoice') return days.map((day) => daysLater(day, rules.invoiceDays));
  if (billing === 'annual' && isByPhone(pay)) return rules.weeks.map((weeks) => weeksLater(starts, weeks));
  return days;
}

/** The parts of a term's bill; the first is due at the start of term or with its invoice. */
export function paymentPlan(
  { billUgx, billing, pay }: { billUgx: number; billing: BillingPeriod; pay: PaymentWay },
  starts: IsoDay,
  rules: PaymentRules,
): DayPayment[] {
  const days = dueDays(starts, billing, pay, rules);
  const parts = sharesOf(billUgx, days.length);
  return days.map((day, at) => {
    const ugx = parts[at] ?? 0;
    return { day, ugx, count: isByPhone(pay) ? Math.ceil(ugx / rules.limit) : 1 };
  });
}

/** All inputs of a price; plain data, so that a page can embed it. */
export type Tariff = {
  list: PriceList;
  rules: PaymentRules;
  terms: readonly SchoolTerm[];
};

export type QuoteSheet = {
  /** Texts by the name of their place on the sheet. */
  texts: Record<string, string>;
  hasSms: boolean;
  payments: { day: IsoDay; date: string; amount: string; note: string }[];
};

export function quoteSheet(
  request: PriceRequest,
  tariff: Tariff,
  words: QuoteSheetWords,
  today: IsoDay,
): QuoteSheet {
  const { learners, billing, sms, vat, pay } = request;
  const quote = quoteFor(request, tariff.list);
  const { plan, next } = quote;
  const term = nextTerm(tariff.terms, today);
  const values = {
    learners: formatCount(learners),
    plan: plan.name,
    sms: formatCount(sms),
    vat: tariff.list.vatPercent,
    term: formatUgx(quote.termUgx),
    semester: formatUgx(quoteFor(request, tariff.list, SEMESTER_MONTHS).termUgx),
    learner: formatUgx(quote.learnerUgx),
    bill: formatUgx(quote.billUgx),
    year: formatUgx(quote.billUgx * TERMS),
    begins: term?.name ?? '',
    starts: term ? formatDate(term.starts) : '',
    days: tariff.rules.invoiceDays,
    ...(next && {
      next: next.plan.name,
      from: formatCount(next.from),
      nextTerm: formatUgx(next.termUgx),
      nextLearner: formatUgx(next.learnerUgx),
    }),
  };
  const said = (text: string) => fillValues(text, values);
  const payments = term
    ? paymentPlan({ billUgx: quote.billUgx, billing, pay }, term.starts, tariff.rules)
    : [];
  const notes = [
    words.year,
    pay === 'invoice' ? words.invoice : words.payments[billing],
    isByPhone(pay) ? words.limits : '',
    term && !term.published ? words.expected : '',
  ];
  return {
    texts: {
      head: said(words.head),
      term: values.term,
      learner: values.learner,
      taxed: said(vat ? words.withVat : words.beforeVat),
      planLine: said(words.plan[billing]),
      planUgx: formatUgx(quote.planUgx),
      smsLine: said(words.sms),
      smsUgx: formatUgx(quote.smsUgx),
      vatLine: said(words.vat),
      vatUgx: formatUgx(quote.vatUgx),
      bill: values.bill,
      next: said(next ? words.next : words.largest),
      note: notes.filter(Boolean).map(said).join(' '),
      inShort: said(words.inShort),
    },
    hasSms: sms > 0,
    payments: payments.map(({ day, ugx, count }) => ({
      day,
      date: formatDate(day),
      amount: formatUgx(ugx),
      note: count > 1 ? fillValues(words.several, { count }) : '',
    })),
  };
}
