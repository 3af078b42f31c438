// View models of the product pages: sums in the pictures, customers, modules, and status of integrations.

import { capabilityFacts, capabilityOf, plansWith, whenItComes } from '~/facts/capabilities';
import { exchanges, isLive } from '~/facts/exchanges';
import { institutionOf } from '~/facts/institutions';
import { fillValues } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import type { DataTableWords } from '~/sections/Table/schema';
import { studyAddress } from '../case-studies/view';
import { type NamePathWords, productView } from './words';

export function dashboard() {
  const { fees, caption, ...screen } = productView.dashboard;
  const { learners = 0, boarders = 0 } = institutionOf('kasana-hill');
  const due = learners * fees.tuition + boarders * fees.boarding;
  const collected = formatUgx(fees.collected);
  return {
    ...screen,
    caption: fillValues(caption, { collected }),
    fees: {
      title: fees.title,
      collected,
      target: fillValues(fees.target, { due: (due / 1e6).toFixed(1) }),
      percent: Math.round((fees.collected / due) * 100),
      lately: fees.lately,
      sources: fees.sources,
    },
  };
}

type Payment = (typeof productView)['matching']['payments'][number];

function matchOf({ way, wrote, amount: shillings, learner, balance }: Payment) {
  const { sms, receipt } = productView.matching;
  const amount = formatUgx(shillings);
  const values = {
    school: productView.dashboard.school,
    amount,
    learner,
    receipt,
    balance: formatUgx(balance),
  };
  return { way, wrote, amount, learner, sms: fillValues(sms, values) };
}

/** Unmatched payments, with the sum and bar after each match. */
export function matching() {
  const { caption, sms: _sms, receipt: _receipt, payments, ...panel } = productView.matching;
  const { collected } = productView.dashboard.fees;
  return {
    caption,
    matching: { ...panel, matches: payments.map(matchOf) },
    gains: payments.map(({ amount }) => ({
      collected: formatUgx(collected + amount),
      amount: amount / 1000,
    })),
  };
}

export const screens = () => ({
  analytics: {
    ...productView.analytics,
    panels: [productView.analytics.subjects, productView.analytics.watch],
  },
  university: {
    ...productView.university,
    panels: [productView.university.registered, productView.university.paid],
  },
});

/** Phones with the panes on their screens. */
export const phones = () => ({
  parent: {
    ...productView.phones.parent,
    panels: [productView.phones.parent.balance, productView.phones.parent.payments],
  },
  report: { ...productView.phones.report, panels: [productView.phones.report.grades] },
  teacher: { ...productView.phones.teacher, panels: [productView.phones.teacher.register] },
  head: { ...productView.phones.head, panels: [productView.results, productView.dashboard.attendance] },
});

/** The papers with the learner's name, from the application to the SMS after the first payment. */
export function namePathOf({ cards, ...words }: NamePathWords) {
  const { amount, sms: text } = matchOf(productView.matching.payments[0]);
  return {
    ...words,
    stations: cards.map((card) => ({ ...card, entry: fillValues(card.entry, { amount }) })),
    sms: { title: productView.matching.smsTitle, text },
  };
}

export const customerNames = (institutions: readonly string[]) =>
  institutions.map((id) => {
    const { name, short = name } = institutionOf(id);
    const href = studyAddress(id);
    return { short, full: name, ...(href && { href }) };
  });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each integration with its data, status, start and plans. */
export const exchangeRows = (): DataTableWords['rows'] =>
  exchanges().map((exchange) => {
    const { system, capability, in: comesIn = '–', out: goesOut = '–', when } = exchange;
    const found = capabilityOf(capability);
    const live = isLive(exchange);
    return {
      name: system,
      note: `${capital(whenItComes(found))}. ${when}. ${capital(plansWith(capability))}.`,
      cells: [
        comesIn,
        goesOut,
        {
          state: live
            ? { label: capabilityFacts.says.live, tone: 'good' }
            : { label: found.status, tone: 'busy' },
        },
      ],
    };
  });
