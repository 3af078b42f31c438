// A price in words, for the sheet beside the questions: made at build for the example, in the browser for one's own.
import type { AskedPrice } from '@tred/contract/school-price';
import { formatDate, type IsoDay } from '~/lib/dates';
import { formatUgx } from '~/lib/money';
import { nextTerm, type SchoolTerm } from '~/lib/school-terms';
import { fillPlaces } from '~/lib/words';
import { isByPhone, type PaymentRules, paymentPlan } from './payments';
import { type PriceList, quoteFor } from './quote';

/** Everything a price is reckoned from; plain data, so that a page can carry it. */
export type Tariff = {
  list: PriceList;
  rules: PaymentRules;
  terms: readonly SchoolTerm[];
  /** What each plan has that the one below it has not, in a sentence's list. */
  gains: Readonly<Record<string, string>>;
};

/** Sentences with places to fill: `{learners}`, `{plan}` and so on. */
export type AnswerWords = {
  head: string;
  plan: { annual: string; monthly: string };
  sms: string;
  vat: string;
  beforeVat: string;
  withVat: string;
  next: string;
  largest: string;
  payments: { annual: string; monthly: string };
  invoice: string;
  several: string;
  charge: string;
  limits: string;
  expected: string;
  inShort: string;
};

export type Answer = {
  /** By the name of the place on the sheet that they are put into. */
  texts: Record<string, string>;
  hasSms: boolean;
  payments: { day: IsoDay; date: string; amount: string; note: string }[];
};

const count = (number: number) => number.toLocaleString('en-UG');

export function answerTo(asked: AskedPrice, tariff: Tariff, words: AnswerWords, today: IsoDay): Answer {
  const { learners, billing, sms, vat, pay } = asked;
  const quote = quoteFor(asked, tariff.list);
  const { plan, next } = quote;
  const term = nextTerm(tariff.terms, today);
  const values = {
    learners: count(learners),
    plan: plan.name,
    sms: count(sms),
    vat: tariff.list.vatPercent,
    term: formatUgx(quote.termUgx),
    learner: formatUgx(quote.learnerUgx),
    bill: formatUgx(quote.billUgx),
    begins: term?.name ?? '',
    starts: term ? formatDate(term.starts) : '',
    transaction: formatUgx(tariff.rules.limits.transaction),
    day: formatUgx(tariff.rules.limits.day),
    days: tariff.rules.invoiceDays,
    ...(next && {
      next: next.plan.name,
      from: count(next.from),
      nextTerm: formatUgx(next.termUgx),
      nextLearner: formatUgx(next.learnerUgx),
      gains: tariff.gains[next.plan.id] ?? '',
    }),
  };
  const said = (text: string) => fillPlaces(text, values);
  const payments = term
    ? paymentPlan({ billUgx: quote.billUgx, billing, pay }, term.starts, tariff.rules)
    : [];
  const notes = [
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
    payments: payments.map(({ day, amounts, chargeUgx }) => ({
      day,
      date: formatDate(day),
      amount: formatUgx(amounts.reduce((sum, amount) => sum + amount, 0)),
      note: [
        amounts.length > 1 ? fillPlaces(words.several, { count: amounts.length }) : '',
        chargeUgx === undefined ? '' : fillPlaces(words.charge, { charge: formatUgx(chargeUgx) }),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  };
}
