// The words of the page that follows a form sent without JavaScript.
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  title: 'Thank you',
  description: 'What you sent has arrived. This page shows your reference number and says what happens next.',
  noindex: true,
  pictureOf: '/',
} satisfies PageMeta;

export const thankYou = {
  title: 'Thank you',
  arrived: 'What you sent has arrived.',
  waiting:
    'The event is full at the moment, so you are on the waiting list. We write as soon as a place is free.',
  keep: 'Keep it: with it, anyone here can find what you sent, and you can',
  lookUp: { label: 'see how far it is', href: '/reference' },
  home: { label: 'Back to Home', href: '/' },
} as const;
