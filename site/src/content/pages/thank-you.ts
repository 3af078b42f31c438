// The words of the page that follows a form sent without JavaScript.
import type { FormId } from '@tred/contract/registry';
import { navigation } from '~/facts/navigation';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  title: 'Thank you',
  description: 'What you sent has arrived. This page shows your reference number and says what happens next.',
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

/** By form, as the form itself says it; all others get the last. */
export const arrived: Partial<Record<FormId, string>> & { other: string } = {
  contact: 'Message sent successfully! We reply within 24 hours.',
  quotation: 'Your question has arrived. We send you the price and reply within 24 hours.',
  'partner-application': 'Application submitted successfully! We’ll contact you within 48 hours.',
  newsletter: navigation.updates.thanks,
  vote: 'Your vote is counted.',
  other: 'What you sent has arrived.',
};

export const thankYou = {
  title: 'Thank you',
  waiting:
    'The event is full at the moment, so you are on the waiting list. We write as soon as a place is free.',
  confirmByEmail: navigation.updates.confirmByEmail,
  reference: 'Your reference is',
  keep: 'Keep it: with it, anyone here can find what you sent, and you can',
  lookUp: { label: 'see how far it is', href: '/reference' },
  home: { label: 'Back to Home', href: '/' },
} as const;
