// The words of the affiliate page. Rates, payouts and the code come from facts/affiliate, prices from facts/prices.

import { testimonials } from '~/facts/customers';
import { figures } from '~/facts/figures';
import { brand } from '~/facts/organisation';
import { planPrices, ugxPerUsd } from '~/facts/prices';
import {
  affiliateCode,
  affiliateTiers,
  commissionMonths,
  minimumPayoutUsd,
  payoutMethods,
} from '~/facts/programmes';
import { formatUgx, formatUsd } from '~/lib/money';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { QuotesProps } from '~/sections/Quotes/Quotes';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type {
  EarningsEstimatorProps,
  EstimatorWords,
} from '~/subjects/affiliate/islands/EarningsEstimator/EarningsEstimator';
import type { TierTableProps } from '~/subjects/affiliate/TierTable/TierTable';

const [bronze, silver, gold, platinum] = affiliateTiers;
const methods = `${payoutMethods.slice(0, -1).join(', ')} or ${payoutMethods.at(-1)}`;
const least = formatUsd(minimumPayoutUsd);
const tierCount = countWord(affiliateTiers.length);

export const meta = {
  path: '/affiliate',
  title: `Affiliate programme: earn ${bronze.percent}% to ${platinum.percent}%`,
  ogTitle: `Recommend ${brand}, earn up to ${platinum.percent}%`,
  description: `Recommend ${brand} to schools and earn ${bronze.percent}% to ${platinum.percent}% of what they pay. Free to join, ${tierCount.toLowerCase()} tiers, payouts from ${least} by mobile money, bank or PayPal.`,
  crumb: 'Affiliate programme',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Affiliate programme',
  title: 'You told a head teacher. You get paid.',
  lead: `Schools ask somebody they trust before they choose software. If that is you, pass on your code and say that you earn from it: when the school signs, you get ${bronze.percent}% to ${platinum.percent}% of what it pays for ${commissionMonths} months. Joining is free.`,
  actions: [
    { label: 'Join the programme', href: '/affiliate-program/signup' },
    { label: 'See the dashboard', href: '/affiliate-program/demo' },
  ],
} satisfies HeroProps;

export const stats = {
  title: 'The affiliate programme in figures',
  stats: figures.affiliate,
} satisfies StatStripProps;

export const steps = {
  id: 'how',
  title: 'How it goes',
  steps: [
    {
      title: 'Sign Up',
      duration: 'five minutes',
      text: 'Name, phone, how you reach schools. Your own code and link come by email within a working day.',
    },
    {
      title: 'Promote',
      duration: 'in your own time',
      text: 'Say it at the parents’ meeting, put it in your WhatsApp status, print the poster. A code read out over the phone counts as much as a click.',
    },
    {
      title: 'Earn',
      duration: 'monthly to real-time',
      text: `The school’s first payment starts your commission. From ${least} on we send it by ${methods}.`,
    },
  ],
} satisfies StepsProps;

const tierNotes = {
  Bronze: ['A code, a link and the full kit', 'A monthly email: what schools asked this month'],
  Silver: [
    'UGX 200,000 when you reach the tier',
    'Your name on posters and banners',
    'Answers within a working day',
  ],
  Gold: [
    'UGX 500,000 when you reach the tier',
    'A page of your own, with your photograph and number',
    'A place at the yearly summit, transport paid',
  ],
  Platinum: [
    'UGX 1,500,000 when you reach the tier',
    'A manager who joins your calls with schools',
    'New features shown to you a month early',
    'Your travel to schools paid, up to UGX 300,000 a month',
  ],
} as const;

export const tiers = {
  id: 'tiers',
  title: `${tierCount} tiers`,
  lead: 'The rate of your tier counts for all your schools, from the day you reach it.',
  tone: 'sunk',
  columns: [
    { name: 'Tier' },
    { name: 'Referrals' },
    { name: 'Commission', strong: true },
    { name: 'Payouts' },
    { name: 'Bonuses' },
  ],
  tiers: affiliateTiers.map(({ name, from, to, percent, payouts }) => ({
    name,
    ...(to === null && { badge: 'Most Popular', highlighted: true }),
    cells: [to === null ? `${from}+` : `${from}-${to}`, `${percent}%`, payouts],
    list: tierNotes[name],
  })),
  footnote: `A referral is a school that used your code and has paid its first invoice. Minimum payout ${least}; smaller sums wait for the next date and are never lost.`,
} satisfies TierTableProps;

export const estimate = {
  id: 'estimate',
  level: 'top',
  title: 'What would it come to?',
  text: [
    'Referrals times what a school pays a month, times the rate of your tier. That is the whole formula.',
    `Reckoned with the price a school pays when billed yearly: ${formatUgx(planPrices.starter.annual)} a month on Starter, ${formatUgx(planPrices.professional.annual)} on Professional, ${formatUgx(planPrices.enterprise.annual)} on Enterprise. A dollar is reckoned at ${formatUgx(ugxPerUsd)}.`,
    'An estimate, before tax. In Uganda commission is income, and we withhold what the law asks and send you the certificate.',
  ],
} satisfies SplitProps;

export const estimator = {
  plans: [
    { id: 'starter', name: 'Starter', monthlyUgx: planPrices.starter.annual },
    { id: 'professional', name: 'Professional', monthlyUgx: planPrices.professional.annual },
    { id: 'enterprise', name: 'Enterprise', monthlyUgx: planPrices.enterprise.annual },
  ],
  tiers: affiliateTiers.map(({ name, from, percent }) => ({ name, from, percent })),
  ugxPerUsd,
  months: commissionMonths,
  mostReferrals: 80,
  examples: [
    { referrals: 3, plan: 'starter' },
    { referrals: 15, plan: 'starter' },
    { referrals: 30, plan: 'professional' },
    { referrals: 60, plan: 'professional' },
  ],
} satisfies Omit<EarningsEstimatorProps, 'words'>;

export const benefits = {
  title: 'Why people stay',
  features: [
    {
      icon: 'Wallet',
      title: 'Free to join, free to stop',
      text: 'No fee, no target and no fixed term. Stop for a year and your code still works.',
    },
    {
      icon: 'Smartphone',
      title: 'Works without a website',
      text: 'Most referrals come by word of mouth. The school types your code into the contact form, or tells us on the phone.',
    },
    {
      icon: 'CalendarClock',
      title: '90 days to decide',
      text: 'Schools decide at board meetings, not in a browser. Whoever used your code first stays yours for 90 days.',
    },
    {
      icon: 'ChartColumn',
      title: 'You see every step',
      text: 'Visit, enquiry, demonstration, trial, paying: your dashboard shows where each school stands, and whom to call.',
    },
    {
      icon: 'Banknote',
      title: 'Paid your way',
      text: `By ${methods}. Sums above the mobile-money limit come in parts. Change the way before any payout.`,
    },
    {
      icon: 'MessageCircle',
      title: 'People who know schools',
      text: 'The affiliate team answers on WhatsApp and has sat in bursars’ offices. Ask before you promise.',
    },
  ],
} satisfies FeatureIndexProps;

export const toolkit = {
  id: 'toolkit',
  title: 'The marketing toolkit',
  lead: 'Made to be sent on a slow network and printed on a school’s printer.',
  tone: 'sunk',
  look: 'rows',
  link: { label: 'Open the kit', href: '/affiliate-program/materials' },
  features: [
    {
      icon: 'Image',
      title: 'Banners',
      mark: 'SVG and PNG, six sizes',
      text: 'From the strip at the top of a blog to a WhatsApp status and a poster for the notice board.',
      link: { label: 'Download banners', href: '/affiliate-program/materials#banners' },
    },
    {
      icon: 'MessageSquareText',
      title: 'Words to send',
      mark: 'Text to copy',
      text: 'A WhatsApp message, an SMS of one page, a letter to a head teacher, thirty seconds for a meeting.',
      link: { label: 'Copy the words', href: '/affiliate-program/materials#words' },
    },
    {
      icon: 'FileArchive',
      title: 'Everything at once',
      mark: 'ZIP',
      text: 'All banners and all words in one file, to pass on by memory stick where the network is not.',
      link: { label: 'Download the kit', href: '/affiliate-program/materials#kit' },
    },
  ],
} satisfies FeatureIndexProps;

export const code = {
  title: 'One code, wherever you say it',
  text: [
    'Every affiliate has a code like this one. It fits in an SMS, can be read out over the phone, and is typed once, in the contact form.',
    'This is the open code of the programme: schools that use it are welcome, and nobody earns on it. Yours comes with your welcome email.',
  ],
  actions: [{ label: 'Get your own code', href: '/affiliate-program/signup' }],
  tone: 'deep',
} satisfies SplitProps;

export const codeBox = { label: 'Affiliate code', text: affiliateCode, button: 'Copy code' } as const;

export const quotes = {
  title: 'What they earn, and how',
  tone: 'raised',
  quotes: testimonials.affiliate,
} satisfies QuotesProps;

export const faq = {
  title: 'Before you join',
  link: { label: 'Ask the affiliate team', href: '/affiliate-program/contact' },
  items: [
    {
      question: 'What does it cost to join?',
      answer: 'Nothing. Joining is free, the kit is free, and you can stop at any time.',
    },
    {
      question: 'How much do I earn?',
      answer: `${bronze.percent}% of what your schools pay with 1-10 referrals, ${silver.percent}% with 11-25, ${gold.percent}% with 26-50 and ${platinum.percent}% with 51 or more, for the first ${commissionMonths} months of each school.`,
    },
    {
      question: 'When and how am I paid?',
      answer: `Bronze monthly, Silver every two weeks, Gold every week, Platinum as soon as the school’s payment has cleared. The minimum payout is ${least}. We pay by ${methods}.`,
    },
    {
      question: 'How do you know that a school came through me?',
      answer:
        'By your link or your code. The school types the code into the contact form, where there is a field for it, or gives it by phone. If a school forgot it, write to us within 30 days of its first payment and name the person you spoke to; we ask them.',
    },
    {
      question: 'Do I need a website or many followers?',
      answer:
        'No. Most affiliates have neither. They sell books, repair computers, train teachers or keep accounts.',
    },
    {
      question: 'May I refer the school I work for?',
      answer:
        'You may recommend it, but you earn nothing on it. Staff, owners and board members of a school get no commission for their own school, nor does a public officer who has a say in the purchase. We ask the head teacher before we pay.',
    },
  ],
} satisfies FaqProps;

export const closing = {
  title: 'Who would you ring first?',
  text: 'You probably thought of a school while reading this. Signing up takes five minutes.',
  actions: [
    { label: 'Join the programme', href: '/affiliate-program/signup' },
    { label: 'Ask us something', href: '/affiliate-program/contact' },
  ],
} satisfies ClosingCallProps;

export const estimatorWords = {
  referrals: 'Schools you refer:',
  schools: { one: 'school', many: 'schools' },
  plan: 'The plan they choose',
  monthly: 'about {usd} a month',
  yearly: '{ugx}, about {usd}, over {months} months',
  examples: {
    caption: 'Worked examples, commission a month',
    columns: ['Referrals', 'Tier', 'UGX and USD'],
    row: '{referrals} on {plan}',
  },
} satisfies EstimatorWords;
