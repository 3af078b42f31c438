// The words of the page on which a school's price is asked for in writing.
import { dataNote } from '~/facts/form-surroundings';
import { brand } from '~/facts/organisation';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/pricing/quotation',
  title: 'Your school’s price, sent to you',
  description: `Ask ${brand} for the price of a term in writing: learners, billing, SMS and how you pay. You get a reference at once and an answer within 24 hours.`,
  crumb: 'Your price, sent to you',
  under: [{ name: 'Pricing', path: '/pricing' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Pricing', href: '/pricing#my-school' },
  title: 'Your price, in writing',
  lead: 'For the board, the finance committee, or yourself in January. It costs nothing and binds nobody.',
} satisfies HeroProps;

export const form = {
  id: 'ask',
  title: 'Send me this',
  lead: 'Tell us your numbers, or change the ones you chose beside the plans.',
} satisfies SectionProps;

export const otherWaysTitle = 'Rather talk?';
export const note = { ...dataNote, purpose: 'to send you the price and to answer you' };
