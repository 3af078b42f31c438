// The words of the page that takes reports of weaknesses.
import { dataNote } from '~/facts/form-surroundings';
import { brand, organisation } from '~/facts/organisation';
import { formatPhone } from '~/lib/words';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';
import type { Ways } from '~/ui/words';

const { emergency } = organisation.phone;

export const meta = {
  path: '/contact/security',
  title: 'Report a security problem',
  description: `Tell ${brand}’s security team about a weakness, by form, email or the emergency line. Acknowledged within 24 hours; anonymous reports are welcome.`,
  crumb: 'Report a security problem',
  under: [{ name: 'Trust', path: '/trust' }],
} satisfies PageMeta;

export const hero = {
  title: 'Found a way in? Tell us first.',
  lead: 'Schools trust us with their learners’ names. If you can see what you should not, we want to know today. If someone is being harmed right now, call.',
  actions: [
    { label: 'Read the guidelines', href: '/security' },
    { label: `Call\u00a0${formatPhone(emergency)}`, href: `tel:${emergency}` },
  ],
} satisfies HeroProps;

export const form = {
  id: 'report',
  title: 'Your report',
  lead: 'Leave out learners’ data: say what you could see, not what it was. Your name and address may stay empty.',
} satisfies SectionProps;

export const urgent = {
  title: 'People harmed right now?',
  text: 'Do not fill in a form. Call the emergency line, day and night.',
};

export const ways = {
  email: organisation.email.security,
  phone: emergency,
  whatsapp: organisation.phone.whatsapp,
} satisfies Ways;

export const note = {
  ...dataNote,
  purpose: 'to reproduce and fix the problem, to thank you and to pay a reward',
};

export const next = {
  title: 'What happens then',
  tone: 'sunk',
  steps: [
    {
      title: 'We acknowledge',
      duration: 'Within 24 hours',
      text: 'A person writes, with a name you can answer to.',
    },
    {
      title: 'We reproduce',
      duration: '3 working days',
      text: 'And tell you whether we could, and how serious we think it is.',
    },
    {
      title: 'We fix',
      duration: '48 hours to 90 days',
      text: 'By severity. Schools concerned are told what was wrong and what was done.',
    },
    {
      title: 'We pay and thank',
      duration: '14 days after the fix',
      text: 'By the bounty’s table, and by name if you ticked the box.',
    },
  ],
} satisfies StepsProps;
