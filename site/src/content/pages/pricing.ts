// The words of the pricing page. The amounts come from facts/prices.
import { planRow } from '~/facts/capabilities';
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import {
  annualDiscountPercent,
  mobileMoneyLimits,
  mobileMoneyProviders,
  type PlanId,
  planPrices,
  smsUgx,
  studentCaps,
  trialDays,
  uptime,
  vatPercent,
} from '~/facts/prices';
import { formatUgx, yearlyTotal } from '~/lib/money';
import { formatPhone } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { CompareTableProps } from '~/sections/CompareTable/CompareTable';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PlanGridProps } from '~/sections/PlanGrid/PlanGrid';
import type { SplitProps } from '~/sections/Split/Split';
import type { Plan } from '~/sections/words';
import type { PageMeta } from '~/seo/page-meta';
import type { SchoolPriceWords } from '~/subjects/pricing/SchoolPrice/SchoolPrice';
import type { OfficeCosts } from '~/subjects/pricing/view';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/pricing',
  title: 'Pricing in Uganda shillings',
  description: `Three plans in Uganda shillings, from ${formatUgx(planPrices.starter.annual)} a month. ${trialDays}-day free trial, no payment needed. Pay by mobile money, bank transfer, card or NET 30 invoice.`,
  crumb: 'Pricing',
} satisfies PageMeta;

export const hero = {
  title: 'A price a school can plan its year on',
  lead: `Every plan starts with ${trialDays} days free, with no payment needed. Pay by the year and save ${annualDiscountPercent}%.`,
} satisfies HeroProps;

/** `Up to 5,000`, or without a limit. */
const students = (id: PlanId) => {
  const cap = studentCaps[id];
  return cap === null ? 'Unlimited' : `Up to ${cap.toLocaleString('en-UG')}`;
};

const prices = (id: PlanId): Pick<Plan, 'price' | 'monthlyPrice'> => ({
  price: {
    amount: formatUgx(planPrices[id].annual),
    unit: 'per month, billed yearly',
    note: `${formatUgx(yearlyTotal(planPrices[id].annual))} per year`,
  },
  monthlyPrice: {
    amount: formatUgx(planPrices[id].monthly),
    unit: 'per month, billed monthly',
    note: 'Stop at the end of any month',
  },
});

export const plans = {
  label: 'Plans and prices',
  billing: {
    legend: 'Billing period',
    annual: 'Annual',
    monthly: 'Monthly',
    saving: `save ${annualDiscountPercent}%`,
  },
  footnote: `All plans include a ${trialDays}-day free trial, no payment needed. Prices are per institution, not per student, and before VAT of ${vatPercent}%. SMS to parents cost ${formatUgx(smsUgx)} each.`,
  plans: [
    {
      name: 'Starter',
      description: 'For one school with one office.',
      ...prices('starter'),
      features: [
        `${students('starter')} students`,
        'Admissions and registration',
        'Attendance on any phone, offline too',
        'Fees by mobile money and bank',
        `SMS to parents, ${formatUgx(smsUgx)} each`,
        `${uptime.starter} uptime SLA`,
        'Support by email and WhatsApp',
      ],
      action: { label: 'Start Free Trial', href: '/contact' },
    },
    {
      name: 'Professional',
      description: 'For large schools, colleges and small groups.',
      ...prices('professional'),
      highlighted: true,
      badge: 'Most schools',
      features: [
        `${students('professional')} students`,
        'Everything in Starter',
        'Performance analytics and early warnings',
        'Timetable, documents and alumni',
        'UNEB, EMIS and bank file exchange',
        `${uptime.professional} uptime SLA`,
        'Support by phone, 24/7',
      ],
      action: { label: 'Start Free Trial', href: '/contact' },
    },
    {
      name: 'Enterprise',
      description: 'For universities and groups with many campuses.',
      ...prices('enterprise'),
      features: [
        `${students('enterprise')} students`,
        'Everything in Professional',
        'Many campuses, faculties and intakes',
        'Single sign-on and role-based access',
        'API to read and write, data warehouse export',
        `${uptime.enterprise} uptime SLA`,
        'A named manager and on-site training',
      ],
      action: { label: 'Contact Sales', href: '/contact' },
    },
  ],
} satisfies PlanGridProps;

/** For the schema.org offers. */
export const offers = plans.plans.map(({ name, description }) => {
  const id = name.toLowerCase() as PlanId;
  return { name, description, monthlyPrice: planPrices[id].monthly, annualPrice: planPrices[id].annual };
});

/** What the sheet shows before anything is asked, and without JavaScript. */
const example = { learners: 640, billing: 'annual', sms: 0, pay: 'mtn', vat: false } as const;

const [headquarters] = organisation.offices;

export const schoolPrice = {
  id: 'my-school',
  title: 'The price for your school',
  lead: 'A plan is priced by the month, a school thinks by the term and the learner. So here it is both ways: a term is four months of the plan.',
  tone: 'sunk',
  example,
  words: {
    questions: 'About your school',
    learners: 'Learners',
    learnersRange: 'Learners, by slider',
    outside: 'Enter a whole number, from 1 to 200,000',
    billing: 'Billed',
    sms: 'SMS for each learner in a term',
    vat: 'VAT in the figures on top',
    vatOptions: { without: 'Without', with: 'With' },
    pay: 'How you pay',
    term: 'A term',
    learner: 'A learner, a term',
    bill: 'The bill for a term',
    nextTitle: 'The next plan up',
    paymentsTitle: 'When you pay',
    print: 'Print it for the board',
    send: 'Send me this',
    sendHref: '/pricing/quotation',
    paper: {
      title: `${brand}: a quotation`,
      from: [
        `${organisation.legalName}, ${headquarters.address.join(', ')}`,
        `${organisation.email.sales}, ${formatPhone(organisation.phone.sales)}`,
      ],
      terms: `Prices of the day it was printed, in Uganda shillings, for one institution. Every plan begins with ${trialDays} days free, without payment. Nothing is owed before a contract is signed.`,
    },
    answer: {
      head: '{learners} learners: {plan}',
      plan: {
        annual: '{plan}, four months, billed by the year',
        monthly: '{plan}, four months, billed by the month',
      },
      sms: '{sms} SMS for each learner',
      vat: 'VAT, {vat}%',
      beforeVat: 'Before VAT of {vat}%, which is on the bill:',
      withVat: 'With VAT of {vat}%, as on the bill:',
      next: 'It begins with learner {from}: {next}, at {nextTerm} a term, then {nextLearner} a learner. It adds: {gains}.',
      largest:
        'There is none. {plan} covers any number of learners, and for many campuses the list price is only where we start: ask us.',
      payments: {
        annual:
          'A yearly bill may be paid term by term; the days are counted from the first day of {begins}, {starts}.',
        monthly: 'One part a month, counted from the first day of {begins}, {starts}.',
      },
      invoice:
        'The invoice is dated {starts}, the first day of {begins}, and due {days} days later. For public institutions.',
      several: 'in {count} payments',
      charge: 'charge {charge}',
      limits:
        'A wallet may send {transaction} at once and {day} a day; what the network takes for sending comes on top.',
      expected: 'The Ministry has yet to give out that year’s dates, so the day is expected, not certain.',
      inShort: '{plan}: {term} a term, {learner} a learner.',
    },
  },
} as const satisfies SectionProps & { example: object; words: SchoolPriceWords };

/** The same for six sizes, for whoever has no script. */
export const sizes = {
  id: 'sizes',
  title: 'From a village school to a university college',
  lead: 'Before VAT and messages. The share of a learner falls until the next plan begins.',
  compact: true,
  columns: ['Learners', 'Plan', 'A term, billed by the year', 'A learner', 'A learner, billed by the month'],
  learners: [150, 300, 500, 640, 1200, 5000],
} as const;

/** The same as a picture: every size from the first above to the last here. */
export const sizesDrawn = {
  largest: 20_000,
  ticks: [150, 500, 1500, 5000, 20_000],
  /** A line across for each of so many shillings. */
  everyUgx: 20_000,
  caption:
    'What a learner costs in a term, in shillings, billed by the year: it falls as the school grows, and jumps where the next plan begins',
  note: 'Along the bottom the number of learners, which grows ever faster to the right.',
  label: 'A learner costs',
  at: '{price} at {learners} learners',
} as const;

/** What “What a lost receipt costs a school” reckons with; a test holds the two together. */
export const paper: Omit<OfficeCosts, 'hours'> = {
  hourUgx: 11_000,
  receipts: { yearUgx: 2_700_000, learners: 850 },
};

export const fairNote = {
  id: 'fair',
  title: `When ${brand} costs more than it saves`,
  text: [
    'Our own papers count what a school office loses. Lost receipts cost one of {school} learners up to {receipts} a year. Three habits give one of {office} learners {hours} hours a term back. At a bursar’s {hour} an hour, both come to {saved} a learner in a term.',
    `Counted in hours alone, ${brand} costs more than that until a school is as large as this table says. Below it you pay for what hours do not show: fees that come in earlier, learners who are not sent home by mistake, marks that nobody has to search for.`,
    'If those are not your troubles, start with the first three steps of the paper. They cost nothing, and paper is enough.',
  ],
  columns: ['Plan', 'Hours alone pay for it'],
  never: 'At no size that it covers',
  from: 'From about {learners} learners',
  actions: [
    { label: 'What a lost receipt costs', href: '/whitepapers/cost-of-a-lost-receipt' },
    { label: 'What ordinary errors cost', href: '/whitepapers/school-office-2026/costs' },
  ],
} as const;

export const enterprise = {
  title: 'A university, a diocese, a district?',
  text: [
    'When one contract covers many campuses, the list price is only where we start. We plan the move with your registrar, load the old records, train each office in its own week and stay on site for the first registration.',
    'Public institutions can pay by invoice with NET 30 terms. We answer tender questions in writing.',
  ],
  points: [
    'One bill for all campuses, one ledger for each',
    'Hosting in Uganda on request',
    'Data moved from spreadsheets and older systems',
    `${uptime.enterprise} uptime, with credits when we miss it`,
  ],
  actions: [
    { label: 'Contact Sales', href: '/contact' },
    { label: 'How a school moves in', href: '/moving' },
  ],
  tone: 'sunk',
} satisfies SplitProps;

export const comparison = {
  id: 'compare',
  title: 'Plan by plan',
  footnote: `Office hours are those of our office in Entebbe: ${organisation.offices[0].hours}.`,
  columns: [
    { name: 'What you get' },
    { name: 'Starter' },
    { name: 'Professional', highlighted: true },
    { name: 'Enterprise' },
  ],
  rows: [
    {
      label: 'Monthly, billed yearly, before VAT',
      cells: [
        formatUgx(planPrices.starter.annual),
        formatUgx(planPrices.professional.annual),
        formatUgx(planPrices.enterprise.annual),
      ],
    },
    {
      label: 'Monthly, billed monthly, before VAT',
      cells: [
        formatUgx(planPrices.starter.monthly),
        formatUgx(planPrices.professional.monthly),
        formatUgx(planPrices.enterprise.monthly),
      ],
    },
    { label: 'Students', cells: [students('starter'), students('professional'), students('enterprise')] },
    { label: 'Uptime SLA', cells: [uptime.starter, uptime.professional, uptime.enterprise] },
    { label: `${trialDays}-day free trial`, cells: [true, true, true] },
    ...[
      'admissions',
      'offline-registers',
      'mobile-money-fees',
      'report-cards',
      'uneb-files',
      'bank-statement-matching',
      'analytics',
      'communication-hub',
      'messages-in-four-languages',
      'timetable-clashes',
      'documents-and-alumni',
      'campuses',
      'staff-accounts',
      'single-sign-on',
      'api',
      'hourly-backups',
      'support',
      'training',
    ].map(planRow),
  ],
} satisfies CompareTableProps;

export const faq = {
  title: 'Before you sign',
  lead: 'The six things that bursars and boards ask us.',
  items: [
    {
      question: 'How does the free trial work?',
      answer: `You get every feature of the plan you choose for ${trialDays} days, with your own learners in it. No payment and no card is needed. Before it ends we ask whether you want to go on; a trial that you do not cancel turns into the paid plan.`,
    },
    {
      question: 'Which payment methods do you accept?',
      answer: `Mobile money (${mobileMoneyProviders.join(' and ')}), bank transfers in UGX, credit cards, and invoicing with NET 30 terms for public institutions. The networks let a wallet send ${formatUgx(mobileMoneyLimits.transaction)} at once and ${formatUgx(mobileMoneyLimits.day)} a day, so larger bills are paid in several parts or by bank.`,
    },
    {
      question: 'What do we save by paying yearly?',
      answer: `${annualDiscountPercent}%. Starter, for example, costs ${formatUgx(planPrices.starter.monthly)} a month when billed monthly and ${formatUgx(planPrices.starter.annual)} a month when billed yearly, which is ${formatUgx(yearlyTotal(planPrices.starter.annual))} a year. VAT of ${vatPercent}% is added to every bill.`,
    },
    {
      question: 'What happens when we grow past our plan?',
      answer:
        'Nothing stops working. When a term starts with more learners than the plan covers, we tell you, and you pay for the larger plan from the next billing date. You can move down again at the end of a billing period.',
    },
    {
      question: 'Is setting up included, and what costs extra?',
      answer: `Setting up is included: we load your class lists, fee structure and opening balances from the spreadsheets you have, and train your office online. On-site training is part of Professional and Enterprise. SMS cost ${formatUgx(smsUgx)} for each message of 160 characters, before VAT, and you set the most you want to spend in a month. The networks’ own charges on a mobile-money payment are paid by whoever sends it, unless the school takes them over.`,
    },
    {
      question: 'Can we leave, and take our data?',
      answer:
        'Yes. You can export every learner, mark and receipt as spreadsheets on any day, without asking us. After you leave we keep the data for 90 days in case you change your mind, then erase it.',
    },
  ],
} satisfies FaqProps;

export const closing = {
  title: 'Try it with your own class lists',
  text: `${trialDays} days, every feature, no payment. We reply within ${figures.contact.reply}.`,
  actions: [
    { label: 'Start Free Trial', href: '/contact' },
    { label: 'Contact Sales', href: '/contact' },
  ],
} satisfies ClosingCallProps;
