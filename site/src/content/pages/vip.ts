// The words of the VIP page. The prices come from facts/prices.
import { brand } from '~/facts/organisation';
import { vipPricesUsd } from '~/facts/prices';
import { formatUsd } from '~/lib/money';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PlanGridProps } from '~/sections/PlanGrid/PlanGrid';
import type { PageMeta } from '~/seo/page-meta';
import type { BarRow } from '~/ui/words';

export const meta = {
  path: '/vip',
  title: 'VIP support for institutions',
  description: `A named engineer, an answer within the hour and people on site at registration: ${brand} VIP in three tiers, from ${formatUsd(vipPricesUsd.silver)} a month, on top of any plan.`,
  crumb: 'VIP',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: `${brand} VIP`,
  title: 'When registration week cannot wait its turn',
  lead: 'Four thousand students in the queue, the bank’s file late, the senate meeting on Thursday. VIP institutions have our people’s own numbers, and our people know their system.',
  actions: [
    { label: 'See the tiers', href: '#tiers' },
    { label: 'Compare plans', href: '/pricing' },
  ],
} satisfies HeroProps;

/** The picture of the first screen: minutes until somebody answers, at the latest. */
export const answers = {
  caption: 'How long until somebody answers, at the latest',
  rows: [
    { name: 'A message to us', value: 24 * 60, text: '24 hours', tone: 'quiet' },
    { name: 'Silver', value: 4 * 60, text: '4 hours' },
    { name: 'Gold', value: 60, text: '1 hour', tone: 'accent' },
    { name: 'Platinum', value: 15, text: '15 min' },
  ],
  note: 'All bars on one scale, from nought. VIP counts the hours of the night and of weekends too.',
} satisfies { caption: string; rows: readonly BarRow[]; note: string };

export const benefits = {
  title: 'What changes when you join',
  look: 'cards',
  features: [
    {
      icon: 'PhoneCall',
      title: 'Straight to the engineer',
      text: 'You call a number that an engineer answers who knows your set-up. At night it reaches the engineer on the rota, who has your notes.',
    },
    {
      icon: 'CalendarCheck',
      title: 'There when it matters',
      text: 'You name your hard weeks: reporting day, examinations, graduation. We put people on your campus or on standby, and change nothing in the system meanwhile.',
    },
    {
      icon: 'Telescope',
      title: 'First to see, first to say',
      text: 'New modules open for you a term before anyone else, on a copy of your own data. What your registrar says about them is what we fix.',
    },
    {
      icon: 'ChartNoAxesCombined',
      title: 'A review worth the time',
      text: 'Every term an analyst shows your board what the records say: who pays late and why, which course units lose students, what to try next.',
    },
  ],
} satisfies FeatureIndexProps;

export const tiers = {
  label: 'VIP tiers',
  title: 'Three tiers, by how soon we answer',
  id: 'tiers',
  plans: [
    {
      name: 'Silver',
      description: 'For a school that wants a quick answer.',
      price: { amount: formatUsd(vipPricesUsd.silver), unit: 'per month' },
      features: [
        'An answer within 4 hours, day and night',
        'A named support officer',
        'Standby in 2 weeks of the year that you name',
        'A review of your data once a year',
        'New modules 4 weeks early',
      ],
      action: { label: 'Get Started', href: '/contact' },
    },
    {
      name: 'Gold',
      description: 'For colleges and groups of schools with busy offices.',
      price: { amount: formatUsd(vipPricesUsd.gold), unit: 'per month' },
      highlighted: true,
      badge: 'Most chosen',
      features: [
        'An answer within 1 hour, day and night',
        'A named engineer and a deputy',
        'On site for 5 days a year, standby for 6 weeks',
        'A review with your board every term',
        'New modules a term early, on your own data',
        'Two integrations looked after for you',
      ],
      action: { label: 'Get Started', href: '/contact' },
    },
    {
      name: 'Platinum',
      description: 'For universities and ministries.',
      price: { amount: formatUsd(vipPricesUsd.platinum), unit: 'per month' },
      features: [
        'An answer within 15 minutes, day and night',
        'A team of three that knows your campuses',
        'On site for 15 days a year, all of registration included',
        'A review every month, and reports made to order',
        'A say in what we build next',
        'All of your integrations looked after',
      ],
      action: { label: 'Get Started', href: '/contact' },
    },
  ],
  footnote:
    'VIP comes on top of a plan. It is priced in US dollars and billed monthly in shillings at the rate of the day. At night and on weekends a paid rota of our engineers answers. Stop at the end of any month.',
} satisfies PlanGridProps;

export const closing = {
  title: 'No plan yet? Begin there',
  text: `VIP support comes on top of a plan. What ${brand} itself costs stands on the pricing page, in shillings.`,
  actions: [
    { label: 'View Pricing', href: '/pricing' },
    { label: 'Ask about VIP', href: '/contact' },
  ],
} satisfies ClosingCallProps;
