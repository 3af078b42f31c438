// The words of the home page.

import { testimonials } from '~/facts/customers';
import { figures } from '~/facts/figures';
import { institutionOf } from '~/facts/institutions';
import { brand, organisation } from '~/facts/organisation';
import { trialDays } from '~/facts/prices';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DoorsProps } from '~/sections/Doors/Doors';
import type { NameStripProps } from '~/sections/NameStrip/NameStrip';
import type { PictureHeroProps } from '~/sections/PictureHero/PictureHero';
import type { QuotesProps } from '~/sections/Quotes/Quotes';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';
import type { PictureCardProps, PictureCardsProps } from '~/subjects/product/PictureCards/PictureCards';

const [institutions, , satisfaction] = figures.home;

export const meta = {
  path: '/',
  title: `${brand}: education management for Uganda and East Africa`,
  ogTitle: 'Education. Reimagined.',
  description:
    'Admissions, registration, results, attendance and fees on one platform, for schools, universities and technical institutions in Uganda and East Africa.',
} satisfies PageMeta;

export const hero = {
  title: ['Education.', 'Reimagined.'],
  kicker: organisation.tagline,
  lead: 'One place for admissions, registration, results, attendance and fees. Built for the Ugandan school year, and light enough for the phone in a bursar’s pocket.',
  points: [
    'AI-powered learning analytics',
    'Integration with existing systems',
    'Mobile-first design',
    'Enterprise-grade security and compliance',
  ],
  actions: [
    { label: 'Get Started', href: '/contact' },
    { label: 'Request Demo', href: '/contact?subject=demo' },
    { label: 'Try it yourself', href: '/demo' },
  ],
  proof: `Trusted by ${institutions.figure} educational institutions`,
} satisfies PictureHeroProps;

export const badges = [`${satisfaction.figure} ${satisfaction.label}`, 'Real-time Analytics'] as const;

export const trustedBy = {
  title: 'Trusted by',
  names: ['kasana-hill', 'budongo-hills', 'rwenzori-technical', 'lake-victoria-college'].map((id) => {
    const { name, short = name } = institutionOf(id);
    return { short, full: name };
  }),
  look: 'crests',
} satisfies NameStripProps;

export const stats = { title: `${brand} in figures`, stats: figures.home } satisfies StatStripProps;

export const jobs = {
  title: 'The four jobs that fill a school office',
  lead: 'Each starts on a phone and ends in a record you can print. Nothing is typed twice.',
  link: { label: 'View all features', href: '/features' },
} satisfies PictureCardsProps;

/** Each is shown above its words; the page gives it the pane. */
export const cards = {
  admissions: {
    title: 'Smart Admissions',
    text: 'Parents apply from any phone and follow their place in the queue. Your office sees one list: results slips checked, interviews booked, admission letters printed with the LIN already on them.',
  },
  registration: {
    title: 'Advanced Registration',
    text: 'Subjects, streams, boarding and UNEB candidate details in one sitting. Timetable clashes show before anything is printed, and the registration file for UNEB leaves in the layout it takes.',
  },
  performance: {
    title: 'Performance Analytics',
    text: 'Continuous assessment and examinations side by side, by class, subject and teacher. The learner who slips in week four is on the list in week five, not at the end of term.',
  },
  finance: {
    title: 'Smart Finance',
    text: 'A payment by MTN MoMo or Airtel Money is on the learner’s account within a minute. Parents get the balance by SMS, the bursar a ledger that agrees with the bank, and the board one page.',
  },
} satisfies Record<string, PictureCardProps>;

export const roles = {
  title: 'Where do you sit?',
  lead: 'Begin with your own work. The rest of the office is one page further.',
  tone: 'raised',
  doors: [
    {
      label: 'Head teacher',
      text: 'What changes in a secondary school, and what it costs.',
      href: '/for/secondary',
    },
    {
      label: 'Bursar',
      text: 'Match a morning of payments yourself, in a school made for it.',
      href: '/demo',
    },
    {
      label: 'Teacher',
      text: 'Roll call and marks on a phone, also without a network.',
      href: '/mobile#teachers',
    },
    { label: 'Parent', text: 'Balance, results and messages on the phone you have.', href: '/mobile' },
    { label: 'Developer', text: 'An API, a sandbox to break, and four libraries.', href: '/developers' },
  ],
} satisfies DoorsProps;

export const quotes = {
  title: 'What the people in the office say',
  tone: 'sunk',
  quotes: testimonials.home,
} satisfies QuotesProps;

export const closing = {
  title: 'Start with next term',
  text: `${countWord(trialDays)} days free, no payment needed. Bring your class lists; we help you load them.`,
  actions: [
    { label: 'Get Started', href: '/contact' },
    { label: 'View Pricing', href: '/pricing' },
  ],
} satisfies ClosingCallProps;
