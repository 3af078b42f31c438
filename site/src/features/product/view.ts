// View models of the product pages: sums in the pictures, customers, modules, and status of integrations.

import { capabilityOf, plansWith, statusWords, whenItComes } from '~/facts/capabilities';
import { exchanges, isLive } from '~/facts/exchanges';
import { institutionOf } from '~/facts/institutions';
import { sectionsOn } from '~/facts/read-page';
import { fillValues } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import { cardsWords } from '~/sections/Cards/schema';
import type { DataTableWords } from '~/sections/Table/schema';
import { studyAddress } from '../case-studies/view';
import { type NamePathWords, productView } from './words';

const { fees, caption, ...screen } = productView.dashboard;
const { learners = 0, boarders = 0 } = institutionOf('kasana-hill');
const due = learners * fees.tuition + boarders * fees.boarding;
const collected = formatUgx(fees.collected);

export const dashboard = {
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

const { caption: matchingCaption, sms, receipt, payments, ...panel } = productView.matching;

function matchOf({ way, wrote, amount: shillings, learner, balance }: (typeof payments)[number]) {
  const amount = formatUgx(shillings);
  const values = { school: screen.school, amount, learner, receipt, balance: formatUgx(balance) };
  return { way, wrote, amount, learner, sms: fillValues(sms, values) };
}

/** Unmatched payments, with the sum and bar after each match. */
export const matching = {
  caption: matchingCaption,
  matching: {
    ...panel,
    matches: payments.map(matchOf),
  },
  gains: payments.map(({ amount }) => ({
    collected: formatUgx(fees.collected + amount),
    amount: amount / 1000,
  })),
};

const { analytics, university } = productView;

export const screens = {
  analytics: { ...analytics, panels: [analytics.subjects, analytics.watch] },
  university: { ...university, panels: [university.registered, university.paid] },
};

const { parent, report, teacher, head } = productView.phones;

/** Phones with the panes on their screens. */
export const phones = {
  parent: { ...parent, panels: [parent.balance, parent.payments] },
  report: { ...report, panels: [report.grades] },
  teacher: { ...teacher, panels: [teacher.register] },
  head: { ...head, panels: [productView.results, productView.dashboard.attendance] },
};

/** The papers with the learner's name, from the application to the SMS after the first payment. */
export function namePathOf({ cards, ...words }: NamePathWords) {
  const { amount, sms: text } = matchOf(payments[0]);
  return {
    ...words,
    stations: cards.map((card) => ({ ...card, entry: fillValues(card.entry, { amount }) })),
    sms: { title: panel.smsTitle, text },
  };
}

export const customerNames = (institutions: readonly string[]) =>
  institutions.map((id) => {
    const { name, short = name } = institutionOf(id);
    const href = studyAddress(id);
    return { short, full: name, ...(href && { href }) };
  });

/** The modules on /modules, with their anchors. */
export const moduleList = () =>
  sectionsOn('modules', 'cards', cardsWords).flatMap(({ features }) => features);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each integration with its data, status, start and plans. */
export const exchangeRows = (): DataTableWords['rows'] =>
  exchanges.map((exchange) => {
    const { system, capability, in: comesIn = '–', out: goesOut = '–', when } = exchange;
    const found = capabilityOf(capability);
    const live = isLive(exchange);
    return {
      name: system,
      note: `${capital(whenItComes(found))}. ${when}. ${capital(plansWith(capability))}.`,
      cells: [
        comesIn,
        goesOut,
        { state: live ? { label: statusWords.live, tone: 'good' } : { label: found.status, tone: 'busy' } },
      ],
    };
  });
