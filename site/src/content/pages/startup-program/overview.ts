// The words of the startup programme's own page. Its prices come from facts/prices, its dates from the calendar.

import { testimonials } from '~/facts/customers';
import { figures } from '~/facts/figures';
import { brand } from '~/facts/organisation';
import { planPrices, startupDiscounts } from '~/facts/prices';
import { practiceLearners } from '~/facts/product';
import { startupCalendar } from '~/facts/programmes';
import { formatHours } from '~/lib/dates';
import { formatUgx, yearlyTotal } from '~/lib/money';
import { shareLeft } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DatedListProps } from '~/sections/DatedList/DatedList';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { Lines } from '~/subjects/product/words';
import type { StoriesProps } from '~/subjects/startup/Stories/Stories';

const { yearOne, yearTwo } = startupDiscounts;
const { infoSession, foundersMeetup, fundingWorkshop } = startupCalendar;

export const meta = {
  path: '/startup-program',
  title: 'Startup programme for education founders',
  ogTitle: `Build for classrooms at ${shareLeft(yearOne)} of the price`,
  description: `Two years of ${brand} for young education startups: ${yearOne}% off in year one, ${yearTwo}% in year two, no equity taken, and an answer about two weeks after you apply.`,
  crumb: 'Startup program',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Startup programme',
  title: `Build for classrooms at ${shareLeft(yearOne)} of the price`,
  lead: 'You have a product for learners, teachers or schools and no money for infrastructure. Build on the platform that schools already run: their class lists, their fees, their sign-in. Keep all of your company.',
  actions: [
    { label: 'Apply now', href: '/startup-program/apply' },
    { label: 'Check your eligibility', href: '/startup-program/eligibility' },
  ],
  proof: 'We answer about 2 weeks after you apply.',
} satisfies HeroProps;

const fullYear = yearlyTotal(planPrices.professional.annual);
const after = (percent: number) => (fullYear * (100 - percent)) / 100;
const saved = 2 * fullYear - after(yearOne) - after(yearTwo);

/** The bill of a startup on the Professional plan. */
export const bill = {
  title: 'Professional plan',
  note: 'Startup programme',
  seed: 'startup-program',
  caption: `What the Professional plan costs in the startup programme: ${formatUgx(after(yearOne))} in year one and ${formatUgx(after(yearTwo))} in year two, against ${formatUgx(fullYear)} a year at the list price. That saves ${formatUgx(saved)} over two years.`,
  badges: [`${yearOne}% off in year one`, 'No equity'] as const,
};

export const billLines = {
  title: 'You pay over two years',
  figure: formatUgx(after(yearOne) + after(yearTwo)),
  lines: [
    { label: 'Year one', detail: `${yearOne}% off`, value: formatUgx(after(yearOne)), tone: 'good' },
    { label: 'Year two', detail: `${yearTwo}% off`, value: formatUgx(after(yearTwo)), tone: 'good' },
    { label: 'List price', detail: 'two years', value: formatUgx(2 * fullYear) },
    { label: 'You keep', value: formatUgx(saved), tone: 'good' },
  ],
} satisfies Lines;

export const stats = {
  title: 'The programme in figures',
  stats: figures.startupProgram,
} satisfies StatStripProps;

export const benefits = {
  title: 'Two years, and what is in them',
  look: 'rows',
  features: [
    {
      icon: 'BadgePercent',
      title: `${yearOne}% off, then ${yearTwo}%`,
      mark: 'Any plan',
      text: `Year one costs ${shareLeft(yearOne)} of the list price, year two ${shareLeft(yearTwo)} of it. After that you pay what a school pays, or leave with an export of everything.`,
    },
    {
      icon: 'Code',
      title: 'The whole API, reading and writing',
      mark: 'From day one',
      text: `Learners, classes, attendance, marks and fee balances, with a practice school of ${practiceLearners} invented learners. No sales call stands between you and a key.`,
    },
    {
      icon: 'School',
      title: 'Three schools for your pilot',
      mark: 'First term',
      text: 'We introduce you to schools that said yes to trying new things, and sit in the first meeting. What they think of you they tell you, not us.',
    },
    {
      icon: 'UserRound',
      title: 'An engineer’s hour every fortnight',
      mark: '26 a year',
      text: 'Somebody who has shipped to schools on 2G looks at your code, your data model or your invoice, and says what will break.',
    },
    {
      icon: 'Scale',
      title: 'No equity, no exclusivity',
      mark: 'Ever',
      text: 'We take no shares, no option on shares and no say. You may work with any other platform, our competitors’ too.',
    },
  ],
} satisfies FeatureIndexProps;

export const eligibility = {
  id: 'eligibility',
  title: 'Who can apply',
  lead: 'Six things. The first three are rules; about the others we like to be convinced.',
  tone: 'deep',
  link: { label: 'Check where you stand', href: '/startup-program/eligibility' },
  features: [
    {
      title: 'Under 3 years old',
      text: 'Counted from the date on your certificate of registration, or from your first user if there is none yet.',
    },
    {
      title: 'Under UGX 1M funding',
      text: 'Money raised from investors, lenders and donors. Your own savings, prizes and what customers paid do not count, so a young company with sales is welcome.',
    },
    {
      title: 'Educational focus',
      text: 'Learners, teachers, parents or schools are whom you serve first, not one market among several.',
    },
    {
      title: 'Innovative',
      text: 'Something a school cannot simply buy today, or buys at a price that only a few can pay.',
    },
    {
      title: 'Growth potential',
      text: 'What works in one school in Tororo should work in the next forty without forty more of you.',
    },
    {
      title: 'Tech-enabled',
      text: 'Software or hardware does the heavy part. A phone with buttons is technology; a tutoring agency is not.',
    },
  ],
} satisfies FeatureIndexProps;

export const stories = {
  id: 'stories',
  title: 'What became of them',
  lead: 'Founders from the first rounds, in their own words.',
  shown: 3,
  more: 'Show more success stories',
  less: 'Show less',
  filter: {
    legend: 'Success stories by sector',
    options: [
      { value: 'all', label: 'All' },
      { value: 'edtech', label: 'EdTech' },
      { value: 'saas', label: 'SaaS' },
      { value: 'marketplace', label: 'Marketplace' },
    ],
  },
  stories: testimonials.startups,
} satisfies StoriesProps;

export const events = {
  id: 'events',
  title: 'Meet us before you apply',
  lead: 'Free, and open to founders who are not in the programme.',
  tone: 'sunk',
  link: { label: 'Rounds and deadlines', href: '/startup-program/schedule' },
  events: [
    {
      title: 'Info session',
      recurs: infoSession.recurs,
      facts: [infoSession.place, formatHours(infoSession.starts, infoSession.ends), 'monthly'],
      description:
        'Twenty minutes on how the programme works, forty for your questions. A founder from the last round is on the call.',
      link: { label: 'Join an info session', href: '/events/info-session' },
    },
    {
      title: 'Founders’ meetup',
      recurs: foundersMeetup.recurs,
      facts: [
        foundersMeetup.place,
        formatHours(foundersMeetup.starts, foundersMeetup.ends),
        'every second month',
      ],
      description:
        'Three founders show what broke since last time. Then rolex, tea and the rest of the evening.',
      link: { label: 'Come to the meetup', href: '/events/founders-meetup' },
    },
    {
      title: 'Funding workshop',
      recurs: fundingWorkshop.recurs,
      facts: [
        fundingWorkshop.place,
        formatHours(fundingWorkshop.starts, fundingWorkshop.ends),
        'four times a year',
      ],
      description:
        'A Saturday morning on grants, angels and SACCO loans, with a spreadsheet you fill in with your own figures before lunch.',
      link: { label: 'Book the workshop', href: '/events/funding-workshop' },
    },
  ],
} satisfies DatedListProps;

export const process = {
  id: 'process',
  title: 'Four steps to a yes or a no',
  steps: [
    {
      title: 'Apply',
      duration: '30 minutes',
      text: 'Twelve questions, no pitch deck. What you typed stays on your device until you send it.',
    },
    {
      title: 'Review',
      duration: 'about 2 weeks',
      text: 'Two of us read each application apart from one another. You get a yes, a no with reasons, or a question.',
    },
    {
      title: 'Talk',
      duration: '45 minutes',
      text: 'You show the product, on the phone your users have. We show the platform, with a slow network.',
    },
    {
      title: 'Start',
      duration: 'the next round',
      text: 'Keys on Monday morning, your first engineer’s hour that week, three pilot schools within the month.',
    },
  ],
} satisfies StepsProps;

export const faq = {
  title: 'Founders ask',
  link: { label: 'All questions and answers', href: '/startup-program/faq' },
  items: [
    {
      question: 'What do you get out of it?',
      answer:
        'Schools stay with a platform that good things connect to. If you do well, you become a customer at the normal price after two years, and your schools have one more reason to be ours.',
    },
    {
      question: 'Do you take equity?',
      answer:
        'No. No shares, no convertible note, no right of first refusal. There is nothing in the agreement about who owns your company.',
    },
    {
      question: 'We are not registered yet. Can we apply?',
      answer:
        'Yes. Apply with the founders’ names. We ask for the certificate of registration before the first invoice, which is three months after you start.',
    },
    {
      question: 'What happens after the two years?',
      answer:
        'You pay the list price of your plan, or you stop. If you stop you can export your data for 90 days, and your pilot schools keep whatever they bought from you.',
    },
    {
      question: 'Must we be in Uganda?',
      answer:
        'At least one founder lives in the East African Community, and your first users go to school there. The company may be registered anywhere.',
    },
    {
      question: 'We were turned down. May we apply again?',
      answer:
        'Yes, in any later round. Tell us what changed; the two people who read the first application do not read the second.',
    },
  ],
} satisfies FaqProps;

export const closing = {
  title: 'Half an hour, twelve questions',
  text: `Applications close on ${startupCalendar.round.rhythm}. You can send yours today.`,
  actions: [
    { label: 'Apply now', href: '/startup-program/apply' },
    { label: 'See the schedule', href: '/startup-program/schedule' },
  ],
} satisfies ClosingCallProps;
