// The tariff() from the facts, and view models of the pricing sections.

import type { SoftwareApplication, UnitPriceSpecification } from 'schema-dts';
import type { Link } from '~/components/schema';
import { capabilityOf, planRow } from '~/facts/capabilities';
import { forms } from '~/facts/forms';
import { type PlanId, planName, prices } from '~/facts/prices';
import { schoolTerms } from '~/facts/terms';
import { type IsoDay, todayInKampala } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { formatUgx, yearlyTotal } from '~/lib/money';
import type { ComparisonWords } from '~/sections/Comparison/schema';
import type { PlansWords } from '~/sections/Plans/schema';
import type { DataTableTable } from '~/sections/Table/DataTable';
import { absoluteUrl, picturePath } from '~/seo/addresses';
import { organisationName, type Publisher } from '~/seo/json-ld';
import { type PriceList, quoteFor, quoteSheet, type Tariff, TRIAL } from './quote';
import type { PricePanelProps, SchoolPriceProps } from './SchoolPrice/SchoolPrice';
import { pricing } from './words';

const planIds = ['starter', 'professional', 'enterprise'] as const satisfies readonly PlanId[];
export const priceList = (): PriceList => ({
  plans: planIds.map((id) => ({
    ...{ id, name: planName(id), cap: prices.studentCaps[id] },
    ...prices.planPrices[id],
  })),
  vatPercent: prices.vatPercent,
  smsUgx: prices.smsUgx,
});

const tariff = (): Tariff => ({
  list: priceList(),
  rules: {
    weeks: prices.instalmentWeeks,
    invoiceDays: prices.invoiceDays,
    limit: Math.min(...prices.mobileMoneyLimits.map(({ transaction }) => transaction)),
  },
  terms: schoolTerms(),
});

export function planGrid(): PlansWords {
  const { annual, monthly, plans, ...grid } = pricing.plans;
  return {
    ...grid,
    plans: plans.map(({ plan: id, action, capabilities, ...plan }) => {
      const price = prices.planPrices[id];
      const yearly = formatUgx(yearlyTotal(price.annual));
      return {
        ...plan,
        features: [...plan.features, ...capabilities.map((each) => lineOf(each, id))],
        action: { ...action, href: action.href.replace(TRIAL, `${TRIAL}&plan=${id}`) },
        price: {
          ...annual,
          amount: formatUgx(price.annual),
          note: fillValues(annual.note, { yearly }),
        },
        monthlyPrice: { ...monthly, amount: formatUgx(price.monthly) },
      };
    }),
  };
}

/** `Report cards`, or with the plan’s own limit `Staff accounts: 20`. */
function lineOf(capability: string, plan: PlanId): string {
  const { name, plans } = capabilityOf(capability);
  const has = plans[plan];
  return typeof has === 'string' ? `${name}: ${has}` : name;
}

export function comparison(): ComparisonWords {
  const { capabilities, ...table } = pricing.compare;
  return { ...table, rows: capabilities.map(planRow) };
}

export function softwareApplication(from: Publisher): SoftwareApplication {
  const path = '/pricing';
  const url = absoluteUrl(from.site, path);
  return {
    '@type': 'SoftwareApplication',
    name: from.organisation.name,
    description: pricing.meta.description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web, Android, iOS',
    url,
    image: absoluteUrl(from.site, picturePath(path)),
    publisher: organisationName(from),
    offers: pricing.plans.plans.map(({ plan, name, description }) => ({
      '@type': 'Offer',
      name,
      description,
      price: prices.planPrices[plan].monthly,
      priceCurrency: 'UGX',
      url,
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        priceOf('Paid by the year', prices.planPrices[plan].annual, 'P1Y'),
        priceOf('Paid by the month', prices.planPrices[plan].monthly, 'P1M'),
      ],
    })),
  };
}

const priceOf = (name: string, price: number, billingDuration: string): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  name,
  price,
  priceCurrency: 'UGX',
  unitCode: 'MON',
  billingDuration,
  valueAddedTaxIncluded: false,
});

const optionsOf = (field: 'billing' | 'pay') =>
  forms.quotation.fields.find(({ name }) => name === field)?.options ?? [];

/** `links` are beside the price. */
export function planner(links: readonly Link[], today: IsoDay = todayInKampala()): SchoolPriceProps {
  const { id, example: request } = pricing.schoolPrice;
  const { learners: presets } = pricing.learnerPrice;
  const curve = priceCurve();
  return {
    ...pricePanel(today),
    hero: pricing.hero,
    id,
    request,
    options: { billing: optionsOf('billing'), pay: optionsOf('pay') },
    presets,
    scale: { from: curve.x.from, to: curve.x.to, log: true },
    curve: { ...curve, here: curvePoint(request.learners) },
    table: sizeTable(),
    links,
  };
}

export function pricePanel(today: IsoDay = todayInKampala()): PricePanelProps {
  const { words, example } = pricing.schoolPrice;
  return { words, tariff: tariff(), quote: quoteSheet(example, tariff(), words.result, today) };
}

/** Without VAT and messages, billed yearly. */
export const yearlyQuote = (learners: number) =>
  quoteFor({ learners, billing: 'annual', sms: 0, vat: false }, priceList());

function sizeTable(): DataTableTable {
  const { learners, columns } = pricing.learnerPrice;
  return {
    columns,
    compact: true,
    rows: learners.map((each) => {
      const { plan, termUgx, learnerUgx } = yearlyQuote(each);
      return { name: formatCount(each), cells: [plan.name, formatUgx(termUgx), formatUgx(learnerUgx)] };
    }),
  };
}

const POINTS = 14;

/** Even steps up to the highest price. */
export const stepsUpTo = (highest: number, step: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(highest / step)) }, (_, at) => (at + 1) * step);

const curvePoint = (learners: number) => ({ x: learners, y: yearlyQuote(learners).learnerUgx });

/** Cost for each learner: one line for each plan over its range of sizes. */
function priceCurve(): SchoolPriceProps['curve'] {
  const { learners, chart } = pricing.learnerPrice;
  const { largest, ticks, everyUgx, caption, label, at } = chart;
  const [smallest] = learners;
  const point = curvePoint;
  const spans = priceList().plans.map(({ name, cap }, index) => ({
    name,
    from: Math.max(smallest, (priceList().plans[index - 1]?.cap ?? 0) + 1),
    to: cap ?? largest,
  }));
  const lines = spans.map(({ name, from, to }) => ({
    name,
    points: Array.from({ length: POINTS }, (_, step) =>
      point(Math.round(from * (to / from) ** (step / (POINTS - 1)))),
    ),
  }));
  const planStarts = spans.slice(1).flatMap(({ from }) => [
    { ...point(from - 1), after: false },
    { ...point(from), after: true },
  ]);
  const texts = [point(smallest), ...planStarts].map(({ x, y }) =>
    fillValues(at, { price: formatUgx(y), learners: formatCount(x) }),
  );
  const shillings = stepsUpTo(Math.max(...lines.flatMap(({ points }) => points.map(({ y }) => y))), everyUgx);
  return {
    caption,
    x: {
      from: smallest,
      to: largest,
      log: true,
      ticks: ticks.map((x) => ({ at: x, text: formatCount(x) })),
    },
    y: {
      from: 0,
      to: Math.max(...shillings),
      ticks: shillings.map((y) => ({ at: y, text: formatUgx(y) })),
    },
    lines,
    marks: planStarts.map((each) => ({ ...each, text: formatCount(each.y) })),
    label: `${label} ${texts.join(', ')}.`,
  };
}
