// The words around the application to the startup programme.
import { dataNote, formSurroundings } from '~/facts/form-surroundings';
import { brand } from '~/facts/organisation';
import { startupCalendar } from '~/facts/programmes';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/startup-program/apply',
  title: 'Apply to the startup programme',
  description: `The application to ${brand}’s startup programme: twelve questions, half an hour, no pitch deck. We answer about two weeks after you apply.`,
  crumb: 'Apply',
  under: [{ name: 'Startup programme', path: '/startup-program' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Startup programme', href: '/startup-program' },
  title: 'Twelve questions, no pitch deck',
  lead: 'Write as you would to a colleague. Two of us read it, apart from one another, and you hear from us about two weeks after you apply.',
} satisfies HeroProps;

export const form = {
  id: 'application',
  title: 'Your application',
  lead: 'What you type stays on this device until you send it, also when the network goes.',
} satisfies SectionProps;

export const deadline = {
  title: 'When rounds close',
  text: `On ${startupCalendar.round.rhythm}, at midnight in Kampala. A round decides when you start. What comes later counts for the next one; nothing has to be sent twice.`,
} as const;

export const before = {
  title: 'Before you start',
  links: [
    { label: 'Check your eligibility', href: '/startup-program/eligibility' },
    { label: 'Rounds and deadlines', href: '/startup-program/schedule' },
    { label: 'Questions and answers', href: '/startup-program/faq' },
  ],
} as const;

export const surroundings = formSurroundings;
export const note = { ...dataNote, purpose: 'to decide on your application' };
