// The words of the page where a feature request is written.
import { dataNote } from '~/facts/form-surroundings';
import { brand } from '~/facts/organisation';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/submit-request',
  title: 'Submit a feature request',
  description: `Tell ${brand} what your school or university needs next. Similar requests show while you type, and a person answers within five working days.`,
  crumb: 'Submit a request',
  under: [{ name: 'Feature requests', path: '/features/requests' }],
} satisfies PageMeta;

export const hero = {
  kicker: 'Feature requests',
  title: 'Tell us what takes you too long',
  lead: 'You need not know how it should work. Say what you do today, who does it and how often; finding the way is our part.',
} satisfies HeroProps;

export const form = {
  id: 'request',
  title: 'Your request',
  lead: 'If someone has asked for it already, it shows while you type. A vote for theirs moves it up further than a second request.',
} satisfies SectionProps;

export const advice = {
  title: 'What helps us say yes',
  points: [
    'A real day: “On report day four of us retype 900 totals.”',
    'The file, form or message as it looks now. We ask for it when we answer.',
    'What you tried, and where it went wrong.',
    'A date, when one is set from outside: UNEB, NCHE, the bank.',
  ],
  links: [
    { label: 'All feature requests', href: '/features/requests' },
    { label: 'What is planned', href: '/roadmap' },
  ],
} as const;

export const note = { ...dataNote, purpose: 'to answer your request and to tell you what became of it' };
