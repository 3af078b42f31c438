// The words of the data request page.
import { dataNote } from '~/facts/form-surroundings';
import { brand, organisation } from '~/facts/organisation';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';
import type { Ways } from '~/ui/words';

export const meta = {
  path: '/privacy/request',
  title: 'Make a data request',
  description: `See, correct or erase the data ${brand} holds about you, or stop our emails, under Uganda’s Data Protection and Privacy Act. Free, answered within 30 days.`,
  crumb: 'Make a data request',
  under: [{ name: 'Privacy policy', path: '/privacy' }],
} satisfies PageMeta;

export const hero = {
  title: 'Your data. Say what we should do with it.',
  lead: 'The Data Protection and Privacy Act gives you rights, and this form is the short way to them. It costs nothing and needs no reasons.',
} satisfies HeroProps;

export const rights = {
  title: 'What you may ask for',
  look: 'grid',
  features: [
    {
      icon: 'Eye',
      title: 'Access',
      text: 'Whether we hold data about you, what it is, where it came from and who got it. You receive a copy.',
    },
    {
      icon: 'PencilLine',
      title: 'Correction',
      text: 'What is wrong is put right, and those we gave it to are told.',
    },
    {
      icon: 'Eraser',
      title: 'Erasure',
      text: 'What we no longer need or should not have is erased. If a law makes us keep something, we say which.',
    },
    {
      icon: 'BellOff',
      title: 'Stop marketing',
      text: 'No more emails. At once, and at the latest within 14 days.',
    },
  ],
} satisfies FeatureIndexProps;

export const form = {
  id: 'request',
  title: 'Your request',
  lead: 'Acknowledged within two working days, answered within 30 days. We first make sure that it is you who asks.',
  tone: 'sunk',
} satisfies SectionProps;

export const school = {
  title: 'Is it a school’s record?',
  text: 'Marks, attendance and fees belong to the school. Ask there first: it can show and correct them the same day. If you ask us, we pass it on within two working days.',
};

export const otherWaysTitle = 'Another way';

export const ways = {
  email: organisation.email.privacy,
  phone: organisation.phone.main,
  whatsapp: organisation.phone.whatsapp,
} satisfies Ways;

export const note = {
  ...dataNote,
  purpose: 'to do what you ask, and to be able to show that we did',
};
