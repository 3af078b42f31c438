// Computed for the product's pages: sums in the pictures, the list of modules, the state of each exchange.
import { type Capability, capabilityOf, plansWith, whenItComes } from '~/facts/capabilities';
import { exchanges } from '~/facts/exchanges';
import { institutionOf } from '~/facts/institutions';
import { formatUgx } from '~/lib/money';
import { fillPlaces } from '~/lib/words';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { CompareTableWords, DataTableState, NameStripWords } from '~/sections/words';
import type { ContentsWords } from '~/ui/words';
import type { NamePathProps } from './NamePath/NamePath';
import { home, integrations, modules, productView, type StationWords } from './words';

const { fees, caption, ...screen } = productView.dashboard;
const { learners = 0, boarders = 0 } = institutionOf('kasana-hill');
const due = learners * fees.tuition + boarders * fees.boarding;
const collected = formatUgx(fees.collected);

export const dashboard = {
  ...screen,
  caption: fillPlaces(caption, { collected }),
  fees: {
    title: fees.title,
    collected,
    target: fillPlaces(fees.target, { due: (due / 1e6).toFixed(1) }),
    percent: Math.round((fees.collected / due) * 100),
    lately: fees.lately,
    sources: fees.sources,
  },
};

const { caption: matchingCaption, sms, paid, owed, payments, ...panel } = productView.matching;

function matchOf({ way, wrote, amount: shillings, learner, balance }: (typeof payments)[number]) {
  const amount = formatUgx(shillings);
  const rest = balance > 0 ? fillPlaces(owed, { balance: formatUgx(balance) }) : paid;
  return { way, wrote, amount, learner, sms: `${fillPlaces(sms, { amount, way, learner })} ${rest}` };
}

/** Payments without a learner's number, and the sum and the bar after each is matched. */
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

/** The first of these payments, followed back to the application: its learner's name on each paper. */
export function namePath(): NamePathProps {
  const { cards, ...section } = home.jobs;
  const { amount, learner, sms: text } = matchOf(payments[0]);
  const stationOf = (card: StationWords) => ({ ...card, entry: fillPlaces(card.entry, { amount }) });
  return {
    ...section,
    learner: learner.replace(/,.*/, ''),
    stations: [cards.admissions, cards.registration, cards.performance, cards.finance].map(stationOf),
    sms: { title: panel.smsTitle, text },
  };
}

export function trustedBy(): NameStripWords {
  const { institutions, ...strip } = home.trustedBy;
  const names = institutions.map((id) => {
    const { name, short = name } = institutionOf(id);
    return { short, full: name };
  });
  return { ...strip, names };
}

const { learning, day, record, pointsTitle } = modules;

/** All modules, in the order of the page. */
export const moduleList = [learning, day, record].flatMap(({ chapters }) => chapters);

const firstOfDay = 1 + learning.chapters.length;

/** The numbers run on from chapter to chapter. */
export const moduleChapters = {
  learning: { ...learning, pointsTitle, from: 1 },
  day: { ...day, pointsTitle, from: firstOfDay },
  record: { ...record, pointsTitle, from: firstOfDay + day.chapters.length },
};

export const moduleContents = (): ContentsWords => ({
  ...modules.contents,
  entries: moduleList.map(({ id, title, note }) => ({ label: title, href: `#${id}`, note })),
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function exchangeTable(): DataTableProps {
  const { live, ways, ...table } = integrations.list;
  const stateOf = ({ status }: Capability): DataTableState =>
    status === 'Completed' ? { label: live, tone: 'good' } : { label: status, tone: 'busy' };
  return {
    ...table,
    rows: exchanges.map(({ system, capability, ...goes }) => {
      const found = capabilityOf(capability);
      const both = goes.in && goes.out;
      return {
        name: system,
        note: both ? `${ways.in}: ${goes.in}. ${ways.out}: ${goes.out}.` : (goes.in ?? goes.out ?? ''),
        cells: [
          both ? ways.both : goes.in ? ways.in : ways.out,
          { state: stateOf(found) },
          capital(found.status === 'Completed' ? `since ${found.since}` : whenItComes(found)),
          capital(plansWith(capability)),
        ],
      };
    }),
  };
}

/** What each system gives and gets; an exchange that is not live yet says when it comes. */
export function integrationTable(): CompareTableWords {
  const { nothing, ...table } = modules.integration;
  return {
    ...table,
    rows: exchanges.map(({ system, when, capability, ...goes }) => {
      const found = capabilityOf(capability);
      const told = (text: string | undefined) => {
        if (text === undefined) return nothing;
        return found.status === 'Completed' ? text : `${text}: ${whenItComes(found)}`;
      };
      return { label: system, cells: [told(goes.in), told(goes.out), when] };
    }),
  };
}
