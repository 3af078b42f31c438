// The words of the walk through the affiliate dashboard. The pictures' figures are in affiliate-view.

import { brand } from '~/facts/organisation';
import { minimumPayoutUsd } from '~/facts/programmes';
import { formatUsd } from '~/lib/money';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/affiliate-program/demo',
  title: 'A walk through the affiliate dashboard',
  ogTitle: 'Five screens of the affiliate dashboard',
  description: `See what a ${brand} affiliate sees: visits and enquiries, where each school stands, commission by month, payouts with their dates, and how far the next tier is.`,
  crumb: 'Dashboard',
  under: [{ name: 'Affiliate programme', path: '/affiliate' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Affiliate programme', href: '/affiliate' },
  title: 'Five screens, one Monday morning',
  lead: 'This is the dashboard of an affiliate with 34 schools. She opens it on her phone on the way to the fifth one.',
  actions: [
    { label: 'Join the programme', href: '/affiliate-program/signup' },
    { label: 'Get the kit', href: '/affiliate-program/materials' },
  ],
} satisfies HeroProps;

export const stops = {
  links: {
    id: 'links',
    title: '1. Which words worked?',
    text: [
      'Every place where you share gets its own link, and a code that is read out gets its own count. By Monday you know that the meeting in Mbarara brought more than a month of banners.',
    ],
    points: ['A link for each place, made in two taps', 'Codes given by phone are counted too'],
    tone: 'sunk',
  },
  journey: {
    id: 'journey',
    title: '2. How far did they come?',
    text: [
      'From a visit to a paying school is a long way: enquiry, demonstration, trial, board meeting. The picture shows where they stop, so that you know what to say next time.',
    ],
    points: ['Ninety days from the first visit', 'Schools that stopped come back when they return'],
  },
  referrals: {
    id: 'referrals',
    title: '3. Whom do I call today?',
    text: [
      'One line for each school, the latest on top. When nobody has answered our emails for two weeks the line turns yellow: a call from you does more than a third email from us.',
    ],
    points: ['You see the step, never a school’s data', 'A reminder by SMS if you want one'],
    tone: 'sunk',
  },
  earned: {
    id: 'earned',
    title: '4. What have I earned?',
    text: [
      'Commission month by month, by plan. The bar turns marigold in your best month. Each figure opens into the invoices behind it.',
    ],
    points: ['In shillings, with dollars beside them', 'The year as a file for your tax return'],
  },
  payouts: {
    id: 'payouts',
    title: '5. Where is my money?',
    text: [
      `Every payout with its day, its way and its sum, and what is ready for the next date. Sums below ${formatUsd(minimumPayoutUsd)} wait and are added to the next.`,
    ],
    points: ['Change the account up to a day before', 'A receipt for each, with tax withheld'],
    tone: 'sunk',
  },
} satisfies Record<string, SplitProps>;

export const captions = {
  links:
    'A list of links: a WhatsApp status with 14 enquiries, a meeting in Mbarara with 22, a banner with 3.',
  journey: 'A funnel: 612 visits, 118 enquiries, 57 trials, 34 paying schools.',
  referrals:
    'The latest referrals: one school paying, one on trial, one with a demonstration on Thursday, one to call.',
  earned: 'Commission of UGX 71.3 million this year as rising monthly bars, 71% of it from Starter schools.',
  payouts: 'Payouts: UGX 2,914,000 ready for Friday, and four earlier transfers with their dates.',
} as const;

export const closing = {
  title: 'Yours starts with the first school',
  text: 'Join, get your code, and think of a school that would be glad to hear of us.',
  actions: [
    { label: 'Join the programme', href: '/affiliate-program/signup' },
    { label: 'Ask the team', href: '/affiliate-program/contact' },
  ],
} satisfies ClosingCallProps;
