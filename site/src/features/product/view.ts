// View models of the product pages: sums in the pictures, modules, and status of integrations.

import type { ContentsWords } from '~/components/Contents/schema';
import { capabilityOf, plansWith, whenItComes } from '~/facts/capabilities';
import { exchanges } from '~/facts/exchanges';
import { institutionOf } from '~/facts/institutions';
import { fillValues } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { NameStripWords } from '~/sections/NameStrip/schema';
import { studyAddress } from '../case-studies/view';
import type { ExchangeBoardProps } from './ExchangeBoard/ExchangeBoard';
import type { NamePathProps } from './NamePath/NamePath';
import { home, integrations, modules, productView, type StationWords } from './words';

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
export function namePath(): NamePathProps {
  const { cards, ...section } = home.jobs;
  const { amount, sms: text } = matchOf(payments[0]);
  const stationOf = (card: StationWords) => ({ ...card, entry: fillValues(card.entry, { amount }) });
  return {
    ...section,
    stations: [cards.admissions, cards.registration, cards.performance, cards.finance].map(stationOf),
    sms: { title: panel.smsTitle, text },
  };
}

export function trustedBy(): NameStripWords {
  const { institutions, ...strip } = home.trustedBy;
  const names = institutions.map((id) => {
    const { name, short = name } = institutionOf(id);
    const href = studyAddress(id);
    return { short, full: name, ...(href && { href }) };
  });
  return { ...strip, names };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A band of modules, each with its plans: “On every plan; SMS only on Starter”. */
const withPlans = ({ chapters, ...band }: typeof modules.learning) => ({
  ...band,
  pointsTitle: modules.pointsTitle,
  chapters: chapters.map(({ capability, ...module }) => {
    const { limits } = capabilityOf(capability);
    return { ...module, plans: capital([plansWith(capability), limits].filter(Boolean).join('; ')) };
  }),
});

const learning = withPlans(modules.learning);
const day = withPlans(modules.day);
const record = withPlans(modules.record);

export const moduleList = [learning, day, record].flatMap(({ chapters }) => chapters);

const firstOfDay = 1 + learning.chapters.length;

/** Numbers continue from chapter to chapter. */
export const moduleChapters = {
  learning: { ...learning, from: 1 },
  day: { ...day, from: firstOfDay },
  record: { ...record, from: firstOfDay + day.chapters.length },
};

export const moduleContents = (): ContentsWords => ({
  ...modules.contents,
  entries: moduleList.map(({ id, title, note }) => ({ label: title, href: `#${id}`, note })),
});

/** The hero with a bar for each integration: live ones first, then planned ones. */
export function integrationsHero(): HeroProps {
  const planned = exchanges.filter(({ capability }) => capabilityOf(capability).status !== 'Completed');
  const live = exchanges.length - planned.length;
  const names = planned.map(({ system }) => system).join(', ');
  return { ...integrations.hero, proof: fillValues(integrations.counted, { live, names }) };
}

/** Each integration with its data, status, start and plans. */
export function exchangeBoard(): ExchangeBoardProps {
  const { live, ...board } = integrations.list;
  return {
    ...board,
    exchanges: exchanges.map(({ system, capability, in: comesIn, out: goesOut, when }) => {
      const found = capabilityOf(capability);
      const isLive = found.status === 'Completed';
      return {
        system,
        comesIn,
        goesOut,
        isLive,
        state: isLive ? live : found.status,
        facts: [
          capital(isLive ? `since ${found.since}` : whenItComes(found)),
          when,
          capital(plansWith(capability)),
        ],
      };
    }),
  };
}
