// The words of the page on which visitors look up how far theirs is.
import { dataNote, formSurroundings } from '~/facts/form-surroundings';
import { brand } from '~/facts/organisation';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { LookupProps } from '~/subjects/lookup/Lookup/Lookup';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/reference',
  title: 'Look up your reference',
  description: `Sent ${brand} a message, an order or an application? With your reference and email address you see whether it is received, being worked on or answered.`,
  crumb: 'Your reference',
  under: [{ name: 'Contact', path: '/contact' }],
} satisfies PageMeta;

export const hero = {
  title: 'How far is it?',
  lead: 'Everything you send us has a reference. With it and your email address you see where it stands, without asking anyone.',
} satisfies HeroProps;

export const form = {
  id: 'look-up',
  title: 'Look it up',
  lead: 'Your reference stood on the page after you sent the form. It is also in the subject of our mail about it.',
} satisfies SectionProps;

export const answers = {
  received: {
    title: 'Received',
    text: 'It is here, whole, and waits for the next person who is free.',
  },
  'being-worked-on': {
    title: 'Being worked on',
    text: 'Someone has it in hand. You hear from us at the address you gave.',
  },
  answered: {
    title: 'Answered',
    text: 'We have answered, at the address you gave. If nothing came, look among unwanted mail, then tell us the reference.',
  },
  unknown: {
    title: 'Nothing under this pair',
    text: 'There is nothing under this reference and this address together. The reference begins with TRD, and the address is the one you gave with it. What was sent without an address, such as a vote, cannot be looked up, and old entries are erased.',
  },
  'too-many': {
    title: 'That was a lot in a short time',
    text: 'Wait a little, then look again. Nothing is lost.',
  },
  unavailable: {
    title: 'We cannot look just now',
    text: 'Try again in a minute. Nothing is lost.',
  },
} satisfies LookupProps['answers'];

export const ways = {
  title: 'Lost the reference?',
  text: 'Tell us your name and the day you wrote, and we find it:',
  ...formSurroundings.ways,
} as const;

export const note = {
  ...dataNote,
  purpose: 'to find what you sent us',
  kept: 'no longer than it takes to answer',
};
