// The words around the affiliate sign-up.
import { dataNote, formSurroundings } from '~/facts/form-surroundings';
import { brand, organisation } from '~/facts/organisation';
import { affiliateTiers, minimumPayoutUsd } from '~/facts/programmes';
import { formatUsd } from '~/lib/money';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/affiliate-program/signup',
  title: 'Join the affiliate programme',
  description: `Sign up as a ${brand} affiliate in five minutes: free, for anyone over 18 who knows a school. Your code and link come by email within a working day.`,
  crumb: 'Sign up',
  under: [{ name: 'Affiliate programme', path: '/affiliate' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Affiliate programme', href: '/affiliate' },
  title: 'Get your code',
  lead: 'Five minutes, free, no target to reach. You need to be 18 or older and to know at least one school.',
} satisfies HeroProps;

export const form = {
  id: 'signup',
  title: 'Sign up',
  lead: 'We ask for account details only when you have earned your first payout, and never for a PIN.',
} satisfies SectionProps;

const [bronze] = affiliateTiers;

export const next = {
  title: 'What you get, and when',
  items: [
    'Your code and link by email, within a working day',
    'A login to the dashboard, in the same email',
    `${bronze.percent}% from your first school on, more with the eleventh`,
    `Your first payout once it comes to ${formatUsd(minimumPayoutUsd)}`,
  ],
} as const;

export const links = {
  title: 'Look first',
  links: [
    { label: 'A walk through the dashboard', href: '/affiliate-program/demo' },
    { label: 'The marketing kit', href: '/affiliate-program/materials' },
    { label: 'Tiers and rates', href: '/affiliate#tiers' },
  ],
} as const;

export const surroundings = {
  ...formSurroundings,
  ways: { ...formSurroundings.ways, email: organisation.email.affiliates },
};

export const note = { ...dataNote, purpose: 'to run your affiliate account and to pay you' };
